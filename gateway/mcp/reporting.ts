// Tools of what the State receives: e-reporting (Flux 10) and extracts of invoices (Flux 1).

import { flux1Facts } from '@conforme/proto/schema/answers';
import { briefArguments } from '@conforme/proto/schema/brief';
import { findingCodec } from '@conforme/proto/schema/codec';
import { ReportingRequestSchema } from '@conforme/proto/schema/ereporting';
import { documentFinding, requestFinding } from '@conforme/proto/schema/findings';
import {
  CalendarToolOutSchema,
  CalendarToolSchema,
  Flux1ToolOutSchema,
  Flux1ToolSchema,
  ReportingToolOutSchema,
} from '@conforme/proto/schema/message-tools';
import { calendarCodec, reportingOut, reportingRequestCodec } from '@conforme/proto/schema/reporting-codec';
import { KEYED, OPEN } from '../accounts/gate.ts';
import { ruleIds } from '../request-log.ts';
import { bytesOf } from './documents.ts';
import { fileText, findingLines, leftOutLines } from './summary.ts';
import type { Tool } from './tool.ts';

const mediaType = 'application/xml';

export const generateReports: Tool<'generate_ereporting'> = {
  name: 'generate_ereporting',
  title: 'Make the e-reporting of a period',
  description:
    'Makes the e-reporting files (Flux 10) of a period from invoices, sales and payments, and says what is not reported and why. ' +
    'get_schema (ereporting) has rarer fields. Nothing is sent.',
  input: briefArguments(ReportingRequestSchema, ['Invoice']),
  output: ReportingToolOutSchema,
  access: KEYED,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const message = { request: reportingRequestCodec.toMessage(given), language };
    const answer = await engine.generateReports(message, options);
    const { files: made, left_out: leftOut } = reportingOut(answer.reports!);
    const warnings = answer.warnings.map(findingCodec.fromMessage).map(requestFinding);
    note({ rules: ruleIds(warnings) });
    const files = made.map(({ filename, content_base64: base64 }) => {
      return { filename, mediaType, content: Buffer.from(base64, 'base64') };
    });
    const facts = made.map(({ content_base64: _content, ...file }, at) => ({
      ...file,
      size: files[at]!.content.length,
    }));
    const heads = facts.map(({ filename, data, size }) =>
      fileText({ filename, kind: mediaType, profile: data, size }, language),
    );
    return {
      result: { files: facts, left_out: leftOut, warnings, rulesets: answer.rulesets },
      summary: [...heads, ...leftOutLines(leftOut, language), ...findingLines(warnings, language)].join('\n'),
      files,
    };
  },
};

export const reportingCalendar: Tool<'ereporting_calendar'> = {
  name: 'ereporting_calendar',
  title: 'Show when e-reporting is due',
  description: 'The periods of e-reporting in a year, with the days by which platform and State need each.',
  input: briefArguments(CalendarToolSchema),
  output: CalendarToolOutSchema,
  access: null,
  openWorld: false,
  run: async ({ regime, year }, { engine, language, options }) => {
    const wanted = { regime, ...(year !== null && { year }), language };
    const { calendar } = await engine.getReportingCalendar(wanted, options);
    const result = calendarCodec.fromMessage(calendar!);
    const lines = result.periods.map(
      ({ data, start, end, to_platform: platform, to_state: state }) =>
        `${data} ${start} – ${end}: ${platform}, ${state}`,
    );
    return { result, summary: [result.source, ...lines].join('\n') };
  },
};

export const extractFlux1: Tool<'extract_flux1'> = {
  name: 'extract_flux1',
  title: 'Extract what the State receives of an invoice',
  description:
    'Takes out of an e-invoice what the French State receives of it (Flux 1), and says what was left out and why.',
  input: briefArguments(Flux1ToolSchema),
  output: Flux1ToolOutSchema,
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const wanted = { document: await bytesOf(given), level: given.level, language };
    const extract = await engine.extractFlux1(wanted, options);
    const { filename, content, number, rulesets } = extract;
    const warnings = extract.warnings.map(findingCodec.fromMessage).map(documentFinding);
    note({ rules: ruleIds(warnings), ...(number !== '' && { number }) });
    const facts = flux1Facts(extract);
    const size = content.length;
    const head = fileText({ filename, kind: mediaType, profile: extract.level, size }, language);
    return {
      result: { ...facts, size, warnings, rulesets },
      summary: [head, ...leftOutLines(facts.left_out, language), ...findingLines(warnings, language)].join(
        '\n',
      ),
      files: [{ filename, mediaType, content }],
    };
  },
};
