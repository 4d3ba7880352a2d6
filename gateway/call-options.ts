import type { FastifyRequest } from 'fastify';
import { language } from './accept.ts';
import { leftOf } from './left.ts';

/**
 * Passed on with every call of the engine: one request can be followed through both logs, findings speak the reader's
 * language, and work stops when the caller hangs up.
 */
export function callOptions({ id, headers, trace, raw }: FastifyRequest): {
  headers: Record<string, string>;
  signal: AbortSignal;
} {
  const passed: Record<string, string> = { 'x-request-id': id };
  const wanted = language(headers['accept-language'], null);
  if (wanted) passed['accept-language'] = wanted;
  if (trace) Object.assign(passed, trace);
  return { headers: passed, signal: leftOf(raw.socket) };
}
