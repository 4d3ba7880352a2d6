import { describe, expect, it } from 'vitest';
import { judge, schema, packOf } from './testing/try.ts';
import { parse } from '../xml/index.ts';

const rule = (context: string, test: string): string =>
  `<sch:pattern><sch:rule context="${context}"><sch:assert id="A" test="${test}">a</sch:assert></sch:rule></sch:pattern>`;
const fired = (inside: string, document: string): number[] => judge(inside, document).map(({ node }) => node);

describe('contexts that ask for the name', () => {
  const ids = rule("i:*[ends-with(local-name(), 'ID') and not(starts-with(local-name(), 'X'))]", 'i:b');

  it('take known and unknown names of the kind, and no other', () => {
    const document = '<aID xmlns="urn:i"><newID/><b/><XID/><ID/><ID xmlns="urn:f"/></aID>';
    expect(fired(ids, document)).toEqual([2, 5]);
  });

  it('keep what else a context asks', () => {
    const inside = rule("*[contains(local-name(), 'b')][@x]", 'false()') + rule('i:b', 'true()');
    expect(fired(inside, '<a xmlns="urn:i"><b/><b x=""/><bb x=""/></a>')).toEqual([3, 5]);
  });

  it('count positions among all, not only those of the name', () => {
    const inside = rule("*[contains(local-name(), 'b')][2]", 'false()') + rule('i:b', 'true()');
    expect(fired(inside, '<a xmlns="urn:i"><b/><c/><bc/><b/></a>')).toEqual([4]);
  });

  it('leave a node to the rules after the one its name rules out', () => {
    const inside = `<sch:pattern><sch:rule context="*[namespace-uri() = 'urn:f']"><sch:assert id="A" test="false()">a</sch:assert></sch:rule>
      <sch:rule context="i:b"><sch:assert id="B" test="false()">b</sch:assert></sch:rule></sch:pattern>`;
    const found = judge(inside, '<b xmlns="urn:i"><b xmlns="urn:f"/></b>');
    expect(found.map(({ rule }) => rule)).toEqual(['B', 'A']);
  });
});

describe('names that the document lacks', () => {
  it('answer for paths, and only for them', () => {
    const inside =
      rule('i:a', 'not(i:b/i:none) and count(i:none) = 0 and not(i:none = i:b) and empty(i:b[i:none])') +
      rule('i:a', "normalize-space(i:none) = '' and not(//i:none)");
    expect(fired(inside, '<a xmlns="urn:i"><b/></a>')).toEqual([]);
  });

  it('do not hide an error met on the way', () => {
    const inside = rule('i:a', 'not(i:b[xs:decimal(.) = 1]/i:none)');
    const [found] = judge(inside, '<a xmlns="urn:i"><b>x</b></a>');
    expect(found?.error).toMatch(/"x"/);
  });

  it('are those of the tree, not of the last one', () => {
    const pack = packOf({ 'main.sch': schema(rule('i:a', 'i:b/i:c and //i:c')) });
    const nodes = (text: string): number => pack.run(parse(Buffer.from(text)), unknown).length;
    const unknown = { role: '', treatment: '', date: '', container: '' };
    expect(nodes('<a xmlns="urn:i"><b/></a>')).toBe(1);
    expect(nodes('<a xmlns="urn:i"><b><c/></b></a>')).toBe(0);
    expect(nodes('<a xmlns="urn:i"><b/></a>')).toBe(1);
  });
});
