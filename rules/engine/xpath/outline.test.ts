import { describe, expect, it } from 'vitest';
import { analyse, parseXPath } from './index.ts';
import { outline } from './outline.ts';
import { ONE } from './types.ts';

const scope = { item: ONE('node'), counted: false, rule: true, variables: new Map(), functions: new Map() };
const outlined = (source: string): string => outline(analyse(parseXPath(source, new Map()), scope));

describe('an analysed expression', () => {
  it('has a line an operation, with its type, and what it works on below it', () => {
    expect(outlined('sum(a/@b) = 2 or not(c[1])').split('\n')).toEqual([
      'logic or: boolean',
      '  general eq: boolean',
      '    call sum: numeric',
      '      path: node*',
      '        context: node',
      '        child::a',
      '        attribute::b',
      '    literal 2: integer',
      '  call not: boolean',
      '    path: node?',
      '      context: node',
      '      child::c',
      '        [',
      '          literal 1: integer',
      '        ]',
    ]);
  });

  it.each([
    ['some $x in a satisfies $x castable as xs:date', ['some $x', 'castable date', 'variable $x']],
    ['if (a) then "x" else string-join(b, ",")', ['if', 'literal "x"', 'call string-join']],
    ['for $x in (1, 2) return -$x', ['for $x', 'sequence', 'negate']],
    ['a union b', ['combine union']],
    ['//text()', ['descendant::text()']],
  ])('%s', (source, lines) => {
    const text = outlined(source);
    for (const line of lines) expect(text).toContain(line);
  });
});
