import { describe, expect, it } from 'vitest';
import { turns } from './turn.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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

  it('waits for those who come in the turns after, while some do', async () => {
    const turn = turns();
    const first = turn.end();
    await nextTurn();
    const second = turn.end();
    await nextTurn();
    expect(turn.end()).toBe(second);
    expect(second).toBe(first);
  });

  it('comes soon, however many come', async () => {
    const turn = turns();
    const ending = turn.end().then(() => 'over');
    const asking = async (): Promise<string> => {
      for (let asked = 0; asked < 20; asked += 1) {
        void turn.end();
        await nextTurn();
      }
      return 'still asking';
    };
    expect(await Promise.race([ending, asking()])).toBe('over');
  });

  it('comes again for those who ask later', async () => {
    const turn = turns();
    const before = turn.end();
    await before;
    expect(turn.end()).not.toBe(before);
    await turn.end();
  });
});
