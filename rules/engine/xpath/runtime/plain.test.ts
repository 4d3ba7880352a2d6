import { describe, expect, it, test, vi } from 'vitest';
import { Decimal } from '../../decimal/index.ts';
import { Tree, names, parse } from '../../xml/index.ts';
import { Document } from './document.ts';
import { strings } from './items.ts';
import { parseDouble } from './lexical.ts';
import * as plain from './plain.ts';
import { regex } from './regex.ts';
import { ShortTexts } from './short-texts.ts';
import { length, normalizeSpace, substring, substringAfter } from './text.ts';

const CONTEXT = { role: '', treatment: '', date: '', container: '' };
names.intern('', 'a');
const documentOf = (text: string): Document => new Document(parse(Buffer.from(text)), CONTEXT, 0, 0);

/** What stands between tags; each is read as an element's content and, where it may be one, as an attribute's value. */
const CONTENTS = [
  '',
  ' ',
  '\t\n',
  '\r\n',
  'S',
  's',
  ' S',
  'S ',
  'S\n',
  'SE',
  'S  E',
  'S E',
  'S\tE',
  'S\rE',
  '&#83;',
  '&#x20;',
  '&amp;',
  'S&amp;E',
  'S&#32;',
  '&#xA0;',
  '\u00a0',
  '\u00c3',
  '\u00df',
  'SS',
  '\u017f',
  '\u0130',
  '\u20ac',
  '\u{1f600}',
  '<![CDATA[S]]>',
  'S<![CDATA[]]>',
  '<![CDATA[S]]>E',
  'S<!-- and -->',
  'S<?and so?>E',
  '<b>S</b>',
  'S<b/>',
  '<b>1</b>2.5',
  '1',
  '01.50',
  '1.',
  '.5',
  '.',
  '-',
  '-0',
  '-0.0',
  '-12.345',
  '+3',
  ' 7 ',
  '1 2',
  '1.2.3',
  '1e3',
  'INF',
  'NaN',
  '1&#46;25',
  '1.2&#53;',
  '1.2\u0665',
  '123456789012345',
  '1234567890123.45',
  '0.00000000000001',
  '9007199254740993',
  '1234567890123456.789',
  '12345678',
  '123456789',
  'a longer text, of several words.\u20ac',
  'a-longer-text',
  'a-longer-text ',
  'a-longer-texts',
  'a-longer&#45;text',
  ' a-longer-text',
  'a-longer',
] as const;

const rows = CONTENTS.flatMap((content) => {
  const element = { title: `<a>${content}</a>`, document: `<r><a>${content}</a></r>`, node: 2 };
  const beside = { title: `<a b="x">${content}</a>`, document: `<r><a b="x">${content}</a></r>`, node: 2 };
  const value = { title: `a="${content}"`, document: `<r a="${content}"/>`, node: 2 };
  return content.includes('<') ? [element, beside] : [element, beside, value];
});

const LITERALS = ['S', 'SE', 'S E', 'SS', 'SSE', '1', '12.5', 'I', 'VAT', '123456789'];
/** What bytes can tell, the last three being longer than a few words. */
const CODES = ['S', 'SE', 'SS', '1', '12.5', 'I', 'VAT', '123456789', '1234567890123.45', 'a-longer-text'];
const STRANGE = ['', ' ', ' S', 'S ', 'S  E', 's', '&', '\n', '\u00c3', '\u20ac'];
const list = strings([...LITERALS, ' S', '&', '\u00c3', '']);

const PATTERNS = ['^-?\\d+(\\.\\d{1,2})?$', '^[^&]*$', '^.$', 'E', '^\\s*$', '&', '^S\\sE$'].map((pattern) =>
  regex(pattern, ''),
);

const outcome = (find: () => unknown): unknown => {
  try {
    const found = find();
    return found instanceof Decimal ? found.toString() : found;
  } catch (error) {
    return (error as Error).message;
  }
};

