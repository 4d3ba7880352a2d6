import { element, type XmlElement } from '@conforme/engine/xml';
import type {
  AllowanceCharge,
  CompleteInvoice,
  CompleteLine,
  VatBreakdown,
  VatDetail,
} from '@conforme/core/invoice';
import { core, extended, ownReason, placesOf, type Draft, type Take } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { constant, date, group, list, tag, text, type Row } from './row.ts';

const NAME = 'ram:ApplicableTradeTax';
const TRADE_TAX = numberOf(NAME);

/** What a line, allowance or charge is taxed with; a reason of its own is an extension. */
const categoryRows: readonly Row<AllowanceCharge>[] = [
  constant('ram:TypeCode', 'VAT'),
  ownReason(tag('ram:ExemptionReason'), 'exemption_reason'),
  text('ram:CategoryCode', 'vat_category'),
  ownReason(tag('ram:ExemptionReasonCode'), 'exemption_reason_code'),
];

export const taxRows: readonly Row<AllowanceCharge>[] = [
  ...categoryRows,
  text('ram:RateApplicablePercent', 'vat_rate'),
];

/** VAT of an amount in places that only extensions have. */
export const vatDetailRows: readonly Row<VatDetail>[] = [
  text('ram:CalculatedAmount', 'tax_amount'),
  constant('ram:TypeCode', 'VAT'),
  text('ram:ExemptionReason', 'exemption_reason'),
  text('ram:CategoryCode', 'category'),
  text('ram:ExemptionReasonCode', 'exemption_reason_code'),
  text('ram:DueDateTypeCode', 'tax_point_code'),
  text('ram:RateApplicablePercent', 'rate'),
];

/** BG-30. */
export const vatOfLine: readonly Row<CompleteLine>[] = [
  group(NAME, [
    extended(text<CompleteLine>('ram:CalculatedAmount', 'vat_amount')),
    ...(categoryRows as readonly Row<Pick<CompleteLine, keyof AllowanceCharge & keyof CompleteLine>>[]),
    extended(text<CompleteLine>('ram:DueDateTypeCode', 'tax_point_code')),
    text('ram:RateApplicablePercent', 'vat_rate'),
  ]),
  extended(list<CompleteLine, 'further_vat'>(NAME, 'further_vat', vatDetailRows)),
];

type PointKey = 'tax_point_date' | 'tax_point_code';

/** BT-7 and BT-8 are the invoice's; CII keeps them in its VAT breakdown. */
const pointRows: readonly Row<Pick<CompleteInvoice, PointKey>>[] = [
  core(date('ram:TaxPointDate', 'tax_point_date', 'udt:DateString')),
  text('ram:DueDateTypeCode', 'tax_point_code'),
];
const POINT_KEYS: readonly PointKey[] = ['tax_point_date', 'tax_point_code'];

/** BG-23 up to the place of BT-7. */
const leading: readonly Row<VatBreakdown>[] = [
  text('ram:CalculatedAmount', 'tax_amount'),
  constant('ram:TypeCode', 'VAT'),
  text('ram:ExemptionReason', 'exemption_reason'),
  text('ram:BasisAmount', 'taxable_amount'),
  extended(text('ram:LineTotalBasisAmount', 'line_total_basis')),
  extended(text('ram:AllowanceChargeBasisAmount', 'allowance_charge_basis')),
  text('ram:CategoryCode', 'category'),
  text('ram:ExemptionReasonCode', 'exemption_reason_code'),
];
const trailing: readonly Row<VatBreakdown>[] = [text('ram:RateApplicablePercent', 'rate')];

/** BG-23. The first row has the point of the whole invoice, the others may have one of their own. */
export const vatBreakdown: Row<CompleteInvoice> = {
  write(invoice, at, target) {
    return invoice.totals.vat_breakdown.map((row, i) => {
      const pointer = `${at}/totals/vat_breakdown/${i}`;
      const write = (rows: readonly Row<VatBreakdown>[]): XmlElement[] =>
        rows.flatMap((each) => each.write(row, pointer, target));
      const point = i === 0 ? pointRows.flatMap((each) => each.write(invoice, at, target)) : write(pointRows);
      const content = [...write(leading), ...point, ...write(trailing)];
      return element(NAME, content, { pointers: [pointer] });
    });
  },
  places(shape) {
    const row = shape.part('totals').part('vat_breakdown');
    const places = placesOf([...leading, ...pointRows, ...trailing], row);
    const take: Take = (reading, node, into) => {
      const rows = (into['totals'] as Draft)['vat_breakdown'] as Draft[];
      const draft = row.fresh();
      places().read(reading, node, draft);
      if (rows.length === 0)
        for (const key of POINT_KEYS) {
          into[key] = draft[key];
          draft[key] = null;
        }
      rows.push(draft);
      return true;
    };
    return [{ name: TRADE_TAX, take }];
  },
};
