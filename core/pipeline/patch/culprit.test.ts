import { expect, it } from 'vitest';
import { complete } from '../../invoice/index.ts';
import { sampleOf } from '../../invoice/testing/sample.ts';
import { culpritOf } from './culprit.ts';

const TOTALS = {
  line_total: '200.00',
  tax_exclusive: '200.00',
  tax_total: '30.00',
  tax_inclusive: '230.00',
  amount_due: '230.00',
};
const ROW = { category: 'S', rate: '20', taxable_amount: '100.00', tax_amount: '20.00' };
const TENTH = { category: 'S', rate: '10', taxable_amount: '100.00', tax_amount: '10.00' };
const BASE = '/invoice/totals/vat_breakdown/0/taxable_amount';

function culprit(rule: string, pointers: readonly string[], totals: object) {
  const given = sampleOf([{}, { vat_rate: '10' }], { totals: { ...TOTALS, ...totals } });
  return culpritOf({ rule, pointers, given, completed: complete(given, []).invoice });
}

it('is the total that is no sum, and not the one that a rule compares with it', () => {
  const at = ['/invoice/totals/tax_exclusive', '/invoice/totals/line_total'];
  expect(culprit('BR-CO-13', at, { line_total: '200.01' })).toMatchObject({
    pointers: ['/invoice/totals/line_total'],
    term: 'BT-106',
    advice: {
      request: { en: 'Leave totals out and let it be computed, or set totals.line_total to 200.00.' },
    },
  });
});

it('is the row of the breakdown where the VAT total is right', () => {
  const rows = { vat_breakdown: [{ ...ROW, tax_amount: '40.00' }, TENTH] };
  expect(culprit('BR-CO-14', ['/invoice/totals/tax_total'], rows)).toMatchObject({
    pointers: ['/invoice/totals/vat_breakdown/0/tax_amount'],
    advice: { request: { fr: expect.stringContaining('mettez la taxe de sa ligne 1 (BT-117) à 20.00') } },
  });
});

it('is the rate of what no row of the breakdown is for, where the rows do not add up', () => {
  const rows = { vat_breakdown: [ROW] };
  for (const tax_total of ['30.00', '29.00'])
    expect(culprit('BR-CO-14', ['/invoice/totals/tax_total'], { ...rows, tax_total })).toMatchObject({
      pointers: ['/invoice/lines/1/vat_rate'],
      advice: { request: { en: expect.stringMatching(/^No row .* is for S at 10 %, the rate of line 2/) } },
    });
});

it('is the base of a row whose VAT is right', () => {
  const tax = '/invoice/totals/vat_breakdown/0/tax_amount';
  const rows = { vat_breakdown: [{ ...ROW, taxable_amount: '90.00' }, TENTH] };
  expect(culprit('BR-CO-17', [tax], rows)).toMatchObject({ pointers: [BASE] });
  expect(culprit('BR-S-09', [tax], { vat_breakdown: [{ ...ROW, tax_amount: '30.00' }, TENTH] })).toBeNull();
});

it('is the rate of a row that has none', () => {
  const rows = { vat_breakdown: [{ ...ROW, rate: null }, TENTH] };
  expect(culprit('BR-S-09', ['/invoice/totals/vat_breakdown/0/tax_amount'], rows)).toMatchObject({
    pointers: ['/invoice/totals/vat_breakdown/0/rate'],
  });
});

it.each(['0.20', '0'])('is the rate %s of a row whose tax is that of another', (rate) => {
  const rows = { vat_breakdown: [{ ...ROW, rate }, TENTH] };
  expect(culprit('BR-S-09', ['/invoice/totals/vat_breakdown/0/tax_amount'], rows)).toMatchObject({
    pointers: ['/invoice/totals/vat_breakdown/0/rate'],
    term: 'BT-119',
    advice: { request: { en: expect.stringContaining('(BT-119) to 20, by which its tax was computed') } },
  });
});

it('is the rate of the line that no row is for', () => {
  const rows = { vat_breakdown: [{ ...ROW, taxable_amount: '200.00' }] };
  expect(culprit('BR-S-08', [BASE], rows)).toMatchObject({
    pointers: ['/invoice/lines/1/vat_rate'],
    term: 'BT-152',
    advice: { request: { en: expect.stringContaining('S at 10 %, the rate of line 2') } },
  });
});

it('is not told where it may be another', () => {
  expect(culprit('BR-S-08', [BASE], { vat_breakdown: [{ ...ROW, taxable_amount: '150.00' }] })).toBeNull();
  expect(culprit('BR-S-08', [BASE], {})).toBeNull();
  expect(culprit('BR-02', ['/invoice/number'], {})).toBeNull();
});
