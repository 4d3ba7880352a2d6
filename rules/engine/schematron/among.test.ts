import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

// Contexts that Saxon has from XSLT 3.0; what they match is what it says.

const DOC = `<r><want>2</want><want>4</want><e id="1"><f/></e><e id="2"><f/><g><f/><f/><h><f/><f>x</f></h></g></e><q><e id="3"/><e id="4"/></q><t>a<f/>b</t></r>`;
const LETS = `<xsl:key name="k" match="e" use="@id"/><sch:let name="root" value="/r"/><sch:let name="ids" value="//want"/>
  <sch:let name="some" value="//e[@id='2'] | //e/@id[.='3'] | //t/text()"/>`;

function found(context: string): number {
  const rule = `<sch:rule context="${context}"><sch:report id="R" test="true()"/></sch:rule>`;
  return judge(`${LETS}<sch:pattern>${rule}</sch:pattern>`, DOC).length;
}

describe('a context', () => {
  it.each([
    ['$root/e', 2],
    ['$root//e[@id]/@id', 4],
    ['$root', 1],
    ['$some', 4],
    ['$some | want', 6],
    ["key('k', $ids)//f | key('k', $ids)[@id]", 7],
    ["key('k', '2')/g", 1],
    ['($root/e union $root/q)/e', 2],
    ["id('x')/f", 0],
    ['g/descendant-or-self::*[f]/f[2]', 2],
    ['r/descendant::f', 7],
    ["e/self::e[@id='1']", 1],
    ['/r/descendant::e/@id', 4],
  ])('may be %s', (context, count) => {
    expect(found(context)).toBe(count);
  });

  it('lets the next rule have what it does not match', () => {
    const rules = ['$root/e', 'e', '*'].map(
      (context, i) => `<sch:rule context="${context}"><sch:report id="R${i}" test="self::e"/></sch:rule>`,
    );
    const told = judge(`${LETS}<sch:pattern>${rules.join('')}</sch:pattern>`, DOC);
    expect(told.map(({ rule }) => rule)).toEqual(['R0', 'R0', 'R1', 'R1']);
  });

  it.each([
    ['$gone/a', /no variable \$gone/],
    ["key('k', .)", /the same nodes everywhere/],
    ['$root/e[current()]', /the same nodes everywhere/],
    ['$root/..', /steps down only/],
    ['$root/ancestor::a', /steps down only/],
    ['count($root)', /a context is a path/],
  ])('cannot be %s', (context, message) => {
    expect(() => found(context)).toThrow(message);
  });
});
