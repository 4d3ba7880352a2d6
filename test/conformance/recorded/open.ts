import { readFileSync } from 'node:fs';

/** What the recorded set does not prove yet. Each list is exact: what a new document proves must be struck off it. */
export interface Open {
  /** Compiled packs without a recorded document. */
  readonly unrecorded: readonly string[];
  /** Schemas whose recorded documents are all refused. */
  readonly oneSidedSchemas: readonly string[];
  /** Pack → rules that can fire, and that no recorded document fires where the official pack gave a verdict. */
  readonly unfired: Readonly<Record<string, readonly string[]>>;
}

export const open: Open = JSON.parse(readFileSync(new URL('open.json', import.meta.url), 'utf8')) as Open;
