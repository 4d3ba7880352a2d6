import { describe, expect, test } from 'vitest';
import { BLANK_ADJUSTMENT, type CompleteInvoice } from '../invoice/index.ts';
import {
  ADJUSTMENT,
  FULL_ADJUSTMENT,
  FULL_LINE,
  FULL_PARTY,
  LINE,
  sample,
} from '../invoice/testing/index.ts';
import type { Tree } from '@conforme/engine/xml';
import { CORE } from './level.ts';
import { extended, foreign, readOnly, when, writeOnly } from './row.ts';
import { textAt } from './source.ts';
import { DAY } from './text.ts';
import { numberOf, pointers, read, reading, toy, TOY_TARGET, written, type ToyRow } from './testing/toy.ts';

const { text, constant, group, within, part, list, map } = toy;
type Line = typeof LINE;

describe('a text', () => {
  const quantity = [text<Line>('t:Q', 'quantity', { attributes: { unit: 'unit_code' } })];

  test('is written with its attribute and points at both', () => {
    expect(written(quantity, LINE)).toBe('<t:Q unit="C62">2</t:Q>');
    expect(pointers(quantity, LINE)).toEqual([['/invoice/quantity', '/invoice/unit_code']]);
  });

  test('is read with its attribute, trimmed', () => {
    const draft = read(quantity, '<Q unit=" C62 "> 2\n</Q><Q unit="X">3</Q>', {
      quantity: null,
      unit_code: null,
    });
    expect(draft).toEqual({ quantity: '2', unit_code: 'C62' });
  });

  test('that is blank is not written, an attribute that is blank neither', () => {
    expect(written(quantity, { ...LINE, quantity: ' ' })).toBe('');
    expect(written(quantity, { ...LINE, unit_code: '' })).toBe('<t:Q>2</t:Q>');
  });

  test('has an attribute that is always the same, or the same in one document', () => {
    const always = text<Line>('t:Q', 'quantity', { constant: ['format', '102'] });
    const amount = text<Line>('t:Q', 'quantity', {
      constant: ({ currency }) => ['currencyID', currency ?? ''],
    });
    expect(written([always, amount], LINE)).toBe('<t:Q format="102">2</t:Q><t:Q currencyID="EUR">2</t:Q>');
    expect(pointers([always, amount], LINE)).toEqual([['/invoice/quantity'], ['/invoice/quantity']]);
  });

  test('is spelled as its format says, both ways', () => {
    const format = {
      write: (value: string) => `[${value}]`,
      read: (content: string) => content.slice(1, -1),
    };
    const bracketed = [text<Line>('t:Q', 'quantity', { format })];
    expect(written(bracketed, LINE)).toBe('<t:Q>[2]</t:Q>');
    expect(read(bracketed, '<Q> [2] </Q>', { quantity: null })).toEqual({ quantity: '2' });
  });
});

describe('a text that a request cannot hold', () => {
  const day = [text<Line>('t:D', 'note', { format: DAY })];

  test('is left by a strict reading, and read as it stands and noted by another', () => {
    const content = '<D>2026-02-31</D>';
    expect(reading(day, content, { note: null }, { strict: true })).toEqual({
      draft: { note: null },
      unread: ['D=2026-02-31'],
      beyond: false,
    });
    expect(reading(day, content, { note: null })).toEqual({
      draft: { note: '2026-02-31' },
      unread: [],
      beyond: true,
    });
  });

  test('is no other', () => {
    expect(reading(day, '<D>2026-02-28</D>', { note: null }, { strict: true })).toMatchObject({
      draft: { note: '2026-02-28' },
      unread: [],
    });
  });
});

describe('an attribute of extensions', () => {
  const row = [text<Line>('t:N', 'note', { extension: { list: 'unit_code' } })];
  const blank = { note: null, unit_code: null };

  test('is not written below them', () => {
    const line = { ...LINE, note: 'n' };
    expect(written(row, line)).toBe('<t:N list="C62">n</t:N>');
    expect(row[0]!.write(line, '', { ...TOY_TARGET, level: CORE })[0]!.attributes).toEqual([]);
  });

  test('is left there by a strict reading, and read and noted by another', () => {
    const content = '<N list="X">n</N>';
    expect(reading(row, content, blank, { level: CORE, strict: true })).toEqual({
      draft: { note: 'n', unit_code: null },
      unread: ['@list=X'],
      beyond: false,
    });
    expect(reading(row, content, blank, { level: CORE })).toMatchObject({
      draft: { note: 'n', unit_code: 'X' },
      beyond: true,
    });
  });
});

