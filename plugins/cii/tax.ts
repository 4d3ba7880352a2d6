import { element, type XmlElement } from '@conforme/rules/xml';
import type { CompleteInvoice, Taxed, VatBreakdown } from '@conforme/core/invoice';
import { core, placesOf, repeatedReason, type Draft, type Take } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { constant, date, tag, text, type Row } from './row.ts';

const NAME = 'ram:ApplicableTradeTax';
const TRADE_TAX = numberOf(NAME);

/** What a line, allowance or charge is taxed with. */
export const taxRows: readonly Row<Taxed>[] = [
  constant('ram:TypeCode', 'VAT'),
  repeatedReason(tag('ram:ExemptionReason'), 'exemption_reason'),
  text('ram:CategoryCode', 'vat_category'),
  repeatedReason(tag('ram:ExemptionReasonCode'), 'exemption_reason_code'),
  text('ram:RateApplicablePercent', 'vat_rate'),
];

/** BG-23 up to the place of BT-7. */
const leading: readonly Row<VatBreakdown>[] = [
  text('ram:CalculatedAmount', 'tax_amount'),
  constant('ram:TypeCode', 'VAT'),
  text('ram:ExemptionReason', 'exemption_reason'),
  text('ram:BasisAmount', 'taxable_amount'),
  text('ram:CategoryCode', 'category'),
  text('ram:ExemptionReasonCode', 'exemption_reason_code'),
];
const trailing: readonly Row<VatBreakdown>[] = [text('ram:RateApplicablePercent', 'rate')];

/** BT-7: a date of the invoice that CII keeps in a VAT breakdown; one may hold it (CII-SR-461), the first does. */
const taxPointDate: Row<CompleteInvoice> = core(date('ram:TaxPointDate', 'tax_point_date', 'udt:DateString'));

/** BG-23. */
export const vatBreakdown: Row<CompleteInvoice> = {
  write(invoice, at, target) {
    return invoice.totals.vat_breakdown.map((row, i) => {
      const pointer = `${at}/totals/vat_breakdown/${i}`;
      const write = (rows: readonly Row<VatBreakdown>[]): XmlElement[] =>
        rows.flatMap((each) => each.write(row, pointer, target));
      const point = i === 0 ? taxPointDate.write(invoice, at, target) : [];
      const content = [...write(leading), ...point, ...write(trailing)];
      return element(NAME, content, { pointers: [pointer] });
    });
  },
  places(shape) {
    const row = shape.part('totals').part('vat_breakdown');
    const places = placesOf([...leading, asOfRow(taxPointDate), ...trailing], row);
    const take: Take = (reading, node, into) => {
      const { tax_point_date } = into;
      const draft: Draft = { ...row.fresh(), tax_point_date };
      places().read(reading, node, draft);
      into['tax_point_date'] = draft['tax_point_date'];
      draft['tax_point_date'] = null;
      ((into['totals'] as Draft)['vat_breakdown'] as Draft[]).push(draft);
      return true;
    };
    return [{ name: TRADE_TAX, take }];
  },
};

const asOfRow = (row: Row<CompleteInvoice>): Row<VatBreakdown> => row as unknown as Row<VatBreakdown>;
