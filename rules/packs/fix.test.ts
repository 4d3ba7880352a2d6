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
  const terms = ['BT-0', 'BT-106'];
  expect(fixFor(source, terms, 'cii', undefined)).toBe(request);
  expect(fixFor(source, terms, 'cii', names)).toBe(document);
});

it.each([
  ['cii', 'Write YYYYMMDD.'],
  ['ubl', 'Write YYYY-MM-DD.'],
])('says to who sent %s what is written in that syntax alone', (syntax, document) => {
  const source = 'Write {request?}a day{request:}{cii?}YYYYMMDD{cii:}YYYY-MM-DD{cii;}{request;}.';
  expect(fixFor(source, [], syntax, names)).toBe(document);
  expect(fixFor(source, [], syntax, undefined)).toBe('Write a day.');
});
