import { expect, test } from 'vitest';
import { DAMAGES } from './damages.ts';
import { documentText, mutate } from './mutate.ts';
import { readMarkup } from './sch/markup.ts';

const source =
  '<a:r xmlns:a="urn:a"><a:x k="1"><a:y>12.50</a:y><a:z unit="C62">S</a:z></a:x><a:w>20261005</a:w></a:r>';
const root = readMarkup(new TextEncoder().encode(source), 'r.xml');
const damaged = (kind: number, at: number, value: number): string =>
  documentText(mutate(root, [{ kind, at, value }], DAMAGES));
const of = (kind: number): string[] =>
  [0, 1, 2, 3].flatMap((at) => Array.from({ length: 400 }, (_, value) => damaged(kind, at, value)));

test('every damage does something, and gives elements that can be read', () => {
  for (const kind of DAMAGES.keys()) {
    const texts = new Set(of(kind));
    texts.delete(source);
    expect(texts.size, `damage ${kind}`).toBeGreaterThan(0);
    for (const text of texts) expect(() => readMarkup(new TextEncoder().encode(text), 'm.xml')).not.toThrow();
  }
});

test.each([
  ['writes a number another way', '<a:y>12.5000000000</a:y>'],
  ['moves an amount by a cent', '<a:y>12.51</a:y>'],
  ['puts blanks around', '<a:y> 12.50</a:y>'],
  ['turns a sign', '<a:y>-12.50</a:y>'],
  ['writes a negative zero', '<a:y>-0.00</a:y>'],
  ['takes the code of another place', '<a:w>S</a:w>'],
  ['takes the attributes of another', '<a:z k="1">S</a:z>'],
  ['adds an attribute', 'schemeID="ZZ"'],
  ['takes one element elsewhere', '<a:z unit="C62">S</a:z><a:w>'],
  ['leaves blanks alone', '<a:w>\t</a:w>'],
  ['repeats with a difference', '<a:w>20261005</a:w><a:w>020261005</a:w>'],
])('one of them %s', (_, piece) => {
  expect([...DAMAGES.keys()].some((kind) => of(kind).some((text) => text.includes(piece)))).toBe(true);
});
