import type { CompleteInvoice, CompleteLine } from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import { lineAdjustments } from './allowance.ts';
import { itemRows } from './item.ts';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { lineDelivery, lineDeliveryTerms } from './line-delivery.ts';
import { lineReferences } from './line-references.ts';
import { lineNotes } from './note.ts';
import { price } from './price.ts';
import { amount, date, group, list, taxPoint, text, type Row } from './row.ts';
import { lineTaxTotals } from './tax.ts';

/** BG-26; in extensions also what makes the VAT of the line chargeable (EXT-FR-FE-180). */
const period: Row<CompleteLine> = group('cac:InvoicePeriod', [
  date('cbc:StartDate', 'period_start'),
  date('cbc:EndDate', 'period_end'),
  extended(taxPoint('cbc:DescriptionCode', 'tax_point_code')),
]);

/** The two documents have VAT and allowances of a line in different order. */
function lineRows(kind: Kind): readonly Row<CompleteLine>[] {
  return [
    text('cbc:ID', 'id'),
    lineNotes,
    text(kind.quantity, 'quantity', { attributes: { unitCode: 'unit_code' } }),
    amount('cbc:LineExtensionAmount', 'net_amount'),
    text('cbc:AccountingCost', 'buyer_accounting_reference'),
    period,
    ...lineReferences,
    lineDelivery,
    ...(kind === CREDIT_NOTE ? [lineTaxTotals, ...lineAdjustments] : [...lineAdjustments, lineTaxTotals]),
    group('cac:Item', itemRows),
    price,
    lineDeliveryTerms,
  ];
}

/** BG-25. */
export function invoiceLines(kind: Kind): Row<CompleteInvoice> {
  return list(kind.line, 'lines', lineRows(kind));
}
