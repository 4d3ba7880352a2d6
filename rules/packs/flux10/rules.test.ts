import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import { loadSchema } from '@conforme/engine/schema';
import { parse } from '@conforme/engine/xml';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { textsOf } from '../gather.ts';
import { withTexts } from '../index.ts';
import { edited } from '../state/testing/cases.ts';
import { faultsOfWords } from '../state/testing/texts.ts';
import { onPayments, onTransactions } from './testing/cases.ts';
import { payments, transactions } from './testing/documents.ts';

/** Every rule finds nothing in a proper report, and something in one that is spoiled for it. */

const source = compilePack(import.meta.dirname);
const compiled = loadPack(instantiate(emit(source), '{ pack }'));
const schema = loadSchema(path.join(import.meta.dirname, 'schema'));
const tree = (document: string) => parse(new TextEncoder().encode(document));
const found = (document: string): string[] =>
  compiled.run(tree(document), { role: '', treatment: '', date: '', container: '' }).map(({ rule }) => rule);

const suites = [
  ['transactions', transactions, onTransactions],
  ['payments', payments, onPayments],
] as const;

describe.each(suites)('a report of %s', (_, document, cases) => {
  it('is valid and breaks no rule', () => {
    expect(schema.validate(tree(document)).map(({ message }) => message)).toEqual([]);
    expect(found(document)).toEqual([]);
  });

  it.each(Object.entries(cases))('%s can fail', (rule, edits) => {
    expect(found(edited(document, edits))).toContain(rule);
  });
});

describe('the pack of Flux 10', () => {
  it('has 150 rules, each once, all fatal, and a case for each', () => {
    const ids = compiled.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(150);
    expect(ids).toHaveLength(150);
    expect(compiled.rules.filter(({ flag }) => flag !== 'fatal')).toEqual([]);
    expect(new Set(ids)).toEqual(new Set(suites.flatMap(([, , cases]) => Object.keys(cases))));
  });

  it('says of every rule what is wrong, why, and what to do, in both languages', () => {
    expect(faultsOfWords(withTexts(compiled, textsOf(source).texts))).toEqual([]);
  });

  it('has words for its rules and families only', () => {
    const { facts, messages } = textsOf(source).texts;
    const ids = new Set(compiled.rules.map(({ id }) => id));
    expect(Object.keys(facts).filter((id) => !ids.has(id))).toEqual([]);
    for (const { rules } of Object.values(messages))
      expect(Object.keys(rules).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('accepts what its sources leave open: rates as numbers, days by their shape', () => {
    expect(found(transactions.replace('<Percent>20<', '<Percent>020.000<'))).toEqual([]);
    expect(found(transactions.replace('20260920', '20261301'))).toEqual([]);
    expect(found(transactions.replace('>151.00<', '>151.01<'))).toEqual([]);
  });

  it('asks, as its sources, for what the schema asks for too: a date of the reference alone, a total to compare', () => {
    const credit = transactions.replace('<TypeCode>380<', '<TypeCode>381<');
    const withoutId = credit.replace('<ID>F-30</ID>', '').replace('<ID>L-31</ID>', '');
    expect(found(withoutId)).not.toContain('F10-FACTURE-G1.32b#1');
    expect(found(withoutId.replace('>381<', '>384<'))).not.toContain('F10-FACTURE-G1.32a#1');
    expect(found(transactions.replace('<TaxAmount CurrencyCode="EUR">20.20</TaxAmount>', ''))).toEqual([]);
    expect(found(transactions.replace('<TaxTotal>8.20</TaxTotal>', ''))).toEqual(['F10-TRANSAC-G1.53#2']);
  });
});

describe('its schema', () => {
  const terms = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'schema/terms.json'), 'utf8'),
  ) as Record<string, string[]>;

  it('places every term on a path it has, and names it', () => {
    const places = Object.keys(terms).filter((place) => !place.includes('@'));
    const complained = (place: string): string => {
      const [, ...names] = place.split('/');
      const open = names.map((name) => `<${name}>`).join('');
      const close = names
        .toReversed()
        .map((name) => `</${name}>`)
        .join('');
      return schema
        .validate(tree(open + close))
        .filter(({ kind }) => kind === 'unknown' || kind === 'root')
        .map(({ message }) => message)
        .join();
    };
    expect(places.filter((place) => complained(place) !== '')).toEqual([]);
    const named = (term: string): boolean =>
      !schema.explain('missing', 'en', [term, 'x', 'y'])!.message.includes(`(${term})`);
    expect([...new Set(Object.values(terms).flat())].filter((term) => !named(term))).toEqual([]);
  });

  it('says in both languages what is missing and of which type a value is', () => {
    const faults = schema.validate(tree(transactions.replace('<Id>T-1</Id>', '').replace('>7<', '>7.5<')));
    expect(faults.map(({ message }) => message)).toEqual([
      'ReportDocument lacks Id (Transmission identifier, TT-1).',
      'TransactionsCount (Number of sales, TT-85) is "7.5", but a whole number such as 12 is expected.',
    ]);
    expect(schema.explain('missing', 'fr', faults[0]!.values)!.message).toBe(
      'Id (Identifiant de la transmission, TT-1) manque dans ReportDocument.',
    );
  });
});
