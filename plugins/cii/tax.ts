import { element, type XmlElement } from '@conforme/rules/xml';
import { BLANK_BREAKDOWN, type CompleteInvoice, type Taxed, type VatBreakdown } from '@conforme/core/invoice';
import { readItem, readPart, repeatedReason, type Draft } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { constant, date, full, tag, text, type Row } from './row.ts';

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
const taxPointDate: Row<CompleteInvoice> = full(date('ram:TaxPointDate', 'tax_point_date', 'udt:DateString'));

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
  read({ tree, node }, into) {
    readPart(into, 'totals', (totals) => {
      for (const found of tree.children(node, TRADE_TAX)) {
        const source = { tree, node: found };
        (totals['vat_breakdown'] as Draft[]).push(
          readItem([...leading, ...trailing], source, BLANK_BREAKDOWN),
        );
        taxPointDate.read(source, into);
      }
    });
  },
};
