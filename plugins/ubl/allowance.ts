import type { AllowanceCharge, CompleteInvoice, LineAllowanceCharge } from '@conforme/core/invoice';
import type { Source } from './draft.ts';
import { taxRows } from './exemption.ts';
import { numberOf } from './namespaces.ts';
import { amount, constant, group, list, text, type Row } from './row.ts';

const NAME = 'cac:AllowanceCharge';
const CHARGE_INDICATOR = numberOf('cbc:ChargeIndicator');

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
  return constant('cbc:ChargeIndicator', String(isCharge));
}

function isCharge({ tree, node }: Source): boolean {
  const found = tree.child(node, CHARGE_INDICATOR);
  return found >= 0 && ['true', '1'].includes(tree.text(found).trim());
}

const isAllowance = (source: Source): boolean => !isCharge(source);

/** BG-27, BG-28; and what BG-20 and BG-21 share with them. */
function adjustmentRows<T extends LineAllowanceCharge>(charge: boolean): readonly Row<T>[] {
  const rows: readonly Row<LineAllowanceCharge>[] = [
    indicator(charge),
    text('cbc:AllowanceChargeReasonCode', 'reason_code'),
    text('cbc:AllowanceChargeReason', 'reason'),
    text('cbc:MultiplierFactorNumeric', 'percentage'),
    amount('cbc:Amount', 'amount'),
    amount('cbc:BaseAmount', 'base_amount'),
  ];
  return rows;
}

/** BG-20, BG-21. */
function taxedRows(charge: boolean): readonly Row<AllowanceCharge>[] {
  return [...adjustmentRows<AllowanceCharge>(charge), group('cac:TaxCategory', taxRows)];
}

export const documentAdjustments: readonly Row<CompleteInvoice>[] = [
  list(NAME, 'allowances', taxedRows(false), BLANK_TAXED, isAllowance),
  list(NAME, 'charges', taxedRows(true), BLANK_TAXED, isCharge),
];

export const lineAdjustments: readonly Row<CompleteInvoice['lines'][number]>[] = [
  list(NAME, 'allowances', adjustmentRows(false), BLANK_ADJUSTMENT, isAllowance),
  list(NAME, 'charges', adjustmentRows(true), BLANK_ADJUSTMENT, isCharge),
];
