import { afterEach, describe, expect, it, vi } from 'vitest';
import { Document } from '../xpath/runtime/document.ts';
import { judge, schema, textOf } from './testing/try.ts';

afterEach(() => vi.restoreAllMocks());

const rule = (...asserts: readonly string[]): string =>
  `<sch:pattern><sch:rule context="r">${asserts.join('')}</sch:rule></sch:pattern>`;
const assert = (id: string, test: string): string => `<sch:assert id="${id}" test="${test}">m</sch:assert>`;

describe('a compiled pack', () => {
  it('names its functions by the rules they serve, and says where those stand', () => {
    const written = textOf({
      'main.sch': schema(rule(assert('BR-CO-10', 'every $a in a satisfies $a = 1'), assert('BR-2', 'b'))),
    });
    expect(written).toMatch(/^\/\/ BR-CO-10, main\.sch:\d+$/m);
    expect(written).toMatch(/^const BR_CO_10__\d+ = \(function \(n, d\) \{$/m);
    expect(written).toMatch(/^const rule_BR_CO_10_BR_2__\d+ = \(function \(d, n\) \{$/m);
    expect(written).toMatch(/d\.fail\(1 \/\* BR_2 \*\/, n\);$/m);
  });

  it('whose rule meets an error has the rule in the stack of it', () => {
    const met: string[] = [];
    vi.spyOn(Document.prototype, 'broken').mockImplementation(function (_rule, _node, error) {
      met.push((error as Error).stack ?? '');
    });
    judge(
      rule(assert('BR-CO-10', 'some $a in a satisfies xs:integer($a) = 1'), assert('BR-2', 'b')),
      '<r><a>x</a></r>',
    );
    expect(met).toHaveLength(1);
    expect(met[0]).toMatch(/at (?:\w+\.)?BR_CO_10__\d+/);
    expect(met[0]).toMatch(/at (?:\w+\.)?rule_BR_CO_10_BR_2__\d+/);
  });

  it('stays code whatever its rules are called', () => {
    const hostile = ['*/ throw 1; /*', '&#10;throw 1;', '${1}', '&quot;; throw 1;', '&#x2028;throw 1;'];
    const ids = hostile.map((id, at) => assert(`${id}${at}`, 'false()'));
    expect(judge(rule(...ids), '<r/>')).toHaveLength(hostile.length);
  });
});
