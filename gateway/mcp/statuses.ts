// Tools of the life cycle of an invoice (CDAR, Flux 6).

import { verdictOf } from '@conforme/proto/schema/answers';
import { briefArguments } from '@conforme/proto/schema/brief';
import { findingCodec } from '@conforme/proto/schema/codec';
import { ExactNumber } from '@conforme/proto/schema/decimals';
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
    'Writes a life-cycle status (CDAR) of an invoice: `status`, and one of xml, document_base64, invoice. It is judged before. ' +
    'get_schema (status) has rarer fields. Nothing is sent.',
  input: briefArguments(StatusToolSchema, ['StatusInvoice', 'StatusObject']),
  output: StatusToolOutSchema,
  access: KEYED,
  openWorld: false,
  run: async (given, { sent, engine, language, options, note }) => {
    const { xml, document_base64: base64, language: _language, ...wish } = given;
    const document = await documentIn({ xml, document_base64: base64 });
    const invoice = wish.invoice && (sent as { readonly invoice: object }).invoice;
    const request = jsonBytes({ ...wish, invoice, document_base64: document });
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
    'Reads a life-cycle status (CDAR): of which invoice, which, when, by whom, with which reasons and amounts.',
  input: briefArguments(ExtractStatusToolSchema),
  output: ExtractStatusToolOutSchema,
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
    'Which statuses may follow, by whom, and what each needs (reason codes, amounts). Advice: no published text closes the order.',
  input: briefArguments(NextToolSchema),
  output: NextToolOutSchema,
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

/** Decimals as texts, which have all their digits. */
const jsonBytes = (value: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify(value, (_name, each: unknown) => (each instanceof ExactNumber ? each.source : each)),
  );

const objectIn = (json: Uint8Array): object => JSON.parse(new TextDecoder().decode(json)) as object;

/** Requests have a document in base64 alone. */
const ownNames = ({ xml }: Parameters<typeof bytesOf>[0]): OwnNames =>
  xml === null ? {} : { document_base64: 'xml' };

/** In base64, as requests have it; null where there is none. */
async function documentIn(given: Parameters<typeof bytesOf>[0]): Promise<string | null> {
  if (given.xml === null) return given.document_base64;
  return (await bytesOf(given)).toString('base64');
}