test('an attribute of an empty element qualifies nothing and is unread', () => {
  const quantity = [text<Line>('t:Q', 'quantity', { attributes: { unit: 'unit_code' } })];
  expect(reading(quantity, '<Q unit="C62"/>', { quantity: null, unit_code: null })).toMatchObject({
    draft: { quantity: null, unit_code: null },
    unread: ['@unit=C62'],
  });
});

test('a row that no profile has a place for is never written, and read by a lenient reading alone', () => {
  const row = [foreign(text<Line>('t:N', 'note'))];
  expect(written(row, { ...LINE, note: 'n' })).toBe('');
  expect(reading(row, '<N>n</N>', { note: null }, { strict: true }).unread).toEqual(['N=n']);
  expect(reading(row, '<N>n</N>', { note: null })).toMatchObject({ draft: { note: 'n' }, beyond: true });
});

describe('a group', () => {
  const KIND = numberOf('t:Kind');
  const kind = constant<Line>('t:Kind', 'K');

  test('is there when one of its rows has something of the invoice to say', () => {
    const rows = [group('t:G', [kind, text<Line>('t:N', 'note')])];
    expect(written(rows, { ...LINE, note: 'n' })).toBe('<t:G><t:Kind>K</t:Kind><t:N>n</t:N></t:G>');
    expect(written(rows, LINE)).toBe('');
  });

  test('is always there when it must be', () => {
    expect(written([group('t:G', [text<Line>('t:N', 'note')], { always: true })], LINE)).toBe('<t:G/>');
  });

  test('points at the part it stands for, and at nothing else', () => {
    const rows = (of?: 'seller'): ToyRow<CompleteInvoice>[] => [
      group('t:G', [text('t:N', 'number')], of ? { of } : {}),
    ];
    expect(pointers(rows('seller'), sample())).toEqual([['/invoice/seller'], ['/invoice/number']]);
    expect(pointers(rows(), sample())).toEqual([[], ['/invoice/number']]);
  });

  test('is read from the first element, or from the first it accepts', () => {
    const content = '<G><Kind>A</Kind></G><G><Kind>K</Kind></G><G><Kind>K</Kind><N>n</N></G>';
    const rows = [kind, text<Line>('t:N', 'note')];
    const accepts = (tree: Tree, node: number): boolean => textAt(tree, node, KIND) === 'K';
    expect(read([group('t:G', rows)], content, { note: null })).toEqual({ note: null });
    const second = '<G><Kind>A</Kind></G><G><Kind>K</Kind><N>n</N></G>';
    expect(read([group('t:G', rows, { accepts })], second, { note: null })).toEqual({ note: 'n' });
  });
});

describe('a part', () => {
  const name = text<CompleteInvoice['seller']>('t:N', 'name');

  test('is one element that points at it', () => {
    const rows: ToyRow<CompleteInvoice>[] = [part('t:P', 'seller', [name])];
    expect(pointers(rows, sample())).toEqual([['/invoice/seller'], ['/invoice/seller/name']]);
    expect(read(rows, '<P><N>A</N></P>', { seller: null })['seller']).toMatchObject({ name: 'A' });
  });

  test('may have its elements among others', () => {
    const rows: ToyRow<CompleteInvoice>[] = [within('seller', [name]), within('delivery', [])];
    expect(written(rows, sample())).toBe('<t:N>Menuiserie Abgrall</t:N>');
    expect(read(rows, '<N>A</N>', { seller: null })['seller']).toMatchObject({ name: 'A' });
  });

  test('that is not there is not written', () => {
    const rows: ToyRow<CompleteInvoice>[] = [part('t:P', 'delivery', [text('t:N', 'name')])];
    expect(written(rows, sample())).toBe('');
  });
});

describe('a list', () => {
  const rows: ToyRow<CompleteInvoice>[] = [
    list('t:A', 'allowances', [text('t:M', 'amount'), text('t:R', 'reason')]),
  ];

  test('has an element for every item, in order, each pointing at its item', () => {
    const invoice = sample({ allowances: [ADJUSTMENT, FULL_ADJUSTMENT] });
    expect(written(rows, invoice)).toBe(
      '<t:A><t:M>5.00</t:M></t:A><t:A><t:M>5.00</t:M><t:R>Remise</t:R></t:A>',
    );
    expect(pointers(rows, invoice)).toEqual([
      ['/invoice/allowances/0'],
      ['/invoice/allowances/0/amount'],
      ['/invoice/allowances/1'],
      ['/invoice/allowances/1/amount'],
      ['/invoice/allowances/1/reason'],
    ]);
  });

  test('is read item by item, every key present', () => {
    const draft = read(rows, '<A><M>1</M></A><B/><A/>', { allowances: [] });
    expect(draft).toEqual({ allowances: [{ ...BLANK_ADJUSTMENT, amount: '1' }, BLANK_ADJUSTMENT] });
  });
});

