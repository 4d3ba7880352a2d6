import type { HttpError } from '../errors.ts';

/** One document of an upload: its bytes, or why it is refused before it is worked on. */
export interface Uploaded {
  readonly name: string;
  readonly content: Buffer<ArrayBuffer> | HttpError;
}
