import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchema, type Schema, type SchemaTable } from '@conforme/engine/schema';
import { mutate, randomFrom, readable } from '@conforme/engine/schema/testing/mutant';
import { tableOracle } from '@conforme/engine/schema/testing/oracle';
import { parse, sourceOf, type Tree } from '@conforme/engine/xml';
import { payments, transactions } from './flux10/testing/documents.ts';
import * as cii from './flux1/testing/cii.ts';
import * as ubl from './flux1/testing/ubl.ts';

/** Our validator against libxml2 on mutants, by the tables of the messages; test/oracle/xsd.ts has the published schemas of CDAR and Flux 10. */

const MUTANTS = 400;

/** Without what the schema has no place for: a full extract becomes a base one. */
function accepted(schema: Schema, text: string): Tree {
  for (;;) {
    const tree = parse(Buffer.from(text));
    const [fault] = schema.validate(tree);
    if (!fault) return tree;
    expect(fault.kind, fault.message).toBe('unknown');
    const { from, to } = sourceOf(tree, fault.node);
    text = Buffer.concat([tree.bytes.subarray(0, from), tree.bytes.subarray(to)]).toString();
  }
}

const SUITES: readonly (readonly [folder: string, main: string, document: string])[] = [
  ['flux10/schema', '', transactions],
  ['flux10/schema', '', payments],
  ['flux1/cii-base/schema', 'rsm', cii.full],
  ['flux1/cii-full/schema', 'rsm', cii.full],
  ['flux1/ubl-base/schema', 'ubl', ubl.full],
  ['flux1/ubl-full/schema', 'ubl', ubl.full],
  ['flux1/ubl-full/schema', 'cn', ubl.asCreditNote(ubl.full)],
];

describe.each(SUITES)('%s, beginning with "%s"', (folder, main, document) => {
  it(`agrees with libxml2 on ${MUTANTS} mutants`, () => {
    const place = path.join(import.meta.dirname, folder);
    const table = JSON.parse(readFileSync(path.join(place, 'schema.json'), 'utf8')) as SchemaTable;
    const [schema, official] = [loadSchema(place), tableOracle(table, main)];
    const original = accepted(schema, document);
    expect(official(original.bytes)).toBe(0);
    const random = randomFrom(1022);
    const seen = { judged: 0, invalid: 0 };
    while (seen.judged < MUTANTS) {
      const tree = readable(mutate(original, random));
      if (!tree) continue;
      const isValid = official(tree.bytes) === 0;
      expect(schema.validate(tree).length === 0, tree.bytes.toString()).toBe(isValid);
      seen.judged++;
      if (!isValid) seen.invalid++;
    }
    expect(seen.invalid).toBeGreaterThan(MUTANTS / 4);
    expect(seen.invalid).toBeLessThan(MUTANTS);
  });
});