describe('a map', () => {
  const attributes = [map<Line>('t:C', 'attributes', 't:K', 't:V')];

  test('has an element for every entry; its key is a step of the pointer', () => {
    expect(written(attributes, FULL_LINE)).toBe(
      '<t:C><t:K>Couleur</t:K><t:V>naturel</t:V></t:C><t:C><t:K>H/L</t:K><t:V>90/45</t:V></t:C>',
    );
    expect(pointers(attributes, FULL_LINE).slice(3)).toEqual([
      [],
      ['/invoice/attributes/H~1L'],
      ['/invoice/attributes/H~1L'],
    ]);
  });

  test('is read without the entries that are not whole, the first of a key', () => {
    const entry = (key: string, value: string): string => `<C>${key}${value}</C>`;
    const content =
      entry('<K> a </K>', '<V> 1 </V>') +
      entry('<K>a</K>', '<V>2</V>') +
      entry('<K>b</K>', '') +
      entry('', '<V>3</V>');
    expect(read(attributes, content, { attributes: {} })).toEqual({ attributes: { a: '1' } });
  });
});

describe('a row', () => {
  const name = text<typeof FULL_PARTY>('t:N', 'name');

  test('that holds for some values is read wherever it stands', () => {
    const row = when(name, ({ siren }) => siren === null);
    expect(written([row], FULL_PARTY)).toBe('');
    expect(written([row], { ...FULL_PARTY, siren: null })).toBe('<t:N>Menuiserie Abgrall</t:N>');
    expect(read([row], '<N>A</N>', { name: null })).toEqual({ name: 'A' });
  });

  test('that is only read is never written', () => {
    expect(written([readOnly(name)], FULL_PARTY)).toBe('');
    expect(read([readOnly(name)], '<N>A</N>', { name: null })).toEqual({ name: 'A' });
  });
});

describe('what no row takes is unread', () => {
  const note = text<Line>('t:N', 'note', { attributes: { unit: 'unit_code' } });
  const blank = { note: null, unit_code: null };

  test.each([
    ['an element of another name', '<N>a</N><O><P>b</P></O>', ['O=b']],
    ['a second element with another text', '<N>a</N><N>b</N>', ['N=b']],
    ['an attribute without a row', '<N lang="fr">a</N>', ['@lang=fr']],
    ['an element inside a text', '<N>a<O/></N>', ['O']],
  ])('%s', (_, content, unread) => {
    expect(reading([note], content, blank).unread).toEqual(unread);
  });

  test.each([
    ['the same text again', '<N>a</N><N>a</N>'],
    [
      'an attribute of XML Schema',
      '<N xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:nil="false">a</N>',
    ],
    ['an empty element', '<N/>'],
  ])('but not %s', (_, content) => {
    expect(reading([note], content, blank).unread).toEqual([]);
  });

  test('nor a constant, unless it is another', () => {
    const kind = constant<Line>('t:Kind', 'VAT');
    expect(reading([kind], '<Kind>vat</Kind>', {}).unread).toEqual([]);
    expect(reading([kind], '<Kind>GST</Kind>', {}).unread).toEqual(['Kind=GST']);
  });
});

describe('a row of the extended profiles', () => {
  const row = [extended(text<Line>('t:N', 'note'))];

  test('is not written by the others', () => {
    expect(row[0]!.write({ ...LINE, note: 'n' }, '', { ...TOY_TARGET, level: CORE })).toEqual([]);
    expect(written(row, { ...LINE, note: 'n' })).toBe('<t:N>n</t:N>');
  });

  test('is read and noted in a document of another profile; a strict reading leaves it', () => {
    const inCore = (strict: boolean) => reading(row, '<N>a</N>', { note: null }, { level: CORE, strict });
    expect(inCore(false)).toEqual({ draft: { note: 'a' }, unread: [], beyond: true });
    expect(inCore(true)).toEqual({ draft: { note: null }, unread: ['N=a'], beyond: false });
    expect(reading(row, '<N>a</N>', { note: null }).beyond).toBe(false);
  });
});

test('a row that is only written is never read', () => {
  expect(reading([writeOnly(text<Line>('t:N', 'note'))], '<N>a</N>', { note: null }).unread).toEqual(['N=a']);
});

test('an element of no namespace is refused when the table is built', () => {
  expect(() => text('u:N' as 't:N', 'name')).toThrow(/u:N/);
});
