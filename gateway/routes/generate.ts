import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerateResponse } from '@conforme/proto/v1';
import {
  GenerateJsonOutSchema,
  type GenerateJsonOut,
  type GenerateRequest,
  type Ledger,
} from '@conforme/proto/schema';
import { ExplainedDocumentSchema } from '@conforme/proto/schema/bodies';
import {
  generateRequestCodec,
  ledgerCodec,
  totalsCodec,
  validationCodec,
} from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { KEYED } from '../accounts/gate.ts';
import { language, prefersJson } from '../accept.ts';
import { jsonText } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { validationError } from '../faults.ts';
import { BOOLEAN, isTrue, readQuery, type Parameter } from '../query.ts';
import { note, ruleIds } from '../request-log.ts';
import { sendFile } from '../send-file.ts';
import { generateBody, LANGUAGE, PDF, XML } from './contents.ts';

export const GENERATE_QUERY = {
  explain: {
    ...BOOLEAN,
    default: 'false',
    description:
      'Add to the JSON answer how the totals came about, step by step; the same as `options.explain`.',
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
      const message = generateRequestCodec.toMessage(readRequest(request));
      const generated = await engine.generate(message, callOptions(request));
      note(request, { rules: ruleIds(generated.warnings) });
      headersOf(reply, generated);
      if (prefersJson(request.headers.accept, generated.mediaType)) return envelope(generated);
      return sendFile(reply, 'attachment', generated);
    },
};

/** Without Accept-Language the request's own `options.language` is the language of its faults (decision 5). */
export function readRequest(request: FastifyRequest): GenerateRequest {
  const wanted = language(request.headers['accept-language'], null);
  const read = readGenerateRequest(jsonText(request), wanted === null ? {} : { language: wanted });
  if (read.faults) throw validationError(read.faults);
  const { invoice, options } = read.ok;
  note(request, { number: invoice.number });
  return { invoice, options: { ...options, explain: options.explain || isExplained(request) } };
}

/** Parameters that are not known were never refused here. */
function isExplained({ query }: FastifyRequest): boolean {
  const { explain: given } = query as Readonly<Record<string, unknown>>;
  return isTrue(readQuery(given === undefined ? {} : { explain: given }, GENERATE_QUERY).explain);
}

/** An answer with a produced document, whichever call made it. */
type Produced = Omit<GenerateResponse, '$typeName' | '$unknown'>;

/** The headers of a produced document. */
export function headersOf(reply: FastifyReply, generated: Produced): void {
  reply.header('x-facturx-profile', generated.profile);
  reply.header('x-facturx-output', generated.output);
  reply.header('x-facturx-amount-due', generated.totals?.amountDue ?? '');
  reply.header('x-facturx-warnings', String(generated.warnings.length));
  reply.header('x-rulesets', generated.rulesets.join(', '));
}

export function envelope(generated: Produced): GenerateJsonOut & { ledger?: Ledger } {
  const { ledger } = generated;
  return {
    filename: generated.filename,
    media_type: generated.mediaType,
    profile: generated.profile,
    output: generated.output,
    content_base64: Buffer.from(generated.content).toString('base64'),
    totals: totalsCodec.fromMessage(generated.totals!),
    validation: validationCodec.fromMessage(generated.validation!),
    ...(ledger && { ledger: ledgerCodec.fromMessage(ledger) }),
  };
}
