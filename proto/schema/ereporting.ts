// E-reporting (Flux 10) as it is asked for and answered: from invoices, sales and payments to the files of a period.

import type { Static } from 'typebox';
import {
  choice,
  count,
  date,
  decimal,
  defaulted,
  emptyList,
  list,
  nullable,
  object,
  orNull,
  part,
  text,
  whole,
} from './builders.ts';
import type { Complete, Filled } from './canonical.ts';
import { FORMS } from './forms.ts';
import { REPORT_REGIMES } from './message-choices.ts';
import type { Invoice, ValidationOut } from './index.ts';
import { InvoiceSchema } from './invoice.ts';
import { ValidationOutSchema } from './results.ts';

export const REPORT_CATEGORIES = ['TLB1', 'TPS1', 'TNT1', 'TMA1'] as const;
export const REPORT_DATA = ['transactions', 'payments'] as const;

const SalesRateSchema = object('SalesRate', 'Sales at a rate of VAT.', {
  rate: decimal('Rate', 'TT-86', 'In percent.'),
  taxable_amount: decimal('Amount', 'TT-87', 'Without VAT.'),
  tax_amount: decimal('Amount', 'TT-88', 'The VAT.'),
});

const CollectedRateSchema = object('CollectedRate', 'What was collected at a rate of VAT.', {
  rate: decimal('Rate', ['TT-93', 'TT-97'], 'In percent.'),
  amount: decimal('Amount', ['TT-95', 'TT-99'], 'In euros, VAT included.'),
});

const GivenInvoiceSchema = object(
  'ReportableInvoice',
  'An invoice as a document or as fields, and what it does not say of itself.',
  {
    document_base64: orNull(
      text(null, 'XML or PDF, base64 encoded; this or `invoice`.', { contentEncoding: 'base64' }),
    ),
    invoice: orNull(part(InvoiceSchema, null, 'Fields, as generate takes them.')),
    customer: orNull(
      choice(
        ['business', 'consumer'],
        null,
        'Who buys; without, a buyer without SIREN, registration and VAT number is a consumer.',
      ),
    ),
    service_lines: emptyList(
      text('BT-126', 'A line.'),
      null,
      'Of an invoice of goods and services to a consumer, the lines that are services.',
    ),
    margin: emptyList(
      SalesRateSchema,
      null,
      'Of a sale to a consumer under the margin scheme, the margin by rate.',
    ),
  },
);

const GivenSalesSchema = object('TillSales', 'Sales of a day to consumers, without invoices.', {
  date: date('TT-77', 'The day.'),
  currency: defaulted(text('TT-78', 'ISO 4217.'), 'EUR'),
  category: choice(
    REPORT_CATEGORIES,
    'TT-81',
    '`TLB1` goods, `TPS1` services, `TNT1` not taxed in France, `TMA1` margin.',
  ),
  vat_point: orNull(
    text('TT-80', 'BT-8, where services have the option for VAT on debits.', { examples: ['5'] }),
  ),
  count: whole(1, 999_999_999, 'How many transactions (TT-85).'),
  rates: list(SalesRateSchema, 'TG-32', 'By rate.', 1),
});

const GivenPaymentSchema = object('CollectedPayment', 'What a customer paid.', {
  invoice: orNull(
    text(['TT-91'], 'Number of an invoice that goes along; without, services to consumers without invoice.'),
  ),
  date: date(['TT-92', 'TT-96'], 'The day it was collected.'),
  rates: list(
    CollectedRateSchema,
    null,
    'By rate; of an invoice of goods and services, the services alone.',
    1,
  ),
});

const DeclarantSchema = object('ReportingDeclarant', 'Who declares.', {
  siren: text('TT-13', 'SIREN.', { pattern: FORMS.siren.pattern }),
  name: text('TT-14', 'Name.', { minLength: 1 }),
  role: defaulted(
    choice(['SE', 'BY'], 'TT-15', '`SE` the seller; `BY` the buyer, for purchases abroad.'),
    'SE',
  ),
});

