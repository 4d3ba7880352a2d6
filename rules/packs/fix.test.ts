import { expect, it } from 'vitest';
import { fixFor } from './fix.ts';

const ELEMENTS: Readonly<Record<string, string>> = { 'BT-106': 'ram:LineTotalAmount', 'BT-9': 'cbc:DueDate' };
const names = (term: string): string | null => ELEMENTS[term] ?? null;

it.each([
  [
    '{request?}Leave totals out, or set{request:}Set{request;} `totals.line_total|BT-106` to {3}.',
    'Leave totals out, or set totals.line_total to {3}.',
    'Set ram:LineTotalAmount (BT-106) to {3}.',
  ],
  ['Fill in `due_date|BT-9` (BT-9).', 'Fill in due_date (BT-9).', 'Fill in cbc:DueDate (BT-9).'],
  [
    'Round `line_total|{term}` ({term}){request?}, or leave it out{request;}.',
    'Round line_total ({term}), or leave it out.',
    'Round ram:LineTotalAmount ({term}).',
  ],
  // No place in this syntax: its term is all there is to say.
  ['Set `payment.bic|BT-86`.', 'Set payment.bic.', 'Set BT-86.'],
])('%s', (source, request, document) => {
  expect(fixFor(source, ['BT-0', 'BT-106'], undefined)).toBe(request);
  expect(fixFor(source, ['BT-0', 'BT-106'], names)).toBe(document);
});
