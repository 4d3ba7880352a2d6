import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { loadPacks } from '../index.ts';
import type { PackWithTexts } from '../index.ts';
import type { Facts, Language, Messages } from '../texts.ts';

/** What a reader of a finding relies on, for every rule of the four packs, inherited ones included. */

const root = import.meta.dirname;
// Below the packs' own dist, not in the system's temporary folder: the modules import the runtime by a relative path.
const shelf = path.resolve(root, '../../dist');
mkdirSync(shelf, { recursive: true });
const dist = mkdtempSync(path.join(shelf, 'extended-ctc-fr-'));
afterAll(() => rmSync(dist, { recursive: true }));

build(root, dist);
const packs = await loadPacks(dist);
const json = <T>(...parts: string[]): T => JSON.parse(readFileSync(path.join(root, ...parts), 'utf8')) as T;
const facts = json<Record<string, Facts>>('rules.json');
const wordings = { en: json<Messages>('messages/en.json'), fr: json<Messages>('messages/fr.json') };
const known = new Set(packs.flatMap((pack) => pack.rules.map(({ id }) => id)));
const name = ({ id, version }: PackWithTexts): string => `${id}@${version}`;
const withName = packs.map((pack) => ({ pack, name: name(pack) }));

describe('the packs', () => {
  it('are two releases per syntax, one after the other without a gap', () => {
    const dated = packs.map((pack) => `${name(pack)} ${pack.validity.from ?? ''}..${pack.validity.to ?? ''}`);
    expect(dated.sort()).toEqual([
      'extended-ctc-fr-cii@1.4.0.03 ..2026-09-28',
      'extended-ctc-fr-cii@1.4.0.04 2026-09-29..',
      'extended-ctc-fr-ubl@1.4.0.03 ..2026-09-28',
      'extended-ctc-fr-ubl@1.4.0.04 2026-09-29..',
    ]);
  });

  it.each(withName)('$name holds each rule once', ({ pack }) => {
    const ids = pack.rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('hold as many rules as the official ones', () => {
    const counts = Object.fromEntries(packs.map((pack) => [name(pack), pack.rules.length]));
    expect(counts).toEqual({
      'extended-ctc-fr-cii@1.4.0.03': 747,
      'extended-ctc-fr-cii@1.4.0.04': 773,
      'extended-ctc-fr-ubl@1.4.0.03': 953,
      'extended-ctc-fr-ubl@1.4.0.04': 953,
    });
  });

  it('warn where the base adds up in one of two ways, and of syntax', () => {
    const warning = packs.flatMap(({ rules }) =>
      rules.filter(({ flag }) => flag === 'warning').map(({ id }) => id),
    );
    const business = new Set(warning.filter((id) => !/^(CII|UBL)-/.test(id) && !/-08(ini|rev)$/.test(id)));
    expect([...business].sort()).toEqual(['BR-51', 'BR-FXEXT-04']);
  });

  it('include every Schematron file of theirs', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.sch'),
    );
    const built = readFileSync(path.join(dist, 'manifest.json'), 'utf8');
    expect(files.filter((file) => !built.includes(`extended-ctc-fr/${file}`))).toEqual([]);
  });
});

describe('the facts', () => {
  it('are of rules that a pack has', () => {
    expect(Object.keys(facts).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(Object.entries(facts))('%s has terms and a reference', (_, { terms, reference }) => {
    expect(terms.length).toBeGreaterThan(0);
    for (const term of terms) expect(term).toMatch(/^(B[GT]-\d+(-\d)?|EXT-FR-FE-\d+)$/);
    expect(reference).toMatch(/^XP Z12-012 V1\.4, EXTENDED-CTC-FR \(.+\)$/);
  });
});

describe.each(['en', 'fr'] as const)('the wording in %s', (language: Language) => {
  it('has no entry that no rule uses', () => {
    const { rules, families } = wordings[language];
    expect(Object.keys(rules).filter((id) => facts[id] === undefined)).toEqual([]);
    const used = new Set(Object.values(facts).map(({ family }) => family));
    expect(Object.keys(families).filter((family) => !used.has(family))).toEqual([]);
  });

  it.each(withName)('tells all of every rule of $name', ({ pack }) => {
    for (const { id, message } of pack.rules) {
      const values = message.filter((part) => typeof part === 'number').map((_, index) => `v${index + 1}`);
      const said = pack.explain(id, language, values);
      expect(pack.terms(id).length, id).toBeGreaterThan(0);
      expect(said.title.length, `${id}: ${said.title}`).toBeLessThanOrEqual(60);
      expect(said.title, id).not.toBe(id);
      for (const part of [said.title, said.message, said.explanation, said.fix])
        expect(part, id).toMatch(/\S/);
      for (const part of [said.title, said.explanation, said.fix]) expect(part, id).not.toMatch(/[{}]/);
      expect(said.message, id).toMatch(language === 'fr' ? /^[\p{Lu}«].*\.$/su : /^[“\p{Lu}v].*\.$/su);
    }
  });

  it('quotes only values that the finding has', () => {
    for (const { rules } of packs)
      for (const { id, message } of rules.filter((rule) => facts[rule.id])) {
        const count = message.filter((part) => typeof part === 'number').length;
        const speech = {
          ...wordings[language].families[facts[id]?.family ?? ''],
          ...wordings[language].rules[id],
        };
        const places = [
          ...Object.values(speech)
            .join(' ')
            .matchAll(/\{(\d+)\}/g),
        ].map(([, place]) => Number(place));
        for (const place of places) expect(place, id).toBeLessThanOrEqual(count);
      }
  });
});

it('the French of our own rules is their own', () => {
  const { rules, families } = wordings.fr;
  const borrowed = new Set(['code-list']);
  const mute = Object.entries(facts).filter(
    ([id, { family = '' }]) => !rules[id]?.message && !families[family]?.message && !borrowed.has(family),
  );
  expect(mute.map(([id]) => id)).toEqual([]);
});
