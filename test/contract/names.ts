import { contractRows } from '../../proto/testing/contract-table.ts';
import { ROWS } from './rows/all.ts';

/** Names of all rows that a test of this folder checks by real requests. */
export function checkedNames(): readonly string[] {
  const fields = contractRows().map(({ object, field }) => `${object}: ${field}`);
  const errors = ['code', 'message', 'details'].map((field) => `ErrorOut: ${field}`);
  return [...fields, ...errors, ...ROWS.map(({ name }) => name)];
}
