import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../../decimal/index.ts';
import { judge } from '../../schematron/try.ts';
import { roundProduct } from './number.ts';

/** Every binary digit of the double, multiplied and rounded exactly. */
const exact = (value: number, factor: number): string =>
  Decimal.fromNumber(value).mul(Decimal.fromInteger(factor)).round().toString();

describe('the rounded product of a double', () => {
  const factor = fc.oneof(fc.constantFrom(10, 100, 1000, 1_000_000), fc.integer({ min: 1, max: 1_000_000 }));
  const halves = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(2, 20, 200, 2000))
    .map(([n, d]) => n / d);

  it('is exact', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      halves,
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(value, factor, (v, f) => {
        expect(roundProduct(v, f).toString()).toBe(exact(v, f));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([1.005, 2.675, -1.005, 0.005, -0.005, 0.49999999999999994, 5e-324, 1e300, -0, 2 ** 51 + 0.5])(
    'takes halves as they are, not as they look: %d',
    (value) => {
      for (const f of [1, 10, 100, 1_000_000])
        expect(roundProduct(value, f).toString()).toBe(exact(value, f));
    },
  );

  it('refuses what is no number', () => {
    expect(() => roundProduct(Number.NaN, 100)).toThrow(/decimal/);
    expect(() => roundProduct(Infinity, 100)).toThrow(/decimal/);
  });
});

describe('sums of untyped amounts', () => {
  const value = (expression: string, document: string): string =>
    judge(
      `<sch:pattern><sch:rule context="r"><sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert></sch:rule></sch:pattern>`,
      document,
    )[0]!.message;
  const some = '<r t="1.1"><a>1.005</a><a>0.1</a></r>';
  const none = '<r t="0"/>';

  it.each([
    ['@t = round(sum(a) * 10 * 10) div 100', some, 'false'],
    ['@t = round(sum(a) * 10) div 10', some, 'true'],
    ['@t = round(sum(a) * 10 * 10) div 100', none, 'true'],
    ['@t &lt; abs(sum(a)) div 2', some, 'false'],
    ['1.1 = round(xs:decimal(sum(a)) * 10) div 10', some, 'true'],
    ['round(xs:decimal(sum(a)) * 100) div 100', none, '0'],
    ['round(xs:decimal(sum(a)) * 100) div 100', '<r><a>1.005</a></r>', '1'],
    ['sum(a) * 10', none, '0'],
    ['@t = sum(a) div 3', '<r t="x"><a>1</a></r>', '("x" cannot be read as xs:double)'],
    ['@t = sum(a) * 2', '<r t="1"><a>x</a></r>', '("x" cannot be read as xs:double)'],
    ['round(xs:decimal(sum(a)) * 100)', '<r><a>NaN</a></r>', '(NaN cannot become an xs:decimal)'],
  ])('%s of %s is %s', (expression, document, expected) => {
    expect(value(expression, document)).toBe(expected);
  });

  it('are found once for a document, however often they are asked for', () => {
    const document = `<r>${'<t>20000</t>'.repeat(20_000)}${'<a>1</a>'.repeat(20_000)}</r>`;
    const pattern = `<sch:pattern><sch:rule context="t"><sch:assert id="R" test=". = round(sum(/r/a) * 10) div 10"/></sch:rule></sch:pattern>`;
    expect(judge(pattern, document)).toEqual([]);
  });
});
