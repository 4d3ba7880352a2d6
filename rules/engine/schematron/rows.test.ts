import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './try.ts';

// Rows of a bundled document, looked at one by one; the expected values are Saxon's.

const CODES = `<codes><cl id="1"><e value="A" name="Alpha" n="1"/><e value="B" name="Beta" n="2"><sub>b1</sub><sub>b2</sub></e><e
  value="B" name="Again"/></cl><cl id="2"><e value="Z" name="Zeta" n="9"/><e value=" S " name=""/></cl></codes>`;
const DOC = '<r><a n="2">A</a><a n="9">B</a><a>Z</a><a n="1">b1</a><a n="7">Q</a></r>';

/** What the expression gives for each `a`. */
function told(expression: string, hit = ''): string[] {
  const lets = `<sch:let name="v" value="."/><sch:let name="n" value="@n"/>${hit}`;
  const report = `<sch:report id="R" test="true()"><sch:value-of select="${expression}"/></sch:report>`;
  const files = {
    'main.sch': schema(
      `<sch:let name="codes" value="document('codes.xml')"/><sch:pattern><sch:rule context="a">${lets}${report}</sch:rule></sch:pattern>`,
    ),
    'codes.xml': CODES,
  };
  return packOf(files)
    .run(parse(Buffer.from(DOC)), UNKNOWN)
    .map(({ message }) => message);
}

describe('a variable that runs over a bundled document', () => {
  it.each([
    ['some $x in $codes//e satisfies $x/@value = $v', 'true true true false false'],
    ['some $x in $codes//e satisfies ($x/@value = $v and number($x/@n) gt 1)', 'false true true false false'],
    ['every $x in $codes//cl satisfies count($x/e) ge 2', 'true true true true true'],
    ["every $x in $codes//e satisfies $x/sub or $x/@value != 'B'", 'false false false false false'],
    ["some $x in document('codes.xml')//sub satisfies ($x = $v and $x/.. )", 'false false false true false'],
  ])('takes steps from each: %s', (expression, expected) => {
    expect(told(expression).join(' ')).toBe(expected);
  });

  it('makes texts of what it finds from each', () => {
    expect(told('some $x in $codes//e satisfies $x/@value/string() = $v').join(' ')).toBe(
      'true true true false false',
    );
    const each = 'for $x in $codes//sub return concat($x/name(), $x/../@value/lower-case(.), $x/string())';
    expect(told(each)[0]).toBe('subbb1 subbb2');
    expect(told("for $x in $codes//e return if ($x/@name/string()) then 'y' else 'n'")[0]).toBe('y y y y n');
  });

  it('gives what is behind each once for each, where "!" asks', () => {
    expect(told('let $s := $codes//sub return (count($s ! ..), count($s/..))')[0]).toBe('2 1');
    expect(told('let $c := $codes//cl return $c ! (e[2]/@value, e[1]/@value)')[0]).toBe('B A  S  Z');
    expect(told('let $e := $codes//e[@value = $v] return $e ! @name')[1]).toBe('Beta Again');
    expect(told('$codes ! codes/cl/@id, $codes//sub ! string(.)')[0]).toBe('1 2 b1 b2');
    const asks = 'let $e := $codes//e return $e ! sub[. = $v]';
    expect(() => told(asks)).toThrow(/for each node of a bundled document no value/);
  });

  it('gives what is asked of each, in order', () => {
    const each = "for $x in $codes//e return concat($x/@value, ':', string-join($x/sub, '+'), ':', $x)";
    expect(told(each)[0]).toBe('A:: B:b1+b2:b1b2 B:: Z::  S ::');
  });
});

describe('predicates on a bundled document', () => {
  it('may ask for several values, or compare otherwise', () => {
    expect(told('$codes//e[(@value = $v) or (@n = $n)]/@name')).toEqual([
      'Alpha Beta',
      'Beta Again Zeta',
      'Zeta',
      'Alpha',
      '',
    ]);
    expect(told('$codes//e[@value != $v][sub]/@value')).toEqual(['B', '', 'B', 'B', 'B']);
    expect(told('$codes//e[@n &gt;= number($n)]/@value')).toEqual(['B Z', 'Z', '', 'A B Z', 'Z']);
    expect(told('exists($codes//e[contains(concat(@value, @name), $v) and not(sub = $v)])').join(' ')).toBe(
      'true true true false false',
    );
  });

  it('also through a variable, which is true where there is a node', () => {
    const hit = '<sch:let name="hit" value="$codes//e[@value != $v and @n = $n]"/>';
    expect(told('if ($hit) then $hit/@name else 0', hit)).toEqual(['Beta', 'Zeta', '0', 'Alpha', '0']);
  });

  it.each([
    ['$codes//e[@value = $v][1]', /a position among what a value finds/],
    ['$codes//e[@value != $v][last()]', /a position among what a value finds/],
    ['$codes//e[name() != $v]', /name\(\) of a row/],
    ['$codes//e[sub[. = $v]]', /asked for no value/],
    ['$codes//sub[. != $v]/..', /must lie apart/],
    ['for $x in $codes//e return $x[1]/@n', /has no predicates/],
    ['for $x in $codes//e return name($x/sub)', /cannot be untyped/],
  ])('%s is refused', (expression, message) => {
    expect(() => told(expression)).toThrow(message);
  });
});
