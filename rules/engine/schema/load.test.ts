import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/engine/xml';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSchema, type SchemaTable, type TermTable } from './index.ts';
import type { MessageTable } from './words.ts';
import { hasPlace } from './testing/place.ts';

const folder = fileURLToPath(new URL('../../packs/cii-d22b', import.meta.url));
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const en = read<MessageTable>('messages/en.json');
const fr = read<MessageTable>('messages/fr.json');
const terms = read<TermTable>('terms.json');
const table = read<SchemaTable>('schema.json');

describe('the pack of CII D22B', () => {
  it('speaks both languages of the same things, with the same values', () => {
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
    expect(Object.keys(fr.types)).toEqual(Object.keys(en.types));
    expect(Object.keys(fr.terms)).toEqual(Object.keys(en.terms));
    const values = (text: string): string[] => [...new Set(text.match(/\{\d+/g))].sort();
    for (const [kind, words] of Object.entries(en.rules)) {
      expect(values(fr.rules[kind]!.message), kind).toEqual(values(words.message));
      for (const { title } of [words, fr.rules[kind]!]) expect(title.length, title).toBeLessThanOrEqual(60);
    }
  });

  it('names every term, and every built-in type that can go wrong', () => {
    const unnamed = Object.values(terms)
      .flat()
      .filter((term) => en.terms[term] === undefined);
    expect(unnamed).toEqual([]);
    const bases = [...Object.values(table.simpleTypes), ...Object.values(table.types)].map(
      (type) => type.base,
    );
    const direct = Object.values(table.types).flatMap((type) =>
      (type.children ?? []).map((child) => child[1]),
    );
    const builtIn = new Set([...bases, ...direct].filter((name) => name?.startsWith('xs:')));
    expect([...builtIn].filter((name) => en.types[name!] === undefined)).toEqual([]);
  });

  it('places every term on a path the schema has', () => {
    for (const path of Object.keys(terms)) expect(hasPlace(table, path), path).toBe(true);
  });
});

describe('explain', () => {
  const schema = loadSchema(folder);
  const document =
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
  const [finding] = schema.validate(parse(Buffer.from(document)));

  it('puts the same values into the other language', () => {
    expect(schema.explain(finding!.kind, 'en', finding!.values)?.message).toBe(finding!.message);
    expect(
      schema.explain('value', 'fr', ['BT-131', 'ram:LineTotalAmount', '1 000,00', 'xs:decimal']),
    ).toEqual({
      title: "Valeur d'un mauvais type",
      message:
        "ram:LineTotalAmount (Montant net de la ligne, BT-131) vaut « 1 000,00 » alors qu'il faut un nombre avec un point " +
        'décimal, sans espace ni séparateur de milliers, comme 1234.50.',
      explanation: expect.stringContaining('Le schéma donne un type'),
      fix: expect.stringContaining('ram:LineTotalAmount'),
      reference: 'Schéma CII D22B (UN/CEFACT)',
    });
  });

  it('takes values as they are, whatever they hold', () => {
    const words = schema.explain('value', 'en', ['BT-1 BT-999', 'ram:ID', '$& {1:terms} $1', 'xs:other']);
    expect(words?.message).toBe(
      'ram:ID (Invoice number, BT-1; BT-999) is "$& {1:terms} $1", but xs:other is expected.',
    );
  });

  it("knows nothing of rules that are not the schema's", () => {
    expect(schema.explain('BR-01', 'en', [])).toBeNull();
    expect(schema.explain('toString', 'en', [])).toBeNull();
  });
});

describe('a pack that does not hold together', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'schema-pack-'));
    cpSync(folder, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it.each([
    ['pack.json', '{"id":"x","kind":"schematron"}', 'not a schema'],
    ['schema.json', '{', 'schema.json cannot be read'],
    ['messages/fr.json', JSON.stringify({ ...fr, rules: {} }), 'no sentence for "root"'],
    [
      'messages/en.json',
      JSON.stringify({ ...en, rules: { ...en.rules, text: { message: '{1:shout}' } } }),
      'unknown form "shout"',
    ],
  ])('%s: %s', (file, content, reason) => {
    writeFileSync(join(copy, file), content);
    expect(() => loadSchema(copy)).toThrow(reason);
  });
});
