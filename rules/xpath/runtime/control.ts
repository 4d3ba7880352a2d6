import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';

const MAX_DEPTH = 400;
const MAX_STEPS = 200_000;

/** Entered by every function that can call itself: neither its depth nor its number of calls is without end. */
export function enter(d: Document): void {
  if (++d.depth > MAX_DEPTH)
    throw new EvaluationError('SXLM0001', `functions call themselves more than ${MAX_DEPTH} deep`);
  if (++d.steps > MAX_STEPS)
    throw new EvaluationError('SXLM0001', `functions call themselves more than ${MAX_STEPS} times`);
}

export function leave(d: Document): void {
  d.depth--;
}
