import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

// Children of one node are so many here that those of a name are looked up; some lie deeper, below other children.

const CHILDREN = 1500;
const child = (n: number): string => {
  if (n % 500 === 7) return `<b>${n}</b>`;
  if (n % 100 === 3) return `<c><b>deep</b><c><b>deeper</b></c></c>`;
  return n % 50 === 9 ? `<a><b>below</b></a>` : '<a/>';
};
const DIRECT = ['7', '507', '1007'];

const document = (count: number): string =>
  `<r k="1"><b>0</b>${Array.from({ length: count }, (_, n) => child(n)).join('')}<z>last</z></r>`;

const pattern = (expression: string): string => `<sch:pattern><sch:rule context="r">
  <sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert></sch:rule></sch:pattern>`;

const told = (expression: string): string | undefined =>
  judge(pattern(expression), document(CHILDREN))[0]?.message;

describe('children of a name among very many others', () => {
  it('are looked up, which the tests below are about', () => {
    expect(textOf({ 'main.sch': schema(pattern("b[. != '']")) })).toContain('x_behind(');
  });

  it.each([
    ["string-join(b[. != ''], ' ')", ['0', ...DIRECT].join(' ')],
    ["string-join(b[position() > 1], ' ')".replace('>', '&gt;'), DIRECT.join(' ')],
    ["count(b[. = 'deep'])", '0'],
    ["b = '1007'", 'true'],
    ["b = 'deep'", 'false'],
    ['string(z)', 'last'],
    ["string-join(z[. = 'last'], ' ')", 'last'],
    ["count(c[b = 'deep'])", '15'],
    ["count(a[b = 'below'])", '30'],
    ['count(a)', String(CHILDREN - 3 - 15)],
    ["count(x[. = ''])", '0'],
    ["count(k[. = '1'])", '0'],
    ["count(*/b[. = 'below'])", '30'],
    ["string-join((for $b in b return $b[. != '0']), ' ')", DIRECT.join(' ')],
  ])('%s', (expression, expected) => expect(told(expression)).toBe(expected));
});

describe('a child of its parent, looked for from each of many that have one of its name', () => {
  const SIBLINGS = 20_000;
  const wide = `<r>${'<c><b/></c>'.repeat(SIBLINGS)}<b>last</b></r>`;
  const from = (expression: string) => `<sch:pattern><sch:rule context="c">
    <sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert></sch:rule></sch:pattern>`;

  it.each(['ancestor::r/b', "../b[. != '']"])('costs 20,000 no more each than ten: %s', (expression) => {
    const findings = judge(from(expression), wide);
    expect(new Set(findings.map(({ message }) => message))).toEqual(new Set(['last']));
    expect(findings).toHaveLength(SIBLINGS);
  });
});

describe('the one node of a path in no order', () => {
  const asked = (content: string, expression: string) =>
    judge(pattern(expression), `<r>${content}</r>`).map(({ message, error }) => error ?? message)[0];

  it.each([
    ['<a><c>x</c></a>', 'x'],
    ['<b><c>x</c></b>', 'x'],
    ['<a/><b/>', ''],
    ['<a><c>x</c></a><a/>', 'x'],
  ])('%s', (content, expected) => {
    expect(asked(content, 'normalize-space((a, b)/c)')).toBe(expected);
    expect(asked(content, 'normalize-space((a, b, a)/c)')).toBe(expected);
  });

  it.each(['<a><c>x</c></a><b><c>x</c></b>', '<a><c>x</c></a><a><c>x</c></a>', '<a><c/><c/></a>'])(
    '%s has several',
    (content) => {
      expect(asked(content, 'normalize-space((a, b)/c)')).toMatch(/one|single|several|XPTY/i);
    },
  );
});
