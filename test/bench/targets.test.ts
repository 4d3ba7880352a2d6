import { expect, test } from 'vitest';
import type { Measure } from './contest.ts';
import { judgeTargets, milliseconds, ratio, type Figures, type Row } from './targets.ts';

function measured(peer: Measure['peer'], work: Measure['work'], document: string, cpuMs: number): Measure {
  return {
    peer,
    work,
    document,
    cpuMs,
    leastCpuMs: cpuMs,
    bestMs: cpuMs,
    medianMs: cpuMs,
    runs: 1,
    fatal: 0,
  };
}

function row(rows: readonly Row[], start: string): Row {
  const found = rows.filter(({ target }) => target.startsWith(start));
  expect(found).toHaveLength(1);
  return found[0]!;
}

const judged = (measures: Measure[], figures: Figures = {}): Row[] => judgeTargets({ measures, figures });

test('what was not measured is said, not passed over', () => {
  const rows = judged([]);
  expect(rows).toHaveLength(27);
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'not measured'));
});

test.each([
  [0.1, 2.2, 'ok', '1/22 (0.1000 : 2.200 ms)'],
  [0.11, 2.2, 'MISSED', '1/20 (0.1100 : 2.200 ms)'],
])('%d ms beside the %d ms of Saxon-HE: %s', (ours, theirs, state, shown) => {
  const rows = judged([
    measured('ours', 'en', 'small-cii', ours),
    measured('saxon-he', 'en', 'small-cii', theirs),
  ]);
  expect(row(rows, 'EN 16931, small CII: CPU to Saxon-HE')).toMatchObject({
    state,
    measured: shown,
    limit: '≤ 1/22',
  });
});

test('neither side of a ratio is charged with what disturbed its other rounds', () => {
  const disturbed = { ...measured('ours', 'en', 'small-cii', 0.1), cpuMs: 0.2 };
  const rows = judged([disturbed, measured('saxon-he', 'en', 'small-cii', 2.2)]);
  expect(row(rows, 'EN 16931, small CII: CPU to Saxon-HE').state).toBe('ok');
});

test('only the very peer, work and document count', () => {
  const rows = judged([
    measured('ours', 'en', 'small-cii', 0.1),
    measured('rust', 'en', 'small-ubl', 0.2),
    measured('rust', 'en', '1000-cii', 10),
    measured('ours', 'full', '1000-cii', 5),
  ]);
  expect(rows.every(({ state }) => state === 'not measured')).toBe(true);
});

test('a limit in milliseconds is ours alone', () => {
  const of = (peer: Measure['peer'], cpuMs: number): Row =>
    row(judged([measured(peer, 'make', 'office-pdf', cpuMs)]), 'JSON of 10 lines to Factur-X, drawn');
  expect(of('ours', 25)).toMatchObject({ state: 'ok', measured: '25.0 ms', limit: '≤ 25 ms' });
  expect(of('ours', 25.1).state).toBe('MISSED');
  expect(of('mustang', 1).state).toBe('not measured');
});

test('growth compares ours with ours', () => {
  const rows = judged([
    measured('ours', 'full', 'grow-1000-cii', 10),
    measured('ours', 'full', 'grow-10000-cii', 109),
    measured('ours', 'full', 'grow-1000-ubl', 10),
    measured('ours', 'full', 'grow-10000-ubl', 111),
  ]);
  expect(row(rows, 'schema + EN 16931 + BR-FR, CII').state).toBe('ok');
  expect(row(rows, 'schema + EN 16931 + BR-FR, UBL')).toMatchObject({ state: 'MISSED', limit: '≤ 11×' });
});

test('a request is compared with the work it carries', () => {
  const rows = judged(
    [measured('ours', 'schema+en', 'small-cii', 0.2), measured('ours', 'full', 'small-cii', 0.2)],
    { httpBaseMs: 0.5, httpFrCtcMs: 0.51 },
  );
  expect(row(rows, 'HTTP, 15 KB, base, with key')).toMatchObject({
    state: 'ok',
    measured: '2.5× (0.5000 : 0.2000 ms)',
  });
  expect(row(rows, 'HTTP, 15 KB, fr-ctc, with key').state).toBe('MISSED');
});

test('figures have a lower or an upper limit', () => {
  const state = (figures: Figures): string[] =>
    judged([], figures)
      .filter((each) => each.state !== 'not measured')
      .map((each) => `${each.measured} ${each.limit} ${each.state}`);
  expect(state({ firstVerdictMs: 180, httpBasePerCore: 8000 })).toEqual([
    '180 ms ≤ 180 ms ok',
    '8,000 ≥ 8,000 ok',
  ]);
  expect(state({ firstVerdictMs: 181, memoryGrowth: 1.2, httpBasePerCore: 7999 })).toEqual([
    '181 ms ≤ 180 ms MISSED',
    '1.200× ≤ 1.050× MISSED',
    '7,999 ≥ 8,000 MISSED',
  ]);
});

test('ratios read as the targets are spoken', () => {
  expect([1 / 200, 1 / 30, 0.5, 0.6, 1, 10, 12.345].map(ratio).join(' ')).toBe(
    '1/200 1/30 1/2 0.6× 1× 10× 12.35×',
  );
  expect([0.06149, 1.5, 12.345, 285.4].map(milliseconds)).toEqual(['0.0615', '1.500', '12.35', '285']);
});
