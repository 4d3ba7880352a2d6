import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

const pattern = (expression: string, context = '*[not(*)] | @* | text()'): string => `<sch:pattern>
  <sch:rule context="${context}"><sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>
  </sch:rule></sch:pattern>`;

const DOCUMENT =
  '<r><a/>one<b/><a x="1" y="2"/><!--c--><b k="yes"/>two<?pi?><a/><s><a/><b k="yes"/><b/></s><a/></r>';

const told = (expression: string): string[] => judge(pattern(expression), DOCUMENT).map((f) => f.message);

/** The same asked in a way that the number of siblings is not looked up. */
const counted = (path: string): string[] => told(`count((/.., ${path}))`);

describe('the number of siblings before a node', () => {
  it.each([
    'preceding-sibling::a',
    'preceding-sibling::node()',
    'preceding-sibling::text()',
    'preceding-sibling::comment()',
    'preceding-sibling::*[self::a or self::b]',
    "preceding-sibling::*[@k = 'yes'][self::b]",
    '../preceding-sibling::a',
    'preceding-sibling::b[1]',
    'preceding-sibling::*[position() &lt; 3]',
    'preceding-sibling::*[. is current()]',
  ])('is that of those found: %s', (path) => {
    const numbers = told(`count(${path})`);
    expect(numbers).toEqual(counted(path));
    expect(numbers).toHaveLength(15);
  });

  it('is 0 where there is no node', () => {
    expect(told('count((a)[1]/preceding-sibling::a)')).toEqual(Array.from({ length: 15 }, () => '0'));
  });

  it('is looked up only where siblings are tested by what they are themselves, and the test cannot fail', () => {
    const looksUp = (path: string): boolean =>
      textOf({ 'main.sch': schema(pattern(`count(${path})`)) }).includes('x_siblingsBefore(');
    expect(looksUp('preceding-sibling::*[self::a or self::b]')).toBe(true);
    expect(looksUp('preceding-sibling::b[1]')).toBe(false);
    expect(looksUp('preceding-sibling::b[xs:integer(@k) = 1]')).toBe(false);
    expect(looksUp('preceding-sibling::*[. is current()]')).toBe(false);
    expect(looksUp('following-sibling::a')).toBe(false);
  });

  it('costs 100,000 siblings no more each than ten', () => {
    const SIBLINGS = 100_000;
    const findings = judge(pattern('count(preceding-sibling::a)', 'a'), `<r>${'<a/>'.repeat(SIBLINGS)}</r>`);
    expect(findings.at(-1)!.message).toBe(String(SIBLINGS - 1));
  });
});

describe('predicates on what stands above the node', () => {
  const lines = (count: number): string => `<line>${'<a/>'.repeat(count)}<kind>b</kind></line>`;
  const judged = (predicate: string, document: string): number[] =>
    judge(pattern("'x'", `line[${predicate}]/a`), document).map(({ node }) => node);

  it('are asked of each element anew', () => {
    const document = `<r>${lines(2)}<line><a/><kind>c</kind></line>${lines(1)}</r>`;
    expect(judged("kind = ('b', 'd')", document)).toEqual([3, 4, 10]);
    expect(judged("not(kind = ('b', 'd'))", document)).toEqual([7]);
  });

  it('that cannot be judged break the rule once, and are judged again at the next', () => {
    const document = '<r><line><a/><a/><kind>no</kind></line><line><a/><kind>1</kind></line></r>';
    const pack = pattern("'x'", 'line[xs:integer(kind) = (1, 2)]/a');
    expect(judge(pack, document).map(({ node, error }) => [node, error !== undefined])).toEqual([
      [3, true],
      [7, false],
    ]);
  });

  it('cost 50,000 children no more each than ten', () => {
    expect(judged("kind = ('b', 'd')", `<r>${lines(50_000)}</r>`)).toHaveLength(50_000);
  });
});
