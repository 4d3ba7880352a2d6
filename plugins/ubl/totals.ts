import type { CompleteInvoice } from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { amount, date, list, part, text, type Row } from './row.ts';

const PAID_AMOUNT_NUMBER = numberOf('cbc:PaidAmount');

/** What was paid before, each payment by itself; a credit note has no place for them. */
export const advancePayments: Row<CompleteInvoice> = extended(
  list(
    'cac:PrepaidPayment',
    'advance_payments',
    [amount('cbc:PaidAmount', 'amount'), date('cbc:ReceivedDate', 'received_date')],
    (tree, node) => tree.child(node, PAID_AMOUNT_NUMBER) >= 0,
  ),
);

/** The rate behind BT-111. */
export const exchangeRate: Row<CompleteInvoice> = extended(
  part('cac:TaxExchangeRate', 'currency_exchange', [
    text('cbc:SourceCurrencyCode', 'source_currency'),
    text('cbc:TargetCurrencyCode', 'target_currency'),
    text('cbc:CalculationRate', 'rate'),
    date('cbc:Date', 'date'),
  ]),
);

/** BG-22 but for the tax totals, which UBL keeps elsewhere. */
export const monetaryTotal: Row<CompleteInvoice> = part('cac:LegalMonetaryTotal', 'totals', [
  amount('cbc:LineExtensionAmount', 'line_total'),
  amount('cbc:TaxExclusiveAmount', 'tax_exclusive'),
  amount('cbc:TaxInclusiveAmount', 'tax_inclusive'),
  amount('cbc:AllowanceTotalAmount', 'allowance_total'),
  amount('cbc:ChargeTotalAmount', 'charge_total'),
  amount('cbc:PrepaidAmount', 'prepaid'),
  amount('cbc:PayableRoundingAmount', 'rounding'),
  amount('cbc:PayableAmount', 'amount_due'),
]);
