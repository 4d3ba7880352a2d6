import { describe, expect, test } from 'vitest';
import { FULL_ADJUSTMENT, LINE } from '@conforme/core/invoice/testing';
import { lines, readXml, said } from './testing/sample.ts';

const UNDER = 'ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge';
describe('allowances and charges of the document', () => {
  const given = {
    allowances: [FULL_ADJUSTMENT],
    charges: [{ ...FULL_ADJUSTMENT, base_amount: null, percentage: null }],
  };

  test('differ in their indicator', () => {
    expect(lines(given, UNDER)).toEqual([
      '/ChargeIndicator/Indicator false',
      '/CalculationPercent 5.00',
      '/BasisAmount 100.00',
      '/ActualAmount 5.00',
      '/ReasonCode 95',
      '/Reason Remise',
      '/CategoryTradeTax/TypeCode VAT',
      '/CategoryTradeTax/CategoryCode S',
      '/CategoryTradeTax/RateApplicablePercent 20.00',
      '/ChargeIndicator/Indicator true',
      '/ActualAmount 5.00',
      '/ReasonCode 95',
      '/Reason Remise',
      '/CategoryTradeTax/TypeCode VAT',
      '/CategoryTradeTax/CategoryCode S',
      '/CategoryTradeTax/RateApplicablePercent 20.00',
    ]);
  });

  test('point at their own list', () => {
    const amounts = said(given, UNDER).filter(({ path }) => path.endsWith('ActualAmount'));
    expect(amounts.map(({ pointers }) => pointers)).toEqual([
      ['/invoice/allowances/0/amount'],
      ['/invoice/charges/0/amount'],
    ]);
  });

  test('of category O have no rate', () => {
    const allowances = [{ ...FULL_ADJUSTMENT, vat_category: 'O' as const, vat_rate: null }];
    expect(lines({ allowances }, `${UNDER}/CategoryTradeTax/`)).toEqual(['TypeCode VAT', 'CategoryCode O']);
  });
});

describe('allowances and charges of a line', () => {
  test('carry no VAT of their own', () => {
    const { vat_category: _category, vat_rate: _rate, ...plain } = FULL_ADJUSTMENT;
    const line = { ...LINE, allowances: [plain], charges: [{ ...plain, amount: '1' }] };
    const found = lines({ lines: [line] }, 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/');
    expect(found.filter((text) => /Indicator|ActualAmount|Tax/.test(text))).toEqual([
      'ChargeIndicator/Indicator false',
      'ActualAmount 5.00',
      'ChargeIndicator/Indicator true',
      'ActualAmount 1.00',
    ]);
  });
});

describe('allowances of others', () => {
  const read = (indicator: string): ReturnType<typeof readXml> =>
    readXml(
      '<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeAllowanceCharge>' +
        `${indicator}<ram:ActualAmount>5</ram:ActualAmount>` +
        '</ram:SpecifiedTradeAllowanceCharge></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>',
    );
  const indicator = (text: string): string =>
    `<ram:ChargeIndicator><udt:Indicator>${text}</udt:Indicator></ram:ChargeIndicator>`;

  test.each([
    ['true', 0, 1],
    ['1', 0, 1],
    ['false', 1, 0],
    ['0', 1, 0],
  ])('indicator %s', (text, allowances, charges) => {
    const invoice = read(indicator(text));
    expect([invoice.allowances.length, invoice.charges.length]).toEqual([allowances, charges]);
  });

  test('without indicator are allowances', () => {
    expect(read('').allowances).toMatchObject([{ amount: '5', vat_category: null }]);
  });
});
