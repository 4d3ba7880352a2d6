import { describe, expect, test } from 'vitest';
import { complete, reasonFor, reasonsOf, type CompleteInvoice } from './index.ts';
import { sampleOf } from './testing/sample.ts';

const exempt = { vat_category: 'E', vat_rate: null };
const invoiceWith = (properties: Readonly<Record<string, unknown>>): CompleteInvoice =>
  complete(sampleOf([{}, exempt], properties), []).invoice;
const given = { tax_exemption_reason: 'Article 261', tax_exemption_reason_code: 'VATEX-EU-132' };

describe('the reason of an exemption', () => {
  test('is the one of the row with the same category and rate, and knows where it stands', () => {
    const invoice = invoiceWith(given);
    expect(reasonsOf(invoice).get('E 0.00')).toMatchObject({ exemption_reason: 'Article 261' });
    expect(reasonFor(invoice.lines[1]!, reasonsOf(invoice))).toEqual({
      at: '/invoice/totals/vat_breakdown/1',
      exemption_reason: 'Article 261',
      exemption_reason_code: 'VATEX-EU-132',
    });
    expect(reasonFor(invoice.lines[0]!, reasonsOf(invoice))?.exemption_reason).toBeNull();
  });

  test('is none for what no row adds up', () => {
    const reasons = reasonsOf(invoiceWith(given));
    expect(reasonFor({ vat_category: 'AE', vat_rate: '0.00' }, reasons)).toBeNull();
    expect(reasonFor({ vat_category: 'E', vat_rate: null }, reasons)).toBeNull();
  });

  test('of a category without rate is found too', () => {
    const invoice = complete(sampleOf([{ vat_category: 'O', vat_rate: null }], given), []).invoice;
    expect(reasonFor(invoice.lines[0]!, reasonsOf(invoice))?.exemption_reason).toBe('Article 261');
  });
});

test('rows of one category and rate leave open whose reason is whose', () => {
  const row = {
    category: 'E' as const,
    rate: null,
    taxable_amount: '50',
    tax_amount: '0',
    exemption_reason: 'A',
    exemption_reason_code: null,
  };
  const { totals } = invoiceWith({});
  const twice = invoiceWith({
    totals: { ...totals, vat_breakdown: [row, { ...row, exemption_reason: 'B' }] },
  });
  expect(reasonsOf(twice).size).toBe(0);
});
