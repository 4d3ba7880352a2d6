import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

/** A document as it is downloaded. */
export interface SentFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A document under its name as the whole answer: to be saved (`attachment`) or to be viewed (`inline`). */
export function sendFile(
  reply: FastifyReply,
  kind: 'attachment' | 'inline',
  { filename, mediaType, content }: SentFile,
): FastifyReply {
  reply.header('content-disposition', contentDisposition(kind, filename));
  // The bytes themselves: of a Uint8Array alone, `from` makes a copy.
  return reply.type(mediaType).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
