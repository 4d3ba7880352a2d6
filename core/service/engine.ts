import type { ServiceImpl } from '@connectrpc/connect';
import type { Engine, EmbedRequest, ValidateRequest } from '@conforme/proto/v1';
import { CHECKS, LANGUAGES, PROFILES } from '@conforme/proto/schema';
import { acceptGenerateMessage, acceptInvoiceMessage } from '@conforme/proto/schema/codec';
import { faultAt } from '@conforme/proto/schema/faults';
import type { Read } from '@conforme/proto/schema/read';
import { isDay } from '@conforme/proto/schema/values';
import { embed, type EmbedSource } from '../pipeline/embed.ts';
import { extract } from '../pipeline/extract.ts';
import { generate, isoDate, preview, type CallContext } from '../pipeline/generate.ts';
import { validate } from '../pipeline/validate.ts';
import type { Registry } from '../registry/registry.ts';
import { faultsError, tooLargeError, toConnectError } from './errors.ts';
import * as results from './results.ts';

/** 15 × 1024² bytes, gRPC included (decision 19). */
export const MAX_DOCUMENT_BYTES: number = 15 * 1024 * 1024;

/** The five calls of the Engine service over one registry. `now` is the clock. */
export function engineService(registry: Registry, now: () => Date): ServiceImpl<typeof Engine> {
  const call = (): CallContext => ({ now: now() });
  return {
    generate: guarded(async (message) => {
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      return results.generateResponse(await generate(registry, invoice, options, call()), options);
    }),
    previewXml: guarded(async (message) => {
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      return results.previewResponse(preview(registry, invoice, options, call()), options);
    }),
    embed: guarded(async (message) => {
      const settings = readSettings(message);
      requireSize(message.pdf);
      const source = sourceOf(message);
      return results.embedResponse(await embed(registry, { pdf: message.pdf, source, ...settings }, call()));
    }),
    validate: guarded(async (message) => {
      requireSize(message.document);
      const options = validateOptions(message, now());
      return results.validateResponse(await validate(registry, message.document, options), options.explain);
    }),
    extract: guarded(async (message) => {
      requireSize(message.document);
      return results.extractResponse(await extract(registry, message.document), message.includeXml ?? true);
    }),
  };
}

function guarded<I, O>(method: (message: I) => Promise<O>): (message: I) => Promise<O> {
  return async (message) => {
    try {
      return await method(message);
    } catch (thrown) {
      throw toConnectError(thrown);
    }
  };
}

function accepted<T>(read: Read<T>): T {
  if (read.faults) throw faultsError(read.faults);
  return read.ok;
}

function requireSize(document: Uint8Array): void {
  if (document.length > MAX_DOCUMENT_BYTES) throw tooLargeError();
}

function sourceOf({ source }: EmbedRequest): EmbedSource {
  if (source.case === 'xml') return { xml: source.value };
  if (source.case === 'invoice') return { invoice: accepted(acceptInvoiceMessage(source.value, { prefix: ['invoice'] })) };
  throw faultsError([faultAt(['invoice'], 'missing', ['xml or invoice'], 'en')]);
}

function readSettings(message: EmbedRequest) {
  const profile = oneOf('profile', PROFILES, message.profile ?? 'en16931');
  const check = oneOf('check', CHECKS, message.check ?? 'fr-ctc');
  const language = oneOf('language', LANGUAGES, message.language ?? 'fr');
  return { profile, check, language };
}

function validateOptions(message: ValidateRequest, today: Date) {
  const asOf = message.asOf ?? isoDate(today);
  if (!isDay(asOf)) throw faultsError([faultAt(['as_of'], 'date', [], 'en')]);
  return {
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc'),
    language: oneOf('language', LANGUAGES, message.language ?? 'en'),
    explain: message.explain ?? false,
    asOf,
  };
}

function oneOf<T extends string>(field: string, values: readonly T[], given: string): T {
  const value = values.find((candidate) => candidate === given);
  if (value === undefined) throw faultsError([faultAt([field], 'enum', [values.join(', ')], 'en')]);
  return value;
}
