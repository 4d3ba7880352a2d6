import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import type { Engine, EmbedRequest, ValidateRequest } from '@conforme/proto/v1';
import { CHECKS, LANGUAGES, PROFILES } from '@conforme/proto/schema';
import { acceptGenerateMessage, acceptInvoiceMessage } from '@conforme/proto/schema/codec';
import { faultAt } from '@conforme/proto/schema/faults';
import type { Read } from '@conforme/proto/schema/read';
import { isDay } from '@conforme/proto/schema/values';
import { embed, type EmbedSource } from '../pipeline/embed.ts';
import { extract } from '../pipeline/extract.ts';
import { generate, isoDate, preview, type CallContext } from '../pipeline/generate.ts';
import { getRule, listRulesets } from '../pipeline/rulebook.ts';
import { validate } from '../pipeline/validate.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { faultsError, tooLargeError, toConnectError } from './errors.ts';
import * as results from './results.ts';

/** 15 × 1024² bytes, gRPC included (decision 19). */
export const MAX_DOCUMENT_BYTES: number = 15 * 1024 * 1024;

/** The five calls of the Engine service over one registry. `now` is the clock. */
export function engineService(registry: Registry, now: () => Date): ServiceImpl<typeof Engine> {
  return {
    generate: guarded(async (message, context) => {
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      const call = callContext(now, context, options.language);
      return results.generateResponse(await generate(registry, invoice, options, call), options);
    }),
    previewXml: guarded(async (message, context) => {
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      const call = callContext(now, context, options.language);
      return results.previewResponse(preview(registry, invoice, options, call), options);
    }),
    embed: guarded(async (message, context) => {
      const settings = readSettings(message);
      requireSize(message.pdf);
      const request = { pdf: message.pdf, source: sourceOf(message), ...settings };
      return results.embedResponse(
        await embed(registry, request, callContext(now, context, settings.language)),
      );
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
    listRulesets: guarded(async ({ asOf }) =>
      results.rulesetsResponse(listRulesets(registry, dayOf(asOf, now()))),
    ),
    getRule: guarded(async ({ id }) => results.ruleResponse(getRule(registry, id))),
  };
}

/** Findings speak the language the caller asked for, else the document's own (decision 5). */
function callContext(now: () => Date, { requestHeader }: HandlerContext, language: Language): CallContext {
  const wanted = LANGUAGES.find((candidate) => candidate === requestHeader.get('accept-language'));
  return { now: now(), language: wanted ?? language };
}

type Method<I, O> = (message: I, context: HandlerContext) => Promise<O>;

function guarded<I, O>(method: Method<I, O>): Method<I, O> {
  return async (message, context) => {
    try {
      return await method(message, context);
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
  if (source.case === 'invoice')
    return { invoice: accepted(acceptInvoiceMessage(source.value, { prefix: ['invoice'] })) };
  throw faultsError([faultAt(['invoice'], 'missing', ['xml or invoice'], 'en')]);
}

function readSettings(message: EmbedRequest) {
  const profile = oneOf('profile', PROFILES, message.profile ?? 'en16931');
  const check = oneOf('check', CHECKS, message.check ?? 'fr-ctc');
  const language = oneOf('language', LANGUAGES, message.language ?? 'fr');
  return { profile, check, language };
}

function validateOptions(message: ValidateRequest, today: Date) {
  return {
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc'),
    language: oneOf('language', LANGUAGES, message.language ?? 'en'),
    explain: message.explain ?? false,
    asOf: dayOf(message.asOf, today),
    role: message.role ?? '',
    treatment: message.treatment ?? '',
  };
}

function dayOf(given: string | undefined, today: Date): string {
  const day = given ?? isoDate(today);
  if (!isDay(day)) throw faultsError([faultAt(['as_of'], 'date', [], 'en')]);
  return day;
}

function oneOf<T extends string>(field: string, values: readonly T[], given: string): T {
  const value = values.find((candidate) => candidate === given);
  if (value === undefined) throw faultsError([faultAt([field], 'enum', [values.join(', ')], 'en')]);
  return value;
}
