import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import type { LogSink, RequestLine } from '../request-log.ts';
import type { CoresReport } from '../cores/index.ts';
import type { Load, Metrics } from './metrics.ts';
import type { Spans } from './spans.ts';

export interface OperationsOptions {
  readonly version: string;
  /** Where lines go in the end. */
  readonly log: LogSink;
  /** Called by /health/ready; rejects when keys and quotas cannot be looked up. */
  readonly store?: () => Promise<unknown>;
  /** Of the engine, where it lives in this process. */
  readonly load?: () => Load | null;
  /** Those of this gateway, where they are other processes. */
  readonly cores?: () => CoresReport | null;
  /** The token for /metrics; null: callers on this machine alone. */
  readonly metricsToken?: string | null;
  /** What traces requests; null: nothing does. */
  readonly spans?: Spans | null;
}

/** What the operator of a running service sees of it, and whether it is about to stop. */
export class Operations {
  /** The log; its lines are counted on their way. */
  readonly log: LogSink;
  readonly metricsToken: string | null;
  readonly spans: Spans | null;
  readonly store: () => Promise<unknown>;
  readonly #load: () => Promise<Metrics>;
  #metrics: Metrics | null = null;
  #firstUse: (() => void) | null = () => {};
  #draining = false;

  constructor({
    version,
    log,
    store = async () => {},
    load = () => null,
    cores = () => null,
    metricsToken = null,
    spans = null,
  }: OperationsOptions) {
    this.metricsToken = metricsToken;
    this.store = store;
    this.spans = spans;
    this.log = { info: (line) => this.#line(line, log), error: (line) => log.error(line) };
    let loading: Promise<Metrics> | undefined;
    this.#load = () =>
      (loading ??= import('./metrics.ts').then(({ Metrics: Made }) => new Made(version, load, cores)));
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** From here on no more work is accepted: /health/ready says so, and connections end with their answers. */
  drain(): void {
    this.#draining = true;
  }

  /** Begins to count requests and calls: no start should wait for the import of what counts. */
  async count(): Promise<Metrics> {
    return (this.#metrics = await this.#load());
  }

  /** What was counted, on request. */
  async metrics(): Promise<Metrics> {
    const metrics = await this.count();
    this.#firstUse?.();
    this.#firstUse = null;
    return metrics;
  }

  /**
   * Done before the first answer of `metrics`, or at once after it: to time the steps of the engine costs each request two
   * microseconds.
   */
  onFirstUse(begin: () => void): void {
    if (this.#firstUse === null) begin();
    else this.#firstUse = begin;
  }

  stage(stage: string, ms: number): void {
    this.#metrics?.stage(stage, ms);
  }

  /** A call of the engine: counted by its outcome, and in a span of its own where something traces. */
  async call<T>(
    method: string,
    came: { readonly requestHeader?: Headers },
    work: () => Promise<T>,
  ): Promise<T> {
    const began = performance.now();
    let code = 'ok';
    try {
      return await (this.spans ? this.spans.call(method, came.requestHeader, work) : work());
    } catch (thrown) {
      code = outcomeOf(thrown);
      throw thrown;
    } finally {
      this.#metrics?.call(method, code, performance.now() - began);
    }
  }

  #line(line: object, log: LogSink): void {
    this.#metrics?.request(line as RequestLine);
    log.info(line);
  }
}

/** Our own code of what a call ended with; callers who left have none. */
export function outcomeOf(thrown: unknown): string {
  const error = ConnectError.from(thrown);
  const [detail] = error.findDetails(ErrorDetailSchema);
  return detail?.code ?? (error.code === Code.Canceled ? 'canceled' : 'internal_error');
}
