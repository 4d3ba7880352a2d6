// What a page and the engine's worker say to each other.

import type { Conforme } from '../conforme.ts';
import type { Refusal } from '../error.ts';

/** A call by its name, or its end before it is answered. */
export type ToWorker =
  | { readonly id: number; readonly name: keyof Conforme; readonly args: readonly unknown[] }
  | { readonly id: number; readonly abort: true };

export type FromWorker =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refusal: Refusal }
  /** What was given is not what a call takes. */
  | { readonly id: number; readonly mistake: string };
