import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

/** A document as it is downloaded. */
export interface SentFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/**
 * A document under its name as the whole answer: to be saved (`attachment`) or to be viewed (`inline`).
 * @returns what the handler returns: who returns a reply that was sent has Fastify listen on its stream for the end of it
 */
export function answerFile(
  reply: FastifyReply,
  kind: 'attachment' | 'inline',
  { filename, mediaType, content }: SentFile,
): Buffer | string {
  reply.header('content-disposition', contentDisposition(kind, filename)).type(mediaType);
  // The bytes themselves: of a Uint8Array alone, `from` makes a copy.
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return isShortXml(mediaType, bytes) ? bytes.toString('utf8') : bytes;
}

/**
 * Node sends a text in one piece with its head, and bytes beside it: 12 us more for the 11 KB of a conversion (test/bench/profiles.md).
 * XML that this service writes is UTF-8, so the text is the same bytes again.
 */
const isShortXml = (mediaType: string, { length }: Buffer): boolean =>
  mediaType === 'application/xml' && length <= SHORT_XML;

const SHORT_XML = 16 * 1024;
