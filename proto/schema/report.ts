// E-reporting (Flux 10) in the words of the contract, the file that the State receives.

import type { Static } from 'typebox';
import { date as day, emptyList, list, object, orNull, part, text, type Terms } from './builders.ts';
import { FORMS } from './forms.ts';
import { ReportedInvoiceSchema } from './report-invoice.ts';

const own = (term: Terms, words: string) => orNull(text(term, words));
const dated = (term: Terms, words: string) => orNull(day(term, words));

interface WhoTerms {
  readonly id: readonly [value: string, scheme: string];
  readonly name: string;
  readonly role: string;
  readonly address: string;
}

const whoOf = (definition: string, { id, name, role, address }: WhoTerms) =>
  object({ definition, message: 'ReportActor' }, 'Who sends, who declares.', {
    id: own(id[0], 'Number of a platform, SIREN of a declarant.'),
    id_scheme: own(id[1], '0238 platform, 0002 SIREN.'),
    name: own(name, 'Name.'),
    role: own(role, 'WK platform, SE seller, BY buyer.'),
    address: own(address, 'Electronic address.'),
  });

const ReportSenderSchema = whoOf('ReportSender', {
  id: ['TT-8', 'TT-7'],
  name: 'TT-9',
  role: 'TT-10',
  address: 'TT-11',
});
const ReportDeclarantSchema = whoOf('ReportDeclarant', {
  id: ['TT-13', 'TT-12'],
  name: 'TT-14',
  role: 'TT-15',
  address: 'TT-16',
});

const ReportRateSchema = object('ReportRate', 'Sales at a rate of VAT.', {
  rate: own('TT-86', 'BT-119.'),
  taxable_amount: own('TT-87', 'Sum of BT-116.'),
  tax_amount: own('TT-88', 'Sum of BT-117.'),
});

const ReportSalesSchema = object('ReportSales', 'Sales to consumers of a day (10.3).', {
  date: dated('TT-77', 'Day.'),
  currency: own('TT-78', 'BT-5.'),
  vat_point: own('TT-80', 'BT-8, where VAT is due by an option.'),
  category: own('TT-81', 'TLB1 goods, TPS1 services, TNT1 not taxed in France, TMA1 margin.'),
  net_total: own('TT-82', 'Sum of the taxable amounts.'),
  vat_total: own('TT-83', 'Sum of the VAT, in euros.'),
  count: own('TT-85', 'Number of transactions.'),
  rates: list(ReportRateSchema, 'TG-32', 'By rate.'),
});

const collectedOf = (definition: string, [rate, currency, amount]: readonly [string, string, string]) =>
  object({ definition, message: 'ReportCollected' }, 'What was collected at a rate, VAT included.', {
    rate: own(rate, 'Rate of VAT.'),
    currency: own(currency, 'EUR.'),
    amount: own(amount, 'Amount, VAT included.'),
  });

const ReportPaidInvoiceSchema = object('ReportPaidInvoice', 'A payment of an invoice (10.2).', {
  number: own('TT-91', 'BT-1.'),
  issue_date: dated('TT-102', 'BT-2.'),
  date: dated('TT-92', 'Day of the payment.'),
  rates: list(
    collectedOf('ReportPaidInvoiceRate', ['TT-93', 'TT-94', 'TT-95']),
    'TG-36',
    'What was collected, by rate.',
  ),
});

const ReportPaidDaySchema = object('ReportPaidDay', 'Payments of sales to consumers of a day (10.4).', {
  date: dated('TT-96', 'Day of the payments.'),
  rates: list(
    collectedOf('ReportPaidDayRate', ['TT-97', 'TT-98', 'TT-99']),
    'TG-39',
    'What was collected, by rate.',
  ),
});

const TransactionsReportSchema = object('TransactionsReport', 'Transactions of a period.', {
  start: dated('TT-17', 'First day.'),
  end: dated('TT-18', 'Last day.'),
  invoices: emptyList(ReportedInvoiceSchema, 'TG-8', 'Invoices (10.1).'),
  sales: emptyList(ReportSalesSchema, 'TG-31', 'Sales to consumers (10.3).'),
});

const PaymentsReportSchema = object('PaymentsReport', 'Payments of a period.', {
  start: dated('TT-89', 'First day.'),
  end: dated('TT-90', 'Last day.'),
  invoices: emptyList(ReportPaidInvoiceSchema, 'TG-34', 'Payments of invoices (10.2).'),
  days: emptyList(ReportPaidDaySchema, 'TG-37', 'Payments of sales to consumers (10.4).'),
});

export const ReportMessageSchema = object('ReportMessage', 'A file of e-reporting (Flux 10).', {
  id: own('TT-1', 'Identifier of the transmission.'),
  name: own('TT-2', 'Name.'),
  created_at: orNull(text('TT-3', 'When it was made.', { pattern: FORMS.time.pattern })),
  kind: own('TT-4', 'IN the first, RE one that replaces.'),
  sender: orNull(part(ReportSenderSchema, 'TG-3', 'Platform.')),
  declarant: orNull(part(ReportDeclarantSchema, 'TG-5', 'Declarant.')),
  transactions: orNull(part(TransactionsReportSchema, 'TB-2', 'Transactions.')),
  payments: orNull(part(PaymentsReportSchema, 'TB-3', 'Payments.')),
});

/** A file of e-reporting; what is left out is null or empty. */
export type ReportMessage = Static<typeof ReportMessageSchema>;
