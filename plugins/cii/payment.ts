import type { CompleteInvoice, Payment } from '@conforme/core/invoice';
import { core, when } from '@conforme/core/syntax';
import { date, group, part, text, within, type Row } from './row.ts';

/** ISO 13616: country, check digits, account; printed in groups of four. Other accounts stand in another element. */
const hasIban = ({ iban }: Payment): boolean =>
  iban !== null && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban.replaceAll(' ', ''));

/** BG-16 with BG-17 and the account of BG-19. */
const meansRows: readonly Row<Payment>[] = [
  text('ram:TypeCode', 'means_code'),
  core(text('ram:Information', 'means_text')),
  group('ram:PayerPartyDebtorFinancialAccount', [text('ram:IBANID', 'debited_iban')]),
  group('ram:PayeePartyCreditorFinancialAccount', [
    when(text('ram:IBANID', 'iban'), hasIban),
    core(text('ram:AccountName', 'account_name')),
    when(text('ram:ProprietaryID', 'iban'), (payment) => !hasIban(payment)),
  ]),
  core(group('ram:PayeeSpecifiedCreditorFinancialInstitution', [text('ram:BICID', 'bic')])),
];

/** BT-90 and BT-83 open the settlement. */
export const paymentReferences: Row<CompleteInvoice> = within('payment', [
  text('ram:CreditorReferenceID', 'creditor_reference_id'),
  text('ram:PaymentReference', 'remittance_information'),
]);

export const paymentMeans: Row<CompleteInvoice> = part(
  'ram:SpecifiedTradeSettlementPaymentMeans',
  'payment',
  meansRows,
);

/** BT-20, BT-9 and BT-89. */
export const paymentTerms: Row<CompleteInvoice> = group('ram:SpecifiedTradePaymentTerms', [
  text('ram:Description', 'payment_terms'),
  date('ram:DueDateDateTime', 'due_date'),
  within('payment', [text('ram:DirectDebitMandateID', 'mandate_reference')]),
]);
