import { element } from '@conforme/engine/xml';
import type { CompleteInvoice, Payment } from '@conforme/core/invoice';
import { extended, NO_ELEMENTS, NO_PLACES, readOnly, textOf, when, type Place } from '@conforme/core/syntax';
import type { Tree } from '@conforme/engine/xml';
import { FILLER } from './filler.ts';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { numberOf } from './namespaces.ts';
import { roleRows } from './party.ts';
import { constant, date, firstAndFurther, group, list, part, text, within, type Row } from './row.ts';

/** UNTDID 4461: no means was agreed on. */
const UNDEFINED = '1';

const MEANS_CODE_NUMBER = numberOf('cbc:PaymentMeansCode');
const DUE_DATE_NUMBER = numberOf('cbc:PaymentDueDate');
const MANDATE_NUMBER = numberOf('cac:PaymentMandate');
const PAYER_NUMBER = numberOf('cac:PayerParty');

const code = text<Payment>('cbc:PaymentMeansCode', 'means_code', { attributes: { name: 'means_text' } });

/** BT-81, BT-82. */
const meansCode: Row<Payment> = {
  write: code.write,
  places: (shape) => code.places(shape).map(withoutFiller),
};

/** The code of a means that is there for the due date or the payer alone has no meaning. */
function withoutFiller(place: Place): Place {
  return {
    ...place,
    take: (reading, node, into) =>
      isNoPayment(reading.tree, reading.tree.parent[node]!) || place.take(reading, node, into),
  };
}

/** A credit note has no other place for its due date, nor an invoice for its payer, and the schema wants a code beside them. */
const noMeans: Row<CompleteInvoice> = {
  fixed: true,
  write: ({ payment }) =>
    payment === null || textOf(payment, 'means_code') === null
      ? [element('cbc:PaymentMeansCode', UNDEFINED)]
      : NO_ELEMENTS,
  places: NO_PLACES,
};

function isNoPayment(tree: Tree, node: number): boolean {
  const [means, ...others] = tree.children(node);
  if (means === undefined || others.length === 0) return false;
  const isUndefined = tree.name[means] === MEANS_CODE_NUMBER && tree.text(means).trim() === UNDEFINED;
  return isUndefined && others.every((other) => isOfInvoice(tree, other));
}

function isOfInvoice(tree: Tree, node: number): boolean {
  if (tree.name[node] === DUE_DATE_NUMBER) return true;
  return (
    tree.name[node] === MANDATE_NUMBER &&
    tree.children(node).every((child) => tree.name[child] === PAYER_NUMBER)
  );
}

type Card = NonNullable<Payment['card']>;

/** BG-18. The schema demands the network of a card, of which EN 16931 knows nothing. */
const cardRows: readonly Row<Card>[] = [
  text('cbc:PrimaryAccountNumberID', 'account_number'),
  constant('cbc:NetworkID', FILLER),
  text('cbc:HolderName', 'holder'),
];

const hasNoIban = (payment: Payment): boolean => textOf(payment, 'iban') === null;

/** BT-83, BG-18, BG-17. An account has one number in UBL, of whatever kind. */
const accountRows: readonly Row<Payment>[] = [
  text('cbc:PaymentID', 'remittance_information'),
  part('cac:CardAccount', 'card', cardRows),
  group('cac:PayeeFinancialAccount', [
    text('cbc:ID', 'iban'),
    { ...when(text<Payment>('cbc:ID', 'account_id'), hasNoIban), places: NO_PLACES },
    text('cbc:Name', 'account_name'),
    group('cac:FinancialInstitutionBranch', [text('cbc:ID', 'bic')]),
  ]),
];

/** BG-19, but for the creditor's identifier: that is one of the seller's. */
const mandateReference = text<Payment>('cbc:ID', 'mandate_reference');
const debitedAccount: Row<Payment> = group('cac:PayerFinancialAccount', [
  text('cbc:ID', 'debited_iban'),
  extended(text('cbc:Name', 'debited_account_name')),
  extended(group('cac:FinancialInstitutionBranch', [text('cbc:ID', 'debited_bic')])),
]);

/** BG-16, BT-9 in a credit note, and the payer of EXTENDED-CTC-FR. */
function ownMeans(kind: Kind): Row<CompleteInvoice> {
  const dueDate = date<CompleteInvoice>('cbc:PaymentDueDate', 'due_date');
  return group(
    'cac:PaymentMeans',
    [
      within('payment', [meansCode]),
      noMeans,
      kind === CREDIT_NOTE ? dueDate : readOnly(dueDate),
      within('payment', accountRows),
      group('cac:PaymentMandate', [
        within('payment', [mandateReference]),
        extended(part('cac:PayerParty', 'payer', roleRows)),
        within('payment', [debitedAccount]),
      ]),
    ],
    { of: 'payment' },
  );
}

/** BG-17 repeats: each account has the means of its own. */
const furtherMeans: Row<CompleteInvoice> = list('cac:PaymentMeans', 'further_payments', [
  code,
  ...accountRows,
  group('cac:PaymentMandate', [mandateReference, debitedAccount]),
]);

export function paymentMeans(kind: Kind): Row<CompleteInvoice> {
  return firstAndFurther(ownMeans(kind), furtherMeans);
}
