import type { Http2Stream } from 'node:http2';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SMALL_BODY } from './in-flight.ts';

/**
 * A large answer that its caller does not read stands in memory for as long as the caller likes: the connection of one that takes
 * nothing of it for so long ends. Who reads slowly goes on, and so does what has nothing to send for a while.
 */
export function hangUpOnUnread(app: FastifyInstance, idleMs: number): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLarge(payload)) watch(reply.raw, idleMs);
    done(null, payload);
  });
}

/** What is smaller fits into what the system keeps for a connection; how long a stream will be is unknown. */
function isLarge(payload: unknown): boolean {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length > SMALL_BODY;
  return payload !== null && payload !== undefined;
}

/** On HTTP/2 an answer has a stream of its own; on HTTP/1.1 the connection is the answer's until it is out. */
function watch(answer: FastifyReply['raw'], idleMs: number): void {
  const { stream } = answer as { readonly stream?: Http2Stream };
  answer.setTimeout(idleMs, () => {
    if ((stream ?? answer).writableLength === 0) return;
    if (stream) stream.close();
    else answer.socket?.destroy();
  });
}
