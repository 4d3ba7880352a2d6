import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema, textOf } from './testing/try.ts';

const FUNCTIONS = `<sch:let name="codes" value="('S', 'S E', 'AE', '\u00e9')"/>
  <xsl:function xmlns:xs="http://www.w3.org/2001/XMLSchema" name="f:decimals"><xsl:param name="amount" as="xs:string?"/>
    <xsl:sequence select="string-length(substring-after($amount, '.'))"/></xsl:function>
  <xsl:function xmlns:xs="http://www.w3.org/2001/XMLSchema" name="f:any-is"><xsl:param name="items" as="node()*"/>
    <xsl:param name="text" as="xs:string"/><xsl:sequence select="$items/normalize-space(.) = $text"/></xsl:function>
  <xsl:function xmlns:xs="http://www.w3.org/2001/XMLSchema" name="f:is-amount" as="xs:boolean"><xsl:param name="text" as="xs:string"/>
    <xsl:param name="signed" as="xs:boolean"/><xsl:sequence select="matches($text, '^-?\\d+(\\.\\d{1,2})?$')
      and string-length(translate($text, '.', '')) le 5 and ($signed or not(starts-with($text, '-')))"/></xsl:function>
  <xsl:function xmlns:xs="http://www.w3.org/2001/XMLSchema" name="f:nothing" as="xs:boolean"><xsl:param name="text" as="xs:string?"/>
    <xsl:sequence select="not($text)"/></xsl:function>
  <xsl:function xmlns:xs="http://www.w3.org/2001/XMLSchema" name="f:is-code" as="xs:boolean"><xsl:param name="text" as="xs:string?"/>
    <xsl:sequence select="matches($text, '^[A-Z]+$')"/></xsl:function>
  <xsl:function name="f:same"><xsl:param name="any"/><xsl:sequence select="$any"/></xsl:function>`;

const filesOf = (tests: readonly string[], more = ''): Record<string, string> => {
  const reports = tests.map((test, i) => `<sch:report id="R-${i}" test="${test}">x</sch:report>`).join('');
  const rule = `<sch:rule context="i:r">${more}${reports}</sch:rule>`;
  return { 'main.sch': schema(`${FUNCTIONS}<sch:pattern>${rule}</sch:pattern>`) };
};

