import { adjustments, extended } from '@conforme/core/syntax';
import { constant, fixed, group, tag, text, type Row } from './row.ts';
import { taxRows } from './tax.ts';

const INDICATOR = 'ram:ChargeIndicator';

/** Tells allowances (false) from charges (true). */
export function indicator<T>(isCharge: boolean): Row<T> {
  return fixed(INDICATOR, [constant('udt:Indicator', String(isCharge))]);
}

export const { ofDocument: documentAdjustments, ofLine: lineAdjustments } = adjustments({
  element: tag('ram:SpecifiedTradeAllowanceCharge'),
  indicator: tag(INDICATOR),
  rows: (isCharge) => [
    indicator(isCharge),
    extended(text('ram:SequenceNumeric', 'sequence')),
    text('ram:CalculationPercent', 'percentage'),
    text('ram:BasisAmount', 'base_amount'),
    extended(
      text('ram:BasisQuantity', 'base_quantity', { attributes: { unitCode: 'base_quantity_unit_code' } }),
    ),
    text('ram:ActualAmount', 'amount'),
    text('ram:ReasonCode', 'reason_code', { extension: { listID: 'reason_code_list' } }),
    text('ram:Reason', 'reason'),
  ],
  tax: group('ram:CategoryTradeTax', taxRows),
});
