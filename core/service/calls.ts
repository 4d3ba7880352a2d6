import { create } from '@bufbuild/protobuf';
import { GenerateFromTextResponseSchema, PreviewFromTextResponseSchema } from '@conforme/proto/v1';
import { LANGUAGES, RENDER_FORMATS, type GenerateOptions, type Invoice } from '@conforme/proto/schema';
import { acceptGenerateMessage } from '@conforme/proto/schema/codec';
import { LIMITS } from '@conforme/proto/schema/limits';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import type { CallContext } from '../pipeline/generate.ts';
import { validate } from '../pipeline/validate.ts';
import { LimitError, type Language } from '../plugin/index.ts';
import { onDemand } from '../plugin/on-demand.ts';
import type { Registry } from '../registry/registry.ts';
import { drawsPdf, HEAVY_SHOWN_BYTES, isHeavyDocument, isHeavyRequest, isLong } from '../worker/weight.ts';
import { contentsOf } from './contents.ts';
import {
  accepted,
  contextOf,
  known,
  requireSize,
  spoken,
  type Answered,
  type DocumentCall,
  type DocumentMethod,
  type EncodedCall,
  type Rows,
} from './document-call.ts';
import { toConnectError } from './errors.ts';
import { allFaultsOf, readEmbed, textOf } from './fields.ts';
import { validateOptions } from './judging.ts';
import { convertRequest, receiveRequest } from './options.ts';
import { REPORTING } from './reporting.ts';
import * as results from './results.ts';
import { STATUSES } from './statuses.ts';
import { oneOf } from './values.ts';

// Who judges needs none of the other pipelines, and many processes do nothing else: each is imported with its first call.
const pipelines = {
  generate: onDemand(() => import('../pipeline/generate.ts')),
  embed: onDemand(() => import('../pipeline/embed.ts')),
  extract: onDemand(() => import('../pipeline/extract.ts')),
  render: onDemand(() => import('../pipeline/render.ts')),
  convert: onDemand(() => import('../pipeline/convert.ts')),
  compare: onDemand(() => import('../pipeline/compare.ts')),
  receive: onDemand(() => import('../pipeline/receive.ts')),
};

const CALLS: Rows<DocumentMethod> = {
  generate: {
    isHeavy: ({ invoice, options }) => drawsPdf(options) || isLong(invoice),
    namesLanguage: false,
    run: async (registry, call) => {
      const { generate } = await pipelines.generate();
      const { invoice, options } = accepted(acceptGenerateMessage(call.message), call);
      return results.generateResponse(
        await generate(registry, invoice, options, contextOf(call, options.language)),
        options,
      );
    },
  },
  previewXml: {
    isHeavy: ({ invoice }) => isLong(invoice),
    namesLanguage: false,
    run: async (registry, call) => {
      const { preview } = await pipelines.generate();
      const { invoice, options } = accepted(acceptGenerateMessage(call.message), call);
      return results.previewResponse(
        await preview(registry, invoice, options, contextOf(call, options.language)),
        options,
      );
    },
  },
  generateFromText: {
    isHeavy: ({ request }) => isHeavyRequest(request),
    namesLanguage: false,
    run: async (registry, call) => {
      const { generate } = await pipelines.generate();
      return fromText(call, async (invoice, options, context) => {
        const generated = results.generateResponse(
          await generate(registry, invoice, options, context),
          options,
        );
        return create(GenerateFromTextResponseSchema, { generated, number: invoice.number });
      });
    },
  },
  previewFromText: {
    isHeavy: () => true,
    namesLanguage: false,
    run: async (registry, call) => {
      const { preview } = await pipelines.generate();
      return fromText(call, async (invoice, options, context) => {
        const made = await preview(registry, invoice, options, context);
        return create(PreviewFromTextResponseSchema, {
          preview: results.previewResponse(made, options),
          number: invoice.number,
        });
      });
    },
  },
  embed: {
    isHeavy: () => true,
    namesLanguage: false,
    run: async (registry, call) => {
      const { embed } = await pipelines.embed();
      const { pdf, source } = call.message;
      requireSize(call, pdf, source.value instanceof Uint8Array ? source.value : undefined);
      const language = spoken(call);
      // As its faults are reported over HTTP: the language of the metadata is not that of the caller.
      const words = known(call.language) ?? 'fr';
      const request = allFaultsOf(language, (faults) => readEmbed(call.message, words, faults));
      return results.embedResponse(await embed(registry, request, contextOf(call, request.language)));
    },
  },
  validate: {
    isHeavy: ({ document }) => isHeavyDocument(document),
    namesLanguage: true,
    run: async (registry, call) => {
      const { message, now } = call;
      requireSize(call, message.document);
      const options = allFaultsOf(spoken(call), (faults) => validateOptions(message, now, faults));
      return results.validateResponse(await validate(registry, message.document, options), options.explain);
    },
  },
  extract: {
    isHeavy: ({ document }) => isHeavyDocument(document),
    namesLanguage: true,
    run: async (registry, call) => {
      const { extract } = await pipelines.extract();
      const { message } = call;
      requireSize(call, message.document);
      const extracted = await extract(registry, message.document);
      const answer = message.asText === true ? results.extractAsText : results.extractResponse;
      return answer(extracted, message.includeXml ?? true);
    },
  },
  render: {
    // HTML of a small document takes less than 2 ms, its pages ten times that.
    isHeavy: ({ document, format = 'pdf' }) =>
      format === 'pdf' || isHeavyDocument(document, HEAVY_SHOWN_BYTES),
    namesLanguage: true,
    run: async (registry, call) => {
      const { render } = await pipelines.render();
      const { message } = call;
      requireSize(call, message.document);
      const [format, language] = allFaultsOf(spoken(call), (faults) => [
        oneOf('format', RENDER_FORMATS, message.format ?? 'pdf', faults),
        oneOf('language', LANGUAGES, message.language ?? 'fr', faults),
      ]);
      return results.renderResponse(await render(registry, message.document, format, language));
    },
  },
  convert: {
    isHeavy: ({ document, to }) => to === 'facturx-pdf' || isHeavyDocument(document),
    namesLanguage: true,
    run: async (registry, call) => {
      const { convert } = await pipelines.convert();
      const { message, now } = call;
      requireSize(call, message.document);
      const language = spoken(call);
      const request = allFaultsOf(language, (faults) => convertRequest(message, faults));
      return results.convertResponse(await convert(registry, request, { now, language }));
    },
  },
  compare: {
    isHeavy: () => true,
    namesLanguage: true,
    run: async (registry, call) => {
      const { compare } = await pipelines.compare();
      const { message } = call;
      requireSize(call, message.document);
      return results.compareResponse(await compare(registry, message.document));
    },
  },
  receive: {
    isHeavy: () => true,
    namesLanguage: true,
    run: async (registry, call) => {
      const { receive } = await pipelines.receive();
      const { message, now } = call;
      requireSize(call, message.document);
      const request = allFaultsOf(spoken(call), (faults) => receiveRequest(message, now, faults));
      return results.receiveResponse(await receive(registry, request));
    },
  },
  ...REPORTING,
  ...STATUSES,
};

