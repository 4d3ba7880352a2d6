import { expect, test } from 'vitest';
import { contest, sliceOf, summarise } from './contest.ts';
import type { BenchDocument } from './corpus.ts';
import type { Peer, PeerName } from './peers.ts';

/** A peer that answers every run with the CPU it is told, and keeps a diary on what it was asked. */
function fake(name: PeerName, answerOf: string, rest: Partial<Peer> = {}): Peer {
  const program = `require('readline').createInterface({input: process.stdin}).on('line', (line) => {
    const [verb, work, document, count] = line.split(' ');
    console.log(verb === 'load' ? 'loaded 1' : (${answerOf})(work, document, Number(count)));
  })`;
  return {
    name,
    label: name,
    works: ['en'],
    maxLines: 1000,
    warm: { runs: 3, ms: 1000 },
    needs: [],
    command: () => [process.execPath, '-e', program],
    ...rest,
  };
}

const document = (name: string, lines: number): BenchDocument => ({
  name,
  syntax: 'cii',
  lines,
  file: 'none.xml',
  works: ['en', 'full'],
});

const plan = { rounds: 3, sliceMs: 10, warmth: 1 };
const steady = "(work, document, count) => 'ran ' + count * 4e6 + ' 1e6 2e6 9'";

test('each peer runs its works on the documents it bears, as often as fills a slice', async () => {
  const { measures, skipped } = await contest(
    [fake('ours', steady, { maxLines: Infinity, works: ['en', 'full'] }), fake('rust', steady)],
    [document('small-cii', 4), document('grow-10000-cii', 10_000)],
    plan,
    () => {},
  );
  expect(skipped).toEqual([]);
  expect(measures.map(({ peer, work, document: name }) => `${peer} ${work} ${name}`)).toEqual([
    'ours en small-cii',
    'ours full small-cii',
    'ours en grow-10000-cii',
    'ours full grow-10000-cii',
    'rust en small-cii',
  ]);
  expect(measures[0]).toMatchObject({ runs: 15, cpuMs: 4, bestMs: 1, medianMs: 2, fatal: 9 });
});

test('one peer absent or failing leaves the others in the contest, with its reason', async () => {
  const failing = "(work, document) => document === 'bad-cii' ? 'failed out of memory' : 'ran 1 1 1 0'";
  const { measures, skipped } = await contest(
    [fake('phive', steady, { needs: ['/no/such/place'] }), fake('rust', failing), fake('ours', steady)],
    [document('bad-cii', 4), document('small-cii', 4)],
    plan,
    () => {},
  );
  expect(skipped).toEqual([
    { peer: 'phive', reason: 'not set up (npm run bench -- --setup), place is missing' },
    { peer: 'rust', reason: 'en on bad-cii: out of memory' },
  ]);
  expect(measures.map(({ peer, document: name }) => `${peer} ${name}`)).toEqual([
    'rust small-cii',
    'ours bad-cii',
    'ours small-cii',
  ]);
});

test('what takes many slices runs in one round only', async () => {
  const { measures } = await contest(
    [fake('mustang', "() => 'ran 5e8 5e8 5e8 0'")],
    [document('small-cii', 4)],
    plan,
    () => {},
  );
  expect(measures[0]?.runs).toBe(1);
});

test('a slice holds at least one run', () => {
  expect(sliceOf(0.1, 300)).toEqual({ count: 3000, once: false });
  expect(sliceOf(500, 300)).toEqual({ count: 1, once: false });
  expect(sliceOf(5000, 300)).toEqual({ count: 1, once: true });
});

test('a disturbed round moves neither CPU nor median', () => {
  const slice = (cpuMs: number, bestMs: number, medianMs: number) => ({
    count: 2,
    cpuMs,
    bestMs,
    medianMs,
    fatal: 1,
  });
  const cell = { peer: 'ours', work: 'en', document: 'small-cii' } as const;
  expect(summarise({ cell, slices: [slice(4, 1, 2), slice(90, 30, 50), slice(6, 1.5, 3)] })).toEqual({
    ...cell,
    runs: 6,
    cpuMs: 3,
    leastCpuMs: 2,
    bestMs: 1,
    medianMs: 3,
    fatal: 1,
  });
});

test('what is compared has its turns one after the other', async () => {
  const turns: string[] = [];
  const teller =
    "(work, document, count) => { const at = process.hrtime.bigint(); return 'ran ' + at + ' 1 1 0'; }";
  const { measures } = await contest(
    [fake('ours', teller, { works: ['en', 'full'] }), fake('rust', teller, { works: ['en', 'full'] })],
    [document('small-cii', 4), document('bad-cii', 4)],
    { rounds: 1, sliceMs: 0.001, warmth: 1 },
    () => {},
  );
  for (const { peer, work, document: name } of measures.toSorted(
    (a, b) => a.cpuMs * a.runs - b.cpuMs * b.runs,
  ))
    turns.push(`${work} ${name} ${peer}`);
  expect(turns).toEqual([
    'en small-cii ours',
    'en small-cii rust',
    'en bad-cii ours',
    'en bad-cii rust',
    'full small-cii ours',
    'full small-cii rust',
    'full bad-cii ours',
    'full bad-cii rust',
  ]);
});
