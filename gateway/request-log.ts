import type { FastifyReply, FastifyRequest } from 'fastify';
import { fingerprints } from '@conforme/proto/failure';
import type { ErrorCode } from '@conforme/proto/schema';
import type { ToolName } from '@conforme/proto/schema/tools';

/** Where the lines go. */
export interface LogSink {
  info(line: object): void;
  error(line: object): void;
}

/** What a route knows of a request that the log may keep. */
export interface RequestNote {
  /** BT-1. */
  readonly number?: string;
  /** Ids of the rules that found something, each once. */
  readonly rules?: readonly string[];
  readonly code?: ErrorCode;
  /** Of an answer without a length header. */
  readonly bytes?: number;
  /** Of an agent's call: the tool of ours. */
  readonly tool?: ToolName;
}

/** All that a request leaves in the log: no amount, party or text of a document fits in here. */
export interface RequestLine extends RequestNote {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route; the address as it was sent could hold anything. Null where no route matched. */
  readonly route: string | null;
  readonly status: number;
  readonly durationMs: number;
  /** Of the answer. */
  readonly bytes: number;
}

/** A request on its way. */
export interface RequestSpan {
  /** What a call to the engine says, so that its work is a part of the same trace. */
  readonly headers: Readonly<Record<string, string>>;
  end(line: RequestLine): void;
}

/** Status of a line whose caller hung up before the answer was out; no such answer is ever sent. */
const HUNG_UP = 499;

/**
 * The one line of a request. Fields are named one by one, because a value may carry more than its type declares.
 * @returns what was written.
 */
export function logRequest(sink: LogSink, line: RequestLine): RequestLine {
  const { requestId, method, route, status, durationMs, bytes, number, rules, code, tool } = line;
  const written: Written = {
    requestId,
    method,
    route,
    status,
    durationMs: Math.round(durationMs * 100) / 100,
    bytes,
  };
  if (tool) written.tool = tool;
  if (number !== undefined && NUMBER.test(number)) written.number = number;
  const known = rules?.filter((rule) => RULE.test(rule)) ?? NO_RULES;
  if (known.length > 0) written.rules = known;
  if (code) written.code = code;
  sink.info(written);
  return written;
}

type Written = { -readonly [F in keyof RequestLine]: RequestLine[F] };

const NO_RULES: readonly string[] = [];

/** The contract's own shape of a number; a document of others may have put anything there. */
const NUMBER = /^[A-Za-z0-9._/-]{1,35}$/;
const RULE = /^[A-Za-z0-9._:-]{1,64}$/;

/**
 * An unforeseen error. Its message could quote the document, so the log gets its class and where it
 * happened, down to its first cause.
 */
export function logFailure(sink: LogSink, requestId: string, thrown: unknown): void {
  sink.error({ requestId, failure: fingerprints(thrown) });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until something is noted. */
    noted: RequestNote | null;
    /** What a call to the engine says of the trace this is a part of; null where nothing traces. */
    trace: RequestSpan['headers'] | null;
  }
}

/** Keeps what the log may say of this request until its line is written. */
export function note(request: FastifyRequest, more: RequestNote): void {
  request.noted = request.noted ? { ...request.noted, ...more } : more;
}

/** The rules behind these findings, each once. */
export function ruleIds(findings: readonly object[]): readonly string[] {
  if (findings.length === 0) return [];
  const ids = findings.map((finding) => ('rule' in finding ? finding.rule : null));
  return [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
}

/** From here on, the request will leave its line when its connection is done with it, answered or not. */
export function follow(
  sink: LogSink,
  request: FastifyRequest,
  reply: FastifyReply,
  span: RequestSpan | null = null,
): void {
  const began = performance.now();
  let answered = false;
  // Each comes once by itself.
  reply.raw.on('finish', () => (answered = true));
  reply.raw.on('close', () => {
    const line = logRequest(sink, {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions?.url ?? null,
      status: answered ? reply.raw.statusCode : HUNG_UP,
      durationMs: performance.now() - began,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      ...request.noted,
    });
    span?.end(line);
  });
}
