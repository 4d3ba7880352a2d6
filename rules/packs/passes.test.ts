// No verdict depends on an optimisation of the compiler: packs compiled without any, and without each, judge good documents and
// mutants of them alike, message by message. `npm run conformance -- DIR --passes none` asks the same of all recorded documents.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutate, randomFrom, readable } from '@conforme/engine/schema/testing/mutant';
import { compilePack, emit, loadPack, PASSES, passesOf } from '@conforme/engine/schematron';
import type { Pack } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { describe, expect, it } from 'vitest';
import { cases, drawn } from '../../test/cases.ts';

const HERE = import.meta.dirname;
const UNKNOWN = { role: '', treatment: '', date: '', container: '' };
const MUTANTS = cases(30);

const DOCUMENTS = {
  cii: ['../engine/schema/testing/invoice.xml', 'extended-ctc-fr/testing/cii.xml'],
  ubl: [
    'en16931/testing/ubl-invoice.xml',
    'ubl-2.1/testing/credit-note.xml',
    'extended-ctc-fr/testing/ubl.xml',
  ],
} as const;

const packOf = (folder: string, passes: string): Pack =>
  loadPack(
    instantiate(emit(compilePack(path.join(HERE, folder), undefined, null, passesOf(passes))), '{ pack }'),
  );

/** Good documents and mutants of them, the same ones in every run. */
function documentsOf(syntax: keyof typeof DOCUMENTS): Buffer[] {
  const random = randomFrom(7);
  return DOCUMENTS[syntax].flatMap((file) => {
    const bytes = readFileSync(path.join(HERE, file));
    const mutants = Array.from({ length: MUTANTS }, () => mutate(parse(bytes), random));
    // Two changes in one document lead behind the first rule that fails.
    const twice = mutants.map((each) => {
      const tree = readable(each);
      return tree ? mutate(tree, random) : each;
    });
    return [bytes, ...mutants, ...twice].filter((each) => readable(each) !== null);
  });
}

const judged = (pack: Pack, documents: readonly Buffer[]): string[] =>
  documents.map((bytes) => JSON.stringify(pack.run(parse(bytes), UNKNOWN)));

const PACKS = [
  ['en16931/cii', 'cii'],
  ['en16931/ubl', 'ubl'],
  ['br-fr/cii', 'cii'],
  ['br-fr/ubl', 'ubl'],
  ['extended-ctc-fr/cii', 'cii'],
  ['extended-ctc-fr/ubl', 'ubl'],
  ['facturx/extended', 'cii'],
] as const;

describe('without any pass', () => {
  it.each(drawn(PACKS))('%s says the same', (folder, syntax) => {
    const packs = ['all', 'none'].map((passes) => packOf(folder, passes));
    const [all, none] = packs.map((pack) => judged(pack, documentsOf(syntax)));
    expect(all!.filter((each) => each !== '[]').length).toBeGreaterThan(MUTANTS / 4);
    expect(none).toEqual(all);
  });
});

describe('without one pass', () => {
  const passes = PASSES.map(({ name }) => `-${name}`);
  // Compiles as often as there are passes, with all cases: a plain run leaves out some of them, others in each pack.
  it.each([
    ['en16931/cii', drawn(passes)],
    ['br-fr/cii', drawn(passes)],
  ])('%s says the same', (folder, without) => {
    const variants = ['all', ...without];
    // Names of all of them are known before the first document is read.
    const packs = variants.map((passes) => packOf(folder, passes));
    const documents = documentsOf('cii');
    const all = judged(packs[0]!, documents);
    for (const [index, pack] of packs.entries())
      expect(judged(pack, documents), variants[index]).toEqual(all);
  });
});
