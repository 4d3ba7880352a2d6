// The calls of the contract over an engine, wherever it is: in this process, or behind a connection.

import type { Transport } from '@connectrpc/connect';
import {
  comparisonCodec,
  findingCodec,
  invoiceCodec,
  lossCodec,
  ruleCodec,
  rulesetCodec,
  rulesetDiffCodec,
} from '@conforme/proto/schema/codec';
import {
  explainedXml,
  extractOut,
  flux1Facts,
  validationOut,
  verdictOf,
  withoutContent,
} from '@conforme/proto/schema/answers';
import { faultAt } from '@conforme/proto/schema/faults';
import { documentFinding, faceOf, requestFinding } from '@conforme/proto/schema/findings';
import {
  ConvertOptionsSchema,
  EmbedOptionsSchema,
  ExtractOptionsSchema,
  RenderOptionsSchema,
  RulesetDiffOptionsSchema,
  RulesetsOptionsSchema,
  type ConvertOptions,
  type EmbedOptions,
  type ExtractOptions,
  type RenderOptions,
  type RulesetDiffOptions,
  type RulesetsOptions,
} from '@conforme/proto/schema/queries';
import { Flux1OptionsSchema, type Flux1Options } from '@conforme/proto/schema/flux1';
import { readInvoice } from '@conforme/proto/schema/read';
import type { Call, Conforme, Document, EmbedRequest, Explained, Validation } from './conforme.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { callOf, lazily } from './engine.ts';
import { bytesOf, jsonOf, optionsOf, plain } from './given.ts';
import { judgeRequest } from './judging.ts';
import { reception } from './reception.ts';
import { faulty, orRefused } from './refused.ts';

// Most callers have nothing to do with what follows an invoice.
const parts = { statuses: () => import('./statuses.ts'), reports: () => import('./reports.ts') };

type Made = Parameters<typeof withoutContent>[0];

/** @param open the way to the engine, taken by the first call. */
export function conformeOver(open: () => Promise<Transport>): Conforme {
  const engine = lazily(open);
  const asked = <T>(call: Call, answer: (client: EngineClient) => Promise<T>): Promise<T> =>
    orRefused(async () => answer(await engine()), call.signal);
  return {
    generate: (request, call = {}) => asked(call, (client) => generated(client, jsonOf(request), call)),
    preview: (request, call = {}) => asked(call, (client) => previewed(client, jsonOf(request), call)),
    validate: ((document, options = {}, call = {}) =>
      asked(call, (client) => validated(client, document, options, call))) as Conforme['validate'],
    extract: (document, given = {}, call = {}) =>
      asked(call, (client) => readBack(client, document, given, call)),
    convert: (document, given, call = {}) =>
      asked(call, (client) =>
        converted(client, bytesOf(document), optionsOf(ConvertOptionsSchema, given, call), call),
      ),
    embed: (request, call = {}) => asked(call, (client) => embedded(client, request, call)),
    render: (document, given = {}, call = {}) =>
      asked(call, (client) =>
        rendered(client, bytesOf(document), optionsOf(RenderOptionsSchema, given, call), call),
      ),
    compare: (document, call = {}) => asked(call, (client) => pagesCompared(client, document, call)),
    receive: (document, options = {}, call = {}) =>
      asked(call, (client) => reception(client, document, options, call)),
    flux1: (document, given = {}, call = {}) =>
      asked(call, (client) => extracted(client, document, given, call)),
    generateStatus: (request, call = {}) =>
      asked(call, async (client) => (await parts.statuses()).generated(client, jsonOf(request), call)),
    extractStatus: (document, call = {}) =>
      asked(call, async (client) => (await parts.statuses()).extracted(client, document, call)),
    nextStatuses: (request, call = {}) =>
      asked(call, async (client) => (await parts.statuses()).following(client, jsonOf(request), call)),
    generateReports: (request, call = {}) =>
      asked(call, async (client) => (await parts.reports()).generated(client, jsonOf(request), call)),
    reportingCalendar: (given, call = {}) =>
      asked(call, async (client) => (await parts.reports()).calendar(client, given, call)),
    explain: (id, call = {}) =>
      asked(call, async (client) =>
        ruleCodec.fromMessage((await client.getRule({ id }, callOf(call))).rule!),
      ),
    rulesets: (given = {}, call = {}) =>
      asked(call, async (client) => {
        const { as_of: asOf } = optionsOf<RulesetsOptions>(RulesetsOptionsSchema, given, call);
        const { rulesets } = await client.listRulesets(asOf === null ? {} : { asOf }, callOf(call));
        return { rulesets: rulesets.map(rulesetCodec.fromMessage) };
      }),
    rulesetDiff: (given, call = {}) => asked(call, (client) => compared(client, given, call)),
  };
}

/** A verdict as HTTP answers it, with the packs that judged. */
async function validated(
  client: EngineClient,
  document: Document,
  given: Parameters<Conforme['validate']>[1],
  call: Call,
): Promise<Validation | Explained> {
  const request = judgeRequest(document, given ?? {}, call);
  const answer = await client.validate(request, callOf(call));
  const verdict = validationOut(answer, request.explain ?? false) as Omit<Validation, 'rulesets'>;
  return { ...verdict, rulesets: answer.rulesets };
}

