// Arguments of tools to canonical objects, or every fault at once; its own module, because most processes serve no agents.

import { CHECKS_OF } from './checks.ts';
import { base64, oneOf } from './document-checks.ts';
import type { TSchema } from 'typebox';
import type { Language } from './choices.ts';
import type { Exact } from './json.ts';
import { GenerateRequestSchema } from './options.ts';
import { compileReader } from './reader.ts';
import { readWhole, type Check, type Reader } from './walk.ts';
import type { Read } from './read.ts';
import { acceptReportingRequest } from './read-reporting.ts';
import { forState, ofPortal, withLeanInvoice } from './read-statuses.ts';
import { ReportingRequestSchema } from './ereporting.ts';
import * as messages from './message-tools.ts';
import { ReadJobToolSchema, SubmitJobToolSchema } from './job-tools.ts';
import * as tools from './tools.ts';

type Arguments = tools.ToolArguments;

const all =
  (...checks: readonly Check[]): Check =>
  (value, walk) => {
    for (const check of checks) check(value, walk);
  };

const document = all(oneOf('xml', 'document_base64'), base64('document_base64'));

/** At most one of the names holds something. */
const atMostOne =
  (one: string, other: string): Check =>
  (value, walk) => {
    if (isFilled(value[one]) && isFilled(value[other])) walk.fault('one_of', [`${one}, ${other}`], [other]);
  };

const isFilled = (given: unknown): boolean => (Array.isArray(given) ? given.length > 0 : given !== null);

const CHECKS: Readonly<Record<string, Check>> = {
  ...CHECKS_OF,
  ValidateArguments: document,
  ExtractArguments: document,
  ConvertArguments: document,
  CompareArguments: base64('document_base64'),
  ReceiveArguments: document,
  StatusArguments: all(
    oneOf('invoice', 'xml', 'document_base64', 'object'),
    base64('document_base64'),
    forState,
    ofPortal,
  ),
  ExtractStatusArguments: document,
  NextStatusesArguments: all(
    atMostOne('history', 'messages'),
    atMostOne('xml', 'document_base64'),
    base64('document_base64'),
  ),
  Flux1Arguments: document,
  EmbedArguments: all(oneOf('xml', 'invoice'), base64('pdf_base64')),
};

const SCHEMAS: { readonly [N in tools.ToolName]: TSchema } = {
  validate_invoice: tools.ValidateToolSchema,
  extract_invoice: tools.ExtractToolSchema,
  generate_invoice: GenerateRequestSchema,
  preview_xml: tools.PreviewToolSchema,
  embed_invoice: tools.EmbedToolSchema,
  convert_invoice: tools.ConvertToolSchema,
  compare_invoice: tools.CompareToolSchema,
  receive_invoice: tools.ReceiveToolSchema,
  generate_status: messages.StatusToolSchema,
  extract_status: messages.ExtractStatusToolSchema,
  next_statuses: messages.NextToolSchema,
  generate_ereporting: ReportingRequestSchema,
  ereporting_calendar: messages.CalendarToolSchema,
  extract_flux1: messages.Flux1ToolSchema,
  submit_job: SubmitJobToolSchema,
  read_job: ReadJobToolSchema,
  explain_rule: tools.ExplainToolSchema,
  get_schema: tools.SchemaToolSchema,
};

const DOCUMENT = ['xml', 'document_base64'];

/** Of tools that take one document, the arguments of which one holds it. */
const DOCUMENTS: { readonly [N in tools.ToolName]?: readonly string[] } = {
  validate_invoice: DOCUMENT,
  extract_invoice: DOCUMENT,
  convert_invoice: DOCUMENT,
  receive_invoice: DOCUMENT,
  extract_status: DOCUMENT,
  extract_flux1: DOCUMENT,
  generate_status: [...DOCUMENT, 'invoice', 'object'],
  embed_invoice: ['xml', 'invoice'],
};

/** An empty text elsewhere means nothing (`null`); as the one document that is given it is an empty one, which the engine refuses. */
function withEmptyDocument(tool: tools.ToolName, value: Exact): Exact {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as { readonly [name: string]: Exact };
  const names = DOCUMENTS[tool] ?? [];
  if (names.some((name) => given[name] !== '' && (given[name] ?? null) !== null)) return value;
  const empty = names.find((name) => DOCUMENT.includes(name) && given[name] === '');
  return empty === undefined ? value : { ...value, [empty]: BLANK };
}

/** No document, and yet a text. */
const BLANK = ' ';

const readerCache = new Map<tools.ToolName, Reader>();

/** Faults point into the arguments. */
export function readArguments<N extends tools.ToolName>(
  tool: N,
  value: Exact,
  language: Language,
): Read<Arguments[N]> {
  // Invoices in it are held to EN 16931 alone, as over HTTP.
  if (tool === 'generate_ereporting')
    return acceptReportingRequest(value, { language, tool }) as Read<Arguments[N]>;
  const whole = withEmptyDocument(tool, value);
  const prepared = tool === 'generate_status' ? withLeanInvoice(whole) : whole;
  const read = readerCache.get(tool) ?? compileReader(SCHEMAS[tool], CHECKS);
  readerCache.set(tool, read);
  return readWhole<Arguments[N]>(read, prepared, { language, tool });
}