describe.each(rows)('$title', ({ document, node }) => {
  const d = documentOf(document);
  const text = d.text(node);

  it('says what its string says', () => {
    for (const literal of [
      ...LITERALS,
      ...STRANGE,
      text,
      `${text}x`,
      text.toUpperCase(),
      normalizeSpace(text),
    ]) {
      expect(plain.says(d, node, literal)).toBe(text === literal);
      expect(plain.saysNormal(d, node, literal)).toBe(normalizeSpace(text) === literal);
      expect(plain.saysUpper(d, node, literal, false)).toBe(text.toUpperCase() === literal);
      expect(plain.saysUpper(d, node, literal, true)).toBe(normalizeSpace(text.toUpperCase()) === literal);
    }
  });

  it('is blank, listed, and as long behind a mark as its string', () => {
    expect(plain.isBlank(d, node)).toBe(normalizeSpace(text) === '');
    expect(plain.oneOf(d, node, list, false)).toBe(list.list.includes(text));
    expect(plain.oneOf(d, node, list, true)).toBe(list.list.includes(normalizeSpace(text)));
    for (const mark of ['.', 'S', '1', ';'])
      expect(plain.lengthAfter(d, node, mark)).toBe(length(substringAfter(text, mark)));
  });

  it('is as long, begins and is spelled as its string', () => {
    expect(plain.isEmpty(d, node)).toBe(text === '');
    for (const most of [0, 1, 2, 15, 19])
      for (const mark of ['', '.', '-'])
        if (plain.isWithin(d, node, most, mark))
          expect(length(text.replaceAll(mark, ''))).toBeLessThanOrEqual(most);
    for (const normal of [false, true]) {
      const own = normal ? normalizeSpace(text) : text;
      for (const begin of ['', 'S', '-', '1.2', 'SE', '123456789012345'])
        expect(plain.beginsAt(d, node, begin, normal)).toBe(own.startsWith(begin));
      for (const pattern of PATTERNS)
        expect(plain.matchesAt(d, node, pattern, normal)).toBe(pattern.test(own));
    }
  });

  it('is the number its string is', () => {
    expect(outcome(() => plain.numberAt(d, node))).toBe(outcome(() => parseDouble(text)));
    const decimal = (): unknown =>
      Decimal.parse(text)?.toString() ?? `"${text}" cannot be read as xs:decimal`;
    expect(outcome(() => plain.decimalAt(d, node))).toBe(outcome(decimal));
    expect(Object.is(plain.decimalAt(documentOf('<r><a>-0</a></r>'), 2).toNumber(), 0)).toBe(true);
  });

  it('is the amount its string is', () => {
    for (const wanted of ['0', '12.5', '-12.50', '1', '999999999999999999'].map(Decimal.of)) {
      const equals = (): unknown =>
        Decimal.parse(text)?.equals(wanted) ?? `"${text}" cannot be read as xs:decimal`;
      expect(outcome(() => plain.isAmount(d, node, wanted))).toBe(outcome(equals));
    }
  });

  it('adds up as its string does', () => {
    const decimal = Decimal.parse(text);
    for (const times of [1, 2, 3]) {
      const nodes = Array.from({ length: times }, () => node);
      const sum = (): unknown =>
        decimal?.mul(Decimal.fromInteger(times)).toString() ?? `"${text}" cannot be read as xs:decimal`;
      expect(outcome(() => plain.sumAmounts(d, nodes))).toBe(outcome(sum));
    }
  });

  it('is found among texts, or not told by bytes', () => {
    const texts = new ShortTexts(CODES.length);
    CODES.forEach((code, index) => texts.add(code, index + 1));
    const found = plain.textBitAt(d, node, texts, false);
    if (found >= 0) expect(found).toBe(CODES.indexOf(text) + 1);
    const normal = plain.textBitAt(d, node, texts, true);
    if (normal >= 0) expect(normal).toBe(CODES.indexOf(normalizeSpace(text)) + 1);
    texts.add('S E', 1);
    expect(plain.textBitAt(d, node, texts, false)).toBe(found > 0 && text.length <= 8 ? found : -1);
  });

  it('begins as one of a list, as its string does', () => {
    for (const codes of [strings(CODES), list])
      for (const count of [1, 2, 3, 9])
        expect(plain.beginsAsOneOf(d, node, codes, count)).toBe(
          codes.list.includes(substring(text, 1, count)),
        );
  });
});