export const DOCUMENT_METHODS = Object.keys(CALLS) as readonly DocumentMethod[];

/** Whether others should not wait behind a call. */
export function isHeavy<M extends DocumentMethod>({ method, message }: DocumentCall<M>): boolean {
  return CALLS[method].isHeavy(message);
}

/** Whether the requests of a method name their language themselves. */
export function namesLanguage(method: DocumentMethod): boolean {
  return CALLS[method].namesLanguage;
}

/** Carries a call out, wherever that is. @throws ConnectError for a request that is at fault, else what the pipelines throw. */
export async function execute<M extends DocumentMethod>(
  registry: Registry,
  call: DocumentCall<M>,
): Promise<Answered<M>> {
  const answer = await CALLS[call.method].run(registry, call);
  for (const { length } of contentsOf(answer))
    if (length > LIMITS.answer_bytes.value) throw new LimitError('answer_bytes');
  return answer;
}

/** The language of a refusal of this call: that of its findings, even where the call itself is wrong. */
export function spokenIn(call: DocumentCall | EncodedCall): Language {
  if (!('encoded' in call)) return spoken(call);
  return known(call.language) ?? (namesLanguage(call.method) ? 'en' : 'fr');
}

/** What a call is answered with; what it throws becomes an error of Connect, in the language of the call. */
export async function carriedOut<T>(call: DocumentCall | EncodedCall, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    throw toConnectError(thrown, spokenIn(call));
  }
}

/** Reads a request from its text and carries it out; refusals are in the language of the request. */
async function fromText<T>(
  call: DocumentCall<'generateFromText' | 'previewFromText'>,
  work: (invoice: Invoice, options: GenerateOptions, context: CallContext) => Promise<T>,
): Promise<T> {
  const { request, explain = false } = call.message;
  requireSize(call, request);
  const language = known(call.language);
  const text = textOf(request, [], spoken(call));
  const read = readGenerateRequest(text, language === undefined ? {} : { language });
  const { invoice, options } = accepted(read, call);
  const context = contextOf(call, options.language);
  try {
    return await work(invoice, { ...options, explain: options.explain || explain }, context);
  } catch (thrown) {
    throw toConnectError(thrown, context.language);
  }
}
