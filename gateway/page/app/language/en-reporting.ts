import { few } from './en-few.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  TLB1: 'Goods',
  TPS1: 'Services',
  TNT1: 'Not taxed in France',
  TMA1: 'Margin scheme',
};

/** Of the e-reporting of a period; loaded with its view. */
export const enReporting = {
  title: 'The e-reporting of a period',
  lead: 'Sales to consumers, abroad and from abroad, and payments of services are reported to the State. Drop the invoices of the period: what is to be reported is found, added up and made into files, and what is not is listed with its reason.',
  needsKey: 'Making the files needs your API key and counts as one call.',

  declarant: 'Who declares',
  siren: 'SIREN',
  name: 'Name',
  role: 'As',
  roles: { SE: 'Seller', BY: 'Buyer, for purchases abroad' },
  platformNumber: 'Number of the platform',
  platformName: 'Approved platform',

  period: 'Period',
  regime: 'VAT regime',
  regimes: {
    'real-normal-monthly': 'Normal, monthly',
    'real-normal-quarterly': 'Normal, quarterly',
    simplified: 'Simplified',
    franchise: 'Exempt small business (franchise)',
  },
  year: 'Year',
  periodOf: 'Days',
  otherDays: 'Other days',
  start: 'First day',
  end: 'Last day',
  data: { transactions: 'Transactions', payments: 'Payments' },
  deadline: (what: string, platform: string, state: string) =>
    `${what}: to the platform by ${platform}, at the State on ${state}.`,
  kind: 'File',
  kinds: { IN: 'First of the period', RE: 'Replaces all before it' },

  invoices: 'Invoices',
  drop: 'Drop the invoices of the period here',
  takes: 'PDF, XML or JSON, as many as you like. Those that need not be reported are left out by themselves.',
  count: (count: number) => few(count, 'invoice', 'invoices'),
  reading: (done: number, total: number) => `${done} of ${total} read`,
  waiting: 'Waiting to be read…',
  customer: 'Customer',
  customers: { '': 'as the invoice says', business: 'business', consumer: 'consumer' },
  services: 'Lines that are services (numbers, with commas)',
  margin: 'Margin without VAT',
  removeAll: 'Remove all',

  sales: 'Sales without invoice',
  salesHelp: 'What a till took in a day, by category.',
  addSales: 'Add a day of sales',
  sale: (place: number) => `Sales ${place}`,
  day: 'Day',
  category: 'Category',
  categories: CATEGORIES,
  transactions: 'Transactions',
  rate: 'Rate, %',
  taxable: 'Net',
  tax: 'VAT',
  byRate: 'By VAT rate',

  payments: 'Payments of services',
  paymentsHelp: 'What customers paid in the period, VAT included.',
  addPayment: 'Add a payment',
  payment: (place: number) => `Payment ${place}`,
  paidInvoice: 'Invoice',
  noInvoice: 'Without invoice, of consumers',
  collected: 'VAT included',

  make: 'Make the files',
  refused: 'The files are not made yet',
  firstFault: 'Go to the first',
  refusedWhy: (count: number) =>
    count === 1 ? 'One fault, at its place above.' : `${count} faults, each at its place above.`,
  made: (count: number) => (count === 0 ? 'Nothing to report' : few(count, 'file', 'files')),
  stale: 'The sheet has changed since: make the files again.',
  nothing: 'Nothing of what was given is to be reported for this period.',
  columns: {
    transactions: ['Day', 'What', 'Rate', 'Without VAT', 'VAT', 'Made of'],
    payments: ['Day', 'What', 'Rate', 'Collected', 'Made of'],
  },
  ofConsumers: 'From consumers',
  parts: (count: number) => few(count, 'part', 'parts'),
  part: (name: string, value: string) => `${name}: ${value}`,
  total: 'All rates',
  leftOut: (count: number) => `${few(count, 'item', 'items')} left out`,
  leftOutColumns: ['What', 'Why'],
  source: 'Deadlines by',
};

export type ReportingWords = typeof enReporting;
