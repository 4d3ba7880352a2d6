import type { Instruction } from './program.ts';
import type { Captures } from './linear.ts';
import { saved } from './linear.ts';

/** Steps one search may take: some tenths of a second. */
const MOST_STEPS = 3_000_000;

/** The search went on for too long; what that means is the caller's to say. */
export class TooManySteps extends Error {
  override readonly name = 'TooManySteps';
}

interface Way {
  readonly state: number;
  readonly at: number;
  readonly captures: Captures;
  /** Where loops last turned, and which of them did there: none turns twice without reading. */
  readonly turned: number;
  readonly loops: readonly number[];
}

/** Tries ways in turn, which back-references need, and gives up after a number of steps. */
export class Tried {
  readonly #program: readonly Instruction[];

  constructor(program: readonly Instruction[]) {
    this.#program = program;
  }

  test(text: string): boolean {
    return this.exec(text, 0) !== null;
  }

  /** @throws TooManySteps */
  exec(text: string, from: number): Captures | null {
    let steps = 0;
    for (let start = from; start <= text.length; start += widthAt(text, start)) {
      const waiting: Way[] = [{ state: 0, at: start, captures: [], turned: -1, loops: [] }];
      for (let way = waiting.pop(); way; way = waiting.pop()) {
        if (++steps > MOST_STEPS || waiting.length > MOST_STEPS / 10) throw new TooManySteps();
        if (this.#program[way.state]!.op === 'end') return way.captures;
        this.#follow(way, text, waiting);
      }
    }
    return null;
  }

  #follow(way: Way, text: string, waiting: Way[]): void {
    const { state, at, captures } = way;
    const instruction = this.#program[state]!;
    const next = state + 1;
    if (instruction.op === 'split') for (const to of instruction.to.toReversed()) pushTurn(way, to, waiting);
    else if (instruction.op === 'save')
      waiting.push({ ...way, state: next, captures: saved(captures, instruction.slot, at) });
    else if (instruction.op === 'place') {
      if (instruction.holds(text, at)) waiting.push({ ...way, state: next });
    } else if (instruction.op === 'character') {
      if (at < text.length && instruction.is(text.codePointAt(at)!))
        waiting.push({ ...way, state: next, at: at + widthAt(text, at) });
    } else if (instruction.op === 'again') {
      const part = groupText(text, captures, instruction.group) ?? '';
      const there = text.slice(at, at + part.length);
      const equal = instruction.folded ? there.toLowerCase() === part.toLowerCase() : there === part;
      if (equal) waiting.push({ ...way, state: next, at: at + part.length });
    }
  }
}

/** A way back is the turn of a loop. */
function pushTurn(way: Way, to: number, waiting: Way[]): void {
  if (to > way.state) waiting.push({ ...way, state: to });
  else if (way.turned !== way.at) waiting.push({ ...way, state: to, turned: way.at, loops: [way.state] });
  else if (!way.loops.includes(way.state))
    waiting.push({ ...way, state: to, loops: [...way.loops, way.state] });
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** What a group matched. */
export function groupText(text: string, captures: Captures, group: number): string | undefined {
  const from = captures[2 * group] ?? -1;
  const to = captures[2 * group + 1] ?? -1;
  return from < 0 || to < 0 ? undefined : text.slice(from, to);
}