async function readBack(
  client: EngineClient,
  document: Document,
  given: Parameters<Conforme['extract']>[1],
  call: Call,
) {
  const { include_xml: includeXml } = optionsOf<ExtractOptions>(ExtractOptionsSchema, given ?? {}, call);
  const message = { document: bytesOf(document), includeXml, language: call.language ?? 'en' };
  return extractOut(await client.extract(message, callOf(call))) as object as Awaited<
    ReturnType<Conforme['extract']>
  >;
}

async function pagesCompared(client: EngineClient, document: Document, call: Call) {
  const message = { document: bytesOf(document), language: call.language ?? 'en' };
  const { comparison } = await client.compare(message, callOf(call));
  return comparisonCodec.fromMessage(comparison!);
}

async function compared(client: EngineClient, given: RulesetDiffOptions, call: Call) {
  const sides = optionsOf<RulesetDiffOptions>(RulesetDiffOptionsSchema, given, call);
  const { diff } = await client.diffRulesets(sides, callOf(call));
  return rulesetDiffCodec.fromMessage(diff!);
}

/** The engine reads the text, as it does of large requests over HTTP. */
async function generated(client: EngineClient, text: string, call: Call) {
  const request = new TextEncoder().encode(text);
  const { generated: made } = await client.generateFromText({ request }, callOf(call));
  return written(made!, requestFinding);
}

/** What an answer says beside its document, and the document as bytes. */
function written<W>(made: Made, face: (finding: ReturnType<typeof findingCodec.fromMessage>) => W) {
  return {
    ...withoutContent(made),
    content: plain(made.content),
    warnings: made.warnings.map(findingCodec.fromMessage).map(face),
    rulesets: made.rulesets,
  };
}

async function previewed(client: EngineClient, text: string, call: Call) {
  const request = new TextEncoder().encode(text);
  const { preview } = await client.previewFromText({ request }, callOf(call));
  return explainedXml(preview!);
}

async function converted(
  client: EngineClient,
  document: Uint8Array<ArrayBuffer>,
  { to, profile, check, allow_loss, allow_invalid, explain, plausibility, language: own }: ConvertOptions,
  call: Call,
) {
  const answer = await client.convert(
    {
      document,
      to,
      check,
      ...(profile !== null && { profile }),
      allowLoss: allow_loss,
      allowInvalid: allow_invalid,
      explain,
      plausibility,
      language: call.language ?? 'en',
      pageLanguage: own ?? call.language ?? 'fr',
    },
    callOf(call),
  );
  const losses = answer.losses.map(lossCodec.fromMessage);
  return { ...written(answer, documentFinding), source_valid: answer.sourceValid, losses };
}

async function embedded(client: EngineClient, request: EmbedRequest, call: Call) {
  const { pdf, xml, invoice, ...given } = request;
  const options = optionsOf<EmbedOptions>(EmbedOptionsSchema, given, call);
  const source = sourceOf({ xml, invoice }, options, call);
  const answer = await client.embed({ ...options, pdf: bytesOf(pdf), source }, callOf(call));
  return {
    filename: answer.filename,
    media_type: 'application/pdf',
    content: plain(answer.content),
    profile: answer.profile,
    validation: verdictOf(answer.validation!),
    warnings: answer.warnings.map(findingCodec.fromMessage).map(faceOf),
    rulesets: answer.rulesets,
  };
}

async function extracted(
  client: EngineClient,
  document: Document,
  given: Parameters<Conforme['flux1']>[1],
  call: Call,
) {
  const { level } = optionsOf<Flux1Options>(Flux1OptionsSchema, given ?? {}, call);
  const message = { document: bytesOf(document), level, language: call.language ?? 'en' };
  const answer = await client.extractFlux1(message, callOf(call));
  return { ...flux1Facts(answer), content: plain(answer.content), rulesets: answer.rulesets };
}

/** Exactly one of both (decision 2). */
function sourceOf(
  { xml, invoice }: Pick<EmbedRequest, 'xml' | 'invoice'>,
  { check, profile }: EmbedOptions,
  { language = 'fr' }: Call,
) {
  if ((xml === undefined) === (invoice === undefined))
    throw faulty([faultAt(['invoice'], 'one_of', ['xml, invoice'], language)], language);
  if (xml !== undefined) return { case: 'xml', value: bytesOf(xml) } as const;
  const settings = { prefix: ['invoice'], language, options: { check, profile } };
  const read = readInvoice(jsonOf(invoice), settings);
  if (read.faults) throw faulty(read.faults, language);
  return { case: 'invoice', value: invoiceCodec.toMessage(read.ok) } as const;
}

async function rendered(
  client: EngineClient,
  document: Uint8Array<ArrayBuffer>,
  { format, language: own }: RenderOptions,
  call: Call,
) {
  const language = own ?? call.language ?? 'fr';
  const { filename, mediaType, content, warnings } = await client.render(
    { document, format, language },
    callOf(call),
  );
  const told = warnings.map(findingCodec.fromMessage).map(faceOf);
  return { filename, media_type: mediaType, content: plain(content), warnings: told };
}
