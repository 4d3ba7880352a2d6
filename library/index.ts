// `import { conforme } from 'conforme'`: the engine in the process of its caller.

import type { Failure } from '@conforme/proto/failure';
import { conformeOver } from './calls.ts';
import type { Conforme } from './conforme.ts';

export { ConformeError, type Detail, type Refusal } from './error.ts';
export type { Failure, Fingerprint } from '@conforme/proto/failure';
export type * from './conforme.ts';
export type * from '@conforme/proto/contract';

/** How an engine of one's own is made. */
export interface Settings {
  /** Plugins of third parties: folders, or names of installed packages. Needs Node ≥ 22.15 where one is written in TypeScript. */
  readonly plugins?: readonly string[];
  /** Told of failures that are the engine's own: class and place, never content. Without, a line on standard error. */
  readonly report?: (failure: Failure) => void;
}

/** An engine with plugins, which are compiled by its first call. */
export function createConforme({ plugins = [], report }: Settings = {}): Conforme {
  return conformeOver(async () => (await import('@conforme/core/engine')).engineHere(plugins, report));
}

/** The engine as it comes. Nothing of it is loaded before the first call. */
export const conforme: Conforme = createConforme();
