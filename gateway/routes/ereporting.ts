import {
  CalendarOptionsSchema,
  CalendarOutSchema,
  ReportingOutSchema,
  ReportingRequestSchema,
  type CalendarOut,
  type ReportingOut,
} from '@conforme/proto/schema/ereporting';
import { calendarCodec, reportingOut, reportingRequestCodec } from '@conforme/proto/schema/reporting-codec';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { KEYED } from '../accounts/gate.ts';
import { readersLanguage } from '../accept.ts';
import { jsonText } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { validationError } from '../faults.ts';
import { parametersOf, readQuery } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { json, LANGUAGE } from './contents.ts';

const CALENDAR_QUERY = parametersOf(CalendarOptionsSchema);

const PARTIES = {
  seller: {
    name: 'Atelier du Rivage SARL',
    siren: '732829320',
    vat_id: 'FR44732829320',
    address: { line1: '1 quai des Ormes', city: 'Nantes', postal_code: '44000', country: 'FR' },
  },
  buyer: {
    name: 'Jeanne Morel',
    address: { line1: '2 rue Haute', city: 'Rennes', postal_code: '35000', country: 'FR' },
  },
};

/** A sale to a consumer, and its payment. */
export const REPORTING_EXAMPLE = {
  declarant: { siren: '732829320', name: 'Atelier du Rivage SARL' },
  platform: { number: '0417', name: 'Plateforme Alba' },
  period: { start: '2026-10-01', end: '2026-10-31' },
  invoices: [
    {
      invoice: {
        number: 'F-2026-0101',
        issue_date: '2026-10-05',
        ...PARTIES,
        lines: [{ item_name: 'Pose', quantity: '1', unit_price: '100.00', vat_rate: '20.00' }],
      },
    },
  ],
  payments: [{ invoice: 'F-2026-0101', date: '2026-10-07', rates: [{ rate: '20.00', amount: '120.00' }] }],
};

export const REPORTING_BODY = json(ReportingRequestSchema, REPORTING_EXAMPLE);

export const generateReports: Endpoint = {
  method: 'post',
  path: '/v1/ereporting/generate',
  id: 'generateReports',
  tag: 'Reporting',
  summary: 'Make the e-reporting of a period (Flux 10) from invoices, sales and payments',
  description:
    'Says which of them the State is told and why not the others, sums by day, currency, category and rate, and names what each number ' +
    'is made of. The files are judged before they are returned; whatever is at fault is refused with its place in the request. ' +
    'Conforme is no approved platform.',
  access: KEYED,
  parameters: [LANGUAGE],
  body: REPORTING_BODY,
  answer: {
    description: 'The files, and what is left out.',
    content: { 'application/json': { schema: ReportingOutSchema } },
    headers: ['X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply): Promise<ReportingOut> => {
      const language = readersLanguage(request);
      const read = readReportingRequest(jsonText(request), { language });
      if (read.faults) throw validationError(read.faults, { language });
      const message = { request: reportingRequestCodec.toMessage(read.ok), language };
      const answer = await engine.generateReports(message, callOptions(request));
      note(request, { rules: ruleIds(answer.warnings) });
      reply.header('x-rulesets', answer.rulesets.join(', '));
      return reportingOut(answer.reports!);
    },
};

export const reportingCalendar: Endpoint = {
  method: 'get',
  path: '/v1/ereporting/calendar',
  id: 'reportingCalendar',
  tag: 'Reporting',
  summary: 'The periods of e-reporting in a year and their deadlines, by VAT regime',
  access: null,
  query: CALENDAR_QUERY,
  parameters: [LANGUAGE],
  answer: {
    description: 'The periods, by deadline.',
    content: { 'application/json': { schema: CalendarOutSchema } },
  },
  refusals: [422, 500, 503],
  handler:
    ({ engine }) =>
    async (request): Promise<CalendarOut> => {
      const { regime, year } = readQuery(request.query, CALENDAR_QUERY);
      const wanted = { regime, ...(year && { year }), language: readersLanguage(request) };
      const { calendar } = await engine.getReportingCalendar(wanted, callOptions(request));
      return calendarCodec.fromMessage(calendar!);
    },
};
