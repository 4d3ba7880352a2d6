import type { CompleteInvoice } from '@conforme/core/invoice';
import type { DocumentReading } from '@conforme/core/plugin';
import {
  core,
  documentPlaces,
  extended,
  levelOf,
  readInvoice,
  textAtPath,
  writeRows,
} from '@conforme/core/syntax';
import type { Tree, XmlElement } from '@conforme/engine/xml';
import { documentAdjustments } from './allowance.ts';
import { deliveryRows, invoicingPeriod, termsOfDelivery } from './delivery.ts';
import { contextRows, documentRows } from './header.ts';
import { invoiceLines } from './line.ts';
import { numberOf, ROOT } from './namespaces.ts';
import { buyerRows, otherRows, sellerRows, taxRepresentativeRows } from './party.ts';
import { paymentMeans, paymentReferences } from './payment.ts';
import {
  additionalDocuments,
  documentRows as anyDocument,
  precedingInvoices,
  project,
  reference,
} from './references.ts';
import { recognise } from './profiles.ts';
import { group, list, part, text, within, type Row, type Target } from './row.ts';
import {
  accountingReferences,
  advancePayments,
  currencyExchange,
  financialAdjustments,
  logisticsCharges,
  settlementParties,
} from './settlement.ts';
import { vatBreakdown } from './tax.ts';
import { paymentTerms } from './terms.ts';
import { monetarySummation } from './totals.ts';

/** Who trades with whom: BG-4, BG-7 and BG-11, and who acts for them in extensions. */
const tradingParties: readonly Row<CompleteInvoice>[] = [
  part('ram:SellerTradeParty', 'seller', sellerRows),
  part('ram:BuyerTradeParty', 'buyer', buyerRows),
  part('ram:SalesAgentTradeParty', 'sales_agent', otherRows),
  part('ram:BuyerTaxRepresentativeTradeParty', 'buyer_tax_representative', otherRows),
  part('ram:SellerTaxRepresentativeTradeParty', 'tax_representative', taxRepresentativeRows),
  part('ram:ProductEndUserTradeParty', 'product_end_user', otherRows),
];

/** BT-10 to BT-14, BT-17, BT-18, BG-24: under which agreements they trade. */
const agreementRows: readonly Row<CompleteInvoice>[] = [
  text('ram:BuyerReference', 'buyer_reference'),
  ...tradingParties,
  extended(
    within<CompleteInvoice, 'delivery'>('delivery', [
      part('ram:ApplicableTradeDeliveryTerms', 'terms', termsOfDelivery),
    ]),
  ),
  core(reference('ram:SellerOrderReferencedDocument', 'sales_order_reference', 'sales_order_date')),
  reference('ram:BuyerOrderReferencedDocument', 'purchase_order_reference', 'purchase_order_date'),
  extended(reference('ram:QuotationReferencedDocument', 'quotation_reference', 'quotation_date')),
  reference('ram:ContractReferencedDocument', 'contract_reference', 'contract_date', 'contract_type_code'),
  ...additionalDocuments,
  part('ram:BuyerAgentTradeParty', 'buyer_agent', otherRows),
  project,
  extended(list('ram:UltimateCustomerOrderReferencedDocument', 'ultimate_customer_orders', anyDocument)),
];

/** What is owed and how it is paid. Currencies come first: reading the totals needs them. */
const settlementRows: readonly Row<CompleteInvoice>[] = [
  paymentReferences,
  text('ram:TaxCurrencyCode', 'vat_accounting_currency'),
  text('ram:InvoiceCurrencyCode', 'currency'),
  extended(text('ram:InvoiceIssuerReference', 'invoice_issuer_reference')),
  ...settlementParties,
  currencyExchange,
  ...paymentMeans,
  vatBreakdown,
  invoicingPeriod,
  ...documentAdjustments,
  logisticsCharges,
  ...paymentTerms,
  monetarySummation,
  financialAdjustments,
  precedingInvoices,
  ...accountingReferences,
  advancePayments,
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

/** The element of the whole document, in the order of the schema. */
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

/**
 * Every value of a CII document, and the elements without a place in the model.
 * @param strict leaves unread what the document's own profile has no place for
 */
export function readDocument(tree: Tree, strict = false): DocumentReading {
  return readInvoice(places(), tree, {
    currency: textAtPath(tree, tree.root, CURRENCY),
    accountingCurrency: textAtPath(tree, tree.root, ACCOUNTING_CURRENCY),
    level: levelOf(recognise(tree)),
    strict,
  });
}
