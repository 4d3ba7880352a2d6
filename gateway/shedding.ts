import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readersLanguage } from './accept.ts';
import { HttpError } from './errors.ts';
import { note } from './request-log.ts';

/** What the event loop is measured by; moments and spans are milliseconds. */
export interface LoopClock {
  now(): number;
  /** How long the loop has worked so far, of all the time it runs. */
  worked(): number;
  /** What the processors have spent on this process so far, on all its threads. */
  spent(): number;
}

const LOOP: LoopClock = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
  spent: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

const TICK_MS = 25;
/** Requests of one tick that are let in whatever they cost, while the loop has time. */
const BURST = 64;
/** Of what was measured a tick ago, how much still counts. */
const KEPT = 0.95;
/** Over so long the loop has to be busy for so much of the time: a start, a burst and a pause of the machine pass by themselves. */
const MEMORY_MS = 1000;
const OVERLOADED = 0.7;
/** A tick later than this, in a process that hardly had a processor, says that it stood still, not that it had much to do. */
const STOOD_MS = 1000;
const STOOD_SHARE = 0.1;

/**
 * Lets in as many requests as an event loop that has been busy for a while gets through in time. Each is assumed to cost what
 * the last ones did; when the loop is late, no more are let in at a time than half the allowed delay holds, so that probes and
 * the rest get their turn.
 */
export class Shedding {
  readonly #delayMs: number;
  readonly #clock: LoopClock;
  readonly #timer: NodeJS.Timeout;
  #ticked: number;
  #worked: number;
  #spent: number;
  #lateMs = 0;
  /** It worked most of the time since the tick before. */
  #isBusy = false;
  /** Its share of work in the last `MEMORY_MS`, what is longer ago counting less. */
  #load = 0;
  #entered = 0;
  #cost = { ms: 0, requests: 0 };

  /** @param delayMs how late the loop may be. */
  constructor(delayMs: number, clock: LoopClock = LOOP) {
    this.#delayMs = delayMs;
    this.#clock = clock;
    this.#ticked = clock.now();
    this.#worked = clock.worked();
    this.#spent = clock.spent();
    this.#timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Whether there is no room for a request that comes now; where there is, it is let in. */
  refuses(): boolean {
    if (this.#load < OVERLOADED) {
      this.#entered++;
      return false;
    }
    const late = Math.max(this.#lateMs, this.#clock.now() - this.#ticked - TICK_MS);
    const each = this.#cost.requests < 1 ? 0 : this.#cost.ms / this.#cost.requests;
    const isLate = late > this.#delayMs / 2;
    const room = (isLate ? this.#delayMs / 2 : this.#delayMs) / Math.max(each, 0.01);
    if (this.#entered >= Math.max(isLate || this.#isBusy ? 1 : BURST, room)) return true;
    this.#entered++;
    return false;
  }

  /** Looks at the loop, as often as it lets a timer. */
  tick(): void {
    const [now, worked] = [this.#clock.now(), this.#clock.worked()];
    const passed = now - this.#ticked;
    if (this.#hasStood(passed)) return this.#begin(now, worked);
    const share = passed > 0 ? (worked - this.#worked) / passed : 0;
    const decay = Math.exp(-passed / MEMORY_MS);
    this.#load = this.#load * decay + share * (1 - decay);
    this.#isBusy = share > 0.5;
    this.#lateMs = Math.max(0, passed - TICK_MS);
    this.#cost = {
      ms: this.#cost.ms * KEPT + (worked - this.#worked),
      requests: this.#cost.requests * KEPT + this.#entered,
    };
    this.#begin(now, worked);
  }

  #begin(now: number, worked: number): void {
    this.#ticked = now;
    this.#worked = worked;
    this.#spent = this.#clock.spent();
    this.#entered = 0;
  }

  /** Frozen, or its whole machine asleep: the loop counts that as work when it was at work. */
  #hasStood(passed: number): boolean {
    return passed > STOOD_MS && this.#clock.spent() - this.#spent < passed * STOOD_SHARE;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

const TOO_MUCH = {
  en: 'The service has too much to do; retry in a few seconds.',
  fr: 'Le service a trop à faire ; réessayez dans quelques secondes.',
};

/** An answer, not a failure: there may be thousands, and the log of failures is for what went wrong. */
export function shed(request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new HttpError('schematron_unavailable', TOO_MUCH);
  note(request, { code: refusal.code });
  reply
    .code(refusal.status)
    .header('retry-after', '5')
    .send(refusal.body(readersLanguage(request)));
}
