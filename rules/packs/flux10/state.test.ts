import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { textsOf } from '../gather.ts';
import { withTexts } from '../index.ts';
import { edited, one, TODAY } from '../state/testing/cases.ts';
import { faultsOfWords } from '../state/testing/texts.ts';
import { payments, transactions } from './testing/documents.ts';
import { onState } from './testing/state.ts';

/** What annexe 7 asks beyond the Schematron: every rule finds nothing in a proper report, and something in one that is spoiled for it. */

const source = compilePack(path.join(import.meta.dirname, 'state'));
const pack = loadPack(instantiate(emit(source), '{ pack }'));
const found = (document: string, date = TODAY): string[] =>
  pack
    .run(parse(Buffer.from(document)), { role: '', treatment: '', date, container: '' })
    .map(({ rule }) => rule);

describe('annexe 7 on e-reporting', () => {
  it.each([transactions, payments])('finds nothing in a proper report', (document) =>
    expect(found(document)).toEqual([]),
  );

  it.each(Object.entries(onState))('%s can fail', (rule, edits) => {
    expect(new Set(found(edited(transactions, edits)))).toEqual(new Set([rule]));
  });

  it('has a case for every rule, and warns only', () => {
    expect(new Set(pack.rules.map(({ id }) => id))).toEqual(new Set(Object.keys(onState)));
    expect(pack.rules.filter(({ flag }) => flag !== 'warning')).toEqual([]);
  });

  it('says nothing of the future where the day is not known', () => {
    for (const rule of ['G1.07', 'G6.24'])
      expect(found(edited(transactions, onState[rule]!), '')).not.toContain(rule);
  });

  it('knows the leap day', () => {
    const issued = (day: string): string[] => found(transactions.replace('20260920', day));
    expect(issued('20240229')).toEqual([]);
    expect(issued('20250229')).toEqual(['G1.09']);
  });

  it('leaves to the Schematron what it says already', () => {
    for (const edits of Object.values(one('x', '20260920', '2026-9-20')))
      expect(found(edited(transactions, edits))).toEqual([]);
    expect(found(transactions.replace('<CountryId>DE', '<CountryId>Deu'))).toEqual([]);
  });

  it('knows its limits without a document', () =>
    expect(withTexts(pack, textsOf(source).texts).constants('LENGTH_TT-9')).toEqual({ 1: '150' }));

  it('says of every rule what is wrong, why, and what to do, in both languages', () => {
    expect(faultsOfWords(withTexts(pack, textsOf(source).texts))).toEqual([]);
  });
});
