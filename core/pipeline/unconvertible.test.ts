import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { complete, type CompleteInvoice } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { Destination } from './destination.ts';
import { refuseImpossible } from './unconvertible.ts';

const { invoice: INVOICE } = complete(sampleInvoice(), []);
const { totals: TOTALS } = INVOICE;
const SPLIT = [{ ...TOTALS.vat_breakdown[0]!, category: 'B' as const }];

const UBL: Destination = { output: 'ubl-xml', profile: 'en16931', guideline: null };
const CII: Destination = { ...UBL, output: 'cii-xml' };
const PDF: Destination = { ...UBL, output: 'facturx-pdf' };
const LEAN: Destination = { ...CII, profile: 'basicwl' };

function refused(
  changes: Partial<CompleteInvoice>,
  destination: Destination,
  language: 'en' | 'fr' = 'en',
): EngineError | null {
  try {
    refuseImpossible({ ...INVOICE, ...changes }, destination, language);
    return null;
  } catch (thrown) {
    return EngineError.from(thrown, 'en');
  }
}

describe.each<[string, string, Partial<CompleteInvoice>, Destination, Destination]>([
  ['without lines', 'BG-25', { lines: [] }, UBL, LEAN],
  ['without a VAT breakdown', 'BG-23', { totals: { ...TOTALS, vat_breakdown: [] } }, LEAN, LEAN],
  ['of no day', 'BT-2', { issue_date: '2026-02-30' }, UBL, CII],
  ['with a rounded amount', 'BT-114', { totals: { ...TOTALS, rounding: '0.01' } }, LEAN, CII],
  ['with split payment', 'BT-118', { totals: { ...TOTALS, vat_breakdown: SPLIT } }, PDF, CII],
])('an invoice %s', (_, term, changes, impossible, possible) => {
  it(`is refused by ${term}, in plain words of either language`, () => {
    for (const language of ['en', 'fr'] as const) {
      const { code, messages, findings } = refused(changes, impossible, language)!;
      expect(code).toBe('invalid_input');
      expect(messages[language]).toContain(term);
      expect(findings).toMatchObject([
        { terms: [term], message: messages[language], severity: 'fatal', rule: null },
      ]);
      expect(findings[0]!.pointer).toMatch(/^\/invoice\//);
    }
  });

  it('is not where the document can do without', () => {
    if (term !== 'BG-23') expect(refused(changes, possible)).toBeNull();
    expect(refused({}, impossible)).toBeNull();
  });
});

it('a rounding of zero rounds nothing', () => {
  expect(refused({ totals: { ...TOTALS, rounding: '0.00' } }, LEAN)).toBeNull();
});
