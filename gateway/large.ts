import { isUtf8 } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersJson } from './accept.ts';

/**
 * From this size on a JSON request goes to the engine as it came, and its answer comes back as it leaves: to read 32 KB, check it
 * and make a message of it takes 2 ms, during which all others wait (`node test/hostile/loop.ts`).
 */
const LARGE_JSON: number = 32 * 1024;

/** @returns false for what is small, or no text; that is read, and refused, where it arrived */
export function isLargeText(bytes: Uint8Array): boolean {
  return bytes.length >= LARGE_JSON && isUtf8(bytes);
}

/** Whether JSON is wanted, whichever document comes of the request; null where that decides it. */
export function wantsJson({ headers: { accept } }: FastifyRequest): boolean | null {
  const [pdf, xml] = [prefersJson(accept, 'application/pdf'), prefersJson(accept, 'application/xml')];
  return pdf === xml ? pdf : null;
}

/** JSON that was written where the work was done, as the handler returns it. */
export function answerBody(reply: FastifyReply, body: Uint8Array): Buffer {
  reply.type('application/json; charset=utf-8');
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
