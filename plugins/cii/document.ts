import type { CompleteInvoice } from '@conforme/core/invoice';
import type { DocumentReading } from '@conforme/core/plugin';
import { core, documentPlaces, levelOf, readInvoice, textAtPath, writeRows } from '@conforme/core/syntax';
import type { Tree, XmlElement } from '@conforme/rules/xml';
import { documentAdjustments } from './allowance.ts';
import { deliveryRows, invoicingPeriod } from './delivery.ts';
import { contextRows, documentRows } from './header.ts';
import { invoiceLines } from './line.ts';
import { numberOf, ROOT } from './namespaces.ts';
import { partyRows } from './party.ts';
import { paymentMeans, paymentReferences, paymentTerms } from './payment.ts';
import { additionalDocuments, precedingInvoices, project, reference } from './references.ts';
import { recognise } from './profiles.ts';
import { group, part, text, type Row, type Target } from './row.ts';
import { vatBreakdown } from './tax.ts';
import { monetarySummation } from './totals.ts';

/** Who trades with whom, and under which agreements. */
const agreementRows: readonly Row<CompleteInvoice>[] = [
  text('ram:BuyerReference', 'buyer_reference'),
  part('ram:SellerTradeParty', 'seller', partyRows),
  part('ram:BuyerTradeParty', 'buyer', partyRows),
  core(reference('ram:SellerOrderReferencedDocument', 'sales_order_reference')),
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

export function documentOf(invoice: CompleteInvoice, target: Target): XmlElement {
  return writeRows(ROOT, rows, invoice, target);
}

const places = documentPlaces(rows);

/** Lines come before the currencies of their amounts. */
const SETTLEMENT = [
  numberOf('rsm:SupplyChainTradeTransaction'),
  numberOf('ram:ApplicableHeaderTradeSettlement'),
];
const CURRENCY = [...SETTLEMENT, numberOf('ram:InvoiceCurrencyCode')];
const ACCOUNTING_CURRENCY = [...SETTLEMENT, numberOf('ram:TaxCurrencyCode')];

export function readDocument(tree: Tree, strict = false): DocumentReading {
  return readInvoice(places(), tree, {
    currency: textAtPath(tree, tree.root, CURRENCY),
    accountingCurrency: textAtPath(tree, tree.root, ACCOUNTING_CURRENCY),
    level: levelOf(recognise(tree)),
    strict,
  });
}
