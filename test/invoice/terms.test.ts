// Every term of EN 16931-1 has a field, a place in both syntaxes, and comes back from both.

import { expect, test } from 'vitest';
import { fieldsOf, termsAt } from '@conforme/proto/schema/terms';
import type { CompleteInvoice, ReadInvoice } from '../../core/invoice/index.ts';
import { changed, fullInvoice } from '../../core/invoice/testing/index.ts';
import { readDocument as readCii } from '../../plugins/cii/document.ts';
import { write as writeCii } from '../../plugins/cii/write.ts';
import { readDocument as readUbl } from '../../plugins/ubl/document.ts';
import { write as writeUbl } from '../../plugins/ubl/write.ts';
import { parse } from '../../rules/engine/xml/index.ts';

/** EN 16931-1 has no BT-4; BT-24 is an option, since it says of the document what the profile is. */
const NO_FIELD = new Set([4, 24]);
const TERMS = Array.from({ length: 165 }, (_, i) => i + 1).filter((n) => !NO_FIELD.has(n));

/**
 * Shortcuts are spelled out elsewhere, and a SIREN is read as the legal registration it is unless it has nine digits. The others are
 * places of extensions for a term that has its own.
 */
const SPELLED_OUT =
  /\/(operation_type|already_paid|french_mentions\/.*|prepaid_amount|rounding_amount|sire[nt]|payment\/terms)$|^\/invoice\/tax_(total|exemption)/;
const EXTENSION =
  /\/(lines\/0\/.*|ultimate_customer_orders\/0|advance_payments\/0\/.*)\/attachment\/|\/vat_breakdown\/0\/tax_point_|\/further_(payments|contacts)\/|\/account_id$/;
const ALTERNATIVES = [[], ['siren'], ['name']] as const;

const full = fullInvoice();
/** UBL tells a subject code from the text of its note by its form. */
const SUBJECTS = ['/invoice/notes/0/subject_code', '/invoice/lines/0/note_subject_code'];
const invoice = SUBJECTS.reduce((value, pointer) => changed(value, pointer, 'AAI'), full.invoice);
const leaves = full.leaves.map((leaf) =>
  SUBJECTS.includes(leaf.pointer) ? { ...leaf, value: 'AAI' } : leaf,
);
const core = leaves.filter(
  ({ pointer }) =>
    termsAt(pointer).some((term) => /^BT-\d/.test(term)) &&
    !SPELLED_OUT.test(pointer) &&
    !EXTENSION.test(pointer),
);

test.each(TERMS)('BT-%i has a field', (number) => {
  expect(fieldsOf(`BT-${number}`)).not.toEqual([]);
});

const cii = ALTERNATIVES.map((left) => {
  const { bytes } = writeCii(without(invoice, left), 'extended');
  return readCii(parse(bytes)).invoice;
});
const ubl = ALTERNATIVES.map((left) => {
  const { bytes } = writeUbl(without(invoice, left), 'extended-ctc-fr');
  return readUbl(parse(bytes)).invoice;
});

const named = core.map(({ pointer, value }) => [pointer, value] as const);

test.each(named)('%s comes back from CII', (pointer, value) => {
  expect(cii.map((read) => valueAt(read, pointer))).toContain(value);
});

// UBL has no department: it is the name where there is none.
test.each(named.filter(([pointer]) => !pointer.endsWith('/department')))(
  '%s comes back from UBL',
  (pointer, value) => {
    expect(ubl.map((read) => valueAt(read, pointer))).toContain(value);
  },
);

function without<T>(value: T, keys: readonly string[]): T {
  if (Array.isArray(value)) return value.map((item) => without(item, keys)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    keys.includes(key) && typeof part === 'string' ? null : without(part, keys),
  ]);
  return Object.fromEntries(entries) as T;
}

function valueAt(read: ReadInvoice | CompleteInvoice, pointer: string): unknown {
  let value: unknown = read;
  for (const step of pointer.split('/').slice(2)) {
    if (typeof value !== 'object' || value === null) return undefined;
    const part = value as Record<string, unknown>;
    value = step in part ? part[step] : Object.values(part)[Number(step)];
  }
  return value;
}
