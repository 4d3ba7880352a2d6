import { element } from '@conforme/rules/xml';
import type { CompleteInvoice, Payment } from '@conforme/core/invoice';
import { NO_ELEMENTS, NO_PLACES, readOnly, type Place } from '@conforme/core/syntax';
import type { Tree } from '@conforme/rules/xml';
import { CREDIT_NOTE, type Kind } from './kind.ts';
import { numberOf } from './namespaces.ts';
import { date, group, text, within, type Row } from './row.ts';

/** UNTDID 4461: no means was agreed on. */
const UNDEFINED = '1';

const MEANS_CODE_NUMBER = numberOf('cbc:PaymentMeansCode');
const DUE_DATE_NUMBER = numberOf('cbc:PaymentDueDate');

const code = text<Payment>('cbc:PaymentMeansCode', 'means_code', { attributes: { name: 'means_text' } });

/** BT-81, BT-82. */
const meansCode: Row<Payment> = {
  write: code.write,
  places: (shape) => code.places(shape).map(withoutFiller),
};

/** The code of a means that is there for the due date alone says nothing. */
function withoutFiller(place: Place): Place {
  return {
    ...place,
    take: (reading, node, into) =>
      holdsDueDateOnly(reading.tree, reading.tree.parent[node]!) || place.take(reading, node, into),
  };
}

/** A credit note has no other place for its due date, and the schema wants a code beside it. */
const noMeans: Row<CompleteInvoice> = {
  fixed: true,
  write: ({ payment }) => (payment === null ? [element('cbc:PaymentMeansCode', UNDEFINED)] : NO_ELEMENTS),
  places: NO_PLACES,
};

function holdsDueDateOnly(tree: Tree, node: number): boolean {
  const [means, due, ...others] = tree.children(node);
  if (means === undefined || due === undefined || others.length > 0) return false;
  const isUndefined = tree.name[means] === MEANS_CODE_NUMBER && tree.text(means).trim() === UNDEFINED;
  return isUndefined && tree.name[due] === DUE_DATE_NUMBER;
}

/** BG-17 and BG-19, but for the creditor's identifier: that is one of the seller's. */
const accountRows: readonly Row<Payment>[] = [
  text('cbc:PaymentID', 'remittance_information'),
  group('cac:PayeeFinancialAccount', [
    text('cbc:ID', 'iban'),
    text('cbc:Name', 'account_name'),
    group('cac:FinancialInstitutionBranch', [text('cbc:ID', 'bic')]),
  ]),
  group('cac:PaymentMandate', [
    text('cbc:ID', 'mandate_reference'),
    group('cac:PayerFinancialAccount', [text('cbc:ID', 'debited_iban')]),
  ]),
];

/** BG-16, and BT-9 in a credit note. */
export function paymentMeans(kind: Kind): Row<CompleteInvoice> {
  const dueDate = date<CompleteInvoice>('cbc:PaymentDueDate', 'due_date');
  return group(
    'cac:PaymentMeans',
    [
      within('payment', [meansCode]),
      noMeans,
      kind === CREDIT_NOTE ? dueDate : readOnly(dueDate),
      within('payment', accountRows),
    ],
    { of: 'payment' },
  );
}

/** BT-20. */
export const paymentTerms: Row<CompleteInvoice> = group('cac:PaymentTerms', [
  text('cbc:Note', 'payment_terms'),
]);
