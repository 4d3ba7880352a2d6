import { describe, expect, it } from 'vitest';
import { eventOf } from '../routes/jobs.ts';
import { JOB } from '../testing/jobs.ts';
import { followed } from './followed.ts';
import type { Job } from './job.ts';

const RUNNING: Job = { ...JOB, state: 'running', ended: null, documents: 9 };
const BEGAN = Date.parse('2026-11-23T08:00:00.000Z');

interface Seen {
  readonly events: readonly string[];
  /** Of each, since the first. */
  readonly seconds: readonly number[];
}

/** What comes of looks, a half second from one to the next; the last one stays. @param set what the clock was set ahead by, in ms */
async function seen(
  looks: readonly (Job | null)[],
  overAt = Number.POSITIVE_INFINITY,
  set = 0,
): Promise<Seen> {
  let [now, at] = [BEGAN, 0];
  const clock = { now: () => now + set, steady: () => now, pause: async (ms: number) => (now += ms) };
  const find = async (): Promise<Job | null> => looks[Math.min(++at, looks.length - 1)]!;
  const isOver = (): boolean => at >= overAt;
  const [events, seconds]: [string[], number[]] = [[], []];
  for await (const look of followed(looks[0]!, { find, isOver, silentMs: 15_000, clock })) {
    events.push(eventOf(look).split('\n')[0]!);
    seconds.push((now - BEGAN) / 1000);
  }
  return { events, seconds };
}

describe('who follows a job', () => {
  it('sees it whenever it is further, and its end once', async () => {
    const further = { ...RUNNING, succeeded: 5 };
    expect(await seen([RUNNING, RUNNING, further, further, JOB])).toEqual({
      events: ['event: progress', 'event: progress', 'event: end'],
      seconds: [0, 1, 2],
    });
  });

  it('gets a comment after every 15 s in which nothing came', async () => {
    const waiting: Job = { ...RUNNING, state: 'waiting', started: null };
    expect(await seen([...Array.from({ length: 80 }, () => waiting), JOB])).toEqual({
      events: ['event: progress', ': still there', ': still there', 'event: end'],
      seconds: [0, 15, 30, 40],
    });
  });

  it('sees the end of what was cancelled when its figures stay', async () => {
    const cancelled: Job = { ...RUNNING, state: 'cancelled', ended: new Date(BEGAN).toISOString() };
    expect(await seen([cancelled, { ...cancelled, succeeded: 5 }])).toEqual({
      events: ['event: progress', 'event: progress', 'event: end'],
      seconds: [0, 0.5, 1],
    });
    const longAgo = new Date(BEGAN - 60_000).toISOString();
    expect(await seen([{ ...cancelled, ended: longAgo }])).toEqual({ events: ['event: end'], seconds: [0] });
  });

  it('sees the end of what was cancelled before the clock was set back by an hour', async () => {
    const cancelled: Job = { ...RUNNING, state: 'cancelled', ended: new Date(BEGAN).toISOString() };
    const events = ['event: end'];
    expect(await seen([cancelled], undefined, -3_600_000)).toEqual({ events, seconds: [0] });
  });

  it('is left when the job is forgotten, and asks for nothing of a service that stops', async () => {
    expect(await seen([RUNNING, null])).toEqual({ events: ['event: progress'], seconds: [0] });
    expect(await seen([RUNNING, JOB], 0)).toEqual({ events: ['event: progress'], seconds: [0] });
  });
});