export const ReportingRequestSchema = object(
  'ReportingRequest',
  'Invoices, sales and payments, and the period they are reported for.',
  {
    declarant: part(DeclarantSchema, 'TG-5', 'Who declares.'),
    platform: part(
      object('ReportingPlatform', 'The approved platform that sends the files.', {
        number: text('TT-8', 'Its number, four characters.', { minLength: 1 }),
        name: text('TT-9', 'Its name.', { minLength: 1 }),
      }),
      'TG-3',
      'The approved platform that sends the files.',
    ),
    period: part(
      object('ReportingPeriod', 'A period, both days included.', {
        start: date(['TT-17', 'TT-89'], 'First day.'),
        end: date(['TT-18', 'TT-90'], 'Last day.'),
      }),
      ['TG-7', 'TG-33'],
      'The period; what is of another day is left out.',
    ),
    kind: defaulted(
      choice(
        ['IN', 'RE'],
        'TT-4',
        '`IN` the first file of the period, `RE` one that replaces all before it.',
      ),
      'IN',
    ),
    data: emptyList(
      choice(REPORT_DATA, null, 'A kind of data.'),
      null,
      'Which files to make; both, where there is something to report. A file that replaces has to be asked for.',
    ),
    id: orNull(text('TT-1', 'Identifier, to which -T or -P is added.', { minLength: 1 })),
    created_at: orNull(
      text('TT-3', 'When the file is made, YYYY-MM-DDThh:mm:ss; now without.', {
        pattern: FORMS.time.pattern,
      }),
    ),
    invoices: emptyList(GivenInvoiceSchema, null, 'The invoices.'),
    sales: emptyList(GivenSalesSchema, 'TG-31', 'Sales without invoices.'),
    payments: emptyList(GivenPaymentSchema, ['TG-34', 'TG-37'], 'The payments.'),
  },
);

const ReportingInputSchema = object('ReportingInput', 'What went into a number.', {
  pointer: text(null, 'Where in the request, as a JSON Pointer.'),
  number: nullable(text('BT-1', 'Number of the invoice.')),
  value: text(null, 'What it adds.'),
});

const ReportingStepSchema = object('ReportingStep', 'How a number of a file came about.', {
  path: text(null, 'Its place: `/transactions/sales/0/rates/0/taxable_amount`.'),
  term: text(null, 'Its term: TT-87.'),
  value: text(null, 'The number.'),
  date: nullable(text(null, 'The day it is of.')),
  category: nullable(text('TT-81', 'The category of sales to consumers.')),
  rate: nullable(text(null, 'Its rate of VAT, in percent.')),
  from: list(ReportingInputSchema, null, 'What was added up.'),
});

export const ReportFileSchema = object('ReportFile', 'A file of e-reporting.', {
  filename: text(null, 'Its name.'),
  data: choice(REPORT_DATA, null, 'What it reports.'),
  content_base64: text(null, 'The file.', { contentEncoding: 'base64' }),
  steps: list(ReportingStepSchema, null, 'How its numbers came about.'),
  validation: part(ValidationOutSchema, null, 'The verdict on it.'),
});

const ReportingLeftOutSchema = object('ReportingLeftOut', 'What is not reported, and why.', {
  pointer: text(null, 'Where in the request, as a JSON Pointer.'),
  number: nullable(text('BT-1', 'Number of the invoice.')),
  reason: text(null, 'Why, in the language of the request.'),
});

export const ReportingOutSchema = object('ReportingOut', 'The files of a period.', {
  files: list(
    ReportFileSchema,
    null,
    'One for transactions, one for payments; none where there is nothing to report.',
  ),
  left_out: list(ReportingLeftOutSchema, null, 'What was given and is not reported.'),
});

export const CalendarOptionsSchema = object('CalendarOptions', 'Whose periods of which year.', {
  regime: choice(REPORT_REGIMES, null, 'VAT regime of the declarant.'),
  year: orNull(text(null, 'The year; this one without.', { pattern: FORMS.year.pattern })),
});

const CalendarPeriodSchema = object('CalendarPeriod', 'A period, and by when it is reported.', {
  data: choice(REPORT_DATA, null, 'Of what.'),
  start: text(null, 'First day.'),
  end: text(null, 'Last day.'),
  to_platform: text(null, 'Last day to give it to the platform.'),
  to_state: text(null, 'When the State has it at the latest, YYYY-MM-DDThh:mm, in Paris.'),
});

export const CalendarOutSchema = object('CalendarOut', 'The periods of a year.', {
  regime: choice(REPORT_REGIMES, null, 'VAT regime.'),
  year: count('The year.'),
  source: text(null, 'The text that sets the days.'),
  periods: list(CalendarPeriodSchema, null, 'By deadline.'),
});

type Request = Filled<Static<typeof ReportingRequestSchema>>;
type Given = Request['invoices'][number];
/** A request, canonical. */
export type ReportingRequest = Omit<Request, 'invoices'> & {
  readonly invoices: readonly (Omit<Given, 'invoice'> & { readonly invoice: Invoice | null })[];
};
type Out = Complete<Static<typeof ReportingOutSchema>>;
export type ReportingStep = Out['files'][number]['steps'][number];
export type ReportingLeftOut = Out['left_out'][number];
type File = Omit<Out['files'][number], 'validation'> & { readonly validation: ValidationOut };
export type ReportingOut = Omit<Out, 'files'> & { readonly files: readonly File[] };
export type CalendarOptions = Complete<Static<typeof CalendarOptionsSchema>>;
export type CalendarOut = Complete<Static<typeof CalendarOutSchema>>;
