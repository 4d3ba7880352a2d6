import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { shed, type Shedding } from '../shedding.ts';
import type { Access, Admission, Gate } from './gate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in; null on routes without a gate. */
    admission: Admission | null;
  }
}

/** What stays of an answer whose success was refused at the last moment. */
const KEPT: ReadonlySet<string> = new Set(['x-request-id', 'cache-control', 'x-content-type-options']);

/** Hooks of a route: no request passes but through the gate, and no success leaves before it is counted. */
export function through(
  gate: Gate,
  access: Access,
  shedding: Shedding | null = null,
): Pick<RouteShorthandOptions, 'onRequest' | 'onSend'> {
  return {
    onRequest: (request, reply, done) => {
      if (access.metering !== 'none' && shedding?.refuses()) shed(request, reply);
      else enter(gate, access, request, reply, done);
    },
    ...(access.metering !== 'each' && { onSend: leave }),
  };
}

function leave<P>(
  { admission }: FastifyRequest,
  reply: FastifyReply,
  payload: P,
  done: (refusal: Error | null, payload?: P) => void,
): void {
  // Who hung up gets no answer, and pays for none (decision 48).
  if (admission === null || reply.statusCode >= 300 || reply.raw.destroyed) return done(null, payload);
  admission.settle((refusal) => {
    if (refusal) {
      for (const name of Object.keys(reply.getHeaders())) if (!KEPT.has(name)) reply.removeHeader(name);
      return done(refusal);
    }
    if (admission.usage) reply.headers(admission.headers());
    done(null, payload);
  });
}

function enter(
  gate: Gate,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  const { headers, raw } = request;
  const call = { headers, remoteAddress: raw.socket.remoteAddress, url: raw.url };
  gate.enter(call, access, (refusal, admission) => {
    if (refusal) return done(refusal);
    request.admission = admission;
    // The limit rides along with errors, too: they were counted against it.
    if (!admission!.usage) reply.headers(admission!.headers());
    done();
  });
}
