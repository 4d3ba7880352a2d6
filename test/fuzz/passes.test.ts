// Random expressions and schemas mean the same with and without the optimisations of the compiler. No oracle is needed: the plain
// code is one.

import { passesOf } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packOf, UNKNOWN } from '../../rules/engine/schematron/testing/try.ts';
import { expression } from './grammar.ts';
import { ours, spelled } from './outcome.ts';
import { samples } from './sample.ts';
import { schemas } from './schemas.ts';

const [ALL, NONE] = [passesOf('all'), passesOf('none')];

test('expressions', () => {
  const where = fc.record({ text: expression, sample: fc.nat(samples.length - 1), node: fc.nat(200) });
  fc.assert(
    fc.property(where, ({ text, sample, node }) => {
      const [all, none] = [ALL, NONE].map((passes) => spelled(ours(text, samples[sample]!, node, passes)));
      expect(none, text).toBe(all);
    }),
    { seed: 11, numRuns: 500 },
  );
});

test('schemas', () => {
  fc.assert(
    fc.property(schemas, (text) => {
      const packs = [ALL, NONE].map((passes) => packOf({ 'main.sch': text }, {}, passes));
      for (const sample of samples) {
        const tree = () => parse(Buffer.from(sample));
        const [all, none] = packs.map((pack) => pack.run(tree(), UNKNOWN));
        expect(none, text).toEqual(all);
      }
    }),
    { seed: 11, numRuns: 40 },
  );
});
