import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { Shedding } from './shedding.ts';
import { AUTHORISED, gatewayOver } from './testing/engine.ts';

/** A loop that takes so long for each request, and ticks when it is told to. */
function loopOf(costMs: number) {
  let [now, worked, spent] = [0, 0, 0];
  const shedding = new Shedding(200, { now: () => now, worked: () => worked, spent: () => spent });
  shedding.close();
  /** So many come at once; the loop does what was let in, then has time for a timer. */
  const turn = (requests: number): { readonly entered: number; readonly tookMs: number } => {
    let entered = 0;
    for (let at = 0; at < requests; at++) if (!shedding.refuses()) entered++;
    worked += entered * costMs;
    spent += entered * costMs;
    const tookMs = Math.max(25, entered * costMs);
    now += tookMs;
    shedding.tick();
    return { entered, tookMs };
  };
  /** The process stands still while its loop is at work, and the timer comes first when it goes on. */
  const stands = (ms: number): void => {
    now += ms;
    worked += ms;
    shedding.tick();
  };
  return Object.assign(turn, { stands });
}

describe('shedding', () => {
  it('lets all in that the loop gets through', () => {
    const turn = loopOf(0.2);
    for (let at = 0; at < 100; at++) expect(turn(120).entered).toBe(120);
  });

  it.each([0.5, 4, 20])('keeps the loop on time whatever comes, when each costs %d ms', (cost) => {
    const turn = loopOf(cost);
    for (let at = 0; at < 20; at++) turn(5_000);
    let [entered, tookMs, worst] = [0, 0, 0];
    for (let at = 0; at < 50; at++) {
      const done = turn(5_000);
      entered += done.entered;
      tookMs += done.tookMs;
      worst = Math.max(worst, done.tookMs);
    }
    expect(worst).toBeLessThanOrEqual(200);
    // The loop is as busy as it can be: what is let in is what it gets through.
    expect((entered * cost) / tookMs).toBeGreaterThan(0.95);
  });

  it('lets a burst in that passes by itself', () => {
    const turn = loopOf(20);
    expect(turn(30).entered).toBe(30);
    for (let at = 0; at < 20; at++) turn(0);
    expect(turn(30).entered).toBe(30);
  });

  it('does not take it for work that the process stood still', () => {
    const turn = loopOf(1);
    for (let at = 0; at < 20; at++) turn(10);
    turn.stands(5_000);
    expect(turn(100).entered).toBe(100);
  });

  it('lets at least one in, and all again once there are few', () => {
    const turn = loopOf(500);
    for (let at = 0; at < 10; at++) expect(turn(100).entered).toBeGreaterThanOrEqual(1);
    for (let at = 0; at < 5; at++) turn(0);
    expect(turn(1).entered).toBe(1);
  });
});

describe('a service that has too much to do', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  it('says so to work, at once and without charging, and answers who asks whether it lives', async () => {
    const busy = () => {
      const until = performance.now() + 30;
      while (performance.now() < until);
      return { validation: { errorCount: 0 } };
    };
    app = await gatewayOver({ validate: busy }, undefined, { maxDelayMs: 40 });
    const validate = () =>
      app!.inject({ method: 'POST', url: '/v1/invoices/validate', payload: '<a/>', headers: AUTHORISED });
    const answers = [];
    for (let round = 0; round < 4; round++)
      answers.push(...(await Promise.all(Array.from({ length: 70 }, validate))));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.json()).toMatchObject({ code: 'schematron_unavailable' });
    expect(refused[0]!.headers['retry-after']).toBe('5');
    expect(answers.length - refused.length).toBeGreaterThan(0);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    const { used } = (await app.inject({ url: '/v1/usage', headers: AUTHORISED })).json() as { used: number };
    expect(used).toBe(answers.length - refused.length);
  });
});
