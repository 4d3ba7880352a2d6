import type { RequestLine } from '../request-log.ts';

/** What traces requests, where something does. */
export interface Spans {
  /** A request that begins: a part of the trace its headers name (W3C Trace Context), else of a new one. */
  request(headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan;
  /** A call of the engine, whose headers say what trace it belongs to. */
  call<T>(method: string, headers: Headers | undefined, work: () => Promise<T>): Promise<T>;
}

/** A request on its way. */
export interface RequestSpan {
  /** What a call to the engine says, so that its work is a part of the same trace. */
  readonly headers: Readonly<Record<string, string>>;
  end(line: RequestLine): void;
}