/** Each question as rules ask it, and the same asked of a string that was made before. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ["i:a = 'S'", "f:same(string(i:a)) = 'S' and exists(i:a)"],
  ["i:a != 'S'", "f:same(string(i:a)) != 'S' and exists(i:a)"],
  ['i:a = i:b', 'f:same(string(i:a)) = f:same(string(i:b)) and exists(i:a) and exists(i:b)'],
  ["string(i:a) = 'S'", "f:same(string(i:a)) = 'S'"],
  ["string(i:a) = ''", "f:same(string(i:a)) = ''"],
  ["'S E' = normalize-space(i:a)", "f:same(normalize-space(i:a)) = 'S E'"],
  ["normalize-space(i:a) != 'S'", "f:same(normalize-space(i:a)) != 'S'"],
  ["normalize-space(i:a) = ' S'", "f:same(normalize-space(i:a)) = ' S'"],
  ["normalize-space(i:a) ne ''", "f:same(normalize-space(i:a)) != ''"],
  ["normalize-space(i:a) = ''", "f:same(normalize-space(i:a)) = ''"],
  ["upper-case(i:a) = 'SS'", "f:same(upper-case(i:a)) = 'SS'"],
  ["upper-case(i:a) = 's'", "f:same(upper-case(i:a)) = 's'"],
  ["upper-case(i:a) = ''", "f:same(upper-case(i:a)) = ''"],
  ['i:a = $codes', 'f:same(string(i:a)) = $codes and exists(i:a)'],
  ['normalize-space(i:a) = $codes', 'f:same(normalize-space(i:a)) = $codes'],
  [
    "string-length(substring-after(i:a, '.')) &gt; 2",
    "string-length(string(f:same(substring-after(i:a, '.')))) &gt; 2",
  ],
  ['f:decimals(i:a) &gt; 2', "string-length(string(f:same(substring-after(i:a, '.')))) &gt; 2"],
  ["normalize-space(upper-case(i:a)) = 'S E'", "f:same(normalize-space(upper-case(i:a))) = 'S E'"],
  ["upper-case(normalize-space(i:a)) ne 'S'", "f:same(upper-case(normalize-space(i:a))) != 'S'"],
  ['normalize-space(i:a) = string(i:b)', 'f:same(normalize-space(i:a)) = f:same(string(i:b))'],
  ["reverse(i:a) ne 'S'", "f:same(string(i:a)) != 'S' and exists(i:a)"],
  ["insert-before(i:a, 1, i:none) != 'S'", "f:same(string(i:a)) != 'S' and exists(i:a)"],
  ["i:a/normalize-space(.) = 'S'", "exists(i:a) and f:same(normalize-space(i:a)) = 'S'"],
  ["'SS' != i:a/upper-case(.)", "exists(i:a) and f:same(upper-case(i:a)) != 'SS'"],
  ['i:a/normalize-space(.) = $codes', 'exists(i:a) and f:same(normalize-space(i:a)) = $codes'],
  ["matches(i:a, '^\\d')", "matches(string(f:same(string(i:a))), '^\\d')"],
  [
    "matches(normalize-space(i:a), '^S.?E?$', 's')",
    "matches(string(f:same(normalize-space(i:a))), '^S.?E?$', 's')",
  ],
  ["starts-with(i:a, 'S')", "starts-with(string(f:same(string(i:a))), 'S')"],
  ["starts-with(normalize-space(i:a), '1')", "starts-with(string(f:same(normalize-space(i:a))), '1')"],
  ['string(i:a)', "f:same(string(i:a)) != ''"],
  ['not(normalize-space(i:a))', "f:same(normalize-space(i:a)) = ''"],
  ['string-length(i:a) gt 0', "f:same(string(i:a)) != ''"],
  ['string-length(normalize-space(i:a)) = 0', "f:same(normalize-space(i:a)) = ''"],
  ['i:a[string-length(.) le 2]', 'exists(i:a) and string-length(string(f:same(string(i:a)))) le 2'],
  [
    "i:a[string-length(translate(., '.', '')) le 3]",
    "exists(i:a) and string-length(translate(string(f:same(string(i:a))), '.', '')) le 3",
  ],
  [
    'i:a[f:is-amount(normalize-space(.), false())]',
    "exists(i:a) and matches(string(f:same(normalize-space(i:a))), '^\\d+(\\.\\d{1,2})?$') and string-length(translate(string(f:same(normalize-space(i:a))), '.', '')) le 5",
  ],
  [
    'i:a[f:is-amount(., true())]',
    "exists(i:a) and matches(string(f:same(string(i:a))), '^-?\\d+(\\.\\d{1,2})?$') and string-length(translate(string(f:same(string(i:a))), '.', '')) le 5",
  ],
  ['substring(i:a, 1, 1) = $codes', 'f:same(substring(string(i:a), 1, 1)) = $codes'],
  ["substring(i:a, 1, 2) = ('SE', 'AE', '12')", "f:same(substring(string(i:a), 1, 2)) = ('SE', 'AE', '12')"],
  ['f:nothing(i:a)', "f:same(string(i:a)) = ''"],
  ['f:is-code(i:a)', "matches(string(f:same(string(i:a))), '^[A-Z]+$')"],
  ['f:any-is(i:a, string(i:b))', 'exists(i:a) and f:same(normalize-space(i:a)) = f:same(string(i:b))'],
];
const NUMBERS: readonly (readonly [string, string])[] = [
  ['i:a &gt; 1', 'number(f:same(string(i:a))) &gt; 1'],
  ['sum(i:a) &gt; 1', 'sum(number(f:same(string(i:a)))) &gt; 1'],
  ['xs:decimal(i:a) = 12.5', 'xs:decimal(f:same(string(i:a))) = 12.5'],
  ['xs:double(i:a) = 12.5', 'xs:double(f:same(string(i:a))) = 12.5'],
  ['i:a + 1 = 13.5', 'number(f:same(string(i:a))) + 1 = 13.5'],
  ['i:a/xs:decimal(.) = 12.5', 'xs:decimal(f:same(string(i:a))) = 12.5'],
];

const TEXTS = [
  '',
  ' ',
  'S',
  ' S ',
  'S\u00a0',
  '&#83;',
  'S &#69;',
  'S  E',
  'AE',
  '\u00e9',
  '\u00df',
  'ss',
  'S&lt;',
  '&amp;',
  'S<b xmlns="">E</b>',
  '<![CDATA[S]]>',
  'S<!-- -->',
  '\r\n',
  'S\rE',
  '1.234',
  '1.23&#52;',
  '.5.123',
  '12.5',
  '12.50',
  ' 12.5 ',
  '+12.5',
  '-3',
  '1234567890123456789',
];

const firedOn = (files: Readonly<Record<string, string>>): ((document: string) => number[]) => {
  const pack = packOf(files);
  return (document) =>
    pack.run(parse(Buffer.from(document)), UNKNOWN).map(({ rule }) => Number(rule.slice(2)));
};

const wrap = (text: string): string => `<r xmlns="urn:i"><a>${text}</a><b>${text}</b></r>`;

describe('what rules ask of a text', () => {
  const [asked, plain] = [0, 1].map((way) => firedOn(filesOf(QUESTIONS.map((pair) => pair[way]!)))) as [
    (document: string) => number[],
    (document: string) => number[],
  ];

  it.each(TEXTS)('has the same answer by bytes as by strings: "%s"', (text) => {
    for (const document of [
      wrap(text),
      wrap(text).replaceAll('<a>', '<a x="y">'),
      `<r xmlns="urn:i"><b>${text}</b></r>`,
    ])
      expect(asked(document)).toEqual(plain(document));
  });

  it('is answered in one way or the other, not by accident never', () => {
    const answers = new Set(TEXTS.flatMap((text) => asked(wrap(text))));
    expect(QUESTIONS.map((_, i) => i).filter((i) => !answers.has(i))).toEqual([7, 11]);
  });
});

describe('numbers', () => {
  const ask = (way: 0 | 1): ((document: string) => number[]) =>
    firedOn(filesOf(NUMBERS.map((pair) => pair[way])));
  const [asked, plain] = [ask(0), ask(1)];

  it.each(TEXTS.filter((text) => /^[ +-]*[\d.]+ *$/.test(text) && !text.includes('5.1')))(
    'are the same by bytes as by strings: "%s"',
    (text) => {
      expect(asked(wrap(text))).toEqual(plain(wrap(text)));
    },
  );

  it('that are none are errors', () => {
    expect(asked(wrap('1,5'))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('looks at bytes', () => {
  const written = textOf(filesOf(QUESTIONS.map(([asked]) => asked)));

  it.each([
    'says',
    'saysNormal',
    'saysUpper',
    'isBlank',
    'isEmpty',
    'isWithin',
    'beginsAsOneOf',
    'oneOf',
    'lengthAfter',
    'matchesAt',
    'beginsAt',
  ])('are asked of x_%s', (name) => {
    expect(written).toContain(`x_${name}(`);
  });

  it('are asked of amounts, too', () => {
    expect(textOf(filesOf(['i:a/xs:decimal(i:b) = 12.5']))).toMatch(/x_isAmount\(/);
  });

  it('stand where a small function is called', () => {
    expect(textOf(filesOf(['f:decimals(i:a) &gt; 2']))).toMatch(/x_lengthAfter\(.* > 2/);
  });

  it('stand where a function reads its text more than once', () => {
    const test = 'i:a[f:is-amount(normalize-space(.), true())]';
    expect(textOf(filesOf([test]))).toMatch(/x_matchesAt\(.*x_isWithin\(/);
  });

  it('refuse several nodes as the functions do', () => {
    const fired = firedOn(
      filesOf([
        "normalize-space(i:a) = 'S'",
        'f:decimals(i:a) &gt; 2',
        "matches(i:a, 'x')",
        'f:is-code(i:a)',
        'f:is-amount(i:a, true())',
      ]),
    );
    expect(fired('<r xmlns="urn:i"><a>S</a><a>S</a></r>')).toEqual([0, 1, 2, 3, 4]);
  });
});