describe('looks at bytes', () => {
  it('make no string of usual texts', () => {
    const d = documentOf('<r><a>12.50</a></r>');
    const value = vi.spyOn(Tree.prototype, 'value');
    expect([plain.says(d, 2, '12.5'), plain.isBlank(d, 2), plain.lengthAfter(d, 2, '.')]).toEqual([
      false,
      false,
      2,
    ]);
    expect([plain.numberAt(d, 2), plain.decimalAt(d, 2).toString()]).toEqual([12.5, '12.5']);
    expect(plain.oneOf(d, 2, strings(['S', '12.50']), true)).toBe(true);
    expect(plain.oneOf(d, 2, strings(CODES), true) || plain.oneOf(d, 2, strings(CODES), false)).toBe(false);
    expect(plain.beginsAsOneOf(d, 2, strings(CODES), 4)).toBe(true);
    expect(plain.matchesAt(d, 2, PATTERNS[0]!, true) && plain.beginsAt(d, 2, '12', false)).toBe(true);
    expect(plain.isEmpty(d, 2) || !plain.isWithin(d, 2, 4, '.') || plain.isWithin(d, 2, 4, '')).toBe(false);
    expect(plain.saysNormal(d, 2, '12.50') && plain.saysUpper(d, 2, '12.50', true)).toBe(true);
    expect(value).not.toHaveBeenCalled();
    value.mockRestore();
  });

  it('say nothing of no node', () => {
    const d = documentOf('<r/>');
    expect(plain.isBlank(d, undefined)).toBe(true);
    expect(plain.oneOf(d, undefined, list, true)).toBe(true);
    expect(plain.oneOf(d, undefined, list, false)).toBe(false);
    expect(plain.beginsAsOneOf(d, undefined, list, 2)).toBe(true);
    expect(plain.beginsAsOneOf(d, undefined, strings(CODES), 2)).toBe(false);
    expect(plain.saysNormal(d, undefined, '') && plain.saysUpper(d, undefined, '', true)).toBe(true);
    expect(plain.says(d, undefined, '')).toBe(false);
    expect(plain.isEmpty(d, undefined) && plain.isWithin(d, undefined, 0, '')).toBe(true);
    expect([plain.beginsAt(d, undefined, '', true), plain.beginsAt(d, undefined, 'S', false)]).toEqual([
      true,
      false,
    ]);
    expect(PATTERNS.map((pattern) => plain.matchesAt(d, undefined, pattern, true))).toEqual(
      PATTERNS.map((pattern) => pattern.test('')),
    );
    expect(plain.lengthAfter(d, undefined, '.')).toBe(0);
    expect([plain.numberAt(d, undefined), plain.decimalAt(d, undefined)]).toEqual([undefined, undefined]);
    expect(plain.isAmount(d, undefined, Decimal.zero)).toBe(false);
    expect(
      ['says', 'saysNormal', 'saysUpper'].map((name) => plain[name as 'says'](d, undefined, 'S')),
    ).toEqual([false, false, false]);
  });

  it('tell apart texts that share a slot', () => {
    const codes = Array.from({ length: 500 }, (_, i) => `C${i}`);
    const texts = new ShortTexts(codes.length);
    codes.forEach((code, i) => texts.add(code, i + 1));
    const find = (text: string): number => texts.find(Buffer.from(text), 0, text.length);
    expect(codes.map(find)).toEqual(codes.map((_, i) => i + 1));
    expect(['', 'C', 'C500', 'C1C1C1C1', 'C1C1C1C1C'].map(find)).toEqual([0, 0, 0, 0, 0]);
  });
});

test('amounts of all sizes and scales add up exactly', () => {
  const amounts = ['1', '-0.25', '1.50', '999999999999999', '999999999999999', '9007199254740', '0.1', ' 7 '];
  const huge = Array.from({ length: 20 }, () => '999999999999999');
  for (const texts of [[], amounts, amounts.toReversed(), huge, ['12345678901234567890.123456789', '-0']]) {
    const d = documentOf(`<r>${texts.map((text) => `<a>${text}</a>`).join('')}</r>`);
    const sum = texts.map(Decimal.of).reduce((sum, value) => sum.add(value), Decimal.zero);
    expect(plain.sumAmounts(d, d.tree.children(1)).toString()).toBe(sum.toString());
  }
});
