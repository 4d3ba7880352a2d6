import type { Instruction } from './program.ts';

/** What a text's bytes say of a pattern. */
export const NO = 1;
export const YES = 2;
/** The bytes are not the text, or the pattern has too many states: its string must be asked. */
export const UNTOLD = 3;

const START = 4;
/** States of an automaton, the four answers among them; the patterns of our packs have less than half as many. */
const MOST_STATES = 64;
const BYTES = 256;

const AMPERSAND = 0x26;
const RETURN = 0x0d;
const ASCII = 0x80;
const BLANK = 0x20;

/**
 * For programs without back-references, and without flag m, whose places ask what stands beside them. Whether a pattern matches, one look-up a byte, of texts in ASCII: all ways through the program are one state. A state and what
 * follows on a byte are found when a text first comes that way.
 */
export class Automaton {
  readonly #program: readonly Instruction[];
  /** For each state and byte the next state; 0 where it was not found yet. */
  readonly #next = new Uint8Array(MOST_STATES * BYTES);
  /** For each state whether a text that ends there matches, NO or YES; and the characters that lead on. */
  readonly #ends: number[] = [];
  readonly #ways: (readonly number[])[] = [];
  readonly #known = new Map<string, number>();
  /** Does it match where nothing was read, whatever follows? */
  readonly #always: boolean;

  constructor(program: readonly Instruction[]) {
    this.#program = program;
    for (let state = 0; state < START; state++) {
      this.#ends.push(state);
      this.#ways.push([]);
    }
    const { ways, isEnd } = this.#reached([0], true, false);
    this.#always = isEnd;
    this.#add(ways, this.#reached([0], true, true).isEnd);
  }

  /** NO, YES or UNTOLD; with `normal`, of the text without outer blanks and with single inner ones. */
  test(bytes: Uint8Array, from: number, to: number, normal: boolean): number {
    if (this.#always) return YES;
    const next = this.#next;
    const least = normal ? BLANK : -1;
    let state = START;
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!;
      if (byte <= least) return UNTOLD;
      state = next[state * BYTES + byte]! || this.#follow(state, byte);
      if (state < START) return state;
    }
    return this.#ends[state]!;
  }

  /** What follows a state on a byte. */
  #follow(state: number, byte: number): number {
    return (this.#next[state * BYTES + byte] = this.#found(state, byte));
  }

  #found(state: number, byte: number): number {
    if (byte >= ASCII || byte === AMPERSAND || byte === RETURN) return UNTOLD;
    const onwards = [0];
    for (const place of this.#ways[state]!) {
      const instruction = this.#program[place]!;
      if (instruction.op === 'character' && instruction.is(byte)) onwards.push(place + 1);
    }
    const { ways, isEnd } = this.#reached(onwards, false, false);
    if (isEnd) return YES;
    const endsHere = this.#reached(onwards, false, true).isEnd;
    if (ways.length === 0 && !endsHere) return NO;
    return this.#known.get(keyOf(ways, endsHere)) ?? this.#add(ways, endsHere);
  }

  #add(ways: readonly number[], endsHere: boolean): number {
    if (this.#ways.length === MOST_STATES) return UNTOLD;
    this.#known.set(keyOf(ways, endsHere), this.#ways.length);
    this.#ends.push(endsHere ? YES : NO);
    return this.#ways.push(ways) - 1;
  }

  /** What these places lead to without reading: characters, and whether the end is among it. */
  #reached(places: readonly number[], atStart: boolean, atEnd: boolean): Reached {
    const at = atStart ? 0 : 1;
    const text = 'x'.repeat(atEnd ? at : at + 1);
    const seen = new Set(places);
    const ways: number[] = [];
    let isEnd = false;
    for (const place of seen) {
      const instruction = this.#program[place]!;
      if (instruction.op === 'end') isEnd = true;
      else if (instruction.op === 'character') ways.push(place);
      else if (instruction.op === 'split') for (const to of instruction.to) seen.add(to);
      else if (instruction.op === 'save' || (instruction.op === 'place' && instruction.holds(text, at)))
        seen.add(place + 1);
    }
    return { ways: ways.sort((a, b) => a - b), isEnd };
  }
}

interface Reached {
  readonly ways: readonly number[];
  readonly isEnd: boolean;
}

const keyOf = (ways: readonly number[], endsHere: boolean): string =>
  `${ways.join(' ')}${endsHere ? '$' : ''}`;
