import { BLANK_INVOICE, type CompleteInvoice, type ReadInvoice } from '@conforme/core/invoice';
import { element, type Tree, type XmlElement } from '@conforme/rules/xml';
import { documentAdjustments } from './allowance.ts';
import { deliveryRows, invoicingPeriod } from './delivery.ts';
import { draftOf, type Draft } from './draft.ts';
import { contextRows, documentRows } from './header.ts';
import { invoiceLines } from './line.ts';
import { ROOT } from './namespaces.ts';
import { partyRows } from './party.ts';
import { paymentMeans, paymentReferences, paymentTerms } from './payment.ts';
import { additionalDocuments, precedingInvoices, project, reference } from './references.ts';
import { full, group, part, readRows, text, type Row, type Target } from './row.ts';
import { vatBreakdown } from './tax.ts';
import { monetarySummation } from './totals.ts';

/** Who trades with whom, and under which agreements. */
const agreementRows: readonly Row<CompleteInvoice>[] = [
  text('ram:BuyerReference', 'buyer_reference'),
  part('ram:SellerTradeParty', 'seller', partyRows),
  part('ram:BuyerTradeParty', 'buyer', partyRows),
  full(reference('ram:SellerOrderReferencedDocument', 'sales_order_reference')),
  reference('ram:BuyerOrderReferencedDocument', 'purchase_order_reference'),
  reference('ram:ContractReferencedDocument', 'contract_reference'),
  ...additionalDocuments,
  project,
];

/** What is owed and how it is paid. Currencies come first: reading the totals needs them. */
const settlementRows: readonly Row<CompleteInvoice>[] = [
  paymentReferences,
  text('ram:TaxCurrencyCode', 'vat_accounting_currency'),
  text('ram:InvoiceCurrencyCode', 'currency'),
  paymentMeans,
  vatBreakdown,
  invoicingPeriod,
  ...documentAdjustments,
  paymentTerms,
  monetarySummation,
  precedingInvoices,
  group('ram:ReceivableSpecifiedTradeAccountingAccount', [text('ram:ID', 'buyer_accounting_reference')]),
];

/** The whole document, in the order of the schema (CII D22B). */
const rows: readonly Row<CompleteInvoice>[] = [
  group('rsm:ExchangedDocumentContext', contextRows),
  group('rsm:ExchangedDocument', documentRows),
  group('rsm:SupplyChainTradeTransaction', [
    invoiceLines,
    group('ram:ApplicableHeaderTradeAgreement', agreementRows),
    group('ram:ApplicableHeaderTradeDelivery', deliveryRows, { always: true }),
    group('ram:ApplicableHeaderTradeSettlement', settlementRows),
  ]),
];

/** The document as elements; nothing of it depends on anything but the invoice and the target. */
export function documentOf(invoice: CompleteInvoice, target: Target): XmlElement {
  return element(
    ROOT,
    rows.flatMap((row) => row.write(invoice, '/invoice', target)),
  );
}

/** Lenient: what the tables know is read wherever the schema has it, whatever stands around it. */
export function readDocument(tree: Tree): ReadInvoice {
  const draft = draftOf(BLANK_INVOICE);
  readRows(rows, { tree, node: tree.root }, draft);
  draft['vat_breakdown'] = (draft['totals'] as Draft)['vat_breakdown'];
  // Only the tables above put keys into the draft, and their types know which ones.
  return draft as unknown as ReadInvoice;
}
