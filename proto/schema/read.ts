// Request bodies to canonical objects, or every fault at once (decision 3).

import type { TSchema } from 'typebox';
import type { Relaxation } from './builders.ts';
import { CHECKS_OF } from './checks.ts';
import { LANGUAGES, type Language } from './choices.ts';
import { faultOfJson } from './faults.ts';
import type { GenerateRequest, Invoice, ValidationFault } from './index.ts';
import { InvoiceSchema } from './invoice.ts';
import { JsonError, readJson, type Exact } from './json.ts';
import { GenerateRequestSchema } from './options.ts';
import { compileReader } from './reader.ts';
import { readWhole } from './walk.ts';

export { exactFrom, JsonError, plainFrom, readJson, type Exact } from './json.ts';

export type Read<T> =
  | { ok: T; faults?: undefined }
  | {
      ok?: undefined;
      faults: readonly ValidationFault[];
      /** That they speak, where it was found in the request. */
      language?: Language;
    };

export interface ReadSettings {
  /** Language of the fault messages. Left out, a request speaks its own `options.language` (decision 5), an invoice English. */
  language?: Language;
  /** Where the value stands in the request: ['invoice_json'] for the part of a multipart body. */
  prefix?: readonly string[];
  /** The options that an invoice without options of its own is read for: they may relax the contract. */
  options?: ReadOptions;
  /** The tool whose arguments they are. */
  tool?: string;
}

type ReadOptions = { readonly check?: string | undefined; readonly profile?: string | undefined };

function relaxations({ check, profile }: ReadOptions): ReadonlySet<Relaxation> {
  return new Set([
    ...(check === 'base' ? (['base'] as const) : []),
    ...(profile === 'basicwl' ? (['basicwl'] as const) : []),
  ]);
}

/** The reader is compiled once, when this module loads; a schema it cannot read fails the start, not a request. */
export function acceptorOf<T>(schema: TSchema, languageOf: (value: Exact) => Language) {
  const read = compileReader(schema, CHECKS_OF);
  return (value: Exact, settings: ReadSettings = {}): Read<T> => {
    const { prefix = [], language = languageOf(value), options = optionsOfRequest(value), tool } = settings;
    const relaxed = relaxations(options);
    const whole = readWhole<T>(read, value, { prefix, language, relaxed, ...(tool && { tool }) });
    return whole.faults ? { faults: whole.faults, language } : whole;
  };
}

const DEFAULT_LANGUAGE: Language = 'fr';

/** The language of a request, even if the rest of it is wrong. */
function languageOfRequest(value: Exact): Language {
  const { language } = optionsOfRequest(value) as { language?: Exact };
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
}

/** As sent: their faults are not reported here. */
function optionsOfRequest(value: Exact): ReadOptions {
  const { options } = (value ?? {}) as { options?: Exact };
  return (options ?? {}) as ReadOptions;
}

export const english = (): Language => 'en';

/** The same for values that are parsed already: MCP arguments (through exactFrom) and protobuf messages. */
export const acceptGenerateRequest = acceptorOf<GenerateRequest>(GenerateRequestSchema, languageOfRequest);
export const acceptInvoice = acceptorOf<Invoice>(InvoiceSchema, english);

/** Text that is no JSON is a fault like any other (422), at the place of the value in the request. */
export function fromText<T>(
  text: string,
  accept: (value: Exact, settings: ReadSettings) => Read<T>,
  settings: ReadSettings,
) {
  let value: Exact;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { prefix = [], language = DEFAULT_LANGUAGE } = settings;
    return { faults: [faultOfJson(error, prefix, language)], language };
  }
  return accept(value, settings);
}

/**
 * A request of generate or preview as JSON text. Amounts are read as they are written, never as floats.
 * @returns the request with its defaults, or every fault with its JSON Pointer
 */
export function readGenerateRequest(text: string, settings: ReadSettings = {}): Read<GenerateRequest> {
  return fromText(text, acceptGenerateRequest, settings);
}

/** An invoice alone as JSON text, as `readGenerateRequest` reads it inside of a request. */
export function readInvoice(text: string, settings: ReadSettings = {}): Read<Invoice> {
  return fromText(text, acceptInvoice, settings);
}
