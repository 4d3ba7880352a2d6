import { describe, expect, it } from 'vitest';
import { MemoryLimiter, rateHeaders } from './limit.ts';

const LIMIT = { calls: 3, windowMs: 60_000 };

function limiter(most?: number) {
  let now = 1_000_000;
  const counted = new MemoryLimiter(LIMIT, () => now, most);
  return { counted, pass: (ms: number) => (now += ms) };
}

describe('MemoryLimiter', () => {
  it('lets no more than the limit in within any minute, and says when the next may come', () => {
    const { counted, pass } = limiter();
    expect(counted.take('a')).toEqual({ granted: true, remaining: 2, waitMs: 60_000 });
    pass(50_000);
    expect(counted.take('a')).toEqual({ granted: true, remaining: 1, waitMs: 10_000 });
    expect(counted.take('a')).toEqual({ granted: true, remaining: 0, waitMs: 10_000 });
    expect(counted.take('a')).toEqual({ granted: false, remaining: 0, waitMs: 10_000 });
    pass(9_999);
    expect(counted.take('a').granted).toBe(false);
    pass(1);
    expect(counted.take('a')).toEqual({ granted: true, remaining: 0, waitMs: 50_000 });
    expect(counted.take('a').granted).toBe(false);
  });

  it('counts callers apart, and none for a look', () => {
    const { counted } = limiter();
    for (let at = 0; at < 5; at++)
      expect(counted.look('a')).toEqual({ granted: true, remaining: 3, waitMs: 0 });
    for (let at = 0; at < 3; at++) counted.take('a');
    expect(counted.look('a')).toEqual({ granted: false, remaining: 0, waitMs: 60_000 });
    expect(counted.take('b').granted).toBe(true);
  });

  it('does not hold who is refused longer for asking again', () => {
    const { counted, pass } = limiter();
    for (let at = 0; at < 3; at++) counted.take('a');
    for (let at = 0; at < 59; at++) {
      pass(1_000);
      expect(counted.take('a').granted).toBe(false);
    }
    pass(1_000);
    expect(counted.take('a').granted).toBe(true);
  });

  it('forgets callers that are gone, and holds no more than it may in a flood', () => {
    const { counted, pass } = limiter(1_000);
    for (let at = 0; at < 5_000; at++) counted.take(`flood ${at}`);
    expect(counted.callers).toBe(1_000);
    pass(60_000);
    for (let at = 0; at < 600; at++) counted.take(`later ${at}`);
    expect(counted.callers).toBeLessThanOrEqual(601);
  });

  it('keeps who still calls when others flood it', () => {
    const { counted } = limiter(100);
    for (let at = 0; at < 3; at++) counted.take('busy');
    for (let at = 0; at < 5_000; at++) {
      counted.take(`flood ${at}`);
      if (at % 50 === 0) expect(counted.take('busy').granted).toBe(false);
    }
  });
});

describe('rateHeaders', () => {
  it('round the wait up', () => {
    const taken = { granted: true, remaining: 2, waitMs: 1_001 };
    expect(rateHeaders(taken, { calls: 20, windowMs: 60_000 })).toEqual({
      ratelimit: '"anonymous";r=2;t=2',
      'ratelimit-policy': '"anonymous";q=20;w=60',
    });
  });
});
