// Tools of the life cycle of an invoice (CDAR, Flux 6).

import { ErrorOutSchema } from '@conforme/proto/schema';
import { verdictOf } from '@conforme/proto/schema/answers';
import { briefArguments, briefResult } from '@conforme/proto/schema/brief';
import { findingCodec } from '@conforme/proto/schema/codec';
import { requestFinding } from '@conforme/proto/schema/findings';
import {
  ExtractStatusToolOutSchema,
  ExtractStatusToolSchema,
  NextToolOutSchema,
  NextToolSchema,
  StatusToolOutSchema,
  StatusToolSchema,
} from '@conforme/proto/schema/message-tools';
import { nextLines } from '@conforme/proto/schema/status-text';
import type { ExtractedStatusOut, NextOut } from '@conforme/proto/schema/statuses';
import { xmlBytes } from '@conforme/proto/schema/xml-text';
import { KEYED, OPEN } from '../accounts/gate.ts';
import { inOwnNames, placedIn, type OwnNames } from '../own-names.ts';
import { ruleIds } from '../request-log.ts';
import { bytesOf } from './documents.ts';
import { fileText, findingLines } from './summary.ts';
import type { Tool } from './tool.ts';

export const generateStatus: Tool<'generate_status'> = {
  name: 'generate_status',
  title: 'Write a status of an invoice',
  description:
    'Writes a life-cycle status (CDAR) of an invoice given as document or as fields: approved, disputed, refused, paid, collected … ' +
    'It is judged first; one that breaks a rule is refused with findings at your arguments. Nothing is sent.',
  input: briefArguments(StatusToolSchema),
  output: briefResult(StatusToolOutSchema, ErrorOutSchema),
  access: KEYED,
  openWorld: false,
  run: async (given, { engine, language, options, note }) => {
    const { xml, document_base64: base64, language: _language, ...wish } = given;
    const document = await documentIn({ xml, document_base64: base64 });
    const request = jsonBytes({ ...wish, document_base64: document });
    const names = ownNames(given);
    const { filename, content, message, number, validation, ...made } = await inOwnNames(
      engine.generateStatus({ request }, options),
      names,
    );
    const warnings = made.warnings
      .map(findingCodec.fromMessage)
      .map(requestFinding)
      .map((warning) => placedIn(warning, names));
    note({ rules: ruleIds(warnings), ...(number !== '' && { number }) });
    const [mediaType, size] = ['application/xml', content.length];
    const head = fileText({ filename, kind: mediaType, profile: `CDAR ${given.status}`, size }, language);
    return {
      result: {
        filename,
        media_type: mediaType,
        message: objectIn(message),
        validation: verdictOf(validation!),
        size,
        warnings,
        rulesets: made.rulesets,
      },
      summary: [head, ...findingLines(warnings, language)].join('\n'),
      files: [{ filename, mediaType, content }],
    };
  },
};

export const extractStatus: Tool<'extract_status'> = {
  name: 'extract_status',
  title: 'Read a status of an invoice',
  description:
    'Reads a life-cycle status (CDAR) into the terms of the State: of which invoice, which status, when, by whom, with which reasons ' +
    'and amounts. It does not judge: validate_invoice does.',
  input: briefArguments(ExtractStatusToolSchema),
  output: briefResult(ExtractStatusToolOutSchema, ErrorOutSchema),
  access: OPEN,
  openWorld: false,
  run: async (given, { engine, language, options }) => {
    const { body } = await engine.extractStatus({ document: await bytesOf(given), language }, options);
    const result = objectIn(body) as ExtractedStatusOut;
    const lines = result.message.acknowledgements.flatMap(({ at, documents }) =>
      documents.map(({ number, status, label }) =>
        [`${number ?? '?'}:`, status ?? '?', label, at].filter((each) => each !== null).join(' '),
      ),
    );
    return { result, summary: lines.join('\n') || (result.message.name ?? 'CDAR') };
  },
};

export const nextStatuses: Tool<'next_statuses'> = {
  name: 'next_statuses',
  title: 'List the statuses that may follow',
  description:
    'Which statuses may follow the history of an invoice, by whom, and what each needs (reason, amounts); with the invoice, the reasons ' +
    'that fit what it fails come first. The order is advice: no published text closes it.',
  input: briefArguments(NextToolSchema),
  output: briefResult(NextToolOutSchema, ErrorOutSchema),
  access: OPEN,
  openWorld: false,
  run: async ({ history, messages, actor, ...given }, { engine, language, options }) => {
    const request = jsonBytes({
      history,
      messages_base64: messages.map((xml) => Buffer.from(xmlBytes(xml)).toString('base64')),
      actor,
      document_base64: await documentIn(given),
    });
    const names = { ...ownNames(given), messages_base64: 'messages' };
    const { body } = await inOwnNames(engine.nextStatuses({ request }, options), names);
    const result = objectIn(body) as NextOut;
    return { result, summary: nextLines(result, language).join('\n') || NONE[language] };
  },
};

const NONE = { en: 'Nothing may follow.', fr: 'Rien ne peut suivre.' } as const;

const jsonBytes = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

const objectIn = (json: Uint8Array): object => JSON.parse(new TextDecoder().decode(json)) as object;

/** Requests have a document in base64 alone. */
const ownNames = ({ xml }: Parameters<typeof bytesOf>[0]): OwnNames =>
  xml === null ? {} : { document_base64: 'xml' };

/** In base64, as requests have it; null where there is none. */
async function documentIn(given: Parameters<typeof bytesOf>[0]): Promise<string | null> {
  if (given.xml === null) return given.document_base64;
  return (await bytesOf(given)).toString('base64');
}
