import type { CompleteInvoice } from '@conforme/core/invoice';
import type { DocumentReading } from '@conforme/core/plugin';
import { documentPlaces, levelOf, readInvoice, textAt, writeRows } from '@conforme/core/syntax';
import type { Tree, XmlElement } from '@conforme/engine/xml';
import { documentAdjustments } from './allowance.ts';
import { delivery, deliveryTerms, invoicingPeriod } from './delivery.ts';
import { headerRows } from './header.ts';
import { CREDIT_NOTE, INVOICE, kindOfRoot, KINDS, type Kind } from './kind.ts';
import { invoiceLines } from './line.ts';
import { numberOf } from './namespaces.ts';
import { parties } from './party.ts';
import { paymentMeans } from './payment.ts';
import { recognise } from './profiles.ts';
import { contractRows, order, precedingInvoices, reference } from './references.ts';
import type { Row, Target } from './row.ts';
import { taxTotals } from './tax.ts';
import { paymentTerms } from './terms.ts';
import { advancePayments, exchangeRate, monetaryTotal } from './totals.ts';

/** The whole document, in the order of the schema (UBL 2.1). */
function rowsOf(kind: Kind): readonly Row<CompleteInvoice>[] {
  return [
    ...headerRows(kind),
    invoicingPeriod,
    order,
    precedingInvoices,
    reference('cac:DespatchDocumentReference', 'despatch_advice_reference', 'despatch_advice_date'),
    reference('cac:ReceiptDocumentReference', 'receiving_advice_reference', 'receiving_advice_date'),
    ...contractRows(kind),
    ...parties,
    delivery,
    deliveryTerms,
    paymentMeans(kind),
    paymentTerms,
    ...settlement(kind),
    taxTotals,
    monetaryTotal,
    invoiceLines(kind),
  ];
}

/** What the two documents have in different order. */
function settlement(kind: Kind): readonly Row<CompleteInvoice>[] {
  if (kind === CREDIT_NOTE) return [exchangeRate, ...documentAdjustments];
  return [advancePayments, ...documentAdjustments, exchangeRate];
}

const ROWS: ReadonlyMap<Kind, readonly Row<CompleteInvoice>[]> = new Map(
  KINDS.map((kind) => [kind, rowsOf(kind)]),
);

/** The element of the whole document, in the order of the schema of its kind. */
export function documentOf(invoice: CompleteInvoice, kind: Kind, target: Target): XmlElement {
  return writeRows(kind.root, ROWS.get(kind)!, invoice, target);
}

const PLACES = new Map(KINDS.map((kind) => [kind, documentPlaces(ROWS.get(kind)!)]));
const CURRENCY = numberOf('cbc:DocumentCurrencyCode');
const ACCOUNTING_CURRENCY = numberOf('cbc:TaxCurrencyCode');

/**
 * Every value of a UBL document, and the elements without a place in the model.
 * @param strict leaves unread what the document's own profile has no place for
 */
export function readDocument(tree: Tree, strict = false): DocumentReading {
  const { root } = tree;
  const kind = kindOfRoot(tree.nameOf(root)) ?? INVOICE;
  return readInvoice(PLACES.get(kind)!(), tree, {
    currency: textAt(tree, root, CURRENCY),
    accountingCurrency: textAt(tree, root, ACCOUNTING_CURRENCY),
    level: levelOf(recognise(tree)),
    strict,
  });
}
