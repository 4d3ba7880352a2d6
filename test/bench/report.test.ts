import { expect, test } from 'vitest';
import { spoil } from './corpus.ts';
import { lineUp, printContest, printFigures } from './report.ts';

const document = { name: 'small-cii', syntax: 'cii', lines: 4, file: '', works: ['en'] } as const;
const measure = {
  work: 'en',
  document: 'small-cii',
  leastCpuMs: 0.1,
  bestMs: 0.1,
  medianMs: 0.2,
  runs: 7,
  fatal: 0,
} as const;

test('a table for each work and document, theirs beside ours; whoever is missing with the reason', () => {
  const text = printContest(
    {
      measures: [
        { ...measure, peer: 'ours', cpuMs: 0.25 },
        { ...measure, peer: 'saxonjs', cpuMs: 50 },
      ],
      skipped: [{ peer: 'rust', reason: 'not set up' }],
    },
    [document],
  );
  expect(text).toMatch(/^small-cii: EN 16931 +CPU +best +median +CPU : ours +a core\/s +runs +fatal$/m);
  expect(text).toMatch(/^ours +0\.2500 .* 4000 +7 +0$/m);
  expect(text).toMatch(/^SaxonJS 2\.7 +50\.00 .* 200\.0× +20 +7 +0$/m);
  expect(text).toContain('skipped: rust, not set up\n');
});

test('figures that were not taken leave no empty table', () => {
  expect(printFigures({ http: [], throughput: [], cold: [], memory: undefined })).toBe('');
  const memory = { halfMb: 120.4, wholeMb: 121.6 };
  expect(printFigures({ http: [], throughput: [], cold: [], memory })).toMatch(
    /^resident memory of the engine +120 +122$/m,
  );
});

test('columns line up', () => {
  expect(
    lineUp([
      ['a', 'bb'],
      ['long', '1'],
    ]),
  ).toBe('a     bb\nlong   1\n');
});

test('an invoice is spoilt in its total and its currency', () => {
  const sound =
    '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:GrandTotalAmount>9.00</ram:GrandTotalAmount>';
  expect(spoil(sound)).toBe(sound.replace('EUR', 'ZZZ').replace('9.00', '1.23'));
  expect(() => spoil('<Invoice/>')).toThrow('no total');
});
