import type * as table from './table.ts';

// Everything a compiled pack may call. Packs import from here and from nowhere else.
export * from './table.ts';
export { Stopped, failureOf } from './control.ts';
export type { LimitName, Limits } from './control.ts';
export { Document } from './document.ts';
export type { Finding, RuleContext } from './document.ts';
export { EvaluationError } from './error.ts';

/** Names a compiler may write a call to. */
export type Runtime = typeof table;
