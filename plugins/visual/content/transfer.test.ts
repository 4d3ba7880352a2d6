import type { CompleteInvoice } from '@conforme/core/invoice';
import { describe, expect, it } from 'vitest';
import { invoice, PAYMENT, seller, totals } from '../testing/invoice.ts';
import { epcText, isSepaIban, modulesOf, runsOf, transferOf } from './transfer.ts';

const paid = (over: Partial<typeof PAYMENT>, rest: Partial<CompleteInvoice> = {}) =>
  transferOf(invoice({ payment: { ...PAYMENT, ...over }, ...rest }));

describe('the transfer that settles an invoice', () => {
  it('says what EPC069-12 asks for, line by line', () => {
    const transfer = paid({ iban: 'FR76 3000 6000 0112 3456 7890 189', remittance_information: 'RF18 5390' });
    expect(epcText(transfer!).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'AGRIFRPP',
      'Atelier du Rhône SAS',
      'FR7630006000011234567890189',
      'EUR1560.00',
      '',
      '',
      'RF18 5390',
    ]);
  });

  it('quotes the number where the seller asks for nothing, or for more than the code can say', () => {
    expect(paid({})!.remittance).toBe('FA-2026-0042');
    expect(paid({ remittance_information: 'x'.repeat(141) })!.remittance).toBe('FA-2026-0042');
    expect(paid({}, { number: 'y'.repeat(140) })!.remittance).toBe('y'.repeat(140));
    expect(paid({}, { number: 'y'.repeat(141) })).toBeNull();
  });

  it('names the account holder before the seller, in at most 70 characters on one line', () => {
    expect(paid({ account_name: 'Banque\r\nde test' })!.name).toBe('Banque de test');
    expect([...paid({}, { seller: seller({ name: 'é'.repeat(80) }) })!.name]).toHaveLength(70);
  });

  it('says no more than the 331 bytes a code may hold', () => {
    const long = paid({ account_name: 'é'.repeat(70), remittance_information: 'é'.repeat(140) });
    expect(long!.remittance).toBe('FA-2026-0042');
    expect(paid({ account_name: '𝛼'.repeat(70) }, { number: 'y'.repeat(100) })).toBeNull();
  });

  it('leaves a BIC out that is none', () => {
    expect(paid({ bic: 'AGRIFRPP1' })!.bic).toBeNull();
    expect(paid({ bic: null })!.bic).toBeNull();
  });

  it.each([
    ['another currency', {}, { currency: 'CHF' }],
    ['no IBAN', { iban: null }, {}],
    ['a wrong check digit', { iban: 'FR7630006000011234567890188' }, {}],
    ['a country outside SEPA', { iban: 'TR330006100519786457841326' }, {}],
    ['a direct debit', { means_code: '59' }, {}],
    ['a credit note', {}, { type_code: '381' as const }],
    ['nothing due', {}, { totals: totals({ amount_due: '0.00' }) }],
    ['less than nothing due', {}, { totals: totals({ amount_due: '-1.00' }) }],
    ['parts of a cent', {}, { totals: totals({ amount_due: '1.005' }) }],
    ['more than the code can say', {}, { totals: totals({ amount_due: '1000000000.00' }) }],
  ])('there is none for %s', (_, payment, rest) => {
    expect(paid(payment, rest)).toBeNull();
  });

  it('checks IBANs as ISO 13616 has it', () => {
    expect(isSepaIban('DE89370400440532013000')).toBe(true);
    expect(isSepaIban('DE88370400440532013000')).toBe(false);
    expect(isSepaIban('DE89')).toBe(false);
  });
});

describe('its squares', () => {
  it('stand in runs that hold every dark square once', () => {
    const modules = modulesOf(paid({})!);
    const drawn = modules.map((row) => row.map(() => false));
    for (const { x, y, length } of runsOf(modules)) drawn[y]!.fill(true, x, x + length);
    expect(drawn).toEqual(modules);
    const squares = runsOf(modules).reduce((sum, { length }) => sum + length, 0);
    expect(squares).toBe(modules.flat().filter(Boolean).length);
  });

  it('hold the longest fields there are', () => {
    const long = paid({ account_name: 'n'.repeat(70), remittance_information: 'x'.repeat(140) });
    expect(long!.remittance).toHaveLength(140);
    expect(modulesOf(long!).length).toBeLessThanOrEqual(4 * 13 + 17);
  });
});
