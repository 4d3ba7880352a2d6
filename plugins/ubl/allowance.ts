import { adjustments } from '@conforme/core/syntax';
import { amount, constant, group, tag, text, type Row } from './row.ts';
import { taxRows } from './tax.ts';

const INDICATOR = 'cbc:ChargeIndicator';

/** Tells allowances (false) from charges (true). */
export function indicator<T>(isCharge: boolean): Row<T> {
  return constant(INDICATOR, String(isCharge));
}

export const { ofDocument: documentAdjustments, ofLine: lineAdjustments } = adjustments({
  element: tag('cac:AllowanceCharge'),
  indicator: tag(INDICATOR),
  rows: (isCharge) => [
    indicator(isCharge),
    text('cbc:AllowanceChargeReasonCode', 'reason_code'),
    text('cbc:AllowanceChargeReason', 'reason'),
    text('cbc:MultiplierFactorNumeric', 'percentage'),
    amount('cbc:Amount', 'amount'),
    amount('cbc:BaseAmount', 'base_amount'),
  ],
  tax: group('cac:TaxCategory', taxRows),
});
