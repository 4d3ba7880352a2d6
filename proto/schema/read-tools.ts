// Arguments of tools to canonical objects, or every fault at once; its own module, because most processes serve no agents.

import { CHECKS_OF } from './checks.ts';
import type { TSchema } from 'typebox';
import type { Language } from './choices.ts';
import type { Exact } from './json.ts';
import { GenerateRequestSchema } from './options.ts';
import { compileReader } from './reader.ts';
import { readWhole, type Check, type Reader } from './walk.ts';
import type { Read } from './read.ts';
import { ReadJobToolSchema, SubmitJobToolSchema } from './job-tools.ts';
import * as tools from './tools.ts';

type Arguments = tools.ToolArguments;

const oneOf =
  (...names: readonly string[]): Check =>
  (value, walk) => {
    const given = names.filter((name) => value[name] !== null);
    if (given.length !== 1) walk.fault('one_of', [names.join(', ')], [given[1] ?? names[0]!]);
  };

/** RFC 4648, sections 4 and 5, and the line breaks of RFC 2045. */
const BEYOND_BASE64 = /[^A-Za-z0-9+/_\-\s=]/;
const PADDING = /^(?:=\s*){1,2}$/;

/** A search for what must not be there takes a third of the time that matching all that may be there does: of 20 MB 25 ms. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=');
  return !BEYOND_BASE64.test(text) && (padding < 0 || PADDING.test(text.slice(padding)));
}

const base64 =
  (name: string): Check =>
  (value, walk) => {
    const given = value[name];
    if (typeof given === 'string' && !isBase64(given)) walk.fault('base64', [], [name]);
  };

const all =
  (...checks: readonly Check[]): Check =>
  (value, walk) => {
    for (const check of checks) check(value, walk);
  };

const document = all(oneOf('xml', 'document_base64'), base64('document_base64'));

const CHECKS: Readonly<Record<string, Check>> = {
  ...CHECKS_OF,
  ValidateArguments: document,
  ExtractArguments: document,
  ConvertArguments: document,
  CompareArguments: base64('document_base64'),
  ReceiveArguments: document,
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
  submit_job: SubmitJobToolSchema,
  read_job: ReadJobToolSchema,
  explain_rule: tools.ExplainToolSchema,
  get_schema: tools.SchemaToolSchema,
};

const readerCache = new Map<tools.ToolName, Reader>();

/** Faults point into the arguments. */
export function readArguments<N extends tools.ToolName>(
  tool: N,
  value: Exact,
  language: Language,
): Read<Arguments[N]> {
  const read = readerCache.get(tool) ?? compileReader(SCHEMAS[tool], CHECKS);
  readerCache.set(tool, read);
  return readWhole<Arguments[N]>(read, value, { language });
}
