// What the sheet asks the service.

import type { CalendarOut, ReportingOut } from '@conforme/proto/schema/ereporting';
import { noInvoice } from '../../answer.ts';
import { base64Of } from '../../base64.ts';
import { decodeXml, isPdf } from '../../check/document.ts';
import { ask, extract, keyedJson, look } from '../../service.ts';
import { get, isObject, type JsonObject } from '../../write/pointer.ts';
import { requestIn } from '../../write/starting.ts';
import { factsOf, type Facts, type Source } from '../subject.ts';

export const calendarOf = (regime: string, year: number): Promise<CalendarOut> =>
  look<CalendarOut>(`/v1/ereporting/calendar?regime=${regime}&year=${year}`);

/** @throws ServiceError with a finding for each place of the sheet at fault */
export const makeReports = async (request: object): Promise<ReportingOut> =>
  (await ask('/v1/ereporting/generate', keyedJson(JSON.stringify(request)))).json<ReportingOut>();

export interface ReadInvoice {
  readonly facts: Facts;
  readonly source: Source;
  readonly seller: { readonly siren: string; readonly name: string };
}

/** @throws ServiceError for what is no invoice */
export async function readGiven(file: File): Promise<ReadInvoice> {
  const text = (await isPdf(file)) ? '' : decodeXml(new Uint8Array(await file.arrayBuffer()));
  if (text.trimStart().startsWith('{')) return readJson(file.name, text);
  const { fields } = await extract(file, false);
  return readIn(fields as unknown as JsonObject, { document_base64: await base64Of(file) });
}

function readJson(name: string, text: string): ReadInvoice {
  const request = requestIn(text);
  const invoice = request === null ? undefined : get(request, '/invoice');
  if (isObject(invoice)) return readIn(invoice, { invoice });
  throw noInvoice(name);
}

function readIn(fields: JsonObject, source: Source): ReadInvoice {
  const facts = factsOf(fields);
  const siren = get(fields, '/seller/siren');
  return {
    facts,
    source,
    seller: { siren: typeof siren === 'string' ? siren : '', name: facts.seller },
  };
}
