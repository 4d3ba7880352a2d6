import { describe, expect, it } from 'vitest';
import { judge } from './testing/try.ts';

const DOC = '<r><?x 1?><a>bo<?x 1?><?y-z  2?><b><?y-z 3?></b><?x?></a></r>';

const rule = (context: string, select: string): string[] =>
  judge(
    `<sch:pattern><sch:rule context="${context}"><sch:report id="R" test="true()"><sch:value-of select="${select}"/></sch:report></sch:rule></sch:pattern>`,
    DOC,
  ).map(({ message }) => message);

describe('the target of a processing instruction', () => {
  it('is its name', () => {
    expect(rule('processing-instruction()', 'name(), local-name(.), node-name(.)')).toEqual([
      'x x x',
      'x x x',
      'y-z y-z y-z',
      'y-z y-z y-z',
      'x x x',
    ]);
    expect(rule('a/b/processing-instruction()', 'path(.)')).toEqual([
      '/Q{}r[1]/Q{}a[1]/Q{}b[1]/processing-instruction(y-z)[1]',
    ]);
  });

  it('may be asked for, as a name or a string', () => {
    expect(rule('a', 'processing-instruction(y-z)')).toEqual(['2']);
    expect(rule('a', "count(.//processing-instruction(' y-z '))")).toEqual(['2']);
    expect(rule('a', "processing-instruction('x')[1], count(processing-instruction(x))")).toEqual(['1 2']);
    expect(rule('a', 'count(processing-instruction(gone))')).toEqual(['0']);
  });

  it('may be asked for in a context', () => {
    expect(rule("processing-instruction(x)[. = '1']", '.')).toEqual(['1', '1']);
    expect(rule("a/processing-instruction('y-z')", '.')).toEqual(['2']);
  });

  it('is no part of a type', () => {
    expect(() => rule('a', '. instance of processing-instruction(x)')).toThrow(/has no target here/);
    expect(() => rule('a', 'processing-instruction(1)')).toThrow(/a target was expected/);
  });
});
