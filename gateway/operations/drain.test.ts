import type { Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drain } from './drain.ts';
import { Operations } from './operations.ts';
import { recorder } from '../testing/log.ts';

afterEach(() => vi.restoreAllMocks());

/** A server with so many connections each time it is asked; the last number stays. */
function serverWith(...counts: readonly number[]): { readonly server: Server; readonly asked: () => number } {
  let asked = 0;
  const getConnections = (answer: (error: null, count: number) => void): void =>
    answer(null, counts[Math.min(asked++, counts.length - 1)]!);
  return { server: { getConnections } as unknown as Server, asked: () => asked };
}

const operations = (): Operations => new Operations({ version: '1', log: recorder() });

describe('leaving the doors open', () => {
  it('ends with the last connection, not with the clock', async () => {
    for (const [counts, looks] of [
      [[0, 9], 1],
      [[2, 1, 0, 9], 3],
    ] as const) {
      const { server, asked } = serverWith(...counts);
      await drain(operations(), server, null);
      expect(asked()).toBe(looks);
    }
  });

  it('ends 5 s later however many are connected', async () => {
    const { server, asked } = serverWith(1);
    const now = vi.spyOn(performance, 'now');
    for (const ms of [1000, 1000, 5999]) now.mockReturnValueOnce(ms);
    now.mockReturnValue(6000);
    await drain(operations(), server, null);
    expect(asked()).toBe(3);
  });

  it('for a time that is given looks at no connection', async () => {
    const { server, asked } = serverWith(1);
    await drain(operations(), server, 0);
    expect(asked()).toBe(0);
  });
});
