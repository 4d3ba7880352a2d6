import { DOCUMENT_TOO_LARGE } from '@conforme/proto/schema/limits';
import { HttpError } from '../errors.ts';

/** One document of a batch: its bytes, or why it is refused before anybody judged it. */
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
  return new HttpError('too_large', DOCUMENT_TOO_LARGE);
}
