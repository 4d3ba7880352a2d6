import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

const rule = (context: string, index: number): string =>
  `<sch:pattern><sch:rule context="${context}"><sch:report id="R-${index}" test="true()">x</sch:report></sch:rule></sch:pattern>`;

const told = (contexts: readonly string[], inside: string): string[] =>
  judge(contexts.map(rule).join(''), `<r xmlns="urn:i">${inside}</r>`).map(
    ({ rule, error }) => `${rule}${error === undefined ? '' : ' error'}`,
  );

describe('contexts that a document makes possible', () => {
  const contexts = [
    "i:b/i:a[i:k = 'S']",
    "i:b/i:a[i:k = 'Z']",
    "i:c/i:a[i:k = 'S']",
    "i:c//i:a[i:k = 'Z']",
    "i:a[i:k = 'S'][not(i:k = 'Z')]",
    "i:c[i:k = 'Q']/i:a",
    'i:a[i:m/i:n]',
    "i:a[i:k = ('S', 'Q')] | i:a[i:m]",
  ];

  it.each([
    ['<b><a><k>S</k></a></b>', ['R-0', 'R-4', 'R-7']],
    ['<b><a><k>Z</k></a></b>', ['R-1']],
    ['<b><a><k>Z</k><k>S</k></a></b>', ['R-0', 'R-1', 'R-7']],
    ['<c><k>Q</k><a><k>S</k></a></c>', ['R-2', 'R-4', 'R-5', 'R-7']],
    ['<c><b><a><k>Z</k></a></b></c>', ['R-1', 'R-3']],
    ['<b><a><m/></a><n/></b>', ['R-7']],
    ['<b><a><m><n/></m></a></b>', ['R-6', 'R-7']],
    ['<b><a/></b>', []],
    ['', []],
  ])('%s', (inside, rules) => {
    expect(told(contexts, inside)).toEqual(rules);
  });

  it.each([
    ['<a><k>S</k></a>', ['R-0', 'R-1', 'R-2', 'R-3']],
    ['<a><k>\n  S </k></a>', ['R-0', 'R-1', 'R-2', 'R-3']],
    ['<a><k>&#83;</k></a>', ['R-0', 'R-1', 'R-2', 'R-3']],
    ['<a><k><![CDATA[ S]]><!-- x --></k></a>', ['R-0', 'R-1', 'R-2', 'R-3']],
    [`<a><k>S${' '.repeat(20)}</k></a>`, ['R-0', 'R-1', 'R-2', 'R-3']],
    ['<a><k>Z</k><k>S</k></a>', ['R-0']],
    ['<a><k>Z</k></a>', ['R-4']],
    ['<a><k>s</k></a>', []],
    ['<a><k>SS</k></a><b><k>S</k></b>', []],
    ['<b><k>S</k><a/></b>', ['R-5']],
    ['<a><k> </k></a>', ['R-5']],
    ['<a><k>Z</k><k>Q</k></a>', ['R-6']],
  ])('by normalised text: %s', (inside, rules) => {
    const normalised = [
      "i:a[i:k/normalize-space(.) = 'S']",
      "i:a[normalize-space(i:k[last()]) = 'S'][not(i:k[2])]",
      "i:a[string-join(i:k/normalize-space(.), '|') = 'S']",
      "i:a/i:k[normalize-space() = 'S'][not(../i:k[2])]",
      "i:a[string-join(i:k/normalize-space(.), '|') = ('Z', 'Q')]",
      "i:a[string-join(i:k/normalize-space(.), '|') = ('', 'X')]",
      "i:a[string-join(i:k/normalize-space(.), '|') = 'Z|Q']",
    ];
    expect(told(normalised, inside)).toEqual(rules);
  });

  it('are found anew for each document, and looked for once', () => {
    const written = textOf({ 'main.sch': schema(contexts.map(rule).join('')) });
    expect(written.match(/\(d\.memo\[\d+\] \?\?= \w+__\d+\(d\)\);\s+if \(/g)).toHaveLength(1);
  });

  it('may be more than there are bits', () => {
    const many = Array.from({ length: 40 }, (_, i) => `i:a[i:k = '${i}']`);
    const inside = [0, 17, 29, 30, 39].map((code) => `<a><k>${code}</k></a>`).join('');
    expect(told(many, inside)).toEqual(['R-0', 'R-17', 'R-29', 'R-30', 'R-39']);
  });
});

describe('contexts in error', () => {
  const inside = '<b><a>one</a></b>';

  it.each([
    ['i:c/i:a[xs:integer(.) = 1]', []],
    ['i:b/i:a[xs:integer(.) = 1]', ['R-0 error']],
    ["i:b/i:a[xs:integer(.) = 1][i:k = 'S']", ['R-0 error']],
    ["i:b/i:a[i:k = 'S'][xs:integer(.) = 1]", []],
    ['i:c//i:a[xs:integer(.) = 1]', ['R-0 error']],
    ["i:c[i:k = 'S']//i:a[xs:integer(.) = 1]", ['R-0 error']],
    ["i:c//i:b[xs:integer(i:a) = 1]/i:a[i:k = 'S']", ['R-0 error']],
    ["i:b[xs:integer(i:a) = 1]/i:a[i:k = 'S']", ['R-0 error']],
    ['i:b[xs:integer(i:a) = 1]//i:a[i:k]', []],
  ])('%s is told as if every context were tried', (context, rules) => {
    expect(told([context], inside)).toEqual(rules);
  });
});
