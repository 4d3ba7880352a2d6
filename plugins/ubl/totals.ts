import type { CompleteInvoice } from '@conforme/core/invoice';
import { amount, part, type Row } from './row.ts';

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
