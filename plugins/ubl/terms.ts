import type { CompleteInvoice } from '@conforme/core/invoice';
import { extended, textOf, when } from '@conforme/core/syntax';
import { amount, date, firstAndFurther, group, list, text, within, type Row } from './row.ts';
import type { ElementName } from './namespaces.ts';

type Details = NonNullable<CompleteInvoice['payment_terms_details']>;
type Condition = NonNullable<Details['discount']>;

/** From which day on, and for how long. The schema demands a unit of the length. */
function period(name: ElementName): Row<Condition> {
  return group(name, [
    date('cbc:StartDate', 'basis_date'),
    when(
      text<Condition>('cbc:DurationMeasure', 'basis_period', {
        attributes: { unitCode: 'basis_period_unit' },
      }),
      (condition) => textOf(condition, 'basis_period_unit') !== null,
    ),
  ]);
}

/** The terms in figures, in the order of the schema. */
function detailRows(dueDate: readonly Row<Details>[]): readonly Row<Details>[] {
  return [
    within('discount', [text('cbc:SettlementDiscountPercent', 'percentage')]),
    within('penalty', [text('cbc:PenaltySurchargePercent', 'percentage')]),
    amount('cbc:Amount', 'partial_amount'),
    within('discount', [amount('cbc:SettlementDiscountAmount', 'amount')]),
    within('penalty', [amount('cbc:PenaltyAmount', 'amount')]),
    ...dueDate,
    within('discount', [period('cac:SettlementPeriod')]),
    within('penalty', [period('cac:PenaltyPeriod')]),
  ];
}

/** BT-20, and what extensions say beside it. */
const ownTerms: Row<CompleteInvoice> = group('cac:PaymentTerms', [
  text('cbc:Note', 'payment_terms'),
  extended(within('payment_terms_details', detailRows([]))),
]);

type FurtherTerms = CompleteInvoice['further_payment_terms'][number];

const furtherTerms: Row<CompleteInvoice> = list('cac:PaymentTerms', 'further_payment_terms', [
  text('cbc:Note', 'description'),
  ...(detailRows([
    date<FurtherTerms>('cbc:PaymentDueDate', 'due_date') as Row<Details>,
  ]) as readonly Row<FurtherTerms>[]),
]);

export const paymentTerms: Row<CompleteInvoice> = firstAndFurther(ownTerms, extended(furtherTerms));
