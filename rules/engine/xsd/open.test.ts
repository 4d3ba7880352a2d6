import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@conforme/engine/xml';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSchema, openModel, type SchemaTable } from '../schema/index.ts';
import { toXsd } from '../schema/testing/xsd.ts';
import { mutate, randomFrom, readable } from '../schema/testing/mutant.ts';
import { readXsd } from './index.ts';

const words = fileURLToPath(new URL('../../packs/cii-d22b', import.meta.url));
const fixture = readFileSync(new URL('../schema/testing/invoice.xml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'xsd-'));
afterAll(() => rmSync(folder, { recursive: true }));

const table = JSON.parse(readFileSync(join(words, 'schema.json'), 'utf8')) as SchemaTable;
for (const [name, text] of toXsd(table)) writeFileSync(join(folder, name), text);

describe('our CII table, written as XSD and read again', () => {
  const own = loadSchema(words);
  const { model } = readXsd([join(folder, 'rsm.xsd')], folder);
  const read = openModel(JSON.parse(JSON.stringify(model)) as typeof model, words, 'mine 1.0 (XSD)');

  it('says of 600 mutants what the table says, in the same words', () => {
    const random = randomFrom(7);
    const original = parse(fixture);
    let faults = 0;
    for (let judged = 0; judged < 600;) {
      const tree = readable(mutate(original, random));
      if (!tree) continue;
      judged++;
      const [expected] = own.validate(tree);
      const [found] = read.validate(tree);
      expect(found?.node, tree.bytes.toString()).toBe(expected?.node);
      if (expected) faults++;
      if (expected && expected.kind !== 'alternative')
        expect(found).toMatchObject({
          kind: expected.kind,
          message: expected.message,
          terms: expected.terms,
        });
    }
    expect(faults).toBeGreaterThan(200);
  });

  it('counts faults behind those that are told, as the table does', () => {
    const notes = '<ram:IncludedNote a=""/><ram:IncludedNote>text</ram:IncludedNote>'.repeat(1500);
    const flood = fixture.toString().replace('</ram:IssueDateTime>', `</ram:IssueDateTime>${notes}`);
    const judged = (by: typeof read, most: number) =>
      by.validate(parse(Buffer.from(flood)), most).map(({ node, kind, times }) => ({ node, kind, times }));
    expect(judged(read, 10)).toEqual(judged(own, 10));
    expect(judged(read, 10).slice(10)).toMatchObject([
      { kind: 'attribute', times: 1495 },
      { kind: 'text', times: 1495 },
    ]);
    expect(judged(read, 3000)).toHaveLength(3000);
  });

  it('speaks both languages and refers to whose schema it is', () => {
    const tree = parse(
      Buffer.from(
        fixture.toString().replace(/<ram:ChargeAmount>50.00<\/ram:ChargeAmount>(?=\s*<ram:Basis)/, ''),
      ),
    );
    const [finding] = read.validate(tree);
    expect(finding).toMatchObject({ kind: 'missing', terms: ['BT-146'] });
    const french = read.explain('missing', 'fr', finding!.values)!;
    expect(french.reference).toBe('mine 1.0 (XSD)');
    expect(french.message).not.toBe(finding!.message);
    expect(french.message).toContain('BT-146');
  });
});
