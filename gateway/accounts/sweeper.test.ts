import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sweeper } from './sweeper.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('sweeps once in its time, however often it is called', () => {
  const sweep = vi.fn(async () => {});
  const sweeper = new Sweeper(1_000, sweep);
  for (let at = 0; at < 30; at++) {
    sweeper.now();
    vi.advanceTimersByTime(100);
  }
  expect(sweep).toHaveBeenCalledTimes(2);
});

it('tries again at once what failed', async () => {
  const sweep = vi.fn(() => Promise.reject(new Error('gone')));
  const sweeper = new Sweeper(1_000, sweep);
  vi.advanceTimersByTime(1_000);
  sweeper.now();
  await vi.waitFor(() => {
    sweeper.now();
    expect(sweep.mock.calls.length).toBeGreaterThan(1);
  });
});
