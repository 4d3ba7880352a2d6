import type { HandlerContext, ServiceImpl } from '@connectrpc/connect';
import type { Engine, EmbedRequest, ValidateRequest } from '@conforme/proto/v1';
import { CHECKS, LANGUAGES, PROFILES, type ValidationFault } from '@conforme/proto/schema';
import { acceptGenerateMessage, acceptInvoiceMessage } from '@conforme/proto/schema/codec';
import { faultAt } from '@conforme/proto/schema/faults';
import type { Read } from '@conforme/proto/schema/read';
import { isDay } from '@conforme/proto/schema/values';
import { embed, type EmbedRequest as PipelineRequest, type EmbedSource } from '../pipeline/embed.ts';
import { extract } from '../pipeline/extract.ts';
import { generate, isoDate, preview, type CallContext } from '../pipeline/generate.ts';
import { getRule, listRulesets } from '../pipeline/rulebook.ts';
import { validate } from '../pipeline/validate.ts';
import type { Language } from '../plugin/index.ts';
import type { RegistrySource } from '../registry/live.ts';
import { faultsError, tooLargeError, toConnectError } from './errors.ts';
import type { Failure } from './failures.ts';
import * as results from './results.ts';
import { validateStream } from './stream.ts';

/** 15 × 1024² bytes, gRPC included (decision 19). */
export const MAX_DOCUMENT_BYTES: number = 15 * 1024 * 1024;

/** The calls of the Engine service. Each takes the registry in force at its start and ends on it. `now` is the clock. */
export function engineService(
  rules: RegistrySource,
  now: () => Date,
  report: (failure: Failure) => void,
): ServiceImpl<typeof Engine> {
  const judge = guarded(async (message: ValidateRequest) => {
    const registry = rules.current();
    requireSize(message.document);
    const options = allFaultsOf((faults) => validateOptions(message, now(), faults));
    return results.validateResponse(await validate(registry, message.document, options), options.explain);
  });
  return {
    generate: guarded(async (message, context) => {
      const registry = rules.current();
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      const call = callContext(now, context, options.language);
      return results.generateResponse(await generate(registry, invoice, options, call), options);
    }),
    previewXml: guarded(async (message, context) => {
      const registry = rules.current();
      const { invoice, options } = accepted(acceptGenerateMessage(message));
      const call = callContext(now, context, options.language);
      return results.previewResponse(preview(registry, invoice, options, call), options);
    }),
    embed: guarded(async (message, context) => {
      const registry = rules.current();
      requireSize(message.pdf, message.source.case === 'xml' ? message.source.value : undefined);
      const request = allFaultsOf((faults) => readEmbed(message, faults));
      return results.embedResponse(
        await embed(registry, request, callContext(now, context, request.language)),
      );
    }),
    validate: judge,
    validateStream: validateStream(judge, report),
    extract: guarded(async (message) => {
      const registry = rules.current();
      requireSize(message.document);
      return results.extractResponse(await extract(registry, message.document), message.includeXml ?? true);
    }),
    listRulesets: guarded(async ({ asOf }) =>
      results.rulesetsResponse(
        listRulesets(
          rules.current(),
          allFaultsOf((faults) => dayOf(asOf, now(), faults)),
        ),
      ),
    ),
    getRule: guarded(async ({ id }) => results.ruleResponse(getRule(rules.current(), id))),
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

function requireSize(...documents: readonly (Uint8Array | undefined)[]): void {
  const size = documents.reduce((sum, document) => sum + (document?.length ?? 0), 0);
  if (size > MAX_DOCUMENT_BYTES) throw tooLargeError();
}

/** Reads a message to its end, so that its faults come all at once (decision 3). */
function allFaultsOf<T>(read: (faults: ValidationFault[]) => T): T {
  const faults: ValidationFault[] = [];
  const value = read(faults);
  if (faults.length > 0) throw faultsError(faults);
  return value;
}

function readEmbed(message: EmbedRequest, faults: ValidationFault[]): PipelineRequest {
  return {
    pdf: message.pdf,
    profile: oneOf('profile', PROFILES, message.profile ?? 'en16931', faults),
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc', faults),
    language: oneOf('language', LANGUAGES, message.language ?? 'fr', faults),
    source: sourceOf(message, faults),
  };
}

/** After a fault, what is returned is never used. */
function sourceOf({ source }: EmbedRequest, faults: ValidationFault[]): EmbedSource {
  if (source.case === 'xml') return { xml: source.value };
  const none = { xml: new Uint8Array() };
  if (source.case !== 'invoice') {
    faults.push(faultAt(['invoice'], 'missing', ['xml or invoice'], 'en'));
    return none;
  }
  const read = acceptInvoiceMessage(source.value, { prefix: ['invoice'] });
  if (!read.faults) return { invoice: read.ok };
  faults.push(...read.faults);
  return none;
}

function validateOptions(message: ValidateRequest, today: Date, faults: ValidationFault[]) {
  return {
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc', faults),
    language: oneOf('language', LANGUAGES, message.language ?? 'en', faults),
    explain: message.explain ?? false,
    asOf: dayOf(message.asOf, today, faults),
    role: message.role ?? '',
    treatment: message.treatment ?? '',
  };
}

function dayOf(given: string | undefined, today: Date, faults: ValidationFault[]): string {
  const day = given ?? isoDate(today);
  if (!isDay(day)) faults.push(faultAt(['as_of'], 'date', [], 'en'));
  return day;
}

function oneOf<T extends string>(
  field: string,
  values: readonly T[],
  given: string,
  faults: ValidationFault[],
): T {
  const value = values.find((candidate) => candidate === given);
  if (value === undefined) faults.push(faultAt([field], 'enum', [values.join(', ')], 'en'));
  return value ?? values[0]!;
}
