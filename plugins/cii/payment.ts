import type { CompleteInvoice, Payment } from '@conforme/core/invoice';
import { core, extended, type Take } from '@conforme/core/syntax';
import { group, list, part, tag, text, within, type Row } from './row.ts';

type Means = Omit<Payment, 'terms'>;

/** ISO 13616: country, check digits, account; printed in groups of four. Other accounts stand in another element. */
const isIban = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account.replaceAll(' ', ''));

const iban = text<Means>('ram:IBANID', 'iban');
const ibanElsewhere = text<Means>('ram:ProprietaryID', 'iban');
const accountId = text<Means>('ram:ProprietaryID', 'account_id');

/** An account that is no IBAN may be given as one; beside it there is room for no other. */
const isElsewhere = (means: Means): boolean =>
  means.iban !== null && means.account_id === null && !isIban(means.iban);

/** BT-84 as an IBAN. */
const ibanRow: Row<Means> = {
  ...iban,
  write: (means, at, target) => (isElsewhere(means) ? [] : iban.write(means, at, target)),
};

/** BT-84 as another account; alone it is read as `iban`, where callers give either. */
const proprietaryRow: Row<Means> = {
  write: (means, at, target) => (isElsewhere(means) ? ibanElsewhere : accountId).write(means, at, target),
  places(shape) {
    const [asIban, asAccount] = [ibanElsewhere, accountId].map((row) => row.places(shape)[0]!);
    const take: Take = (reading, node, into) => {
      const isAlone = into['iban'] === null && !isIban(reading.text(node));
      return (isAlone ? asIban! : asAccount!).take(reading, node, into);
    };
    return [{ name: tag('ram:ProprietaryID').number, once: true, take }];
  },
};

/** BG-16 with BG-17, BG-18 and the account of BG-19. */
const meansRows: readonly Row<Means>[] = [
  text('ram:TypeCode', 'means_code'),
  core(text('ram:Information', 'means_text')),
  core(
    part('ram:ApplicableTradeSettlementFinancialCard', 'card', [
      text('ram:ID', 'account_number'),
      text('ram:CardholderName', 'holder'),
    ]),
  ),
  group('ram:PayerPartyDebtorFinancialAccount', [
    text('ram:IBANID', 'debited_iban'),
    extended(text('ram:AccountName', 'debited_account_name')),
  ]),
  group('ram:PayeePartyCreditorFinancialAccount', [
    ibanRow,
    core(text('ram:AccountName', 'account_name')),
    proprietaryRow,
  ]),
  extended(group('ram:PayerSpecifiedDebtorFinancialInstitution', [text('ram:BICID', 'debited_bic')])),
  core(group('ram:PayeeSpecifiedCreditorFinancialInstitution', [text('ram:BICID', 'bic')])),
];

/** BT-90 and BT-83 open the settlement. */
export const paymentReferences: Row<CompleteInvoice> = within('payment', [
  text('ram:CreditorReferenceID', 'creditor_reference_id'),
  text('ram:PaymentReference', 'remittance_information'),
]);

const MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';

/** BG-16 as often as there are accounts (BG-17). */
export const paymentMeans: readonly Row<CompleteInvoice>[] = [
  part(MEANS, 'payment', meansRows),
  list(MEANS, 'further_payments', meansRows),
];
