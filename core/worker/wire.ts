import { type Code, ConnectError } from '@connectrpc/connect';
import { FailedElsewhere, fingerprints } from '@conforme/proto/failure';
import { ErrorDetailSchema, type ErrorDetail } from '@conforme/proto/v1';
import type { Language } from '../plugin/index.ts';
import type { StageTime } from '../pipeline/stage.ts';
import type { DocumentCall, EncodedCall } from '../service/document-call.ts';
import { toConnectError } from '../service/errors.ts';
import type { Failure } from '../service/failures.ts';
import type { Transferables } from './slot.ts';

/** What became of a call on a thread, as plain data; of an encoded one the encoded answer. */
export type Outcome = ({ readonly answer: object | Uint8Array } | { readonly refusal: Refusal }) & {
  /** What it took, step by step. */
  readonly stages: readonly StageTime[];
};

interface Refusal {
  readonly code: Code;
  readonly message: string;
  readonly detail: ErrorDetail | null;
  readonly failure: Failure['failure'];
}

/** @param language its sentences are in */
export function refusalOf(thrown: unknown, language: Language): Refusal {
  const error = toConnectError(thrown, language);
  const [detail = null] = error.findDetails(ErrorDetailSchema);
  return { code: error.code, message: error.rawMessage, detail, failure: fingerprints(error) };
}

/** The error a thread met, as if it had been thrown here. */
export function thrownAgain({ code, message, detail, failure }: Refusal): ConnectError {
  const details = detail === null ? [] : [{ desc: ErrorDetailSchema, value: detail }];
  return new ConnectError(message, code, undefined, details, new FailedElsewhere(failure));
}

/** The documents of a call; they are handed over where the call alone holds them, and copied otherwise. */
export function documentsOf(call: DocumentCall | EncodedCall): readonly Uint8Array[] {
  if ('encoded' in call) return [call.encoded];
  const { message } = call;
  if ('document' in message) return [message.document];
  if ('request' in message) return message.request instanceof Uint8Array ? [message.request] : [];
  if (!('pdf' in message)) return [];
  const { value } = message.source;
  return value instanceof Uint8Array ? [message.pdf, value] : [message.pdf];
}

/** Worth the bookkeeping, and above what Node keeps in its shared pool. */
const LARGE = 64 * 1024;

/** A view of a whole buffer may take the buffer along; a part of one would take what belongs to others. */
export function transferables(documents: readonly Uint8Array[]): Transferables {
  const buffers = documents
    .filter(({ byteLength, buffer }) => byteLength >= LARGE && byteLength === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
  return [...new Set(buffers)];
}
