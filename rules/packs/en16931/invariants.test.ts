import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Facts {
  terms: string[];
  reference: string;
  family?: string;
  name?: { en: string; fr: string };
}
interface Speech {
  title: string;
  message?: string;
  explanation: string;
  fix: string;
}
interface Messages {
  rules: Record<string, Speech>;
  families: Record<string, Speech>;
}

const here = import.meta.dirname;
const text = (file: string): string => readFileSync(path.join(here, file), 'utf8');
const json = <T>(file: string): T => JSON.parse(text(file)) as T;

const facts = json<Record<string, Facts>>('rules.json');
const messages = { en: json<Messages>('messages/en.json'), fr: json<Messages>('messages/fr.json') };
const pack = json<{ schematron: string; codelists: Record<string, string>; removes: string[] }>(
  'cii/pack.json',
);
const schemaFile = path.join('cii', pack.schematron);

const included = [...text(schemaFile).matchAll(/<sch:include href="([^"]+)"/g)].map(
  ([, href]) => `cii/${href}`,
);
const sources = [schemaFile, ...included].map(text);

/** Asserts of one pattern: id as written (abstract ones still hold $rule), and how many values its sentence has. */
function assertsIn(source: string): { id: string; values: number; sentence: string; flag: string }[] {
  return [...source.matchAll(/<sch:assert id="([^"]+)" flag="([^"]*)"[^>]*>(.*?)<\/sch:assert>/gs)].map(
    ([, id = '', flag = '', sentence = '']) => ({
      id,
      flag,
      sentence,
      values: sentence.split('<sch:value-of').length - 1,
    }),
  );
}

/** The asserts of the pack with abstract patterns written out once per instance. */
function allAsserts(): ReturnType<typeof assertsIn> {
  const abstractId = (source: string): string | undefined =>
    /<sch:pattern [^>]*abstract="true" id="([^"]+)"/.exec(source)?.[1];
  const instances = [
    ...text(schemaFile).matchAll(/<sch:pattern id="[^"]+" is-a="([^"]+)">(.*?)<\/sch:pattern>/gs),
  ];
  return sources.flatMap((source) => {
    const shape = abstractId(source);
    if (shape === undefined) return assertsIn(source);
    return instances
      .filter(([, isA]) => isA === shape)
      .flatMap(([, , body = '']) => {
        const rule = /name="rule" value="([^"]+)"/.exec(body)?.[1] ?? '';
        return assertsIn(source).map((found) => ({ ...found, id: found.id.replace('$rule', rule) }));
      });
  });
}

const asserts = allAsserts();
const ids = asserts.map(({ id }) => id);
const speechOf = (id: string, language: 'en' | 'fr'): Speech | undefined =>
  messages[language].rules[id] ?? messages[language].families[facts[id]?.family ?? ''];
const filled = (template: string, id: string, language: 'en' | 'fr'): string =>
  template
    .replaceAll('{name}', facts[id]?.name?.[language] ?? '{name}')
    .replaceAll('{term}', facts[id]?.terms[0] ?? '{term}')
    .replaceAll('{rule}', id);

describe('the EN 16931 pack for CII', () => {
  it('holds each business rule once', () => {
    expect(ids).toHaveLength(223);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['BR-01', 'BR-CO-10', 'BR-DEC-28', 'BR-CL-26', 'BR-IC-12', 'BR-AG-07']),
    );
  });

  it('includes every file of its folder', () => {
    const files = ['cii', 'cii/vat'].flatMap((folder) =>
      readdirSync(path.join(here, folder))
        .filter((file) => file.endsWith('.sch'))
        .map((file) => `${folder}/${file}`),
    );
    expect(files.sort()).toEqual([schemaFile, ...included].sort());
  });

  it('knows the terms, the reference and both languages of every rule, and of no other', () => {
    expect(Object.keys(facts).sort()).toEqual([...ids].sort());
    for (const { terms, reference } of Object.values(facts)) {
      expect(terms.length).toBeGreaterThan(0);
      for (const term of terms) expect(term).toMatch(/^B[TG]-\d+(-\d)?$/);
      expect(reference).toMatch(/^EN 16931-1/);
    }
    for (const language of ['en', 'fr'] as const) {
      expect(Object.keys(messages[language].rules).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('is fatal throughout and speaks one sentence each', () => {
    for (const { id, flag, sentence } of asserts) {
      expect(flag, id).toBe('fatal');
      expect(sentence.trim(), id).toMatch(/^[A-Z].*\.$/s);
    }
  });

  it('binds each code list it declares and declares each it binds', () => {
    const declared = [...text(schemaFile).matchAll(/<sch:let name="([^"]+)"\/>/g)].map(([, name]) => name);
    expect(Object.keys(pack.codelists).sort()).toEqual([...declared].sort());
    for (const file of Object.values(pack.codelists)) {
      expect(json<{ codes: string[] }>(path.join('cii', file)).codes.length).toBeGreaterThan(0);
    }
  });
});

describe.each(['en', 'fr'] as const)('what the rules say in %s', (language) => {
  it.each(asserts)('$id: title, explanation, fix, and no placeholder without a value', ({ id, values }) => {
    const speech = speechOf(id, language);
    if (speech === undefined) throw new Error(`${id} has no ${language} message`);
    expect(filled(speech.title, id, language).length).toBeLessThanOrEqual(60);
    for (const part of [speech.title, speech.explanation, speech.fix]) expect(part.trim()).not.toBe('');
    if (language === 'fr') expect(speech.message).toMatch(/^\p{Lu}.*\.$/su);
    const written = Object.values(speech).map((part: string) => filled(part, id, language));
    for (const [, hole = ''] of written.join(' ').matchAll(/\{(\w*)\}/g)) {
      expect(Number(hole), `{${hole}} in ${id}`).toBeGreaterThan(0);
      expect(Number(hole), `{${hole}} in ${id}`).toBeLessThanOrEqual(values);
    }
  });
});

describe('the interim BASIC WL pack', () => {
  it('removes rules that exist', () => {
    const { extends: base, removes } = json<{ extends: string; removes: string[] }>(
      '../facturx-basicwl/cii/pack.json',
    );
    expect(base).toBe('../../en16931/cii');
    expect(removes.filter((id) => !ids.includes(id))).toEqual([]);
    expect(removes).toContain('BR-16');
  });
});
