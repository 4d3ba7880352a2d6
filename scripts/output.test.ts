import { describe, expect, it } from 'vitest';
import { Output, type Ways } from './output.ts';

type Step = string | number;

/** A descriptor that fails with a code, or takes so many bytes, at each write; all of them when no step is left. */
function descriptor(...steps: Step[]) {
  const taken: string[] = [];
  let slept = 0;
  const take = (bytes: Buffer): number => {
    const step = steps.shift() ?? bytes.length;
    if (typeof step === 'string') throw Object.assign(new Error(step), { code: step });
    taken.push(bytes.subarray(0, step).toString());
    return step;
  };
  const ways: Ways = {
    write: (_fd, bytes, done) => {
      try {
        done(null, take(bytes));
      } catch (failure) {
        done(failure as NodeJS.ErrnoException, 0);
      }
    },
    writeSync: (_fd, bytes) => take(bytes),
    sleep: () => void slept++,
  };
  return { output: new Output(1, ways), taken, slept: () => slept };
}

const LONG = 'x'.repeat(50_000);

describe('what is written to a descriptor', () => {
  it('waits until it is flushed, or much', () => {
    const { output, taken } = descriptor();
    output.write('a');
    output.write('b');
    expect(taken).toEqual([]);
    output.flushSync(true);
    expect(taken).toEqual(['ab']);
    output.write(LONG);
    expect(taken).toEqual(['ab', LONG]);
  });

  it('is written on where the descriptor took a part, in pieces that an empty pipe takes', () => {
    const { output, taken } = descriptor(1);
    output.write('abc');
    output.flushSync(true);
    expect(taken).toEqual(['a', 'bc']);
    output.write(LONG);
    output.write('y'.repeat(100_000));
    output.flushSync(true);
    expect(taken.slice(2).join('')).toBe(LONG + 'y'.repeat(100_000));
    expect(Math.max(...taken.map(({ length }) => length))).toBeLessThanOrEqual(64_000);
  });

  // Nobody reads any more, the terminal is gone, the disk is full.
  it.each(['EPIPE', 'EIO', 'ENOSPC'])('is let go at %s, and what comes next is tried', (code) => {
    const { output, taken, slept } = descriptor(code, code);
    output.write('lost');
    output.flushSync(true);
    output.write(LONG);
    output.write('next');
    output.flushSync(true);
    expect([taken, slept()]).toEqual([['next'], 0]);
  });

  it('waits for a slow reader when it is flushed, but not for ever', () => {
    const { output, taken, slept } = descriptor('EAGAIN', 'EAGAIN', 1, ...Array<Step>(50).fill('EAGAIN'));
    output.write('abc');
    output.flushSync(true);
    expect([taken, slept()]).toEqual([['a'], 49]);
    output.flushSync(true);
    expect(taken.join('')).toBe('abc');
  });

  it('does not wait for a slow reader while there is other work', () => {
    const { output, taken, slept } = descriptor(1, 'EAGAIN');
    output.write('abc');
    output.flushSync(false);
    expect([taken, slept()]).toEqual([['a'], 0]);
    output.flushSync(false);
    expect(taken.join('')).toBe('abc');
  });

  it('is no more than a bound while its reader takes nothing', () => {
    const { output, taken } = descriptor('EAGAIN');
    for (let at = 0; at < 500; at++) output.write(LONG);
    expect(taken).toEqual([]);
    output.flushSync(true);
    const most = 16 * 1024 * 1024;
    expect(Math.ceil(most / LONG.length) * LONG.length).toBe(taken.join('').length);
  });
});
