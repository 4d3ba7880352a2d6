import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { loadPacks } from '../index.ts';
import type { PackWithTexts } from '../index.ts';
import type { Texts } from '../texts.ts';

/** What a reader of a finding relies on, for every version of the packs. */

const here = import.meta.dirname;
const rules = path.join(here, '../..');
// Below the packs' own dist: the modules import the runtime by a relative path.
mkdirSync(path.join(rules, 'dist'), { recursive: true });
const dist = mkdtempSync(path.join(rules, 'dist/br-fr-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

build(here, dist);
const packs = await loadPacks(dist);
const json = <T>(...parts: string[]): T => JSON.parse(readFileSync(path.join(...parts), 'utf8')) as T;
const manifest = json<{ packs: { id: string; version: string; texts: string; inputs: string[] }[] }>(
  dist,
  'manifest.json',
).packs;
const nameOf = ({ id, version }: { id: string; version: string }): string => `${id}@${version}`;
const builtAs = (pack: PackWithTexts): (typeof manifest)[number] =>
  manifest.find((built) => nameOf(built) === nameOf(pack))!;
const textsOf = (pack: PackWithTexts): Texts => json(dist, builtAs(pack).texts);
const idsOf = (pack: PackWithTexts): string[] => pack.rules.map(({ id }) => id).sort();
const named = packs.map((pack) => [nameOf(pack), pack] as const);
const languages = ['en', 'fr'] as const;

/** As RuleFact has a message: its texts, with the numbers of the values between. */
const valuesOf = (message: ReadonlyArray<string | number>): number =>
  message.filter((part) => typeof part === 'number').length;

describe('the BR-FR packs', () => {
  it('are two versions and a transition for each syntax', () => {
    const versions = ['1.4.0.03', '1.4.0.03-transition', '1.4.0.04'];
    expect(packs.map(nameOf).sort()).toEqual(
      ['br-fr-cii', 'br-fr-ubl'].flatMap((id) => versions.map((version) => `${id}@${version}`)),
    );
  });

  it.each(named)('%s holds each rule of its syntax once', (_, pack) => {
    const ids = idsOf(pack);
    expect(new Set(ids).size).toBe(pack.syntax === 'cii' ? 171 : 175);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toEqual(idsOf(packs.find(({ id }) => id === pack.id)!));
  });

  it('share 147 rules between the syntaxes', () => {
    const [cii, ubl] = ['br-fr-cii', 'br-fr-ubl'].map((id) => idsOf(packs.find((pack) => pack.id === id)!));
    expect(cii!.filter((id) => ubl!.includes(id))).toHaveLength(147);
  });

  it.each(named)('%s is fatal, but in the transition only where several parties invoice', (_, pack) => {
    const fatal = pack.rules.filter(({ flag }) => flag === 'fatal').map(({ id }) => id);
    if (!pack.version.endsWith('transition')) expect(fatal).toHaveLength(pack.rules.length);
    else expect(fatal.sort()).toEqual(idsOf(pack).filter((id) => /^BR-FR-(MV|BD)-/.test(id)));
    expect(pack.rules.filter(({ flag }) => flag === 'info')).toEqual([]);
  });

  it.each(['br-fr-cii', 'br-fr-ubl'])('%s has one version in force on every day', (id) => {
    const inForce = (day: string): string[] =>
      packs
        .filter((pack) => pack.id === id)
        .filter(({ validity }) => (validity.from ?? day) <= day && day <= (validity.to ?? day))
        .map(({ version }) => version);
    expect(inForce('2024-01-01')).toEqual(['1.4.0.03-transition']);
    expect(inForce('2026-11-21')).toEqual(['1.4.0.04']);
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      expect(inForce(day), day).toHaveLength(1);
    }
  });
});

describe('the sources', () => {
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sch'))
    .map((file) => path.join(here, file));
  const all = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

  it('are all part of a pack', () => {
    const used = manifest.flatMap(({ inputs }) => inputs).map((file) => path.resolve(rules, file));
    expect(sources.filter((file) => !used.includes(file))).toEqual([]);
  });

  it('declare no function that nothing calls', () => {
    const functions = [...all.matchAll(/<xsl:function name="(fr:[a-z-]+)"/g)].map(([, name]) => name!);
    expect(functions.length).toBeGreaterThan(10);
    for (const name of functions) expect(all.split(`${name}(`).length, name).toBeGreaterThan(1);
  });

  it('declare no variable that nothing reads', () => {
    const unread = sources.flatMap((file) => {
      const own = readFileSync(file, 'utf8');
      // Of a whole schema the variables are there for the files it includes.
      const readers = /^<\?xml[^>]*>\s*<sch:pattern/.test(own) ? own : all;
      const names = [...own.matchAll(/<sch:let name="([^"]+)"/g)].map(([, name]) => name!);
      const unread = names.filter((name) => !new RegExp(`\\$${name}(?![\\w-])`).test(readers));
      return unread.map((name) => `${path.relative(here, file)} $${name}`);
    });
    expect(unread).toEqual([]);
  });
});

describe.each(named)('the facts of %s', (_, pack) => {
  const { facts } = textsOf(pack);

  it.each(idsOf(pack))('%s: terms, a reference and whatever the family needs', (id) => {
    const fact = facts[id];
    expect(fact?.terms.length).toBeGreaterThan(0);
    for (const term of fact!.terms) expect(term).toMatch(/^(B[GT]-\d+(-\d)?|EXT-FR-FE-(BG-)?\d+)$/);
    expect(fact!.reference).toMatch(/^XP Z12-012 V1\.4, BR-FR-/);
    const number = /BR-FR-[A-Z0-9-]+?\d+/.exec(fact!.reference)![0];
    expect(id.startsWith(MISNUMBERED[id] ?? number), number).toBe(true);
    if (fact!.family !== undefined) expect(Object.keys(fact!.name ?? {}).sort()).toEqual(['en', 'fr']);
  });
});

/** The UBL pack gives these the number of another rule of the norm. */
const MISNUMBERED: Readonly<Record<string, string>> = {
  'BR-FR-08_BT-151-2': 'BR-FR-08',
  'BR-FR-30_BT-21': 'BR-FR-30',
  'BR-FR-MV-BD_BT-3': 'BR-FR-MV-BD',
};

it('describe no rule that no pack has, and have no words that no rule uses', () => {
  const ids = new Set(packs.flatMap(idsOf));
  for (const texts of packs.map(textsOf)) {
    const families = new Set(Object.values(texts.facts).map(({ family }) => family));
    expect(Object.keys(texts.facts).filter((id) => !ids.has(id))).toEqual([]);
    for (const language of languages) {
      const { rules: own, families: common } = texts.messages[language];
      expect(Object.keys(own).filter((id) => !ids.has(id))).toEqual([]);
      expect(Object.keys(common).filter((name) => !families.has(name))).toEqual([]);
    }
  }
});

describe.each(named)('the wording of %s', (_, pack) => {
  const texts = textsOf(pack);
  const foreign = pack.syntax === 'cii' ? /\bc[ab]c:/ : /\b(ram|udt|qdt|rsm):/;

  it.each(languages)('in %s is complete, short enough and of its syntax', (language) => {
    for (const { id } of pack.rules) {
      const { title, explanation, fix, message } = pack.explain(id, language, []);
      expect(title, id).not.toBe(id);
      expect(title.length, title).toBeLessThanOrEqual(60);
      for (const text of [explanation, fix]) expect(text, id).toMatch(/\S.*[.)]$/s);
      const whole = [title, message, explanation, fix].join(' ');
      expect(whole, id).not.toMatch(/[{}]|\/text\(\)|namespace-uri|undefined/);
      expect(whole, id).not.toMatch(foreign);
    }
  });

  it('has one English sentence a rule, in the assertion itself', () => {
    for (const { id, message } of pack.rules) {
      const plain = message.map((part) => (typeof part === 'number' ? 'X' : part)).join('');
      expect(plain, id).toMatch(/^[A-Z].*\.$/s);
      expect(plain.slice(0, -1), id).not.toMatch(/[.!?] [A-Z]/);
    }
    const english = texts.messages.en;
    const all = [...Object.values(english.rules), ...Object.values(english.families)];
    // Only a sentence with alternatives or days cannot stand in an assertion.
    expect(
      all.filter(({ message }) => message !== undefined && !/\{\d+(=\w+)?\?\}|\{\d+ date\}/.test(message)),
    ).toEqual([]);
  });

  it('has a French sentence a rule, with all the values it names', () => {
    for (const { id, message } of pack.rules) {
      const values = Array.from({ length: valuesOf(message) }, (_, index) => `<${index + 1}>`);
      const french = pack.explain(id, 'fr', values).message;
      expect(french, id).toMatch(/^(\p{Lu}|<).*\.$/su);
      expect(french, id).not.toBe(pack.explain(id, 'en', values).message);
      const speech = {
        ...texts.messages.fr.families[texts.facts[id]?.family ?? ''],
        ...texts.messages.fr.rules[id],
      };
      const places = [...(speech.message ?? '').matchAll(/\{(\d+)\}/g)].map(([, place]) => Number(place));
      for (const place of places)
        expect(place, `${id}: ${speech.message}`).toBeLessThanOrEqual(values.length);
    }
  });

  it('sets the blanks of French punctuation so that no line breaks there', () => {
    for (const { id } of pack.rules) {
      const { title, message, explanation, fix } = pack.explain(id, 'fr', []);
      expect([title, message, explanation, fix].join('\n'), id).not.toMatch(/« | [;:?!»](\s|$)/);
    }
  });

  it('says in words what is not given', () => {
    for (const language of ['en', 'fr'] as const)
      for (const [id, values] of [
        ['BR-FR-CO-03_BT-3', ['', '', '']],
        ['BR-FR-CO-09_BT-23-1', ['S2', '', '301.05']],
        ['BR-FR-MV-06_EXT-FR-FE-167', ['1', '', '', '']],
        ['BR-FR-MV-07_BT-128', ['1', '', '', '']],
      ] as const)
        expect(pack.explain(id, language, values).message, id).not.toMatch(/nothing|rien|« *»|""|, ?,/);
  });

  it('names a line and its parent in the same order in both languages', () => {
    const values = ['D2', 'own', 'G2', 'other'];
    const order = /D2.*own.*G2.*other/;
    for (const rule of ['BR-FR-MV-06_EXT-FR-FE-167', 'BR-FR-MV-07_BT-128'])
      for (const language of languages) expect(pack.explain(rule, language, values).message).toMatch(order);
  });
});
