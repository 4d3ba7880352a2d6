import {
  ExtractedStatusOutSchema,
  NextOutSchema,
  NextRequestSchema,
  StatusOutSchema,
  StatusRequestSchema,
} from '@conforme/proto/schema/statuses';
import { verdictOf } from '@conforme/proto/schema/answers';
import { KEYED, OPEN } from '../accounts/gate.ts';
import { prefersJson, readersLanguage } from '../accept.ts';
import { documentOf, jsonBytes } from '../body.ts';
import { callOptions } from '../call-options.ts';
import type { Endpoint } from '../endpoint.ts';
import { answerBody } from '../large.ts';
import { note, ruleIds } from '../request-log.ts';
import { answerFile } from '../answer-file.ts';
import { DOCUMENT, json, LANGUAGE, XML } from './contents.ts';

const PAID = {
  invoice: {
    number: 'F-2026-0042',
    issue_date: '2026-09-15',
    seller: { name: 'Atelier du Rivage SARL', siren: '732829320' },
    buyer: { name: 'Hôtel des Trois Rives', siren: '498213570' },
  },
  status: '212',
  amounts: [{ amount: '1200.00', rate: '20.00' }],
};

export const generateStatus: Endpoint = {
  method: 'post',
  path: '/v1/statuses/generate',
  id: 'generateStatus',
  tag: 'Statuses',
  summary: 'Write a status of an invoice (CDAR): collected, refused, rejected …',
  description:
    'Of an invoice, whose references are filled in, or as a message whole. Judged by the rules of validate before it is returned; one that ' +
    'breaks a rule is refused with 400, and each finding points at the field to change. Conforme is no approved platform.',
  access: KEYED,
  query: {},
  parameters: [LANGUAGE],
  body: json(StatusRequestSchema, PAID),
  answer: {
    description: 'The message, or with `Accept: application/json` an envelope.',
    content: { 'application/xml': XML, 'application/json': { schema: StatusOutSchema } },
    headers: ['X-Rulesets'],
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const made = await engine.generateStatus({ request: jsonBytes(request) }, callOptions(request));
      const { filename, content, number, rulesets, warnings } = made;
      note(request, { rules: ruleIds(warnings), ...(number !== '' && { number }) });
      reply.header('x-rulesets', rulesets.join(', '));
      const mediaType = 'application/xml';
      if (!prefersJson(request.headers.accept, mediaType))
        return answerFile(reply, 'attachment', { filename, content, mediaType });
      return {
        filename,
        media_type: mediaType,
        content_base64: Buffer.from(content).toString('base64'),
        message: JSON.parse(new TextDecoder().decode(made.message)) as object,
        validation: verdictOf(made.validation!),
      };
    },
};

export const extractStatus: Endpoint = {
  method: 'post',
  path: '/v1/statuses/extract',
  id: 'extractStatus',
  tag: 'Statuses',
  summary: 'Read a status (CDAR) into the terms of the State',
  description:
    'Reads what is there and judges nothing. What `message` says of a valid status can be written again by generate.',
  access: OPEN,
  query: {},
  parameters: [LANGUAGE],
  body: DOCUMENT,
  answer: {
    description: 'What the status says.',
    content: { 'application/json': { schema: ExtractedStatusOutSchema } },
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const message = { document: await documentOf(request), language: readersLanguage(request) };
      return answerBody(reply, (await engine.extractStatus(message, callOptions(request))).body);
    },
};

export const nextStatuses: Endpoint = {
  method: 'post',
  path: '/v1/statuses/next',
  id: 'nextStatuses',
  tag: 'Statuses',
  summary: 'Which statuses may follow, by whom, and with what they need',
  description:
    'The order is advice with its source told, for no published text closes it; only what follows a final status is an error. With the ' +
    'invoice, or what it fails, the reasons that fit come first.',
  access: OPEN,
  query: {},
  parameters: [LANGUAGE],
  body: json(NextRequestSchema, { history: ['200', '202', '205'], actor: 'SE' }),
  answer: {
    description: 'What may follow, and where the history is out of order.',
    content: { 'application/json': { schema: NextOutSchema } },
  },
  handler:
    ({ engine }) =>
    async (request, reply) => {
      const answer = await engine.nextStatuses({ request: jsonBytes(request) }, callOptions(request));
      return answerBody(reply, answer.body);
    },
};
