import type { HttpError } from '../errors.ts';
import type { Named } from './objects.ts';

/** One document of an order: its bytes, the object it is, or why it is refused before it is worked on. */
export interface Uploaded {
  readonly name: string;
  readonly content: Buffer<ArrayBuffer> | Named | HttpError;
}
