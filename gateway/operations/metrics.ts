import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { CoresReport } from '../cores/index.ts';
import type { RequestLine } from '../request-log.ts';
import { Durations, Tally, type Named } from './tally.ts';

/** Threads of the engine, and the calls that wait for one. */
export interface Load {
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
}

/** From the fastest verdict (0.5 ms) to the limit of a call (30 s). */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Third parties' packs bring rules of their own; a pack that made ids up would fill the memory otherwise. */
const MOST_RULES = 5_000;

/**
 * What the service counts. Labels come from lists that are closed or small: patterns of routes, statuses, codes, tools, stages,
 * ids of rules. Nothing of a document can be one, because only what a line of the log may hold gets here.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #rulesSeen = new Set<string>();
  readonly #requests = this.#counter('http_requests_total', 'Requests answered.', [
    'method',
    'route',
    'status',
  ]);
  readonly #durations = this.#histogram('http_request_duration_seconds', 'From request to answer.', 'route');
  readonly #refusals = this.#counter('refusals_total', 'Answers with an error, by its code.', ['code']);
  readonly #tools = this.#counter('mcp_tool_calls_total', 'Calls of tools by agents.', ['tool', 'code']);
  readonly #rules = this.#counter('rule_findings_total', 'Requests in which a rule found something.', [
    'rule',
  ]);
  readonly #calls = this.#counter('engine_calls_total', 'Calls of the engine, by their outcome.', [
    'method',
    'code',
  ]);
  readonly #callDurations = this.#histogram('engine_call_duration_seconds', 'From call to answer.', 'method');
  readonly #stages = this.#histogram('engine_stage_duration_seconds', 'Steps of the engine.', 'stage');

  /**
   * @param load of the engine; null where it lives in another process.
   * @param cores of this gateway; null where the engine lives in this process.
   */
  constructor(version: string, load: () => Load | null, cores: () => CoresReport | null = () => null) {
    const info = new Gauge({
      ...this.#named('info', 'What runs here.'),
      registers: [this.#registry],
      labelNames: ['version'],
    });
    info.set({ version }, 1);
    collectDefaultMetrics({ register: this.#registry });
    if (load() !== null) this.#tellThreads(() => load()!);
    if (cores() !== null) this.#tellCores(() => cores()!);
  }

  #tellThreads(load: () => Load): void {
    const gauge = (name: string, help: string, read: (now: Load) => number): Gauge => {
      const collect = function (this: Gauge): void {
        this.set(read(load()));
      };
      return new Gauge({ ...this.#named(name, help), registers: [this.#registry], collect });
    };
    gauge('worker_threads', 'Threads of the engine.', ({ threads }) => threads);
    gauge('worker_threads_busy', 'Those that work.', ({ busy }) => busy);
    gauge('worker_queue_length', 'Calls that wait for a thread.', ({ waiting }) => waiting);
  }

  #tellCores(cores: () => CoresReport): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, labelNames: string[], tell: (gauge: Gauge) => void): Gauge => {
      const collect = function (this: Gauge): void {
        tell(this);
      };
      return new Gauge({ ...this.#named(name, help), labelNames, registers, collect });
    };
    gauge('cores', 'Cores this gateway knows, by what it thinks of them.', ['state'], (own) => {
      own.reset();
      for (const [state, count] of cores().states) own.set({ state }, count);
    });
    gauge('core_calls_under_way', 'Calls of this gateway that cores work on.', [], (own) =>
      own.set(cores().busy),
    );
    const counter = (name: string, help: string, read: (now: CoresReport) => number): Counter => {
      const collect = function (this: Counter): void {
        this.reset();
        this.inc(read(cores()));
      };
      return new Counter({ ...this.#named(name, help), registers, collect });
    };
    counter('core_calls_moved_total', 'Calls a second core was asked for.', ({ moved }) => moved);
    counter('core_calls_shed_total', 'Calls refused because every core has enough.', ({ shed }) => shed);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A request, as its line of the log has it. */
  request({ method, route, status, durationMs, rules = [], code, tool }: RequestLine): void {
    const where = route ?? 'none';
    this.#requests.inc(method, where, String(status));
    this.#durations.observe(where, durationMs / 1000);
    if (code) this.#refusals.inc(code);
    if (tool) this.#tools.inc(tool, code ?? 'ok');
    for (const rule of rules) this.#rules.inc(this.#known(rule));
  }

  call(method: string, code: string, ms: number): void {
    this.#calls.inc(method, code);
    this.#callDurations.observe(method, ms / 1000);
  }

  stage(stage: string, ms: number): void {
    this.#stages.observe(stage, ms / 1000);
  }

  #known(rule: string): string {
    if (this.#rulesSeen.size < MOST_RULES) this.#rulesSeen.add(rule);
    return this.#rulesSeen.has(rule) ? rule : 'other';
  }

  #named(name: string, help: string): Named {
    return { name: `conforme_${name}`, help };
  }

  #counter<L extends string>(name: string, help: string, labels: readonly L[]): Tally<L> {
    return new Tally(this.#registry, this.#named(name, help), labels);
  }

  #histogram(name: string, help: string, label: string): Durations {
    return new Durations(this.#registry, this.#named(name, help), label, SECONDS);
  }
}
