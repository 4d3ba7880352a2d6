import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { onStage, staged, type StageTime } from './stage.ts';

describe('staged', () => {
  const listening = async (work: () => unknown): Promise<StageTime[]> => {
    const times: StageTime[] = [];
    const stop = onStage((time) => times.push(time));
    await Promise.resolve(work()).catch(() => {});
    stop();
    return times;
  };

  it('returns what the work returns, with and without somebody who listens', async () => {
    expect(staged('parse', () => 7)).toBe(7);
    const stop = onStage(() => {});
    expect(staged('parse', () => 7)).toBe(7);
    expect(await staged('open', async () => 8)).toBe(8);
    stop();
  });

  it('tells how long a step took, from when on, whether it waits or not', async () => {
    // Not Date.now(): a clock may be set while a process runs.
    const now = (): number => performance.timeOrigin + performance.now();
    const before = now();
    const times = await listening(async () => {
      staged('parse', () => {
        for (const until = performance.now() + 5; performance.now() < until;);
      });
      await staged('open', () => new Promise((resolve) => setTimeout(resolve, 10)));
    });
    expect(times.map(({ stage }) => stage)).toEqual(['parse', 'open']);
    expect(times[0]!.ms).toBeGreaterThanOrEqual(5);
    expect(times[1]!.ms).toBeGreaterThanOrEqual(9);
    for (const { began } of times) {
      expect(began).toBeGreaterThan(before - 1);
      expect(began).toBeLessThan(now() + 1);
    }
  });

  it('tells of steps that fail, and lets them fail', async () => {
    const failing = (): never => {
      throw new Error('no');
    };
    expect(await listening(() => expect(() => staged('write', failing)).toThrow('no'))).toHaveLength(1);
    expect(await listening(() => staged('embed', async () => failing()))).toHaveLength(1);
  });

  it('tells in the context of the call', async () => {
    const call = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const stop = onStage(() => seen.push(call.getStore()));
    await Promise.all(['a', 'b'].map((name) => call.run(name, () => staged('open', async () => name))));
    stop();
    expect(seen.toSorted()).toEqual(['a', 'b']);
  });
});
