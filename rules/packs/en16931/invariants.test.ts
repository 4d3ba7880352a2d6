import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { loadPacks } from '../index.ts';
import type { PackWithTexts } from '../index.ts';
import type { Language, Texts } from '../texts.ts';

const here = import.meta.dirname;
const rules = path.join(here, '../..');
// Below the packs' own dist, not in the system's temporary folder: the modules import the runtime by a relative path.
const shelf = path.join(here, '../../dist');
mkdirSync(shelf, { recursive: true });
const dist = mkdtempSync(path.join(shelf, 'en16931-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

build(here, dist);
const packs = await loadPacks(dist);
const json = <T>(...parts: string[]): T => JSON.parse(readFileSync(path.join(...parts), 'utf8')) as T;
const built = new Map(
  json<{ packs: { id: string; texts: string; inputs: string[] }[] }>(dist, 'manifest.json').packs.map(
    (pack) => [pack.id, pack],
  ),
);
const textsOf = ({ id }: PackWithTexts): Texts => json(dist, built.get(id)?.texts ?? '');
const idsOf = (pack: PackWithTexts): string[] => pack.rules.map(({ id }) => id);

/** A finding about the syntax rather than the model: its rule has a binding, not a clause of the model, behind it. */
const isSyntax = (id: string): boolean => /^(CII|UBL)-/.test(id);

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sch'))
    .map((file) => path.join(here, folder, file));

describe('the EN 16931 packs', () => {
  it('are one per syntax', () => {
    expect(packs.map(({ id, version }) => `${id} ${version}`)).toEqual([
      'en16931-cii 1.3.16',
      'en16931-ubl 1.3.16',
    ]);
  });

  it.each(packs)('$id: holds each rule once', (pack) => {
    const ids = idsOf(pack);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !isSyntax(id))).toHaveLength(223);
    expect(ids).toEqual(
      expect.arrayContaining(['BR-01', 'BR-CO-10', 'BR-DEC-28', 'BR-CL-26', 'BR-IC-12', 'BR-AG-07']),
    );
  });

  it('know the same business rules in both syntaxes', () => {
    const [cii, ubl] = packs.map((pack) => idsOf(pack).filter((id) => !isSyntax(id)));
    expect(cii?.sort()).toEqual(ubl?.sort());
  });

  it('hold all 979 rules of the official artefacts for UBL', () => {
    const ubl = packs.find(({ id }) => id === 'en16931-ubl');
    const family = (start: string): number => ubl?.rules.filter(({ id }) => id.startsWith(start)).length ?? 0;
    expect([ubl?.rules.length, family('UBL-CR-'), family('UBL-SR-'), family('UBL-DT-')]).toEqual([
      979, 678, 54, 24,
    ]);
  });

  it('leave no source of theirs out', () => {
    const used = packs.flatMap(({ id }) => built.get(id)?.inputs ?? []);
    const sources = used.filter((file) => file.endsWith('.sch')).map((file) => path.resolve(rules, file));
    expect([...new Set(sources)].sort()).toEqual(['cii', 'ubl', 'abstract'].flatMap(sourcesIn).sort());
  });

  it.each(packs)('$id: binds each code list to codes, and a code list of its own syntax', (pack) => {
    const lists = json<{ codelists: Record<string, string> }>(here, pack.syntax, 'pack.json').codelists;
    const other = pack.syntax === 'cii' ? /-ubl\.json$/ : /-cii\.json$/;
    for (const file of Object.values(lists)) {
      expect(json<{ codes: string[] }>(here, pack.syntax, file).codes.length).toBeGreaterThan(0);
      expect(file).not.toMatch(other);
    }
  });

  it('have facts and messages of their rules, and of no other', () => {
    const known = new Set(packs.flatMap(idsOf));
    for (const { facts, messages } of packs.map(textsOf)) {
      const spoken = [facts, messages.en.rules, messages.fr.rules].flatMap(Object.keys);
      expect(spoken.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it.each(packs)('$id: business rules are fatal, but for the card number in UBL', (pack) => {
    const mild = pack.rules.filter(({ id, flag }) => !isSyntax(id) && flag !== 'fatal').map(({ id }) => id);
    expect(mild).toEqual(pack.syntax === 'ubl' ? ['BR-51'] : []);
  });

  it.each(packs)('$id: every rule has terms, a reference and one sentence', (pack) => {
    const { facts } = textsOf(pack);
    for (const { id, message } of pack.rules) {
      const { terms = [], reference = '' } = facts[id] ?? {};
      expect(terms.length, id).toBeGreaterThan(0);
      for (const term of terms) expect(term, id).toMatch(/^B[TG]-\d+(-\d)?$/);
      expect(reference, id).toMatch(isSyntax(id) ? /^CEN\/TS 16931-3-[23]/ : /^EN 16931-1/);
      expect(message.map((part) => (typeof part === 'number' ? 'X' : part)).join(''), id).toMatch(
        /^[“A-Z].*\.$/,
      );
    }
  });
});

const spoken = packs.flatMap((pack) => (['en', 'fr'] as const).map((language) => ({ pack, language })));

describe.each(spoken)('what the rules of $pack.id say in $language', ({ pack, language }) => {
  const texts = textsOf(pack);

  it('is a title, a sentence, an explanation and a fix', () => {
    for (const { id, message } of pack.rules) {
      const values = message.filter((part) => typeof part === 'number').map((_, index) => `v${index + 1}`);
      const said = pack.explain(id, language, values);
      expect(said.title.length, `${id}: ${said.title}`).toBeLessThanOrEqual(60);
      expect(said.title, id).not.toBe(id);
      for (const part of [said.title, said.message, said.explanation, said.fix]) {
        expect(part.trim(), id).not.toBe('');
        expect(part, id).not.toMatch(/[{}]/);
      }
      if (language === 'fr') expect(said.message, id).toMatch(/^[\p{Lu}«].*\.$/su);
    }
  });

  it('quotes only values that the finding has', () => {
    for (const { id, message } of pack.rules) {
      const values = message.filter((part) => typeof part === 'number').length;
      for (const place of placesOf(texts, id, language)) expect(place, id).toBeLessThanOrEqual(values);
    }
  });

  it('is said by the rule in its own language', () => {
    if (language === 'en') return;
    for (const { id } of pack.rules) expect(speechOf(texts, id, language).message, id).toBeDefined();
  });
});

function speechOf({ facts, messages }: Texts, id: string, language: Language): Record<string, string> {
  const { rules, families } = messages[language];
  return { ...families[facts[id]?.family ?? ''], ...rules[id] };
}

function placesOf(texts: Texts, id: string, language: Language): number[] {
  const written = Object.values(speechOf(texts, id, language)).join(' ');
  return [...written.matchAll(/\{(\d+)\}/g)].map(([, place]) => Number(place));
}
