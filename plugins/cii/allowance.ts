import { element } from '@conforme/rules/xml';
import type { AllowanceCharge, CompleteInvoice, LineAllowanceCharge } from '@conforme/core/invoice';
import type { Source } from './draft.ts';
import { taxRows } from './exemption.ts';
import { numberOf } from './namespaces.ts';
import { group, list, text, type Row } from './row.ts';

const NAME = 'ram:SpecifiedTradeAllowanceCharge';
const CHARGE_INDICATOR = numberOf('ram:ChargeIndicator');

/** What an item of each list looks like before anything of it was read. */
const BLANK_ADJUSTMENT = {
  amount: null,
  base_amount: null,
  percentage: null,
  reason: null,
  reason_code: null,
};
const BLANK_TAXED = { ...BLANK_ADJUSTMENT, vat_category: null, vat_rate: null };

/** Tells allowances (false) from charges (true). */
export function indicator<T>(isCharge: boolean): Row<T> {
  const written = [element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))])];
  return { fixed: true, write: () => written, read: () => undefined };
}

/** Told by the indicator; xs:boolean is also spelled 1 (XML Schema Part 2, 3.2.2). */
function isCharge({ tree, node }: Source): boolean {
  const found = tree.child(node, CHARGE_INDICATOR);
  return found >= 0 && ['true', '1'].includes(tree.text(found).trim());
}

const isAllowance = (source: Source): boolean => !isCharge(source);

/** BG-27, BG-28; and what BG-20 and BG-21 share with them. */
function adjustmentRows<T extends LineAllowanceCharge>(charge: boolean): readonly Row<T>[] {
  const rows: readonly Row<LineAllowanceCharge>[] = [
    indicator(charge),
    text('ram:CalculationPercent', 'percentage'),
    text('ram:BasisAmount', 'base_amount'),
    text('ram:ActualAmount', 'amount'),
    text('ram:ReasonCode', 'reason_code'),
    text('ram:Reason', 'reason'),
  ];
  return rows;
}

/** BG-20, BG-21. */
function taxedRows(charge: boolean): readonly Row<AllowanceCharge>[] {
  return [...adjustmentRows<AllowanceCharge>(charge), group('ram:CategoryTradeTax', taxRows)];
}

/** Of the document, then of a line: the same element at both places, with and without VAT. */
export const documentAdjustments: readonly Row<CompleteInvoice>[] = [
  list(NAME, 'allowances', taxedRows(false), BLANK_TAXED, isAllowance),
  list(NAME, 'charges', taxedRows(true), BLANK_TAXED, isCharge),
];

export const lineAdjustments: readonly Row<CompleteInvoice['lines'][number]>[] = [
  list(NAME, 'allowances', adjustmentRows(false), BLANK_ADJUSTMENT, isAllowance),
  list(NAME, 'charges', adjustmentRows(true), BLANK_ADJUSTMENT, isCharge),
];
