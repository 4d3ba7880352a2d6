import { periodText, present, type Fact, type Voice } from './voice.ts';

/** Dates and references of the document (BT-2, BT-7, BT-9 to BT-19, BG-3, BG-14). */
export function factsOf(voice: Voice): Fact[] {
  const { invoice, words, format } = voice;
  const day = (iso: string | null): string | null => iso && format.date(iso);
  const delivery = invoice.delivery;
  const preceding = invoice.preceding_invoices.map(({ number, issue_date }) =>
    issue_date ? [number, words.dated, format.date(issue_date)].join(' ') : number,
  );
  return present([
    [words.issued, format.date(invoice.issue_date)],
    [words.due, day(invoice.due_date)],
    [words.delivered, day(delivery?.actual_date ?? null)],
    [words.period, delivery && periodText(voice, delivery.period_start, delivery.period_end)],
    [words.taxPoint, day(invoice.tax_point_date)],
    [words.preceding, preceding.join('\n')],
    [words.order, invoice.purchase_order_reference],
    [words.buyerReference, invoice.buyer_reference],
    [words.contract, invoice.contract_reference],
    [words.project, invoice.project_reference],
    [words.salesOrder, invoice.sales_order_reference],
    [words.despatchAdvice, invoice.despatch_advice_reference],
    [words.receivingAdvice, invoice.receiving_advice_reference],
    [words.tender, invoice.tender_reference],
    [words.accounting, invoice.buyer_accounting_reference],
    [words.process, invoice.business_process],
  ]);
}
