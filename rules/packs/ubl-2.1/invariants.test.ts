import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { loadSchema, type SchemaTable, type TermTable } from '@conforme/engine/schema';
import { mutate, randomFrom, readable } from '@conforme/engine/schema/testing/mutant';
import { tableOracle } from '@conforme/engine/schema/testing/oracle';
import { hasPlace } from '@conforme/engine/schema/testing/place';

const folder = import.meta.dirname;
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
const table = read<SchemaTable>('schema.json');
const terms = read<TermTable>('terms.json');
const schema = loadSchema(folder);
const fixtures = ['invoice', 'credit-note'].map((name) =>
  readFileSync(path.join(folder, `testing/${name}.xml`)),
);

describe('the pack of UBL 2.1', () => {
  it('says of which schema it speaks', () => {
    expect(schema.explain('value', 'en', [])!.reference).toBe('UBL schema 2.1 (OASIS)');
    expect(schema.explain('value', 'fr', [])!.reference).toBe('Schéma UBL 2.1 (OASIS)');
  });

  it('says in its own words what a document of UBL is, in the common ones everything else', () => {
    const words = (language: 'en' | 'fr', kind: string): string =>
      JSON.stringify(schema.explain(kind, language, ['', 'a', 'b', 'c', 'd']));
    for (const language of ['en', 'fr'] as const) {
      expect(words(language, 'root')).toContain('CreditNote');
      for (const kind of ['root', 'missing', 'value']) expect(words(language, kind)).not.toMatch(/CII|rsm:/);
    }
  });

  it('places every term on a path the schema has, and names it', () => {
    for (const place of Object.keys(terms)) expect(hasPlace(table, place), place).toBe(true);
    const named = (term: string): boolean =>
      !schema.explain('missing', 'en', [term, 'x', 'y'])!.message.includes(`(${term})`);
    expect([...new Set(Object.values(terms).flat())].filter((term) => !named(term))).toEqual([]);
  });

  it('knows both documents by the same terms, but for what only an invoice has an element for', () => {
    const below = (root: string): string[] =>
      Object.keys(terms)
        .filter((place) => place.startsWith(`/${root}/`))
        .flatMap((place) => terms[place]!);
    expect(new Set(below('ubl:Invoice'))).toEqual(new Set(below('cn:CreditNote')));
  });
});

describe('its verdicts', () => {
  const [invoice, creditNote] = fixtures.map((bytes) => bytes.toString('utf8'));
  const told = (document: string): string[] =>
    schema.validate(parse(Buffer.from(document))).map(({ message }) => message);

  it('nothing on valid documents, extensions included', () => {
    for (const document of [invoice!, creditNote!]) expect(told(document)).toEqual([]);
  });

  it.each([
    [
      'a term that is missing',
      /<cbc:IssueDate>.*?<\/cbc:IssueDate>/,
      '',
      'ubl:Invoice lacks cbc:IssueDate (Invoice issue date, BT-2).',
    ],
    [
      'an amount without currency',
      '<cbc:PayableAmount currencyID="EUR">',
      '<cbc:PayableAmount>',
      'cbc:PayableAmount lacks the attribute currencyID (Amount due for payment, BT-115).',
    ],
    [
      'an element of the other document',
      /InvoiceTypeCode/g,
      'CreditNoteTypeCode',
      /^cbc:CreditNoteTypeCode has no place in ubl:Invoice/,
    ],
    ['something of ours inside an extension', '>Une note', '><cbc:ID/>Une note', /^cbc:Note .*cbc:ID/],
  ])('%s', (_, piece, by, message) => {
    const [first, ...rest] = told(invoice!.replace(piece, by));
    expect(first).toMatch(message);
    expect(rest).toEqual([]);
  });

  it('another document of UBL is none of these', () => {
    expect(told('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>')).toEqual([
      'The document starts with Order, but cn:CreditNote, ubl:Invoice is expected.',
    ]);
  });

  it.each([
    ['ubl', 0],
    ['cn', 1],
  ] as const)('agree with libxml2 on 500 mutants of %s', (prefix, index) => {
    const official = tableOracle(table, prefix);
    const original = parse(fixtures[index]!);
    const random = randomFrom(2021 + index);
    const seen = { judged: 0, invalid: 0 };
    while (seen.judged < 500) {
      const tree = readable(mutate(original, random));
      if (!tree) continue;
      const isValid = official(tree.bytes) === 0;
      expect(schema.validate(tree).length === 0, tree.bytes.toString()).toBe(isValid);
      seen.judged++;
      if (!isValid) seen.invalid++;
    }
    expect(seen.invalid).toBeGreaterThan(200);
  });
});
