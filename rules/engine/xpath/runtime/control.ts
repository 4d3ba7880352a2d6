import { EvaluationError } from './error.ts';

/** What one run may take. Left out: no end of time, `DEFAULTS` for the rest. */
export interface Limits {
  /** Milliseconds. */
  readonly time?: number | undefined;
  /** Calls of functions that reach themselves, one inside the other. */
  readonly depth?: number | undefined;
  /** Calls of such functions in all. */
  readonly calls?: number | undefined;
  /** Findings that are told one by one; those behind them are counted, rule by rule. */
  readonly findings?: number | undefined;
}

export type LimitName = Exclude<keyof Limits, 'findings'> | 'size';

export const DEFAULTS = { time: Infinity, depth: 1000, calls: 10_000_000 } as const;

/** An expression that was stopped: it would take too long, or too much. */
export class LimitError extends EvaluationError {
  readonly limit: LimitName;

  constructor(limit: LimitName, message: string) {
    super('SXLM0001', message);
    this.limit = limit;
  }
}

/** Thrown after a finding has told that time is up: the rest of the run is not judged. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** What a run has taken so far. */
export interface Run {
  readonly limits: Limits;
  /** When it must end. */
  readonly until: number;
  /** Turns of loops until the clock is looked at; when it was, and how many turns were given. */
  fuel: number;
  looked: number;
  slice: number;
  /** Calls of recursive functions: how deep, and how many. */
  depth: number;
  calls: number;
}

/** Loops and calls between two looks at the clock: a few at first, as many as pass in some milliseconds later. */
export const FIRST_SLICE = 64;
const LARGEST_SLICE = 4096;
const LONG = 2;

/** A small integer to the engine, so that counting down costs nothing. */
export const ENDLESS = 2 ** 30 - 1;

/** Looks at the clock when the fuel is spent. A slice that took long is halved, as loops differ in what one turn costs. */
export function refuel(d: Run): void {
  if (d.until === Infinity) {
    d.fuel = ENDLESS;
    return;
  }
  const now = performance.now();
  d.slice = now - d.looked > LONG ? Math.max(1, d.slice >> 1) : Math.min(LARGEST_SLICE, d.slice * 2);
  d.looked = now;
  d.fuel = d.slice;
  if (now > d.until)
    throw new LimitError('time', `the rules were stopped: they take more than ${d.limits.time} ms`);
}

/** Entered by every function that can call itself: neither its depth nor its number of calls is without end. */
export function enter(d: Run): void {
  const { depth = DEFAULTS.depth, calls = DEFAULTS.calls } = d.limits;
  if (++d.depth > depth) throw new LimitError('depth', `functions call themselves more than ${depth} deep`);
  if (++d.calls > calls) throw new LimitError('calls', `functions call themselves more than ${calls} times`);
}

export function leave(d: Run): void {
  d.depth--;
}

/** More items than any document gives; a bound against sequences made to fill the memory. */
export const MOST_ITEMS = 10_000_000;

/** The list as it is, unless it is too long. */
export const bounded = <T>(list: T[]): T[] => (list.length > MOST_ITEMS ? tooLong() : list);

export function tooLong(): never {
  throw new LimitError('size', `a sequence holds at most ${MOST_ITEMS} items`);
}

/** What a rule that could not be judged says; an exhausted stack says so in JavaScript's own words otherwise. */
export function failureOf(error: unknown): { readonly message: string; readonly limit: LimitName | null } {
  if (error instanceof LimitError) return { message: error.message, limit: error.limit };
  if (error instanceof EvaluationError) return { message: error.message, limit: null };
  // An error that is not the document's is ours and goes on.
  if (!(error instanceof RangeError)) throw error;
  if (/call stack/i.test(error.message))
    return { message: 'functions call each other too deeply: the stack is exhausted', limit: 'depth' };
  return { message: error.message, limit: 'size' };
}
