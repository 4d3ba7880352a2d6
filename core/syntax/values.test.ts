import { describe, expect, test } from 'vitest';
import { reading, toy, written, type ToyRow } from './testing/toy.ts';
import { flag, items, texts } from './values.ts';

interface Values {
  readonly copy: boolean | null;
  readonly batches: readonly string[];
  readonly ids: readonly { readonly id: string; readonly scheme: string | null }[];
}
const BLANK = { copy: null, batches: [], ids: [] };
const rows: readonly ToyRow<Values>[] = [
  flag(toy.tag('t:Copy'), 'copy'),
  texts(toy.tag('t:Batch'), 'batches'),
];
const read = (content: string): ReturnType<typeof reading> => reading(rows, content, BLANK);

describe('a flag', () => {
  test.each([
    [true, 'true'],
    [false, 'false'],
  ])('%s is written, and none is not', (copy, content) => {
    expect(written(rows, { ...BLANK, copy })).toBe(`<t:Copy>${content}</t:Copy>`);
    expect(written(rows, BLANK)).toBe('');
  });

  test.each([
    ['1', true],
    ['0', false],
    [' true ', true],
  ])('is read from %j', (content, copy) => {
    expect(read(`<Copy>${content}</Copy>`)).toMatchObject({ draft: { copy }, unread: [] });
  });

  test('is no other word, and there is one', () => {
    const { draft, unread } = read('<Copy>yes</Copy><Copy>0</Copy><Copy>1</Copy>');
    expect(draft['copy']).toBe(false);
    expect(unread).toEqual(['Copy=yes', 'Copy=1']);
  });
});

describe('a list of texts', () => {
  test('has an element for each that is not blank', () => {
    expect(written(rows, { ...BLANK, batches: ['A', ' ', 'B'] })).toBe(
      '<t:Batch>A</t:Batch><t:Batch>B</t:Batch>',
    );
    expect(read('<Batch>A</Batch><Batch/><Batch x="1">A</Batch>')).toMatchObject({
      draft: { batches: ['A', 'A'] },
      unread: ['@x=1'],
    });
  });
});

test('a list of texts with attributes has an element for each', () => {
  const ids = items<Values, 'ids', never>(toy.tag('t:ID'), 'ids', 'id', { attributes: { scheme: 'scheme' } });
  const value = {
    ...BLANK,
    ids: [
      { id: 'A', scheme: '0088' },
      { id: 'B', scheme: null },
    ],
  };
  expect(written([ids], value)).toBe('<t:ID scheme="0088">A</t:ID><t:ID>B</t:ID>');
});
