import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../core/invoice/testing/sample.ts';
import { complete, essence, type CompleteInvoice } from '../../core/invoice/index.ts';
import { ledgerOf } from '../../core/invoice/ledger/index.ts';
import { createRegistry } from '../../core/main.ts';
import { ledgerFor } from '../../core/pipeline/ledger.ts';
import type { ProducedProfile } from '../../core/plugin/index.ts';
import type { Ledger, LedgerStep } from '../../proto/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { cases } from '../cases.ts';
import { invoices } from './arbitrary.ts';

const registry = await createRegistry();
for (const syntax of registry.all('syntax')) await syntax.load?.();

/** Invoices of which nothing but quantities, prices and rates is given. */
const computed = invoices
  .map(({ lines, ...invoice }) => ({
    ...invoice,
    totals: null,
    lines: lines.map((line) => ({ ...line, net_amount: null })),
  }))
  .map((invoice) => complete(invoice, []));

test('the ledger comes to the totals that were written', () => {
  fc.assert(
    fc.property(computed, ({ invoice, origins }) => {
      const ledger = ledgerOf(essence(invoice), { packs: [], origins });
      for (const { term, stated, result, ours, given } of ledger.steps)
        expect({ term, result, ours, given }).toEqual({
          term,
          result: term === 'BT-111' || result !== null ? stated : null,
          ours: result === null ? null : stated,
          given: false,
        });
      expect(ledger.balanced).toBe(true);
      expect(ledger.steps.length).toBeGreaterThanOrEqual(invoice.lines.length + 6);
    }),
    { numRuns: cases(500) },
  );
});

test('the inputs of each step, taken together by other arithmetic, give its sum', () => {
  fc.assert(
    fc.property(invoices, (given) => {
      const { invoice } = complete(given, []);
      for (const { inputs, exact, result, rounding, stated } of ledgerOf(essence(invoice), { packs: [] })
        .steps) {
        if (exact === null) continue;
        const [over, under] = inputs.reduce(taken, [0n, 1n]);
        // A quotient that does not end is kept to 18 digits: an error of half a digit there.
        const [found, by] = fraction(exact);
        expect(abs(over * by - found * under) * 10n ** 18n <= under * by).toBe(true);
        expect(result).toBe(rounding === 'none' ? exact : cents(found, by));
        expect(stated === null || result !== null).toBe(true);
      }
    }),
    { numRuns: cases(300) },
  );
});

type Fraction = readonly [over: bigint, under: bigint];

function fraction(text: string): Fraction {
  const [whole, digits = ''] = text.split('.');
  return [BigInt(`${whole}${digits}`), 10n ** BigInt(digits.length)];
}

function taken([over, under]: Fraction, { operator, value }: LedgerStep['inputs'][number]): Fraction {
  const [a, b] = fraction(value);
  if (operator === 'multiply') return [over * a, under * b];
  if (operator === 'divide') return a < 0n ? [-over * b, under * -a] : [over * b, under * a];
  return [over * b + (operator === 'add' ? a : -a) * under, under * b];
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Halves away from zero. */
function cents(over: bigint, under: bigint): string {
  const rounded = (abs(over) * 200n + under) / (2n * under);
  const text = String(rounded).padStart(3, '0');
  const sign = over < 0n && rounded > 0n ? '-' : '';
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Where a document goes, and what it is written as. */
const PLACES = [
  ['cii', 'en16931', 'xml'],
  ['cii', 'en16931', 'pdf'],
  ['cii', 'extended', 'xml'],
  ['cii', 'extended-ctc-fr', 'xml'],
  ['ubl', 'en16931', 'xml'],
  ['ubl', 'extended-ctc-fr', 'xml'],
] as const satisfies readonly (readonly [string, ProducedProfile, 'xml' | 'pdf'])[];

const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const tax = fc.constantFrom(['S', '20'], ['S', '5.5'], ['S', '2.1'], ['E', null], ['Z', null], ['G', null]);
const line = fc.record({ quantity: fc.constantFrom('1', '2.5', '-3', '0.333'), unit_price: amount, tax });
const adjustment = fc.record({ amount, tax });

const taxed = <T extends { tax: readonly (string | null)[] }>({
  tax: [vat_category, vat_rate],
  ...rest
}: T): object => ({
  ...rest,
  vat_category,
  vat_rate,
});

/** Whole invoices whose totals are then moved, by cents or by about one. */
const moved = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    allowances: fc.array(adjustment, { maxLength: 2 }),
    charges: fc.array(adjustment, { maxLength: 2 }),
    moves: fc.array(
      fc.tuple(
        fc.constantFrom(
          'line_total',
          'tax_exclusive',
          'tax_total',
          'tax_inclusive',
          'amount_due',
          'base',
          'tax',
        ),
        fc.constantFrom('0.01', '-0.01', '0.02', '-0.03', '0.50', '0.99', '1.00', '-1.00', '1.01'),
      ),
      { maxLength: 2 },
    ),
  })
  .map(({ lines, allowances, charges, moves }) => {
    const invoice = complete(
      sampleOf(lines.map(taxed) as Record<string, unknown>[], {
        allowances: allowances.map(taxed),
        charges: charges.map(taxed),
        tax_exemption_reason: 'x',
      }),
      [],
    ).invoice;
    return moves.reduce(move, invoice);
  });

