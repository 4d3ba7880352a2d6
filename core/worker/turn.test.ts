import { describe, expect, it } from 'vitest';
import { turns } from './turn.ts';

describe('the end of a turn', () => {
  it('comes after everything else of the turn, for all who ask in it, in order', async () => {
    const turn = turns();
    const seen: string[] = [];
    const ask = async (name: string): Promise<void> => {
      await turn.end();
      seen.push(name);
    };
    const first = ask('first');
    queueMicrotask(() => seen.push('microtask'));
    const second = Promise.resolve().then(() => ask('second'));
    await Promise.all([first, second]);
    expect(seen).toEqual(['microtask', 'first', 'second']);
  });

  it('comes again in the next turn', async () => {
    const turn = turns();
    const before = turn.end();
    await before;
    expect(turn.end()).not.toBe(before);
    await turn.end();
  });
});
