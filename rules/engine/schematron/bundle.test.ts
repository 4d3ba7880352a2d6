import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema, textOf } from './testing/try.ts';

const CODES = `<codes xmlns:k="urn:k"><cl id="1"><e value="A" name="Alpha"/><e value="B" name="Beta"/><e value="B" name="Again"/></cl>
  <cl id="2"><e value="Z" name="Zeta"/><e value=" S " name=""/></cl><k:note>n</k:note></codes>`;
const DOC = '<r><a>A</a><a>B</a><a>Z</a></r>';

function run(inside: string, more: Record<string, string> = {}): string[] {
  const files = { 'main.sch': schema(inside), 'codes.xml': CODES, ...more };
  return packOf(files)
    .run(parse(Buffer.from(DOC)), UNKNOWN)
    .map(({ rule, message }) => (message === '' ? rule : message));
}

const pattern = (inside: string, context = 'a'): string =>
  `<sch:pattern><sch:rule context="${context}">${inside}</sch:rule></sch:pattern>`;
const test = (expression: string): string => `<sch:assert id="T" test="${expression}"/>`;
const value = (expression: string): string =>
  `<sch:assert id="V" test="false()"><sch:value-of select="${expression}"/></sch:assert>`;

const LOOK_UP = /document\(\) is supported as a look-up with one comparison/;

describe('document() of a file of the pack', () => {
  it('is asked for a value of the document', () => {
    const asked = `<sch:let name="v" value="."/>${test("document('codes.xml')//cl[@id=1]/e[@value=$v]")}`;
    expect(run(pattern(asked))).toEqual(['T']);
    expect(run(pattern(test("exists(doc('codes.xml')/codes/cl[@id = '2']/e[current() = @value])")))).toEqual([
      'T',
      'T',
    ]);
    expect(
      run(
        pattern(test("not(document('codes.xml')//e[normalize-space(@value) = normalize-space(current())])")),
      ),
    ).toEqual(['T', 'T', 'T']);
  });

  it('gives what lies behind the value, in its order', () => {
    expect(run(pattern(value("document('codes.xml')//e[@value = current()]/@name")))).toEqual([
      'Alpha',
      'Beta Again',
      'Zeta',
    ]);
    expect(run(pattern(value("document('codes.xml')//e[@value = current()/../a]/@name"), 'a[1]'))).toEqual([
      'Alpha Beta Again Zeta',
    ]);
    expect(
      run(pattern(value("count(document('codes.xml')//e[@value = 'none' or @name = ''])"), 'r')),
    ).toEqual(['1']);
  });

  it('is true where there is a node, even one without text, also through a variable', () => {
    const named = '/e[@value = current()]/@name';
    expect(run(pattern(test(`document('codes.xml')//cl[@id=2]${named}`), 'r'))).toEqual(['T']);
    expect(run(pattern(test("document('codes.xml')//e[@name = '']/@name"), 'r'))).toEqual([]);
    const held = `<sch:let name="empty" value="document('codes.xml')//e[@name = '']/@name"/>${test('$empty')}${test('not($empty)')}`;
    expect(run(pattern(held, 'r'))).toEqual(['T']);
  });

  it('may be a variable from which paths go on, or a list to compare with', () => {
    const lets = `<sch:let name="codes" value="document('codes.xml')"/><sch:let name="first" value="$codes//cl[@id = '1']"/><sch:let name="list" value="$first/e/@value"/>`;
    expect(run(lets + pattern(test('$first/e[@value = current()]')))).toEqual(['T']);
    expect(run(lets + pattern(test('. = $list')))).toEqual(['T']);
    expect(run(lets + pattern(value('$codes//i:note, count($list)'), 'r'))).toEqual(['3']);
    const f =
      '<xsl:function name="f:known"><xsl:param name="v"/><xsl:sequence select="exists($codes//e[@value = $v])"/></xsl:function>';
    expect(run(lets + f + pattern(test('f:known(.)')))).toEqual([]);
  });

  it('is read when the pack is built and never again', () => {
    const files = {
      'main.sch': schema(pattern(test("document('codes.xml')//e[@value = current()]"))),
      'codes.xml': CODES,
    };
    expect(textOf(files)).not.toMatch(/codes\.xml"\)|import\(|readFile/);
  });

  it.each([
    ["document('gone.xml')/a", /gone\.xml does not exist/],
    ["document('../codes.xml')/a", /outside the folder/],
    ["document('/etc/hostname')/a", /outside the folder/],
    ["document('http://example.org/x.xml')/a", /does not exist/],
    ["document('broken.xml')/a", /broken\.xml is not XML/],
    ['document(.)/a', /as a literal/],
    ["document('codes.xml', /)/a", /as a literal/],
    ["document('codes.xml')//cl[@id = $x]/e[@value = $x]", LOOK_UP],
    ["document('codes.xml')//e[starts-with(@value, $x)]", LOOK_UP],
    ["document('codes.xml')//e[@value = count($x)]", LOOK_UP],
    ["document('codes.xml')//e[@value = $x][1]", LOOK_UP],
    ["document('codes.xml')//e ! @name", /a node is needed|the context item here/],
    ['$list ! @name', LOOK_UP],
    ["$list[1] = 'A'", LOOK_UP],
    ['doc($x)/a', /doc\(\) takes the name of a file in the pack, as a literal/],
    ["key('k', 'A', document('codes.xml'))", /key "k"/],
    ["some $e in document('codes.xml')//e satisfies $e/@value = .", /a step needs a node before it/],
    ["name(document('codes.xml')/codes) = 'x'", /cannot be/],
    ["document('codes.xml')/codes | a", /union takes nodes/],
    ["document('codes.xml')//e[number(@value) + 1 div 0 = 1]", /division by zero/],
  ])('%s is refused when the pack is built', (expression, message) => {
    const inside = `<sch:let name="x" value="."/><sch:let name="list" value="document('codes.xml')//e/@value"/>${test(expression)}`;
    expect(() => run(pattern(inside), { 'broken.xml': '<a' })).toThrow(message);
  });
});
