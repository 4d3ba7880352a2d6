import { describe, expect, it } from 'vitest';
import { PackError } from './error.ts';
import { parse } from '../xml/index.ts';
import { UNKNOWN, judge, packOf, schema } from './testing/try.ts';

const pattern = (inside: string): string => `<sch:pattern>${inside}</sch:pattern>`;
const rule = (context: string, inside: string): string =>
  `<sch:rule context="${context}">${inside}</sch:rule>`;
const assert = (id: string, test: string, more = ''): string =>
  `<sch:assert id="${id}" ${more} test="${test}">text</sch:assert>`;
const DOC = '<r><a>100,00</a><a>5</a><a>6</a></r>';

describe('a dynamic error', () => {
  it('is a fatal finding of its own assertion, and all others still run', () => {
    const found = judge(
      pattern(rule('r', assert('BAD', 'xs:decimal(a[1]) > 0', 'flag="warning"') + assert('GOOD', "a = '7'"))),
      DOC,
    );
    expect(found.map(({ rule, flag }) => [rule, flag])).toEqual([
      ['BAD', 'fatal'],
      ['GOOD', 'fatal'],
    ]);
    expect(found[0]).toMatchObject({ error: '"100,00" cannot be read as xs:decimal', values: [] });
    expect(found[0]!.message).toBe(found[0]!.error);
    expect(found[1]).not.toHaveProperty('error');
  });

  it('is told at each node where it happens', () => {
    const found = judge(pattern(rule('a', assert('N', 'xs:integer(.) lt 6'))), DOC);
    expect(found.map(({ error }) => error !== undefined)).toEqual([true, false]);
  });

  it.each([
    ['a + 1', /several values/],
    ['string-length(a) = 1', /several values/],
    ['a[1] = 1', /"100,00" cannot be read as xs:double/],
    ['1 div 0 = 1', /division by zero/],
    ['exactly-one(b) = 1', /a value is needed/],
    ["matches('x', string(a[2]), 'z')", /flag/],
  ])('%s', (test, message) => {
    expect(judge(pattern(rule('r', assert('E', test))), DOC)).toMatchObject([
      { rule: 'E', error: expect.stringMatching(message) },
    ]);
  });

  it('of a variable is told by the assertions that read it, and by no other', () => {
    const lets = '<sch:let name="bad" value="xs:decimal(a[1])"/>';
    const tests = assert('READS', '$bad = 1') + assert('OTHER', "a = '5'") + assert('ALSO', '$bad = 2');
    const found = judge(
      `<sch:let name="all" value="sum(//a)"/>${pattern(rule('r', lets + tests + assert('ALL', '$all = 1')))}`,
      DOC,
    );
    expect(found.map(({ rule, error }) => [rule, error !== undefined])).toEqual([
      ['READS', true],
      ['ALSO', true],
      ['ALL', true],
    ]);
  });

  it('of a context is reported once a rule, and its nodes stay free for the next rule', () => {
    const first = rule('a[xs:decimal(.) = 5]', assert('A1', 'true()') + assert('A2', 'true()'));
    const other = pattern(rule('a[xs:decimal(.) = 6]', assert('C', 'true()')));
    const document = DOC.replace('<a>5</a>', '<a>1,0</a><a>5</a>');
    const found = judge(pattern(first + rule('a', assert('B', 'false()'))) + other, document);
    expect(found.map(({ rule, flag, error }) => [rule, flag, error !== undefined])).toEqual([
      ['A1', 'fatal', true],
      ['B', 'fatal', false],
      ['B', 'fatal', false],
      ['B', 'fatal', false],
      ['C', 'fatal', true],
    ]);
    expect(found[0]!.message).toBe(
      'the context of the rule cannot be judged: "100,00" cannot be read as xs:decimal',
    );
  });

  it('of a context is reported anew in the next document', () => {
    const pack = packOf({ 'main.sch': schema(pattern(rule('a[xs:decimal(.) = 5]', assert('A', 'true()')))) });
    const run = (): number => pack.run(parse(Buffer.from(DOC)), UNKNOWN).length;
    expect([run(), run()]).toEqual([1, 1]);
  });

  it('of a message stands in the place of the value, and the flag stays the rule’s', () => {
    const inside =
      '<sch:assert id="M" flag="warning" test="false()">is <sch:value-of select="xs:date(a[1])"/></sch:assert>';
    const [found] = judge(pattern(rule('r', inside)), DOC);
    expect(found).toMatchObject({ rule: 'M', flag: 'warning', unfound: [0] });
    expect(found!.message).toBe('is ("100,00" cannot be read as xs:date)');
    expect(found).not.toHaveProperty('error');
  });

  it('is not asked for where the other side of "and" or "or" already decides', () => {
    const tests =
      assert('AND', 'not(xs:decimal(a[1]) = 1 and b)') + assert('OR', 'xs:decimal(a[1]) = 1 or a');
    expect(judge(pattern(rule('r', tests)), DOC)).toEqual([]);
  });
});

