import type {
  CompleteInvoice,
  FurtherPaymentTerms,
  PaymentCondition,
  PaymentTermsDetails,
} from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import type { ElementName } from './namespaces.ts';
import { otherRows } from './party.ts';
import { date, group, list, part, text, within, type Row } from './row.ts';

const TERMS = 'ram:SpecifiedTradePaymentTerms';

/** Discount and penalty differ in the name of their amount. */
function conditionRows(amount: ElementName): readonly Row<PaymentCondition>[] {
  return [
    date('ram:BasisDateTime', 'basis_date'),
    text('ram:BasisPeriodMeasure', 'basis_period', { attributes: { unitCode: 'basis_period_unit' } }),
    text('ram:BasisAmount', 'basis_amount'),
    text('ram:CalculationPercent', 'percentage'),
    text(amount, 'amount'),
  ];
}

/** What extensions say of an instalment. */
const detailRows: readonly Row<PaymentTermsDetails>[] = [
  text('ram:PartialPaymentAmount', 'partial_amount'),
  part('ram:ApplicableTradePaymentPenaltyTerms', 'penalty', conditionRows('ram:ActualPenaltyAmount')),
  part('ram:ApplicableTradePaymentDiscountTerms', 'discount', conditionRows('ram:ActualDiscountAmount')),
  part('ram:PayeeTradeParty', 'payee', otherRows),
];

/** BT-20, BT-9 and BT-89. */
const terms: Row<CompleteInvoice> = group<CompleteInvoice>(TERMS, [
  text('ram:Description', 'payment_terms'),
  date('ram:DueDateDateTime', 'due_date'),
  within('payment', [text('ram:DirectDebitMandateID', 'mandate_reference')]),
  extended(within<CompleteInvoice, 'payment_terms_details'>('payment_terms_details', detailRows)),
]);

const furtherRows: readonly Row<FurtherPaymentTerms>[] = [
  text('ram:Description', 'description'),
  date('ram:DueDateDateTime', 'due_date'),
  text('ram:DirectDebitMandateID', 'mandate_reference'),
  ...detailRows,
];

/** The terms of the invoice, and in extensions those of further instalments. */
export const paymentTerms: readonly Row<CompleteInvoice>[] = [
  terms,
  extended(list(TERMS, 'further_payment_terms', furtherRows)),
];
