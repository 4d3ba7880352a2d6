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
const [collected, disputed] = ['collected', 'disputed'].map((name) =>
  readFileSync(path.join(folder, `../testing/${name}.xml`)),
) as [Buffer, Buffer];

describe('the schema of CDAR D22B', () => {
  it('places every term on a path the schema has, and names it in both languages', () => {
    for (const place of Object.keys(terms)) expect(hasPlace(table, place), place).toBe(true);
    for (const language of ['en', 'fr'] as const)
      for (const term of new Set(Object.values(terms).flat()))
        expect(schema.explain('missing', language, [term, 'x', 'y'])!.message).not.toContain(`(${term})`);
  });

  it('says what a status is, and speaks of no invoice', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = ['root', 'missing'].map((kind) => schema.explain(kind, language, ['', 'a', 'b', 'c']));
      expect(JSON.stringify(words)).toContain('CrossDomainAcknowledgementAndResponse');
      expect(JSON.stringify(words)).not.toMatch(/CII|invoice|facture/i);
    }
  });

  it('has nothing to say of valid statuses', () => {
    for (const document of [collected, disputed]) expect(schema.validate(parse(document))).toEqual([]);
  });

  it.each([
    [
      /<ram:ReasonCode>PU_ERR.*?<ram:SequenceNumeric>2<\/ram:SequenceNumeric>/s,
      '<ram:SequenceNumeric>two</ram:SequenceNumeric>',
      /^ram:SequenceNumeric \(Sequence number of the detail, MDT-124-2\) is "two", but a number /,
    ],
    [
      /<ram:GuidelineSpecified.*<\/ram:GuidelineSpecifiedDocumentContextParameter>/s,
      '',
      /lacks ram:GuidelineSpecifiedDocumentContextParameter \(Message profile group, MDG-3\)\.$/,
    ],
  ])('names the term it is about: %s', (piece, by, message) => {
    const found = schema.validate(parse(Buffer.from(disputed.toString('utf8').replace(piece, by))));
    expect(found.map((finding) => finding.message)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['an amount collected', collected, 1],
    ['a dispute', disputed, 2],
  ] as const)('agrees with libxml2 on 500 mutants of %s', (_, document, seed) => {
    const official = tableOracle(table, 'rsm');
    const original = parse(document);
    const random = randomFrom(2210 + seed);
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