describe('a pack that cannot be right fails when it is built', () => {
  const build = (inside: string) => () => packOf({ 'main.sch': schema(inside) });
  const test = (expression: string): string =>
    `\n<sch:pattern>\n<sch:rule context="a">\n<sch:assert id="X-1" test="${expression}"/></sch:rule></sch:pattern>`;

  it.each([
    ['nothing-like-it(.)', /there is no function nothing-like-it/],
    ['concat(.)', /concat does not take 1 arguments/],
    ['f:own(.)', /there is no function own with 1 arguments/],
    ['z:b', /the prefix "z" is not declared/],
    ['$lost = 1', /there is no variable \$lost/],
    ["a = 'x", /cannot be read/],
    ['a = ', /a step was expected/],
    ["matches(., '[')", /the regular expression is wrong/],
    ["matches(., '(?=x)')", /not known to XPath/],
    ["document('x.xml')/a", /file x\.xml does not exist beside the schema/],
    ["key('none', 'x')", /there is no key "none"/],
    ['xs:nonsense(.)', /the type xs:nonsense is not supported/],
    ['upper-case(1)', /cannot be integer/],
    ["'a' + 1", /does not calculate with string/],
    ['position() = 1', /counts nothing here/],
    ["'a'/b", /a step needs a node/],
  ])('%s', (expression, message) => {
    expect(build(test(expression))).toThrow(message);
  });

  it('with every fault of a rule at once, each once, and nothing of assertions that are right', () => {
    const lent = `<sch:rule abstract="true" id="lent">${assert('L', '$lost')}</sch:rule>`;
    const bad = assert('A', 'nothing()') + assert('GOOD', 'b') + assert('B', 'concat(.)');
    const uses = rule('a', `${bad}<sch:extends rule="lent"/>`) + rule('b', '<sch:extends rule="lent"/>');
    try {
      build(pattern(lent + uses + rule('ancestor::c', assert('C', "matches(., '[')"))))();
      expect.unreachable();
    } catch (error) {
      const faults = (error as AggregateError).errors as PackError[];
      expect(faults.map(({ rule }) => rule)).toEqual(['A', 'B', 'L', 'C', 'C']);
      expect(faults[3]!.message).toContain('children and attributes only');
    }
  });

  it('with pack, rule, file, line and column', () => {
    try {
      build(test('b and  $lost'))();
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(PackError);
      expect(error).toMatchObject({ pack: 'trial', rule: 'X-1', line: 5, column: 35 });
      expect((error as PackError).file).toMatch(/main\.sch$/);
    }
  });

  it.each([
    ['<sch:let name="unbound"/>', {}, /\$unbound is bound to nothing/],
    ['', { codelists: { lost: 'lost.json' } }, /lost\.json does not exist/],
    ['<xsl:key name="k" match="a"/>', {}, /takes its value from the attribute use/],
    ['<xsl:key name="k" match="a" use="b" collation="x"/>', {}, /knows no collation/],
    ['<xsl:key name="k" match="a" use="$lost"/>', {}, /no variable \$lost/],
    ['<sch:pattern><sch:rule context="ancestor::a"/></sch:pattern>', {}, /children and attributes only/],
    ['<sch:pattern><sch:rule context="concat(a, b)"/></sch:pattern>', {}, /a context is a path/],
    ['<sch:pattern><sch:rule/></sch:pattern>', {}, /rule needs the attribute context/],
    ['<sch:let name="v" value="1"/><sch:let name="v" value="2"/>', {}, /\$v is there twice/],
  ])('%s', (inside, manifest, message) => {
    expect(() => packOf({ 'main.sch': schema(inside) }, manifest)).toThrow(message);
  });

  it('also for a code list nobody declares, a broken pack.json and broken XML', () => {
    const list = { 'main.sch': schema(''), 'c.json': '{"codes": []}' };
    expect(() => packOf(list, { codelists: { spare: 'c.json' } })).toThrow(
      /"spare" is declared by no variable/,
    );
    expect(() => packOf({ 'main.sch': '<sch:schema' })).toThrow(PackError);
    expect(() => packOf({ 'main.sch': schema(''), 'pack.json': '{' })).toThrow(PackError);
    expect(() => packOf({ 'main.sch': schema('') }, { version: 1 })).toThrow(/"version" is missing/);
  });
});
