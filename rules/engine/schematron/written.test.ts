import { describe, expect, it } from 'vitest';
import { schema, textOf } from './testing/try.ts';
import { calledBy, functionsIn, judging } from './written.ts';

const TEXT = textOf({
  'main.sch': schema(
    `<sch:pattern><sch:let name="all" value="//a[b]"/><sch:rule context="r"><sch:assert id="ONE" test="every $a in $all satisfies $a/b = 1"/>
    <sch:assert id="TWO" test="c"/></sch:rule></sch:pattern>`,
  ),
});

describe('a compiled pack', () => {
  const functions = functionsIn(TEXT);

  it('is read function by function', () => {
    const rule = [...functions.keys()].find((name) => name.startsWith('rule_ONE_TWO__'))!;
    expect(functions.get(rule)).toMatch(/^const rule_ONE_TWO__\d+ = \(function \(d, n\) \{[^]*\n\}\);$/);
    expect(calledBy(rule, functions).some((name) => name.startsWith('ONE__'))).toBe(true);
  });

  it('shows of an assertion its statement and the functions that it reaches, and no others', () => {
    const [statement, ...below] = judging(0, functions);
    expect(statement).toMatch(/^if \(.*d\.fail\(0 \/\* ONE \*\/, n\);$/);
    expect(below.some((code) => code.startsWith('const let_all__'))).toBe(true);
    expect(below.some((code) => code.includes('rule_ONE_TWO'))).toBe(false);
    expect(judging(1, functions)).toHaveLength(1);
  });
});
