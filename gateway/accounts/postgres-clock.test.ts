import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseClock } from './postgres-clock.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
/** A database that says so. */
const saying = (now: number): Sql => (async () => [{ now }]) as unknown as Sql;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

it.each([-1, 1])(
  'says until when a count is worth something, whatever our own clock was set to (%d h)',
  async (hours) => {
    const clock = new DatabaseClock();
    await clock.read(saying(NOW));
    vi.setSystemTime(NOW + hours * 3_600_000);
    const seconds = clock.deadline() - NOW / 1000;
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(600);
  },
);
