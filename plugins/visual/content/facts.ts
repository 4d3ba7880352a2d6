import type { CompleteInvoice } from '@conforme/core/invoice';
import { transportName } from './codes.ts';
import { isService, operationText } from './operation.ts';
import { datedText, precedingText, referenceText } from './reference.ts';
import { exchangeText } from './settlement.ts';
import { isOnDebits, taxPointWords } from './vat.ts';
import { joined, periodText, present, type Fact, type Possible, type Voice } from './voice.ts';

/** Dates and references of the document (BT-7 to BT-19, BG-3, BG-14). */
export function factsOf(voice: Voice): Fact[] {
  return present([...datesOf(voice), ...referencesOf(voice), ...deliveryOf(voice)]);
}

function datesOf(voice: Voice): Possible[] {
  const { invoice, words, format, label } = voice;
  const { delivery, tax_point_code: point } = invoice;
  const service = isService(invoice);
  const day = (iso: string | null | undefined): string | null | undefined => iso && format.date(iso);
  return [
    [words.due, day(invoice.due_date)],
    [label('contractual_due_date'), day(invoice.contractual_due_date)],
    [service ? words.performed : words.delivered, day(delivery?.actual_date)],
    [
      service ? words.service : words.period,
      delivery && periodText(voice, delivery.period_start, delivery.period_end),
    ],
    [label('delivery.period_description'), delivery?.period_description],
    [words.taxPoint, day(invoice.tax_point_date)],
    [label('tax_point_code'), point && !isOnDebits(voice) ? taxPointWords(voice, point) : null],
    [label('document_name'), invoice.document_name],
  ];
}

function referencesOf(voice: Voice): Possible[] {
  const { invoice, words, label } = voice;
  const operation = operationText(voice);
  const dated = (number: string | null, day: string | null): string | null => datedText(voice, number, day);
  return [
    [words.preceding, invoice.preceding_invoices.map((each) => precedingText(voice, each)).join('\n')],
    [words.order, dated(invoice.purchase_order_reference, invoice.purchase_order_date)],
    [words.buyerReference, invoice.buyer_reference],
    [words.contract, dated(invoice.contract_reference, invoice.contract_date)],
    [words.project, joined([invoice.project_reference, invoice.project_name])],
    [words.salesOrder, dated(invoice.sales_order_reference, invoice.sales_order_date)],
    [label('quotation_reference'), dated(invoice.quotation_reference, invoice.quotation_date)],
    [words.despatchAdvice, dated(invoice.despatch_advice_reference, invoice.despatch_advice_date)],
    [words.receivingAdvice, dated(invoice.receiving_advice_reference, invoice.receiving_advice_date)],
    [label('delivery_note_reference'), dated(invoice.delivery_note_reference, invoice.delivery_note_date)],
    [
      label('ultimate_customer_orders'),
      invoice.ultimate_customer_orders.map((order) => referenceText(voice, order)).join('\n'),
    ],
    [words.tender, dated(invoice.tender_reference, invoice.tender_date)],
    [label('invoiced_object_id'), dated(invoice.invoiced_object_id, invoice.invoiced_object_date)],
    [label('invoice_issuer_reference'), invoice.invoice_issuer_reference],
    [words.accounting, accountingText(invoice)],
    operation ? [words.operation, operation] : [words.process, invoice.business_process],
    [label('currency_exchange'), exchangeText(voice)],
  ];
}

/** Where the buyer books the invoice or a line of it (BT-19, BT-133), the further accounts below the first. */
export function accountingText(
  booked: Pick<CompleteInvoice, 'buyer_accounting_reference' | 'further_accounting_references'>,
  between = '\n',
): string {
  const further = booked.further_accounting_references.map(({ id }) => id);
  return joined([booked.buyer_accounting_reference, ...further], between);
}

function deliveryOf(voice: Voice): Possible[] {
  const { invoice, format, label } = voice;
  const { terms, transport_modes: modes } = invoice.delivery ?? { terms: null, transport_modes: [] };
  const ways = modes.map(({ mode_code }) => transportName(mode_code, format.language));
  return [
    [label('delivery.terms'), deliveryTermsText(voice, terms)],
    [label('delivery.transport_modes'), ways.join(', ')],
  ];
}

/** `FCA Lyon, France`; null for none. */
export function deliveryTermsText(
  { format }: Voice,
  terms: NonNullable<CompleteInvoice['delivery']>['terms'],
): string | null {
  if (!terms) return null;
  const { code, location_name: place, location_country: country } = terms;
  return joined([code, joined([place, country && format.country(country)], ', ')], ' ');
}
