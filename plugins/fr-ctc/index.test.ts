import { describe, expect, test } from 'vitest';
import { completeFrench, frCtc } from './index.ts';
import { completionOf, MENTIONS, PARTY } from './testing/sample.ts';

describe('the law', () => {
  const fields = (rule: string) => frCtc.fields(rule, completionOf({}).invoice);

  test('names the mention a rule misses as the caller knows it', () => {
    expect(fields('BR-FR-05_BT-22_PMT')).toEqual(['/invoice/french_mentions/recovery_fee']);
    expect(fields('BR-FR-05_BT-22-2')).toEqual(['/invoice/french_mentions/late_payment_penalties']);
    expect(fields('BR-FR-05_BT-22_XXX')).toEqual([]);
    expect(fields('BR-FR-02_BT-1')).toEqual([]);
  });

  test('names the switch of the mentions where they are declined', () => {
    const { invoice } = completionOf({ french_mentions: { ...MENTIONS, enabled: false } });
    expect(frCtc.fields('BR-FR-05_BT-22_PMT', invoice)).toEqual(['/invoice/french_mentions/enabled']);
  });

  test('names no field of an invoice that was read, and adds nothing to it', () => {
    const completion = completionOf({ french_mentions: null });
    expect(frCtc.fields('BR-FR-05_BT-22_PMT', completion.invoice)).toEqual([]);
    expect(completeFrench(completion).invoice.notes).toEqual(completion.invoice.notes);
  });
});

describe('a foreign seller', () => {
  const seller = { ...PARTY, name: 'Tischlerei Brandt', address: { ...PARTY.address, country: 'DE' } };
  const { enabled: _, ...mentions } = MENTIONS;
  const foreign = completionOf({ seller, french_mentions: mentions });

  test('gets nothing added where the French rules do not judge', () => {
    expect(completeFrench(foreign, false)).toBe(foreign);
  });

  test.each([
    ['the French rules judge', true, {}],
    ['the request switches the mentions on', false, { french_mentions: MENTIONS }],
    ['the seller is in France', false, { seller: PARTY }],
    ['the seller has a SIREN', false, { seller: { ...seller, siren: '999510217' } }],
  ])('is completed as French law asks where %s', (_case, isAsked, changes) => {
    const { invoice } = completeFrench({ ...foreign, invoice: { ...foreign.invoice, ...changes } }, isAsked);
    expect(invoice.notes.map(({ subject_code }) => subject_code)).toEqual(['PMT', 'PMD', 'AAB']);
    expect(invoice.business_process).toBe('S1');
    expect(invoice.seller.electronic_address).toBe(invoice.seller.siren);
  });
});

describe('completion', () => {
  const once = completeFrench(completionOf({ already_paid: true }));

  test('does all of it', () => {
    expect(once.invoice.business_process).toBe('S2');
    expect(once.invoice.notes).toHaveLength(3);
  });

  test('done twice is done once', () => {
    expect(completeFrench(once)).toEqual(once);
  });

  test('adds no address to an invoice that declines the mentions, unless the French rules judge it', () => {
    const seller = { ...PARTY, siren: '999510217' };
    const declined = completionOf({ seller, french_mentions: { ...MENTIONS, enabled: false } });
    expect(completeFrench(declined, false).invoice.seller.electronic_address).toBeNull();
    expect(completeFrench(declined, true).invoice.seller.electronic_address).toBe('999510217');
    const { invoice } = completeFrench(completionOf({ seller }), false);
    expect(invoice.seller.electronic_address).toBe('999510217');
  });

  test('invents no payment date (decision 28)', () => {
    expect(once.invoice.due_date).toBeNull();
  });
});
