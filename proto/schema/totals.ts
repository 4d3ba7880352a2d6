// BG-22 and BG-23. Left out of a request they are computed; given, they are the caller's word and the rules judge them.

import { choice, decimal, emptyList, object, orNull, text } from './builders.ts';
import { VAT_CATEGORIES } from './choices.ts';

// One row per category and rate (BR-CO-18). Decision 26: left out while totals are given, the rows alone are computed.
export const VatBreakdownSchema = object('VatBreakdown', 'One VAT category and rate with its sums.', {
  category: choice(VAT_CATEGORIES, 'BT-118', 'VAT category, UNTDID 5305.'),
  rate: orNull(decimal('Rate', 'BT-119', 'VAT rate in percent; none for category O.')),
  taxable_amount: decimal('Amount', 'BT-116', 'Sum of what is taxed in this category at this rate.'),
  tax_amount: decimal('Amount', 'BT-117', 'VAT on it.'),
  exemption_reason: orNull(text('BT-120', 'Why no VAT is charged, in words.')),
  exemption_reason_code: orNull(text('BT-121', 'Why no VAT is charged, as a VATEX code.')),
});

// The five required sums are those BR-12 to BR-15 ask for, and BT-110. None is rounded for the caller (decision 24).
export const TotalsSchema = object('Totals', 'The sums of the invoice.', {
  line_total: decimal('Amount', 'BT-106', 'Sum of the net amounts of all lines.'),
  allowance_total: orNull(decimal('Amount', 'BT-107', 'Sum of the allowances of the document.')),
  charge_total: orNull(decimal('Amount', 'BT-108', 'Sum of the charges of the document.')),
  tax_exclusive: decimal('Amount', 'BT-109', 'Total without VAT.'),
  tax_total: decimal('Amount', 'BT-110', 'Total VAT in the currency of the invoice.'),
  tax_inclusive: decimal('Amount', 'BT-112', 'Total with VAT.'),
  prepaid: orNull(decimal('Amount', 'BT-113', 'What was paid before.')),
  rounding: orNull(decimal('Amount', 'BT-114', 'What rounds the amount due.')),
  amount_due: decimal('Amount', 'BT-115', 'What remains to be paid.'),
  tax_total_accounting: orNull(
    decimal(
      'Amount',
      'BT-111',
      'Total VAT in `vat_accounting_currency`; needed when that differs from the currency.',
    ),
  ),
  vat_breakdown: emptyList(VatBreakdownSchema, 'BG-23', 'VAT per category and rate; computed when left out.'),
});
