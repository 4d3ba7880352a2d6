import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { logTo } from './log.ts';

/** A destination that keeps what it is given, and knows what was flushed. */
function kept() {
  const texts: string[] = [];
  const flushed: [count: number, waiting: boolean][] = [];
  const destination = {
    write: (text: string) => texts.push(text),
    flushSync: (waiting: boolean) => void flushed.push([texts.length, waiting]),
  };
  return { log: logTo(destination), texts, flushed };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the log', () => {
  it('writes JSON lines with level, time, process and host before what it is told', () => {
    const { log, texts } = kept();
    const before = Date.now();
    log.info({ requestId: 'a "b"', rules: ['BR-01'] });
    log.flush();
    const { time, ...line } = JSON.parse(texts.join('')) as Record<string, unknown>;
    expect(line).toEqual({
      level: 30,
      pid: process.pid,
      hostname: hostname(),
      requestId: 'a "b"',
      rules: ['BR-01'],
    });
    expect(time).toBeGreaterThanOrEqual(before);
  });

  it('hands the lines of one turn on together, in their order', async () => {
    const { log, texts, flushed } = kept();
    for (const requestId of ['a', 'b', 'c']) log.info({ requestId });
    expect(texts).toEqual([]);
    await nextTurn();
    expect(texts).toHaveLength(1);
    expect(texts[0]!.match(/"requestId":"."/g)).toEqual(['a', 'b', 'c'].map((id) => `"requestId":"${id}"`));
    expect(texts[0]).toMatch(/^(?:\{.*\}\n){3}$/);
    log.info({ requestId: 'd' });
    await nextTurn();
    expect(texts).toHaveLength(2);
    expect(flushed).toEqual([]);
  });

  it('writes a failure at once, after all that waited, and lets no request wait for its reader; its end does', () => {
    const { log, texts, flushed } = kept();
    log.info({ requestId: 'a' });
    log.error({ requestId: 'b', failure: [] });
    log.flush();
    expect(flushed).toEqual([
      [1, false],
      [1, true],
    ]);
    const lines = texts.join('').trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30, 50]);
  });
});
