import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pool, type PoolOptions } from './pool.ts';
import type { Deed, Told } from './testing/thread.ts';

const NEVER = new AbortController().signal;
const MB = 1024 * 1024;

let pool: Pool;
const pooled = (options: Partial<PoolOptions> = {}): Pool => {
  pool = new Pool({
    entry: new URL('./testing/thread.ts', import.meta.url),
    limits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    size: 2,
    queue: 4,
    queueBytes: 1_000,
    large: 500,
    wornBy: { jobs: 100, heap: 100 * MB },
    ...options,
  });
  return pool;
};
afterEach(() => pool.close());

const doing = async (deed: Deed, signal = NEVER): Promise<Told> => (await pool.run(deed, [], signal)) as Told;
const tell = (): Promise<Told> => doing({ deed: 'tell' });
/** Every thread of the pool, each once. */
const everyThread = async (size = 2): Promise<number[]> => {
  const all = await Promise.all(Array.from({ length: size }, () => doing({ deed: 'wait', ms: 20 })));
  return all.map(({ thread }) => thread).sort((a, b) => a - b);
};

describe('a pool', () => {
  it('starts no thread before there is work, and no more than it may', async () => {
    pooled();
    expect(pool.load).toEqual({ threads: 0, busy: 0, waiting: 0 });
    const all = Promise.all(Array.from({ length: 5 }, () => doing({ deed: 'wait', ms: 5 })));
    expect(pool.load).toEqual({ threads: 2, busy: 2, waiting: 3 });
    expect(new Set((await all).map(({ thread }) => thread)).size).toBe(2);
    expect(pool.load).toEqual({ threads: 2, busy: 0, waiting: 0 });
  });

  it('has a thread ready when it is warmed', async () => {
    pooled().warm();
    pool.warm();
    expect(pool.load.threads).toBe(1);
    await tell();
    expect(pool.load.threads).toBe(1);
  });

  it('begins jobs in the order they came', async () => {
    pooled({ size: 1 });
    const order: number[] = [];
    await Promise.all([0, 1, 2, 3].map((n) => tell().then(() => order.push(n))));
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('has a thread left for small jobs however many large ones wait', async () => {
    pooled({ size: 2 });
    const leaving = new AbortController();
    const large = (): Promise<unknown> =>
      pool.run({ deed: 'wait', ms: 60_000 }, [], leaving.signal, { bytes: 500 }).catch(() => 'left');
    const all = [large(), large()];
    expect(pool.load).toMatchObject({ busy: 1, waiting: 1 });
    await tell();
    expect(pool.load).toMatchObject({ busy: 1, waiting: 1 });
    leaving.abort();
    expect(await Promise.all(all)).toEqual(['left', 'left']);
  });

  it('gives its only thread to large jobs, too, in the order they came', async () => {
    pooled({ size: 1 });
    const order: string[] = [];
    const large = pool.run({ deed: 'tell' }, [], NEVER, { bytes: 500 }).then(() => order.push('large'));
    await Promise.all([large, tell().then(() => order.push('small'))]);
    expect(order).toEqual(['large', 'small']);
  });

  it('hands buffers over instead of copying them', async () => {
    pooled();
    const bytes = new Uint8Array(3 * MB);
    const told = (await pool.run({ deed: 'tell', bytes }, [bytes.buffer], NEVER)) as Told;
    expect([told.length, bytes.length]).toEqual([3 * MB, 0]);
  });

  it('refuses what it has no room for, and takes it when there is', async () => {
    pooled({ size: 1, queue: 1 });
    const first = [doing({ deed: 'wait', ms: 20 }), tell()];
    await expect(tell()).rejects.toThrow(expect.objectContaining({ name: 'QueueFull' }));
    await Promise.all(first);
    await expect(tell()).resolves.toBeDefined();
  });

  it('refuses a job when those that wait hold too many bytes, but never the only one that waits', async () => {
    pooled({ size: 1 });
    const first = doing({ deed: 'wait', ms: 20 });
    const second = pool.run({ deed: 'tell' }, [], NEVER, { bytes: 5_000 });
    await expect(pool.run({ deed: 'tell' }, [], NEVER, { bytes: 1 })).rejects.toThrow(
      expect.objectContaining({ name: 'QueueFull' }),
    );
    await Promise.all([first, second]);
    await expect(pool.run({ deed: 'tell' }, [], NEVER, { bytes: 1 })).resolves.toBeDefined();
  });

  it('takes as many as it has threads when none may wait', async () => {
    pooled({ size: 2, queue: 0 });
    const both = [doing({ deed: 'wait', ms: 10 }), doing({ deed: 'wait', ms: 10 })];
    await expect(tell()).rejects.toThrow(expect.objectContaining({ name: 'QueueFull' }));
    await Promise.all(both);
  });
});

describe('what a job does to its thread', () => {
  it.each([
    ['throw', 'ThreadCrashed'],
    ['exit', 'ThreadCrashed'],
    ['hoard', 'ThreadOutOfMemory'],
  ] as const)('%s: is that job’s end alone', async (deed, name) => {
    pooled();
    const other = doing({ deed: 'wait', ms: 50 });
    await expect(doing({ deed })).rejects.toThrow(expect.objectContaining({ name }));
    await expect(Promise.all([other, tell(), tell(), tell()])).resolves.toHaveLength(4);
  });

  it('an endless loop ends when nobody waits any more, and the thread is replaced', async () => {
    pooled({ size: 1 });
    const { thread } = await tell();
    const left = new AbortController();
    const endless = doing({ deed: 'loop' }, left.signal);
    const next = tell();
    setTimeout(() => left.abort(new Error('left')), 20);
    await expect(endless).rejects.toThrow('left');
    expect((await next).thread).not.toBe(thread);
  });

  it('a job whose caller left before its turn is never begun', async () => {
    pooled({ size: 1 });
    const left = new AbortController();
    const first = doing({ deed: 'wait', ms: 30 });
    const dropped = doing({ deed: 'exit' }, left.signal);
    const last = tell();
    left.abort(new Error('left'));
    await expect(dropped).rejects.toThrow('left');
    expect(pool.load.waiting).toBe(1);
    expect((await last).thread).toBe((await first).thread);
    await expect(doing({ deed: 'tell' }, left.signal)).rejects.toThrow('left');
  });

  it('a signal that is aborted after the answer ends nobody else’s job', async () => {
    pooled({ size: 1 });
    const left = new AbortController();
    const { thread } = await doing({ deed: 'tell' }, left.signal);
    const next = doing({ deed: 'wait', ms: 30 });
    left.abort();
    expect((await next).thread).toBe(thread);
  });
});

describe('a thread is replaced', () => {
  it('after so many jobs', async () => {
    pooled({ size: 1, wornBy: { jobs: 2, heap: 100 * MB } });
    const threads = [];
    for (let n = 0; n < 4; n++) threads.push((await tell()).thread);
    expect(threads[1]).toBe(threads[0]);
    expect(threads[2]).not.toBe(threads[1]);
    expect(threads[3]).toBe(threads[2]);
  });

  it('and not after those of which nothing stays', async () => {
    pooled({ size: 1, wornBy: { jobs: 1, heap: 100 * MB } });
    const clean = async (): Promise<unknown> =>
      ((await pool.run({ deed: 'tell' }, [], NEVER, { wears: false })) as Told).thread;
    const first = await clean();
    expect([await clean(), await clean()]).toEqual([first, first]);
    expect([(await tell()).thread, (await tell()).thread === first]).toEqual([first, false]);
  });

  it('when its heap has grown', async () => {
    pooled({ size: 1 });
    const { thread } = await doing({ deed: 'grow', heap: 99 * MB });
    expect((await doing({ deed: 'grow', heap: 101 * MB })).thread).toBe(thread);
    expect((await tell()).thread).not.toBe(thread);
  });

  it('when the setup is another one: jobs that run end on the old', async () => {
    pooled();
    pool.renew({ generation: 1 });
    const before = await everyThread();
    const running = doing({ deed: 'wait', ms: 50 });
    pool.renew({ generation: 2 });
    expect((await tell()).setup).toEqual({ generation: 2 });
    expect((await running).setup).toEqual({ generation: 1 });
    const after = await everyThread();
    expect(after.filter((thread) => before.includes(thread))).toEqual([]);
    expect((await tell()).setup).toEqual({ generation: 2 });
  });
});

describe('closing', () => {
  it('finishes what runs and waits, takes no more, and leaves no thread', async () => {
    pooled({ size: 1 });
    const jobs = [doing({ deed: 'wait', ms: 20 }), tell()];
    const closing = pool.close();
    await expect(tell()).rejects.toThrow(expect.objectContaining({ name: 'PoolClosed' }));
    await expect(Promise.all(jobs)).resolves.toHaveLength(2);
    await closing;
    expect(pool.load).toEqual({ threads: 0, busy: 0, waiting: 0 });
  });

  it('of a pool that never worked is done at once', async () => {
    await expect(pooled().close()).resolves.toBeUndefined();
  });

  it('ends after a job that is stopped meanwhile', async () => {
    pooled({ size: 1 });
    const left = new AbortController();
    const endless = doing({ deed: 'loop' }, left.signal);
    const settled = vi.fn();
    const closing = pool.close().then(settled);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(settled).not.toHaveBeenCalled();
    left.abort(new Error('left'));
    await expect(endless).rejects.toThrow('left');
    await closing;
  });
});
