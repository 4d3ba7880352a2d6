import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What a reader of a finding relies on, checked on the files themselves: no compiler, no document. */

type Wording = { title: string; message?: string; explanation: string; fix: string };
type Messages = { rules: Record<string, Partial<Wording>>; families: Record<string, Wording> };
type Fact = { terms: string[]; reference: string; family?: string; name?: { en: string; fr: string } };
type Assert = { id: string; flag: string; text: string; values: number };

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;

const pack = json<{ id: string; version: string; schematron: string; codelists: Record<string, string> }>(
  'cii/pack.json',
);
const facts = json<Record<string, Fact>>('rules.json');
const wordings = { en: json<Messages>('messages/en.json'), fr: json<Messages>('messages/fr.json') };
const schema = read(`cii/${pack.schematron}`);
const included = [...schema.matchAll(/<sch:include href="([^"]+)"\/>/g)].map((match) => match[1] ?? '');
const patterns = included.map((file) => read(`cii/${file}`));

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function assertsOf(source: string): Assert[] {
  return [...source.matchAll(/<sch:assert\b([^>]*)>(.*?)<\/sch:assert>/gs)].map(
    ([, tag = '', text = '']) => ({
      id: attribute(tag, 'id'),
      flag: attribute(tag, 'flag'),
      text,
      values: [...text.matchAll(/<sch:value-of /g)].length,
    }),
  );
}

const asserts = patterns.flatMap(assertsOf);
const languages = ['en', 'fr'] as const;

/** A rule's own words before its family's, field by field. */
function wordingOf(id: string, language: 'en' | 'fr'): Partial<Wording> {
  const { rules, families } = wordings[language];
  return { ...families[facts[id]?.family ?? ''], ...rules[id] };
}

function expand(template: string, id: string, language: 'en' | 'fr'): string {
  const fact = facts[id];
  return template
    .replaceAll('{name}', fact?.name?.[language] ?? '')
    .replaceAll('{term}', fact?.terms.join(', ') ?? '')
    .replaceAll('{rule}', id);
}

const placeholders = (text: string): number[] =>
  [...text.matchAll(/\{(\d+)\}/g)].map((match) => Number(match[1]));

describe('the files of the pack', () => {
  it('include every Schematron file once', () => {
    const files = readdirSync(at('cii')).filter((file) => file.endsWith('.sch') && file !== pack.schematron);
    expect([...included].sort()).toEqual(files.sort());
  });

  it('hold the 171 rules of BR-FR Flux 2 for CII, each once and each fatal', () => {
    expect(new Set(asserts.map((assert) => assert.id)).size).toBe(171);
    expect(asserts).toHaveLength(171);
    expect(asserts.filter((assert) => assert.flag !== 'fatal')).toEqual([]);
  });

  it('bind exactly the code lists that the schema declares without a value', () => {
    const declared = [...schema.matchAll(/<sch:let name="([^"]+)"\/>/g)].map((match) => match[1]);
    expect(declared.sort()).toEqual(Object.keys(pack.codelists).sort());
  });

  it('name code lists that exist and are not empty', () => {
    for (const path of Object.values(pack.codelists)) {
      expect(json<{ codes: string[] }>(`cii/${path}`).codes.length, path).toBeGreaterThan(0);
    }
  });

  it('use every code list and every function they declare', () => {
    const all = [schema, ...patterns].join('\n');
    for (const name of Object.keys(pack.codelists)) expect(all, name).toMatch(new RegExp(`\\$${name}\\b`));
    const functions = [...schema.matchAll(/<xsl:function name="(fr:[a-z-]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(functions.length).toBeGreaterThan(0);
    for (const name of functions) expect(all.split(`${name}(`).length, name).toBeGreaterThan(1);
  });

  it('call no function of the pack that is not declared', () => {
    const called = [...patterns.join('\n').matchAll(/\b(fr:[a-z-]+)\(/g)].map((match) => match[1] ?? '');
    for (const name of new Set(called)) expect(schema, name).toContain(`<xsl:function name="${name}"`);
  });
});

describe('the facts', () => {
  it('describe the rules of the pack and no other', () => {
    expect(Object.keys(facts).sort()).toEqual(asserts.map((assert) => assert.id).sort());
  });

  it.each(Object.entries(facts))('%s has terms, a reference and whatever its family needs', (id, fact) => {
    expect(fact.terms.length).toBeGreaterThan(0);
    for (const term of fact.terms) expect(term).toMatch(/^(B[GT]-\d+(-\d)?|EXT-FR-FE-(BG-)?\d+)$/);
    expect(fact.reference).toMatch(/^XP Z12-012 V1\.4, BR-FR-/);
    expect(id.startsWith(/BR-FR-[A-Z0-9-]+?\d+/.exec(fact.reference)?.[0] ?? 'no rule')).toBe(true);
    if (fact.family !== undefined) expect(Object.keys(fact.name ?? {}).sort()).toEqual(['en', 'fr']);
  });
});

describe.each(languages)('the wording in %s', (language) => {
  const { rules, families } = wordings[language];

  it('has no entry that no rule uses', () => {
    expect(Object.keys(rules).filter((id) => facts[id] === undefined)).toEqual([]);
    const used = new Set(Object.values(facts).map((fact) => fact.family));
    expect(Object.keys(families).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(asserts)('of $id is complete and short enough', ({ id }) => {
    const wording = wordingOf(id, language);
    const title = expand(wording.title ?? '', id, language);
    expect(title).not.toBe('');
    expect(title.length, title).toBeLessThanOrEqual(60);
    for (const text of [wording.explanation, wording.fix])
      expect(expand(text ?? '', id, language)).toMatch(/\S.*[.)]$/s);
    const whole = expand(Object.values(wording).join(' '), id, language);
    expect(whole).not.toMatch(/\{(?!\d+\})|\/text\(\)|namespace-uri/);
  });
});

describe('the messages', () => {
  it.each(asserts)('$id: the English sentence is one sentence', ({ text }) => {
    const plain = text.replaceAll(/<sch:value-of [^>]*\/>/g, 'X');
    expect(plain).toMatch(/^[A-Z].*\.$/s);
    expect(plain.slice(0, -1)).not.toMatch(/[.!?] [A-Z]/);
  });

  it.each(asserts)('$id: every {n} of the French sentence has its value', ({ id, values }) => {
    const message = expand(wordingOf(id, 'fr').message ?? '', id, 'fr');
    expect(message).toMatch(/^(\p{Lu}|\{).*\.$/su);
    for (const number of placeholders(message)) {
      expect(number).toBeGreaterThan(0);
      expect(number).toBeLessThanOrEqual(values);
    }
  });

  it('the English wording carries no message of its own: it stands in the assert', () => {
    const all = [...Object.values(wordings.en.rules), ...Object.values(wordings.en.families)];
    expect(all.filter((wording) => wording.message !== undefined)).toEqual([]);
  });
});
