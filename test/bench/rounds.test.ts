import { expect, test } from 'vitest';
import { measure, median, printTable, summarise } from './rounds.ts';

test('contestants take turns, round by round', () => {
  const order: string[] = [];
  const contestant = (name: string): { name: string; run: () => unknown } => ({
    name,
    run: () => order.push(name),
  });
  const timings = measure([contestant('a'), contestant('b')], { rounds: 2, sliceMs: 0 });
  expect(order.join('')).toBe('ababab');
  expect(timings.map(({ name, runs }) => [name, runs])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
});

test('a disturbed round moves neither best nor median; CPU is shared among the runs', () => {
  const slices = [
    { walls: [1, 2, 3], cpuMs: 6 },
    { walls: [90, 100, 110], cpuMs: 9 },
    { walls: [2, 3, 4], cpuMs: 3 },
  ];
  expect(summarise('x', slices)).toEqual({ name: 'x', runs: 9, bestMs: 1, medianMs: 3, cpuMs: 2 });
});

test('the median of an even count lies between', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the table lines its columns up', () => {
  const timing = { name: 'ours', runs: 12, bestMs: 0.0614, medianMs: 12.34, cpuMs: 1 };
  expect(printTable([timing]).split('\n')).toEqual([
    'ms per document   best  median    CPU  runs',
    'ours             0.061    12.3  1.000    12',
  ]);
});
