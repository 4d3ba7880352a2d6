import type { RequestSpan } from '../request-log.ts';

/** What traces requests, where something does. */
export interface Spans {
  /** A request that begins: a part of the trace its headers name (W3C Trace Context), else of a new one. */
  request(headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan;
  /** A call of the engine, whose headers say what trace it belongs to. */
  call<T>(method: string, headers: Headers | undefined, work: () => Promise<T>): Promise<T>;
}
