import type { CompleteInvoice, ReadInvoice } from '@conforme/core/invoice';
import { readInvoice, writeRows } from '@conforme/core/syntax';
import type { Tree, XmlElement } from '@conforme/rules/xml';
import { documentAdjustments } from './allowance.ts';
import { delivery, invoicingPeriod } from './delivery.ts';
import { headerRows } from './header.ts';
import { INVOICE, kindOfRoot, KINDS, type Kind } from './kind.ts';
import { invoiceLines } from './line.ts';
import { parties } from './party.ts';
import { paymentMeans, paymentTerms } from './payment.ts';
import { contractRows, order, precedingInvoices, reference } from './references.ts';
import type { Row, Target } from './row.ts';
import { taxTotals } from './tax.ts';
import { monetaryTotal } from './totals.ts';

/** The whole document, in the order of the schema (UBL 2.1). */
function rowsOf(kind: Kind): readonly Row<CompleteInvoice>[] {
  return [
    ...headerRows(kind),
    invoicingPeriod,
    order,
    precedingInvoices,
    reference('cac:DespatchDocumentReference', 'despatch_advice_reference'),
    reference('cac:ReceiptDocumentReference', 'receiving_advice_reference'),
    ...contractRows(kind),
    ...parties,
    delivery,
    paymentMeans(kind),
    paymentTerms,
    ...documentAdjustments,
    taxTotals,
    monetaryTotal,
    invoiceLines(kind),
  ];
}

const ROWS: ReadonlyMap<Kind, readonly Row<CompleteInvoice>[]> = new Map(
  KINDS.map((kind) => [kind, rowsOf(kind)]),
);

export function documentOf(invoice: CompleteInvoice, kind: Kind, target: Target): XmlElement {
  return writeRows(kind.root, ROWS.get(kind)!, invoice, target);
}

export function readDocument(tree: Tree): ReadInvoice {
  const kind = kindOfRoot(tree.nameOf(tree.root)) ?? INVOICE;
  return readInvoice(ROWS.get(kind)!, tree);
}
