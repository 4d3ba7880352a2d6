import type { PDFContext } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { document, stream } from '@conforme/pdf/testing/documents';
import { expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

const exponential = (from: number, to: number, exponent: number): object => ({
  FunctionType: 2,
  Domain: [0, 1],
  C0: [from],
  C1: [to],
  N: exponent,
});
const sampled = (context: PDFContext, sample: (x: number) => number): object =>
  stream(
    context,
    Buffer.from(Array.from({ length: 256 }, (_, i) => Math.round(255 * sample(i / 255)))).toString('latin1'),
    { FunctionType: 0, Domain: [0, 1], Range: [0, 1], BitsPerSample: 8, Size: [256] },
  );
const program = (context: PDFContext, text: string): object =>
  stream(context, text, { FunctionType: 4, Domain: [0, 1], Range: [0, 1] });

/** The reasons to refuse a page with such a transfer function, mended as far as it can be. */
function reasonsFor(make: (context: PDFContext) => unknown, key = 'TR'): string[] {
  const loaded = load(
    document((context) => ({
      content: '/G gs 0 0 9 9 re f',
      resources: { ExtGState: { G: { Type: 'ExtGState', [key]: make(context) } } },
    })),
  );
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  return check(loaded, pages).map(({ reason }) => reason);
}

it.each<[string, (context: PDFContext) => unknown]>([
  ['that is none', () => 'Identity'],
  ['that makes up for ink that spreads', () => exponential(0, 1, 1.3)],
  ['that says the same in samples', (context) => sampled(context, (x) => x)],
  ['that does nothing', (context) => program(context, '{ }')],
  [
    'for each ink, all nearly straight',
    (context) => Array.from({ length: 4 }, () => sampled(context, (x) => x ** 1.2)),
  ],
])('leaves out a transfer function %s', (_what, make) => {
  expect(reasonsFor(make)).toEqual([]);
});

it.each<[string, (context: PDFContext) => unknown]>([
  ['turns light into dark', () => exponential(1, 0, 1)],
  ['turns light into dark by a program', (context) => program(context, '{ 1 exch sub }')],
  ['gives each of the colours another one', (context) => sampled(context, (x) => (x * 37) % 1)],
  [
    'does so to one ink of four',
    (context) => [...'RGB'].map(() => 'Identity').concat(program(context, '{ 1 exch sub }') as never),
  ],
])('refuses a page whose transfer function %s', (_what, make) => {
  expect(reasonsFor(make)).toEqual(['a graphics state has an entry TR']);
  expect(reasonsFor(make, 'TR2')).toEqual(['a graphics state changes how the printer works (TR2)']);
});
