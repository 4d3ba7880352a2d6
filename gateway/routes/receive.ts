import type { FastifyRequest } from 'fastify';
import { receivedOut } from '@conforme/proto/schema/answers';
import { ReceivedOutSchema, ReceiveOptionsSchema, type ReceiveOptions } from '@conforme/proto/schema/receive';
import { compileReader } from '@conforme/proto/schema/reader';
import { exactFrom } from '@conforme/proto/schema/json';
import { readWhole } from '@conforme/proto/schema/walk';
import { OPEN } from '../accounts/gate.ts';
import { language, readersLanguage } from '../accept.ts';
import { missingPart, partsOf, rawBody, utf8 } from '../body.ts';
import { callOptions } from '../call-options.ts';
import { binary, type Contents, type Endpoint } from '../endpoint.ts';
import { fault, validationError } from '../faults.ts';
import { answerBody } from '../large.ts';
import { note, ruleIds } from '../request-log.ts';
import { LANGUAGE, PDF, XML } from './contents.ts';

const BODY: Contents = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      additionalProperties: false,
      properties: {
        file: binary('application/octet-stream', 'A PDF, CII XML or UBL XML.'),
        receive: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: ReceiveOptionsSchema,
          description: 'What the invoice is held against, ReceiveOptions as JSON text.',
          examples: ['{"own_addresses": ["0225:404833048"], "known": []}'],
        },
      },
    },
    encoding: { file: { contentType: 'application/pdf, application/xml' } },
  },
  'application/pdf': PDF,
  'application/xml': XML,
};

export const receive: Endpoint = {
  method: 'post',
  path: '/v1/invoices/receive',
  id: 'receive',
  tag: 'Invoices',
  summary: 'Take in a received invoice: all that can be said of it, in one call',
  description:
    'The verdict, what the pages of a PDF show of the XML, the fields, a view for people, whether the invoice is addressed to the ' +
    'recipient, whether he had it before, and which status of the reform answers it, of the buyer and of the platform. Nothing ' +
    'is kept: what was received before is sent along. A document alone is ' +
    'held against nothing.',
  access: OPEN,
  query: {},
  parameters: [LANGUAGE],
  body: BODY,
  answer: {
    description: 'All of it.',
    content: { 'application/json': { schema: ReceivedOutSchema } },
    headers: ['X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const message = await messageOf(request);
      const answer = await engine.receive({ ...message, asText: true }, callOptions(request));
      reply.header('x-rulesets', answer.rulesets.join(', '));
      const number = answer.body ? answer.number : (answer.document?.fields?.number ?? '');
      const rules = answer.body ? answer.rules : ruleIds(answer.validation?.findings ?? []);
      note(request, { rules, ...(number !== '' && { number }) });
      return answer.body ? answerBody(reply, answer.body) : receivedOut(answer);
    },
};

async function messageOf(request: FastifyRequest) {
  const parts = request.isMultipart() ? await partsOf(request, ['file', 'receive']) : null;
  const file = parts ? parts.get('file')?.bytes : rawBody(request);
  if (!file) throw validationError([missingPart('file')]);
  const given = parts?.get('receive')?.bytes;
  const options = optionsOf(given ? utf8(given, ['body', 'receive']) : '{}', request);
  const { own_addresses: ownAddresses, known, view, check, as_of: asOf, language: wanted } = options;
  return {
    document: file,
    ownAddresses: [...ownAddresses],
    known: [...known],
    view,
    check,
    ...(asOf !== null && { asOf }),
    language: readersLanguage(request),
    pageLanguage: wanted ?? language(request.headers['accept-language'], 'fr'),
  };
}

const NO_JSON = { en: 'The part is not JSON.', fr: "La partie n'est pas du JSON." };

/** @throws HttpError 422 with all faults. */
function optionsOf(text: string, request: FastifyRequest): ReceiveOptions {
  const words = readersLanguage(request);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw validationError([fault(['body', 'receive'], 'json_invalid', NO_JSON)]);
  }
  const settings = { prefix: ['receive'], language: words };
  const read = readWhole<ReceiveOptions>(compileReader(ReceiveOptionsSchema, {}), exactFrom(given), settings);
  if (read.faults) throw validationError(read.faults, { language: words });
  return read.ok;
}
