import { expect, it } from 'vitest';
import { Ledger } from './ledger.ts';

/** The calls of one turn: what each of their callers hears, one after the other. */
async function heard(
  callers: readonly (() => void)[],
  count: () => Promise<unknown[]>,
): Promise<unknown[][]> {
  const ledger = new Ledger({ count } as unknown as ConstructorParameters<typeof Ledger>[0]);
  const all = callers.map((): unknown[] => []);
  await Promise.all(
    callers.map(
      (answer, at) =>
        new Promise<void>((resolve) =>
          ledger.count(`account ${at}`, '2026-10', 5, (failure, counted) => {
            all[at]!.push(counted ?? failure);
            setImmediate(resolve);
            if (all[at]!.length === 1) answer();
          }),
        ),
    ),
  );
  return all;
}

const sent = (): void => {};
const unsendable = (): never => {
  throw new TypeError('no header');
};
const counted = { granted: 1, used: 1 };

it('answers each caller once, though the answer of another cannot be sent', async () => {
  const failure = new TypeError('no header');
  expect(await heard([sent, unsendable, sent], async () => [counted, counted, counted])).toEqual([
    [counted],
    [counted, failure],
    [counted],
  ]);
});

it('fails all of a turn where the store does', async () => {
  const down = new Error('down');
  expect(
    await heard([sent, sent], async () => {
      throw down;
    }),
  ).toEqual([[down], [down]]);
});
