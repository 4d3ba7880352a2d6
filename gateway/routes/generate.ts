import type { FastifyReply, FastifyRequest } from 'fastify';
import { GenerateJsonOutSchema, type GenerateRequest } from '@conforme/proto/schema';
import { generatedOut, type Produced } from '@conforme/proto/schema/answers';
import { ExplainedDocumentSchema } from '@conforme/proto/schema/bodies';
import { generateRequestCodec } from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { KEYED } from '../accounts/gate.ts';
import { language, prefersJson } from '../accept.ts';
import { jsonBytes, jsonText } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { validationError } from '../faults.ts';
import { BOOLEAN, isTrue, readQuery, type Parameter } from '../query.ts';
import { isLargeText, answerBody, wantsJson } from '../large.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { generateBody, LANGUAGE, PDF, XML } from './contents.ts';

export const GENERATE_QUERY = {
  explain: {
    ...BOOLEAN,
    default: 'false',
    description:
      'Add to the JSON answer how the totals came about, step by step, and the warnings in words; the same as `options.explain`.',
  },
} as const satisfies Record<string, Parameter>;

export const generate: Endpoint = {
  method: 'post',
  path: '/v1/invoices/generate',
  id: 'generate',
  tag: 'Invoices',
  summary: 'Produce a Factur-X PDF, CII XML or UBL XML from JSON',
  description:
    'Answers the document itself, or with `Accept: application/json` an envelope. The document is judged by the very rules of ' +
    'validate before it is returned; one that breaks a rule is refused with 400 and a finding for each.',
  access: KEYED,
  query: GENERATE_QUERY,
  parameters: [LANGUAGE],
  body: generateBody,
  answer: {
    description: 'The document.',
    content: {
      'application/pdf': PDF,
      'application/xml': XML,
      'application/json': { schema: { anyOf: [GenerateJsonOutSchema, ExplainedDocumentSchema] } },
    },
    headers: [
      'X-Facturx-Profile',
      'X-Facturx-Output',
      'X-Facturx-Amount-Due',
      'X-Facturx-Warnings',
      'X-Rulesets',
    ],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const { generated, body } = isLarge(request)
        ? await ofText(engine, request)
        : { generated: await engine.generate(messageOf(request), callOptions(request)), body: undefined };
      note(request, { rules: ruleIds(generated.warnings) });
      headersOf(reply, generated);
      if (body) return answerBody(reply, body);
      if (prefersJson(request.headers.accept, generated.mediaType)) return generatedOut(generated);
      return answerFile(reply, 'attachment', generated);
    },
};

/** Without Accept-Language the request's own `options.language` is the language of its faults (decision 5). */
export function readRequest(request: FastifyRequest): GenerateRequest {
  const wanted = language(request.headers['accept-language'], null);
  const read = readGenerateRequest(jsonText(request), wanted === null ? {} : { language: wanted });
  if (read.faults) throw validationError(read.faults, { language: read.language });
  const { invoice, options } = read.ok;
  note(request, { number: invoice.number });
  return { invoice, options: { ...options, explain: options.explain || isExplained(request) } };
}

/** Whether a request is read by the engine rather than here. */
export function isLarge(request: FastifyRequest): boolean {
  return isLargeText(jsonBytes(request));
}

function messageOf(request: FastifyRequest) {
  return generateRequestCodec.toMessage(readRequest(request));
}

async function ofText(engine: EngineClient, request: FastifyRequest) {
  const { generated, number, body } = await engine.generateFromText(
    textRequest(request),
    callOptions(request),
  );
  note(request, { number });
  return { generated: generated!, body };
}

/** A large request as it came. */
export function textRequest(request: FastifyRequest): {
  request: Uint8Array<ArrayBuffer>;
  explain: boolean;
  asText: boolean;
} {
  const asText = wantsJson(request) ?? false;
  return { request: jsonBytes(request), explain: isExplained(request), asText };
}

/** Parameters that are not known were never refused here. */
function isExplained({ query }: FastifyRequest): boolean {
  const { explain: given } = query as Readonly<Record<string, unknown>>;
  return isTrue(readQuery(given === undefined ? {} : { explain: given }, GENERATE_QUERY).explain);
}

/** The headers of a produced document. */
export function headersOf(reply: FastifyReply, generated: Produced): void {
  reply.header('x-facturx-profile', generated.profile);
  reply.header('x-facturx-output', generated.output);
  reply.header('x-facturx-amount-due', decimalOrNothing(generated.totals?.amountDue));
  reply.header('x-facturx-warnings', String(generated.warnings.length));
  reply.header('x-rulesets', generated.rulesets.join(', '));
}

/** A converted invoice says what its source says, and that may be any text; most texts are no header. */
const decimalOrNothing = (text = ''): string => (DECIMAL.test(text) ? text : '');

const DECIMAL = /^[+-]?\d{1,40}(?:\.\d{1,40})?$/;
