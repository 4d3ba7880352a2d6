// Rules the recorded documents cannot prove, each with the reason. `never`: no document can fire it. `besideErrors`: what
// fires it makes another rule impossible to evaluate, so that the official artefact stops and only ours can say it.

import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Reasons = Readonly<Record<string, string>>;

export interface Unproven {
  readonly never: Reasons;
  readonly besideErrors: Reasons;
}

/** Pattern of packs → their rules; `*` stands for any run of characters. */
type Table = Readonly<Record<string, Reasons>>;

const tables = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'never-fires.json'), 'utf8'),
) as Readonly<Record<keyof Unproven, Table>>;

export function readUnproven(key: string): Unproven {
  return { never: reasonsOf(tables.never, key), besideErrors: reasonsOf(tables.besideErrors, key) };
}

function reasonsOf(table: Table, key: string): Reasons {
  const matching = Object.entries(table).filter(([pattern]) => matches(pattern, key));
  return Object.assign({}, ...matching.map(([, reasons]) => reasons)) as Reasons;
}

function matches(pattern: string, key: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\+]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(key);
}
