import { setTimeout as pause } from 'node:timers/promises';
import { channelTo, type Channel, type Target } from './channel.ts';
import { Core, type State, type Times } from './core.ts';
import { bySystem, keyOf, targetsOf, type Resolve } from './names.ts';

export interface CoresOptions {
  /** Addresses; a name may stand for many machines. */
  readonly urls: readonly string[];
  /** Most calls of this gateway under way on one core. */
  readonly most: number;
  readonly times?: Partial<Times>;
  /** Between two looks at what names lead to, in ms. */
  readonly namesMs?: number;
  readonly resolve?: Resolve;
  readonly channel?: (target: Target) => Channel;
}

const TIMES: Times = { checkMs: 500, slowMs: 1_000, silentMs: 3_000, brokenMs: 2_000 };
const NAMES_MS = 5_000;

/** The report on cores for the operator. */
export interface CoresReport {
  readonly states: ReadonlyMap<State, number>;
  readonly busy: number;
  /** Calls that were sent to a second core, since the start. */
  readonly moved: number;
  /** Calls refused because every core that serves had as many as it may. */
  readonly shed: number;
}

/** The cores of a gateway: who they are now, and which should get the next call. */
export class Cores {
  readonly #options: CoresOptions;
  readonly #ended = new AbortController();
  readonly #cores = new Map<string, Core>();
  #turn = 0;
  #moved = 0;
  #shed = 0;

  private constructor(options: CoresOptions) {
    this.#options = options;
  }

  /** Looks names up once, and from then on as long as it is open. */
  static async open(options: CoresOptions): Promise<Cores> {
    const cores = new Cores(options);
    await cores.#lookUp();
    void cores.#watchNames();
    return cores;
  }

  /**
   * The least busy core that serves, else one of which nothing bad is known for certain, or whose last health check is slow to be answered:
   * where several are frozen at once, a call that one of them lost is not sent to the next. One that was tried already comes last.
   * @returns null where there is none; `full` where each has as many calls as it may.
   */
  choose(tried: ReadonlySet<Core>): Core | 'full' | null {
    const usable = [...this.#cores.values()].filter(({ state }) => RANK[state] !== undefined);
    const free = usable.filter(({ busy }) => busy < this.#options.most);
    if (free.length === 0) {
      if (usable.length === 0) return null;
      this.#shed++;
      return 'full';
    }
    // Of equals each comes first in its turn: all gateways would begin with the same one.
    const from = this.#turn++ % free.length;
    const inTurn = [...free.slice(from), ...free.slice(0, from)];
    const rank = (core: Core): number => (tried.has(core) ? 2 : 0) + (core.isSlow ? 1 : RANK[core.state]!);
    return inTurn.reduce((best, core) => {
      const better = rank(core) - rank(best) || core.busy - best.busy;
      return better < 0 ? core : best;
    });
  }

  moved(): void {
    this.#moved++;
  }

  report(): CoresReport {
    const states = new Map<State, number>();
    let busy = 0;
    for (const core of this.#cores.values()) {
      states.set(core.state, (states.get(core.state) ?? 0) + 1);
      busy += core.busy;
    }
    return { states, busy, moved: this.#moved, shed: this.#shed };
  }

  /** Ends connections; calls under way end with them. */
  close(): void {
    this.#ended.abort();
    for (const core of this.#cores.values()) core.close();
  }

  async #watchNames(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      await pause(this.#options.namesMs ?? NAMES_MS, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.#lookUp();
    }
  }

  async #lookUp(): Promise<void> {
    const { urls, resolve = bySystem } = this.#options;
    await Promise.all(urls.map(async (url) => this.#renew(url, await targetsOf(url, resolve))));
  }

  /** @param found behind the address; null where that is unknown now. */
  #renew(url: string, found: readonly Target[] | null): void {
    if (found === null || this.#ended.signal.aborted) return;
    const wanted = new Map(found.map((target) => [keyOf(target), target]));
    for (const [key, core] of this.#cores) {
      if (core.target.url !== url || wanted.has(key)) continue;
      this.#cores.delete(key);
      void core.end();
    }
    for (const [key, target] of wanted) if (!this.#cores.has(key)) this.#cores.set(key, this.#coreAt(target));
  }

  #coreAt(target: Target): Core {
    const { channel = channelTo, times } = this.#options;
    return new Core(target, channel(target), { ...TIMES, ...times }, () => this.#relieve());
  }

  /** Calls of silent cores are given up as soon as another can take them, and not before: they may only be slow. */
  #relieve(): void {
    const cores = [...this.#cores.values()];
    if (cores.some(({ state }) => state === 'serving')) for (const core of cores) core.giveUp();
  }
}

/** The lower, the better; without one, a core gets no calls. */
const RANK: Readonly<Partial<Record<State, number>>> = { serving: 0, untested: 1, suspect: 1 };
