import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { textsOf } from '../gather.ts';
import { withTexts } from '../index.ts';
import { edited, TODAY, type Edit } from '../state/testing/cases.ts';
import { faultsOfWords } from '../state/testing/texts.ts';
import * as cii from './testing/cii.ts';
import { note, proper, representative, suites } from './testing/state.ts';
import * as ubl from './testing/ubl.ts';

/** What annexe 7 asks beyond the Schematron: every rule finds nothing in a proper extract, and something in one that is spoiled for it. */

describe.each(suites)('annexe 7 on extracts, %s', (folder, of, cases) => {
  const source = compilePack(path.join(import.meta.dirname, 'state', folder));
  const pack = loadPack(instantiate(emit(source), '{ pack }'));
  const found = (document: string): string[] =>
    pack
      .run(parse(Buffer.from(document)), { role: '', treatment: '', date: TODAY, container: '' })
      .map(({ rule }) => rule);

  it('finds nothing in a proper extract', () => expect(found(proper[of])).toEqual([]));

  it.each(Object.entries<readonly Edit[]>(cases))('%s can fail', (rule, edits) => {
    expect(new Set(found(edited(proper[of], edits)))).toEqual(new Set([rule]));
  });

  it('asks for the three marks of a single taxable person together', () => {
    const whole = edited(of === 'CII' ? cii.full : ubl.full, [
      note[of]('TXD', 'a'),
      representative[of]('FR63'),
    ]);
    expect(found(whole)).toEqual([]);
    expect(found(of === 'CII' ? cii.full : ubl.full)).toEqual(['G1.76']);
    expect(found(edited(of === 'CII' ? cii.full : ubl.full, [note[of]('TXD', 'a')]))).toEqual(['G1.76']);
  });

  it('has a case for every rule, and warns only', () => {
    expect(new Set(pack.rules.map(({ id }) => id))).toEqual(new Set(Object.keys(cases)));
    expect(pack.rules.filter(({ flag }) => flag !== 'warning')).toEqual([]);
  });

  it('says of every rule what is wrong, why, and what to do, in both languages', () => {
    expect(faultsOfWords(withTexts(pack, textsOf(source).texts))).toEqual([]);
  });
});
