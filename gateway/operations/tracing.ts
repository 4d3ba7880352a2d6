import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { RequestLine } from '../request-log.ts';
import { outcomeOf } from './operations.ts';
import type { RequestSpan } from '../request-log.ts';
import type { Spans } from './spans.ts';

/** One step of the engine, as it tells of it. */
interface Step {
  readonly stage: string;
  /** ms since 1970. */
  readonly began: number;
  readonly ms: number;
}

export interface TracingOptions {
  readonly version: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Where spans go; by default to the collector that the environment names. */
  readonly processor?: SpanProcessor;
}

/**
 * Traces of requests: a span at the door, one for each call of the engine, one for each of its steps. They hold what a line
 * of the log may hold, and nothing else. No global of OpenTelemetry is set, so nothing else in the process is traced.
 */
export class Tracing implements Spans {
  readonly #provider: TracerProvider;
  readonly #propagator = new W3CTraceContextPropagator();
  /** Of the call that is being worked on. */
  readonly #call = new AsyncLocalStorage<Context>();

  constructor({ version, env = process.env, processor = toCollector() }: TracingOptions) {
    const name = { 'service.name': env['OTEL_SERVICE_NAME'] || 'conforme', 'service.version': version };
    const resource = defaultResource()
      .merge(resourceFromAttributes(name))
      .merge(detectResources({ detectors: [envDetector] }));
    const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || '1');
    const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
    this.#provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
  }

  get #tracer() {
    return this.#provider.getTracer('conforme');
  }

  request(headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan {
    const from = this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.#tracer.startSpan('request', { kind: SpanKind.SERVER }, from);
    const onward: Record<string, string> = {};
    this.#propagator.inject(trace.setSpan(from, span), onward, defaultTextMapSetter);
    return { headers: onward, end: (line) => ended(span, line) };
  }

  /** Does the work of a call of the engine, whose headers say what trace it belongs to. */
  async call<T>(method: string, headers: Headers | undefined, work: () => Promise<T>): Promise<T> {
    const from = this.#propagator.extract(ROOT_CONTEXT, headers ?? new Headers(), {
      get: (carrier, key) => carrier.get(key) ?? undefined,
      keys: (carrier) => [...carrier.keys()],
    });
    const span = this.#tracer.startSpan(`engine ${method}`, {}, from);
    try {
      return await this.#call.run(trace.setSpan(from, span), work);
    } catch (thrown) {
      span.setAttribute('error.type', outcomeOf(thrown));
      throw thrown;
    } finally {
      span.end();
    }
  }

  /** A step of the call that is being worked on, here or on another thread. */
  step({ stage, began, ms }: Step): void {
    const call = this.#call.getStore();
    if (call) this.#tracer.startSpan(stage, { startTime: began }, call).end(began + ms);
  }

  /** Sends what waits to be sent. */
  close(): Promise<void> {
    return this.#provider.shutdown();
  }
}

/** Address, headers and time limit are read from OTEL_EXPORTER_OTLP_… by the exporter itself. */
function toCollector(): SpanProcessor {
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
}

function ended(span: Span, { method, route, status, requestId, tool, code }: RequestLine): void {
  span.updateName(route === null ? method : `${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'conforme.request_id': requestId,
    ...(route !== null && { 'http.route': route }),
    ...(tool && { 'conforme.tool': tool }),
    ...(code && { 'error.type': code }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
