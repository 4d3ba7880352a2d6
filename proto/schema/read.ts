// Request bodies to canonical objects, or every fault at once (decision 3).

import type { TSchema } from 'typebox';
import { CHECKS_OF } from './checks.ts';
import type { Language } from './choices.ts';
import type { GenerateOptions, GenerateRequest, Invoice, ValidationFault } from './index.ts';
import { InvoiceSchema } from './invoice.ts';
import { JsonError, readJson, type Exact } from './json.ts';
import { GenerateOptionsSchema, GenerateRequestSchema } from './options.ts';
import { compileReader, Walk } from './reader.ts';

export { exactFrom, JsonError, readJson, type Exact } from './json.ts';

export type Read<T> = { ok: T; faults?: undefined } | { ok?: undefined; faults: readonly ValidationFault[] };

export interface ReadSettings {
  /** Language of the fault messages; English unless said otherwise. */
  language?: Language;
  /** Where the value stands in the request: ['invoice_json'] for the part of a multipart body. */
  prefix?: readonly string[];
}

function acceptorOf<T>(schema: TSchema) {
  const read = compileReader(schema, CHECKS_OF);
  return (value: Exact, { prefix = [], language = 'en' }: ReadSettings = {}): Read<T> => {
    const walk = new Walk(prefix, language);
    const ok = read(value, walk) as T;
    return walk.faults.length === 0 ? { ok } : { faults: walk.faults };
  };
}

/** The same for values that are parsed already: MCP arguments (through exactFrom) and protobuf messages. */
export const acceptGenerateRequest = acceptorOf<GenerateRequest>(GenerateRequestSchema);
export const acceptInvoice = acceptorOf<Invoice>(InvoiceSchema);
export const acceptOptions = acceptorOf<GenerateOptions>(GenerateOptionsSchema);

function fromText<T>(
  text: string,
  accept: (value: Exact, settings: ReadSettings) => Read<T>,
  settings: ReadSettings,
) {
  let value: Exact;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const walk = new Walk(settings.prefix ?? [], settings.language ?? 'en');
    walk.fault(error.type, [error.message]);
    return { faults: walk.faults };
  }
  return accept(value, settings);
}

export function readGenerateRequest(text: string, settings: ReadSettings = {}): Read<GenerateRequest> {
  return fromText(text, acceptGenerateRequest, settings);
}

export function readInvoice(text: string, settings: ReadSettings = {}): Read<Invoice> {
  return fromText(text, acceptInvoice, settings);
}