function move(invoice: CompleteInvoice, [what, by]: [string, string]): CompleteInvoice {
  const { totals } = invoice;
  const plus = (text: string): string =>
    ((Math.round(Number(text) * 100) + Math.round(Number(by) * 100)) / 100).toFixed(2);
  const [first, ...rest] = totals.vat_breakdown;
  if (what === 'base' || what === 'tax') {
    const key = what === 'base' ? 'taxable_amount' : 'tax_amount';
    return {
      ...invoice,
      totals: { ...totals, vat_breakdown: [{ ...first!, [key]: plus(first![key]) }, ...rest] },
    };
  }
  const key = what as 'line_total';
  return { ...invoice, totals: { ...totals, [key]: plus(totals[key]) } };
}

describe.each(PLACES)('in %s of profile %s, alone or in a PDF (%s)', (id, profile, container) => {
  const options = { check: 'base', language: 'en', explain: false, asOf: '2026-10-05' } as const;

  test('a rule holds in the ledger exactly where it finds nothing', async () => {
    const syntax = registry.syntax(id);
    const seen = { holds: 0, fails: 0 };
    await fc.assert(
      fc.asyncProperty(moved, async (invoice) => {
        const tree = parse(syntax.write(invoice, profile).bytes);
        const opened = { recognised: syntax.recognise(tree), container };
        const ledger = ledgerFor(registry, syntax.read(tree).invoice, opened, options);
        const context = { role: '', treatment: '', date: options.asOf, container };
        const failed = new Map<string, number>();
        for (const ruleset of registry.rulesets('schematron:base', opened.recognised, context)) {
          await ruleset.load?.();
          for (const { rule } of ruleset.run(tree, context)) failed.set(rule!, (failed.get(rule!) ?? 0) + 1);
        }
        for (const [rule, holds] of verdicts(ledger)) {
          seen[holds ? 'holds' : 'fails']++;
          expect({ rule, holds }).toEqual({ rule, holds: !failed.has(rule) });
        }
      }),
      { numRuns: cases(150) },
    );
    expect(seen.holds).toBeGreaterThan(cases(500));
    expect(seen.fails).toBeGreaterThan(cases(50));
  });
});

/** A rule that fails anywhere fails; of one that holds everywhere but where only floating point tells, nothing is known. */
function verdicts({ steps }: Ledger): Map<string, boolean> {
  const all = Map.groupBy(
    steps.flatMap(({ rules }) => rules),
    ({ rule }) => rule,
  );
  const found = new Map<string, boolean>();
  for (const [rule, each] of all) {
    if (each.some(({ holds }) => holds === false)) found.set(rule, false);
    else if (each.every(({ holds }) => holds === true)) found.set(rule, true);
  }
  return found;
}
