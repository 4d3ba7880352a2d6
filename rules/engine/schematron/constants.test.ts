import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

// What does not depend on the node that is judged is found once for a document. A bound variable is such a dependence too.

const DOC = '<r><g>one<b>1</b></g><g>two<b>2</b></g></r>';

/** The messages of an assertion that fails on every g. */
function told(expression: string): string[] {
  const assert = `<sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>`;
  return judge(`<sch:pattern><sch:rule context="g">${assert}</sch:rule></sch:pattern>`, DOC).map(
    ({ message }) => message,
  );
}

const both = (text: string): string[] => [text, text];

describe('what is found once for a document', () => {
  it('is not the body of a "for" over the document: each turn has its own', () => {
    expect(told("string-join(for $x in //b return string($x/..), ',')")).toEqual(both('one1,two2'));
    expect(told("string-join(for $x in //b return $x/../text(), ',')")).toEqual(both('one,two'));
    expect(told("string-join(for $x in //g, $y in //b return concat($x/b, $y), ' ')")).toEqual(
      both('11 12 21 22'),
    );
  });

  it('is not the condition of "some" and "every"', () => {
    expect(told("some $x in //b satisfies string($x/..) = 'two2'")).toEqual(both('true'));
    expect(told("every $x in //b satisfies string($x/..) = 'one1'")).toEqual(both('false'));
  });

  it('is not a predicate on what the document has elsewhere', () => {
    expect(told("string(//b[.. = 'two2'])")).toEqual(both('2'));
    expect(told('count(//b[. = current()/b])')).toEqual(both('1'));
  });

  it('is no different for different nodes', () => {
    expect(told('count(//b)')).toEqual(both('2'));
    expect(told('string(b)')).toEqual(['1', '2']);
  });
});

describe('what depends on no document', () => {
  const pattern = `<sch:let name="codes" value="('A', 'B')"/><sch:let name="joined" value="string-join($codes, ' ')"/>
    <sch:pattern><sch:rule context="g"><sch:assert id="R" test="contains(concat(' ', $joined, ' '), concat(' ', b, ' '))"/></sch:rule></sch:pattern>`;

  it('is made when the pack is loaded', () => {
    const written = textOf({ 'main.sch': schema(pattern) });
    expect(written).toMatch(/^const K__\d+ = x_concat\(" ", K__\d+, " "\);$/m);
    expect(written).toContain('memos: 0');
  });

  it('is what it would be for each document', () => {
    expect(judge(pattern, '<r><g><b>A</b></g><g><b>B</b></g></r>')).toEqual([]);
    expect(judge(pattern, '<r><g><b>A B</b></g><g><b>C</b></g></r>').map(({ node }) => node)).toEqual([4]);
  });
});
