import { DOCUMENT_TOO_LARGE, LIMITS } from '@conforme/proto/schema/limits';
import { beyond, type HttpError } from '../errors.ts';

/** One document of a batch: its bytes, or why it is refused before it is judged. */
export interface BatchDocument {
  /** What the sender calls it. A label for the answer: nothing is ever opened or written under it. */
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer> | HttpError;
}

export interface BatchLimits {
  /** Of the whole upload. */
  readonly uploadBytes: number;
  readonly documentBytes: number;
  readonly documents: number;
}

export function largeDocument(): HttpError {
  return beyond('too_large', 'request_bytes', LIMITS.request_bytes.value, DOCUMENT_TOO_LARGE);
}
