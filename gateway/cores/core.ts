import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { Code, ConnectError, createClient, type Transport } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '@conforme/proto/health';
import type { Channel, Target } from './channel.ts';
import { isLost } from './lost.ts';

/**
 * What is known of a core. `untested`: nothing yet. `serving`: by its last health check. `suspect`: a call was lost since.
 * `silent`: a check goes unanswered. `away`: it refuses connections, or answers that it does not serve.
 */
export type State = 'untested' | 'serving' | 'suspect' | 'silent' | 'away';

export interface Times {
  /** Between two health checks, in ms. */
  readonly checkMs: number;
  /** A core that takes longer to answer one gets calls only where no other is quicker. */
  readonly slowMs: number;
  /** A core that takes longer to answer one is silent. */
  readonly silentMs: number;
  /** How long a broken circuit stays so; then a health check decides. */
  readonly brokenMs: number;
}

/** So many lost calls in a row, with none answered between them, break the circuit. */
const LOST_IN_A_ROW = 5;

/** One core as a gateway sees it: how busy it is with this gateway's calls, and whether it should get more. */
export class Core {
  readonly target: Target;
  readonly #channel: Channel;
  readonly #times: Times;
  readonly #changed: () => void;
  readonly #ended = new AbortController();
  readonly #breaker;
  #state: State = 'untested';
  #busy = 0;
  /** When the health check under way was sent. */
  #checkBegan: number | null = null;
  #hurry = (): void => {};

  /** @param changed is called for each change of its state. */
  constructor(target: Target, channel: Channel, times: Times, changed: () => void) {
    this.target = target;
    this.#channel = channel;
    this.#times = times;
    this.#changed = changed;
    const breaker = new ConsecutiveBreaker(LOST_IN_A_ROW);
    this.#breaker = circuitBreaker(handleWhen(isLost), { breaker, halfOpenAfter: times.brokenMs });
    void this.#watch();
  }

  get transport(): Transport {
    return this.#channel.transport;
  }

  get state(): State {
    return this.#breaker.state === CircuitState.Closed ? this.#state : 'away';
  }

  /** Whether a health check goes unanswered for so long that the core may be about to be silent. */
  get isSlow(): boolean {
    return this.#checkBegan !== null && performance.now() - this.#checkBegan > this.#times.slowMs;
  }

  /** Calls of this gateway that it works on. */
  get busy(): number {
    return this.#busy;
  }

  /** Makes a call, which keeps it busy until it has ended. @throws whatever the call throws. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const end = this.begin();
    try {
      return await this.#breaker.execute(call);
    } catch (thrown) {
      end(thrown);
      throw thrown;
    } finally {
      end();
    }
  }

  /** A call begins. @returns what ends it, with what it failed of if it did; only the first time counts. */
  begin(): (thrown?: unknown) => void {
    let under = true;
    this.#busy++;
    return (thrown) => {
      if (!under) return;
      under = false;
      this.#busy--;
      if (isLost(thrown)) this.#suspect();
    };
  }

  /** Gives up the calls of a silent core, so that others may take them. */
  giveUp(): void {
    if (this.#state === 'silent')
      this.#channel.renew(new ConnectError('the core says nothing', Code.Unavailable));
  }

  /** Ends the watch, and once no call waits for it any more, the connection. */
  async end(): Promise<void> {
    this.#ended.abort();
    while (this.#busy > 0) await pause(this.#times.checkMs, undefined, { ref: false });
    this.close();
  }

  /** Ends the watch and the connection at once. */
  close(): void {
    this.#ended.abort();
    this.#channel.renew(new ConnectError('the gateway is stopping', Code.Unavailable));
  }

  /** What was lost may say nothing of the next call: a check, made at once, decides. */
  #suspect(): void {
    if (this.#state === 'serving') this.#become('suspect');
    this.#hurry();
  }

  #become(state: State): void {
    if (this.#state === state || this.#ended.signal.aborted) return;
    this.#state = state;
    this.#changed();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
      await this.#look();
      const waited = pause(this.#times.checkMs, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([waited, hurried]);
    }
  }

  async #look(): Promise<void> {
    const probe = this.#ask();
    const late = new AbortController();
    const first = await Promise.race([probe, this.#late(late.signal)]);
    late.abort();
    this.#become(first);
    // Its answer may still come; or its connection is given up, which ends the wait as well.
    if (first === 'silent') this.#become(await probe);
  }

  /** A gateway that was busy itself hears what has arrived meanwhile before it calls a core silent. */
  async #late(signal: AbortSignal): Promise<State> {
    await pause(this.#times.silentMs, undefined, { signal, ref: false }).catch(() => {});
    await turn();
    return 'silent';
  }

  async #ask(): Promise<State> {
    const { signal } = this.#ended;
    const health = createClient(Health, this.transport);
    const check = () => health.check({ service: '' }, { signal });
    this.#checkBegan = performance.now();
    try {
      const { status } = await (this.#breaker.state === CircuitState.Closed
        ? check()
        : this.#breaker.execute(check));
      return status === Status.SERVING ? 'serving' : 'away';
    } catch {
      return 'away';
    } finally {
      this.#checkBegan = null;
    }
  }
}
