import type { Instruction } from './program.ts';

/** Begins and ends of the match and its groups; -1 where a group took no part. */
export type Captures = readonly number[];

interface Way {
  readonly state: number;
  readonly captures: Captures;
}

const NOTHING: Captures = [];

/**
 * Follows all ways through a program at once (Thompson's construction, with captures as Pike has them): time grows with the text
 * times the pattern, never beyond. Of several matches it finds the one that trying in turn would find first.
 */
export class Linear {
  readonly #program: readonly Instruction[];
  /** In which round a state was last entered. */
  readonly #seen: Int32Array;
  #round = 0;

  constructor(program: readonly Instruction[]) {
    this.#program = program;
    this.#seen = new Int32Array(program.length);
  }

  /** Does it match anywhere in the text? */
  test(text: string): boolean {
    return this.#run(text, 0, false) !== null;
  }

  /** The first match at or after `from`. */
  exec(text: string, from: number): Captures | null {
    return this.#run(text, from, true);
  }

  #run(text: string, from: number, kept: boolean): Captures | null {
    let ways: Way[] = [];
    let best: Captures | null = null;
    this.#round = this.#nextRound();
    for (let at = from; ;) {
      if (best === null) this.#enter({ state: 0, captures: NOTHING }, text, at, ways, kept);
      const point = at < text.length ? text.codePointAt(at)! : -1;
      const next = at + (point > 0xffff ? 2 : 1);
      const onwards: Way[] = [];
      this.#round = this.#nextRound();
      for (const { state, captures } of ways) {
        const instruction = this.#program[state]!;
        if (instruction.op === 'end') {
          if (!kept) return NOTHING;
          best = captures;
          // Ways behind this one are worse.
          break;
        }
        if (point >= 0 && instruction.op === 'character' && instruction.is(point))
          this.#enter({ state: state + 1, captures }, text, next, onwards, kept);
      }
      if (point < 0 || (onwards.length === 0 && best !== null)) return best;
      ways = onwards;
      at = next;
    }
  }

  #nextRound(): number {
    if (this.#round < 0x7fffffff) return this.#round + 1;
    this.#seen.fill(0);
    return 1;
  }

  /** Adds what a state leads to without reading, the best way first. */
  #enter(first: Way, text: string, at: number, ways: Way[], kept: boolean): void {
    const waiting = [first];
    for (let way = waiting.pop(); way; way = waiting.pop()) {
      const { state, captures } = way;
      if (this.#seen[state] === this.#round) continue;
      this.#seen[state] = this.#round;
      const instruction = this.#program[state]!;
      if (instruction.op === 'split')
        for (const to of instruction.to.toReversed()) waiting.push({ state: to, captures });
      else if (instruction.op === 'save')
        waiting.push({ state: state + 1, captures: kept ? saved(captures, instruction.slot, at) : captures });
      else if (instruction.op === 'place') {
        if (instruction.holds(text, at)) waiting.push({ state: state + 1, captures });
      } else ways.push(way);
    }
  }
}

/** Captures with one more place; groups before it that took no part are -1. */
export function saved(captures: Captures, slot: number, at: number): Captures {
  const copy = [...captures];
  while (copy.length <= slot) copy.push(-1);
  copy[slot] = at;
  return copy;
}
