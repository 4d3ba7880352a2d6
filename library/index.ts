// `import { conforme } from 'conforme'`: the engine in the process of its caller.

import type { Failure } from '@conforme/proto/failure';
import type { Conforme } from './conforme.ts';
import { judgingOver } from './judging.ts';

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
  const rules = once(async () => (await import('@conforme/core/judge')).rulesHere(plugins));
  const validate = judgingOver(async () =>
    (await import('@conforme/core/judge')).judgeWith(await rules(), report),
  ) as Conforme['validate'];
  // To judge takes no messages; who does nothing else loads none.
  const calls = once(async () => (await import('./calls.ts')).conformeOver(() => transport()));
  const transport = once(async () =>
    (await import('@conforme/core/engine')).engineOver(await rules(), report),
  );
  const later = <N extends Later>(name: N): Conforme[N] =>
    (async (...given: never[]) => {
      const call = (await calls())[name] as (...given: never[]) => unknown;
      return call(...given);
    }) as Conforme[N];
  return {
    ...(Object.fromEntries(LATER.map((name) => [name, later(name)])) as Pick<Conforme, Later>),
    validate,
  };
}

/** What comes with messages. */
const LATER = [
  'generate',
  'preview',
  'extract',
  'convert',
  'embed',
  'render',
  'compare',
  'receive',
  'flux1',
  'generateStatus',
  'extractStatus',
  'nextStatuses',
  'generateReports',
  'reportingCalendar',
  'explain',
  'rulesets',
  'rulesetDiff',
] as const satisfies readonly (keyof Conforme)[];

type Later = (typeof LATER)[number];

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => (opened ??= open());
}

/** The engine as it comes. Nothing of it is loaded before the first call. */
export const conforme: Conforme = createConforme();
