import { describe, expect, test } from 'vitest';
import type { LedgerStep } from '@conforme/proto/schema';
import { EN_UBL, EXTENDED, ledger, step } from './testing/index.ts';

describe('the official rules', () => {
  const rule = (found: LedgerStep, id: string): LedgerStep['rules'][number] =>
    found.rules.find(({ rule: name }) => name === id)!;

  test('are those of the packs that judge, and no others', () => {
    const found = ledger([{}]);
    expect(step(found, 'BT-106').rules.map(({ rule: id }) => id)).toEqual(['BR-CO-10', 'BR-DEC-09']);
    expect(step(ledger([{}], {}, {}, EXTENDED), 'BT-106').rules.map(({ rule: id }) => id)).toEqual([
      'BR-FXEXT-CO-10',
    ]);
    expect(step(found, 'BT-131').rules).toEqual([]);
  });

  test('let pass less than one of VAT, or up to one, by syntax', () => {
    const off = { row: { tax_amount: '21.00' } };
    const cii = step(ledger([{}], off), 'BT-117');
    expect(rule(cii, 'BR-CO-17')).toEqual({
      rule: 'BR-CO-17',
      expects: '20.00',
      tolerance: '1.00',
      below: false,
      holds: true,
    });
    expect(rule(cii, 'BR-S-09')).toMatchObject({ below: true, holds: false });
    expect(rule(step(ledger([{}], off, {}, EN_UBL), 'BT-117'), 'BR-CO-17')).toMatchObject({
      below: true,
      holds: false,
    });
  });

  test('of the extended profiles let pass one cent for each item', () => {
    const found = ledger([{}, {}, {}], { totals: { line_total: '300.03' } }, {}, EXTENDED);
    expect(rule(step(found, 'BT-106'), 'BR-FXEXT-CO-10')).toMatchObject({ tolerance: '0.03', holds: true });
    // They add up the lines themselves, whatever their total is said to be.
    expect(rule(step(found, 'BT-109'), 'BR-FXEXT-CO-13')).toMatchObject({ expects: '300.00', holds: true });
  });

  test('round halves of credits towards plus infinity, and we away from zero', () => {
    const credit = { quantity: '-1', unit_price: '0.50', vat_rate: '5' };
    const tax = step(ledger([credit]), 'BT-117');
    expect([tax.exact, tax.result]).toEqual(['-0.025', '-0.03']);
    const lines = [{ net_amount: '-1.005' }, { net_amount: '-1' }];
    expect(step(ledger(lines, {}, {}, EN_UBL), 'BT-106')).toMatchObject({
      result: '-2.01',
      rules: [{ rule: 'BR-CO-10', expects: '-2.00', holds: false }, { rule: 'BR-DEC-09' }],
    });
    // CII adds up in binary floating point, where half a cent may be a little less.
    expect(step(ledger(lines), 'BT-106').rules[0]).toMatchObject({ expects: '-2.00', holds: null });
  });

  test.each([
    ['-0.50', true],
    ['0.50', false],
    ['-0.51', false],
    ['0.49', true],
  ])('round a tax of %s at a rate of zero', (tax_amount, holds) => {
    const line = { vat_category: 'Z', vat_rate: null };
    for (const packs of [undefined, EN_UBL]) {
      const tax = step(ledger([line], { row: { tax_amount } }, {}, packs), 'BT-117');
      expect(rule(tax, 'BR-CO-17')).toMatchObject({ expects: '0.00', holds });
    }
  });

  test('are open where an amount is missing that goes in, for they read what is stated', () => {
    const found = ledger([{}], { totals: { line_total: null } });
    expect(rule(step(found, 'BT-109'), 'BR-CO-13')).toMatchObject({ holds: null });
    expect(step(found, 'BT-109').difference).toBe('0.00');
  });

  test('ask for the VAT total, but for the total without VAT in CII', () => {
    const bare = { totals: { tax_total: null, tax_inclusive: '100.00' } };
    expect(rule(step(ledger([{}], bare), 'BT-112'), 'BR-CO-15').holds).toBe(true);
    expect(rule(step(ledger([{}], bare, {}, EN_UBL), 'BT-112'), 'BR-CO-15').holds).toBe(false);
    expect(rule(step(ledger([{}], bare, {}, EXTENDED), 'BT-112'), 'BR-FXEXT-CO-15').holds).toBe(false);
  });

  test('count decimals as they are written', () => {
    const found = step(ledger([{}], { totals: { line_total: '100.000' } }), 'BT-106');
    expect(found.difference).toBe('0.00');
    expect(rule(found, 'BR-DEC-09').holds).toBe(false);
  });
});
