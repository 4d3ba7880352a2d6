import { describe, expect, it } from 'vitest';
import { ALL } from '../../xpath/passes/pass.ts';
import { judge, schema, textOf } from '../testing/try.ts';
import { PASSES, passesOf } from './index.ts';

/** Without what changes for reasons of its own: spaces, and the numbers of names. */
const plain = (text: string): string => text.replaceAll(/__\d+/g, '__').replaceAll(/\s+/g, ' ');

describe('every pass has an example', () => {
  it.each(PASSES.map((pass) => [pass.name, pass] as const))('%s', (name, { example }) => {
    const files = { 'main.sch': schema(example.schema) };
    const before = plain(textOf(files, {}, passesOf(`-${name}`)));
    const after = plain(textOf(files, {}, ALL));
    expect(before).toContain(example.before);
    expect(after).toContain(example.after);
    expect(after).not.toContain(example.before);
    expect(before).not.toContain(example.after);
  });
});

describe('inline', () => {
  it('leaves a parameter that is given back the string it was made', () => {
    const given = `<xsl:function name="f:same" xmlns:xs="http://www.w3.org/2001/XMLSchema"><xsl:param name="text" as="xs:string?"/>
      <xsl:sequence select="$text"/></xsl:function>`;
    const rule = `<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="f:same(i:a) = 'x'"/></sch:rule></sch:pattern>`;
    expect(judge(given + rule, '<line xmlns="urn:i"><a>x</a></line>')).toEqual([]);
    expect(judge(given + rule, '<line xmlns="urn:i"><a>y</a></line>')).toHaveLength(1);
  });
});

describe('a list of passes', () => {
  const named = (list: string): string[] =>
    PASSES.map(({ name }) => name).filter((name) => passesOf(list).has(name));

  it('is all, none, those named, or all but those named', () => {
    expect(named('all')).toHaveLength(PASSES.length);
    expect(named('none')).toEqual([]);
    expect(named('bytes,guard')).toEqual(['guard', 'bytes']);
    expect(named('-bytes,-guard')).toHaveLength(PASSES.length - 2);
  });

  it('refuses a name no pass has', () => {
    expect(() => passesOf('bytes,speed')).toThrow('no pass is called speed; there are by-name, contexts');
  });
});
