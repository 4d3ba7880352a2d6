import { adjustments, extended } from '@conforme/core/syntax';
import { amount, constant, group, tag, text, type Row } from './row.ts';
import { taxRows } from './tax.ts';

const INDICATOR = 'cbc:ChargeIndicator';

/** Tells allowances (false) from charges (true). */
export function indicator<T>(isCharge: boolean): Row<T> {
  return constant(INDICATOR, String(isCharge));
}

interface Reasoned {
  readonly reason_code: string | null;
  readonly reason_code_list: string | null;
}

/** In an extension the code may be of another list (BR-FREXT-CL-20-LISTID). */
export const reasonCode: Row<Reasoned> = text('cbc:AllowanceChargeReasonCode', 'reason_code', {
  extension: { listID: 'reason_code_list' },
});

export const { ofDocument: documentAdjustments, ofLine: lineAdjustments } = adjustments({
  element: tag('cac:AllowanceCharge'),
  indicator: tag(INDICATOR),
  rows: (isCharge) => [
    indicator(isCharge),
    reasonCode,
    text('cbc:AllowanceChargeReason', 'reason'),
    text('cbc:MultiplierFactorNumeric', 'percentage'),
    extended(text('cbc:SequenceNumeric', 'sequence')),
    amount('cbc:Amount', 'amount'),
    amount('cbc:BaseAmount', 'base_amount'),
  ],
  tax: group('cac:TaxCategory', taxRows),
});
