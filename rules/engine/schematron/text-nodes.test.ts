import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

const pattern = (test: string, context = '//r'): string =>
  `<sch:pattern><sch:rule context="${context}"><sch:assert id="R" test="${test}"/></sch:rule></sch:pattern>`;

const asks = (inside: string): boolean => textOf({ 'main.sch': schema(inside) }).includes('textNodes: true');

describe('a pack asks for text nodes', () => {
  it.each([
    'text()',
    '//text()',
    'a/text()[1]',
    'node()',
    '//node()',
    './/node()[self::a]',
    'self::text()',
    'a/following-sibling::node()',
    'count(a/preceding-sibling::node()) = 0',
    '//../a',
    'descendant-or-self::node()[2]/a',
    'deep-equal(a, b)',
    'for $n in //a return $n/preceding::node()',
  ])('to judge %s', (test) => expect(asks(pattern(`not(${test})`))).toBe(true));

  it.each(['text()', 'a/text()', 'node()', '@* | node()', 'a//text()'])('whose context is %s', (context) =>
    expect(asks(pattern('true()', context))).toBe(true),
  );

  it.each([
    'a = string(.)',
    '//a',
    '//a[1]',
    '//@x',
    '//@x[. = 1]',
    '../a',
    'parent::node()',
    'ancestor::node()',
    'self::node()',
    'a/following-sibling::*',
    'a/preceding-sibling::b[2]',
    "normalize-space(.) = ''",
  ])('never to judge %s', (test) => expect(asks(pattern(`not(${test})`))).toBe(false));
});

const DOCUMENT = '<r>\n  <a x="1">one</a>\n  <b>\n    <a>two</a>three\n  </b>\n</r>';
const found = (test: string, context: string): string[] =>
  judge(
    `<sch:pattern><sch:rule context="${context}"><sch:assert id="R" test="${test}"><sch:value-of select="."/>
     </sch:assert></sch:rule></sch:pattern>`,
    DOCUMENT,
  ).map(({ node, values }) => `${node} ${values[0]!.replaceAll(/\s+/g, '_')}`);

describe('where they are asked for', () => {
  it('indentation is among them', () => {
    expect(found('count(text()) = 3', 'r')).toEqual([]);
    expect(found('count(//text()) = 7', 'r')).toEqual([]);
  });

  it('findings are of the nodes they would be of without', () => {
    const plain = found('false()', 'a | @x | b');
    expect(plain).toEqual(['2 one', '3 1', '4 _twothree_', '5 two']);
    expect(found('text() and false()', 'a | b')).toEqual(plain.filter((line) => !line.startsWith('3')));
  });

  it('a finding of a text is of the text where it stands beside elements, else of its element', () => {
    expect(found('false()', 'text()')).toEqual(['1 _', '2 one', '1 _', '4 _', '5 two', '6 three_', '1 _']);
  });
});
