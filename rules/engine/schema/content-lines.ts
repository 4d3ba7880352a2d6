import type { Tree } from '@conforme/engine/xml';
import type { Automaton, State } from './automaton.ts';

/** Numbers of a line: as many bytes as a processor fetches at once. */
export const LINE = 16;
/** Numbers of a way: the name of a child, its element, and the state it leads to. */
export const WAY = 3;

const WAYS = (LINE - 1) / WAY;
/** Numbers of names are greater. */
const NO_NAME = -0x8000_0000;

/** Only models that are ambiguous have so many. */
const MOST_STATES = 4096;

/**
 * Content models as numbers, learned from what documents have: of each state a line, which says whether the content may end there, then the
 * ways that were taken from it. A Map of each state and an object of each step are six places of memory a child instead of one.
 */
export class ContentLines {
  lines: Int32Array = new Int32Array(64 * LINE);
  readonly #states: { readonly automaton: Automaton; readonly state: State }[] = [];
  readonly #numbers = new Map<State, number>();

  /** The number of the state, or -1 where the content is counted, or there are too many states. */
  of(automaton: Automaton, state: State): number {
    const known = this.#numbers.get(state);
    if (known !== undefined) return known;
    const number = this.#states.length;
    if (number === MOST_STATES || state.max > 1) return -1;
    this.#states.push({ automaton, state });
    this.#numbers.set(state, number);
    this.#widen();
    const line = number * LINE;
    this.lines[line] = Number(state.final);
    this.lines.fill(NO_NAME, line + 1, line + LINE);
    return number;
  }

  /** Learns where a child leads. Returns the place of the way, or -1 where none is known that needs no second look. */
  learn(number: number, name: number, node: number, tree: Tree): number {
    // Names the schema does not know are numbered anew in every document.
    if (name < 0) return -1;
    const { automaton, state } = this.#states[number]!;
    const step = automaton.step(state, name, node, tree);
    if (step === null || step.element < 0) return -1;
    const next = this.of(automaton, step.state);
    if (next < 0) return -1;
    const way = this.#free(number * LINE);
    this.lines.set([name, step.element, next], way);
    return way;
  }

  /** A line that is full gives its last way away. */
  #free(line: number): number {
    for (let way = line + 1; way < line + LINE; way += WAY) if (this.lines[way] === NO_NAME) return way;
    return line + 1 + (WAYS - 1) * WAY;
  }

  #widen(): void {
    if (this.#states.length * LINE <= this.lines.length) return;
    const wider = new Int32Array(this.lines.length * 2);
    wider.set(this.lines);
    this.lines = wider;
  }
}
