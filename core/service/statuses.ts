import { create } from '@bufbuild/protobuf';
import {
  ExtractStatusResponseSchema,
  GenerateStatusResponseSchema,
  NextStatusesResponseSchema,
} from '@conforme/proto/v1/statuses';
import { onDemand } from '../plugin/on-demand.ts';
import { isHeavyDocument } from '../worker/weight.ts';
import { accepted, requireSize, spoken, type DocumentCall, type Rows } from './document-call.ts';
import { textOf } from './fields.ts';
import { rulesetName } from './judging.ts';
import { bytes, findingMessage, validationMessage } from './results.ts';

// Most processes say nothing of statuses: what reads, writes and orders them is imported with the first that is asked about.
const pipelines = {
  read: onDemand(() => import('@conforme/proto/schema/read-statuses')),
  write: onDemand(() => import('../pipeline/status-request.ts')),
  extract: onDemand(() => import('../pipeline/status.ts')),
  next: onDemand(() => import('../pipeline/status-next.ts')),
};

export const STATUSES: Rows<'generateStatus' | 'extractStatus' | 'nextStatuses'> = {
  generateStatus: {
    isHeavy: ({ request }) => isHeavyDocument(request),
    namesLanguage: false,
    run: async (registry, call) => {
      const { readStatusRequest } = await pipelines.read();
      const { statusOf } = await pipelines.write();
      const language = spoken(call);
      const sent = requestOf(call);
      const request = accepted(readStatusRequest(sent, { language }), call);
      const { made, number } = await statusOf(registry, request, { language, now: call.now, sent });
      const { filename, content, message, validation, warnings } = made;
      return create(GenerateStatusResponseSchema, {
        filename,
        content: bytes(content),
        message: json(message),
        number: number ?? '',
        validation: validationMessage(validation),
        warnings: warnings.map(findingMessage),
        rulesets: validation.rulesets.map(rulesetName),
      });
    },
  },
  extractStatus: {
    isHeavy: ({ document }) => isHeavyDocument(document),
    namesLanguage: true,
    run: async (registry, call) => {
      const { extractStatus } = await pipelines.extract();
      const { document } = call.message;
      requireSize(call, document);
      return create(ExtractStatusResponseSchema, { body: json(await extractStatus(registry, document)) });
    },
  },
  nextStatuses: {
    isHeavy: ({ request }) => isHeavyDocument(request),
    namesLanguage: false,
    run: async (registry, call) => {
      const { readNextRequest } = await pipelines.read();
      const { nextStatuses } = await pipelines.next();
      const language = spoken(call);
      const request = accepted(readNextRequest(requestOf(call), { language }), call);
      const answer = await nextStatuses(registry, request, { language, now: call.now });
      return create(NextStatusesResponseSchema, { body: json(answer) });
    },
  },
};

/** The JSON text of a request. @throws ConnectError for what is too large, or no UTF-8 */
function requestOf(call: DocumentCall<'generateStatus' | 'nextStatuses'>): string {
  requireSize(call, call.message.request);
  return textOf(call.message.request, [], spoken(call));
}

const json = (value: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));
