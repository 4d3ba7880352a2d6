import { create, type DescMethodBiDiStreaming, type DescMethodUnary } from '@bufbuild/protobuf';
import { BytesValueSchema, type BytesValue } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter, HandlerContext, ServiceImpl } from '@connectrpc/connect';
import { compressionBrotli, compressionGzip } from '@connectrpc/connect-node';
import { Engine, type ValidateStreamRequest, type ValidateStreamResponseSchema } from '@conforme/proto/v1';
import { compressionOfWrapped } from './bytes-message.ts';
import { carriedOut, DOCUMENT_METHODS } from './calls.ts';
import type { DocumentMethod, EncodedCall } from './document-call.ts';
import { decodedStreamRequest } from './encoded.ts';
import { languageOf, type EngineParts } from './engine.ts';
import { METHODS } from '@conforme/proto/methods';

const COMPRESSIONS = [compressionGzip, compressionBrotli];

/** Of queries: a day, the name of a rule. */
const SMALL = { readMaxBytes: 64 * 1024 };

const WRAPPED = {
  both: { acceptCompression: COMPRESSIONS.map((each) => compressionOfWrapped(each, { answers: true })) },
  requests: { acceptCompression: COMPRESSIONS.map((each) => compressionOfWrapped(each, { answers: false })) },
};

/**
 * The Engine service for messages that the server does not decode (bytes-message.ts): an invoice of 15 MB is half a second of work
 * before its content is known, so the thread that carries the call out decodes it, and encodes its answer.
 */
export function encodedEngine(
  parts: Pick<EngineParts, 'work' | 'now'>,
  service: ServiceImpl<typeof Engine>,
): (router: ConnectRouter) => void {
  return (router) => {
    for (const method of DOCUMENT_METHODS)
      router.rpc(bytesToBytes(method), handlerOf(method, parts), WRAPPED.both);
    router.rpc(
      bytesToVerdicts(),
      (messages, context) => service.validateStream(requests(messages), context),
      WRAPPED.requests,
    );
    router.rpc(Engine.method.listRulesets, service.listRulesets, SMALL);
    router.rpc(Engine.method.getRule, service.getRule, SMALL);
    router.rpc(Engine.method.diffRulesets, service.diffRulesets, SMALL);
  };
}

/** How the messages of a method stand in bodies: wrapped in requests, in answers, or as they are. */
export const WRAPPED_PATHS: ReadonlyMap<string, { readonly answers: boolean }> = new Map<
  string,
  { readonly answers: boolean }
>([
  ...DOCUMENT_METHODS.map((method) => [pathOf(METHODS[method]), { answers: true }] as const),
  [pathOf(Engine.method.validateStream), { answers: false }],
]);

function pathOf({
  parent,
  name,
}: {
  readonly parent: { readonly typeName: string };
  readonly name: string;
}): string {
  return `/${parent.typeName}/${name}`;
}

function bytesToBytes(
  method: DocumentMethod,
): DescMethodUnary<typeof BytesValueSchema, typeof BytesValueSchema> {
  return { ...METHODS[method], methodKind: 'unary', input: BytesValueSchema, output: BytesValueSchema };
}

function bytesToVerdicts(): DescMethodBiDiStreaming<
  typeof BytesValueSchema,
  typeof ValidateStreamResponseSchema
> {
  return { ...Engine.method.validateStream, input: BytesValueSchema };
}

function handlerOf(method: DocumentMethod, { work, now }: Pick<EngineParts, 'work' | 'now'>) {
  return ({ value }: BytesValue, context: HandlerContext): Promise<BytesValue> => {
    const call: EncodedCall = {
      method,
      encoded: value,
      now: now(),
      language: languageOf(method, context),
    };
    return carriedOut(call, async () => {
      const answer = await work.runEncoded(call, context);
      return create(BytesValueSchema, { value: answer as Uint8Array<ArrayBuffer> });
    });
  };
}

async function* requests(messages: AsyncIterable<BytesValue>): AsyncGenerator<ValidateStreamRequest> {
  for await (const { value } of messages) yield decodedStreamRequest(value);
}
