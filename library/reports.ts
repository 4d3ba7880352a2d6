// The e-reporting of a period (Flux 10), over the engine.

import type { CalendarOptions, CalendarOut } from '@conforme/proto/contract';
import { CalendarOptionsSchema } from '@conforme/proto/schema/ereporting';
import { readReportingRequest } from '@conforme/proto/schema/read-reporting';
import { calendarCodec, reportingOut, reportingRequestCodec } from '@conforme/proto/schema/reporting-codec';
import type { Call, GeneratedReports } from './conforme.ts';
import { withContent } from './encoded.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { callOf } from './engine.ts';
import { optionsOf } from './given.ts';
import { faulty } from './refused.ts';

/** @throws ConformeError for a request that is none, ConnectError for one the engine refuses */
export async function generated(engine: EngineClient, text: string, call: Call): Promise<GeneratedReports> {
  const { language = 'en' } = call;
  const read = readReportingRequest(text, { language });
  if (read.faults) throw faulty(read.faults, language);
  const message = { request: reportingRequestCodec.toMessage(read.ok), language };
  const { reports, rulesets } = await engine.generateReports(message, callOf(call));
  const { files, ...rest } = reportingOut(reports!);
  return { ...rest, files: files.map(withContent), rulesets };
}

export async function calendar(
  engine: EngineClient,
  given: CalendarOptions,
  call: Call,
): Promise<CalendarOut> {
  const { regime, year = null } = optionsOf<CalendarOptions>(CalendarOptionsSchema, given, call);
  const message = { regime, ...(year !== null && { year }), language: call.language ?? 'en' };
  return calendarCodec.fromMessage((await engine.getReportingCalendar(message, callOf(call))).calendar!);
}
