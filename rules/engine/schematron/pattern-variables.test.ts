import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

const value = (select: string): string =>
  `<sch:rule context="r"><sch:report id="V" test="true()"><sch:value-of select="${select}"/></sch:report></sch:rule>`;
const held = (name: string, select: string): string => `<sch:let name="${name}" value="${select}"/>`;
const pattern = (inside: string): string => `<sch:pattern>${inside}</sch:pattern>`;
const DOC = '<r><a>1</a><a>2</a></r>';

const told = (inside: string): string[] => judge(inside, DOC).map(({ message }) => message);

describe('a variable of a pattern', () => {
  it('is read by the patterns before and behind it', () => {
    const v = pattern(held('v', 'count(//a)'));
    expect(told(pattern(value('$v')) + v + pattern(value('$v + 1')))).toEqual(['2', '3']);
  });

  it('reads those of other patterns, and of the schema', () => {
    const lets = pattern(held('a', '$b * 10')) + pattern(held('b', '$s + 1'));
    expect(told(held('s', '4') + pattern(value('$a')) + lets)).toEqual(['50']);
  });

  it('is found at the document node, once something asks', () => {
    expect(told(pattern(value('$v')) + pattern(held('v', 'r/a[2]')))).toEqual(['2']);
    const broken = pattern(held('v', 'xs:integer(r)'));
    expect(told(pattern(value('1')) + broken)).toEqual(['1']);
  });

  it('is its own where another has the name, and so is what reads it', () => {
    const first = pattern(held('v', "'first'") + held('w', "concat($v, '!')") + value('$w'));
    const second = pattern(held('v', "'second'") + held('x', "concat($v, '?')") + value('$x'));
    expect(told(first + second)).toEqual(['first!', 'second?']);
    expect(() => told(pattern(value('$w')) + first + second)).toThrow('there is no variable $w');
  });

  it('hides that of the schema from its own pattern and those behind it', () => {
    const hiding = pattern(held('v', "'own'") + held('w', '$v') + value('$w'));
    expect(told(held('v', "'global'") + pattern(value('$v')) + hiding)).toEqual(['global', 'own']);
  });

  it('may not be made from itself', () => {
    expect(() => told(pattern(held('v', '$w') + held('w', '$v') + value('$v')))).toThrow(
      'there is no variable',
    );
  });
});
