import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './try.ts';

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
