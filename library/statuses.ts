// Statuses of invoices (Flux 6), over the engine.

import type { ExtractedStatusOut, NextStatusesOut, StatusOut } from '@conforme/proto/contract';
import { verdictOf } from '@conforme/proto/schema/answers';
import type { Call, Document, GeneratedStatus } from './conforme.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { callOf } from './engine.ts';
import { bytesOf, plain } from './given.ts';

/** The engine reads the text, as it does over HTTP. @throws ConnectError */
export async function generated(engine: EngineClient, text: string, call: Call): Promise<GeneratedStatus> {
  const answer = await engine.generateStatus({ request: bytesIn(text) }, callOf(call));
  return {
    filename: answer.filename,
    media_type: 'application/xml',
    content: plain(answer.content),
    message: objectIn<StatusOut['message']>(answer.message),
    validation: verdictOf(answer.validation!),
    rulesets: answer.rulesets,
  };
}

export async function extracted(
  engine: EngineClient,
  document: Document,
  call: Call,
): Promise<ExtractedStatusOut> {
  const message = { document: bytesOf(document), language: call.language ?? 'en' };
  return objectIn((await engine.extractStatus(message, callOf(call))).body);
}

export async function following(engine: EngineClient, text: string, call: Call): Promise<NextStatusesOut> {
  return objectIn((await engine.nextStatuses({ request: bytesIn(text) }, callOf(call))).body);
}

const bytesIn = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const objectIn = <T>(json: Uint8Array): T => JSON.parse(new TextDecoder().decode(json)) as T;
