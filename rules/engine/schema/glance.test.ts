import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { CompiledSchema } from './compile.ts';
import { Glance } from './glance.ts';
import { modelOf } from './read-table.ts';
import type { SchemaTable } from './table.ts';
import { mutate, randomFrom } from './testing/mutant.ts';
import { validateTree } from './validate.ts';

const table = join(import.meta.dirname, '../../packs/cii-d22b/schema.json');
const schema = new CompiledSchema(modelOf(JSON.parse(readFileSync(table, 'utf8')) as SchemaTable));
const glance = new Glance(schema);
const invoice = readFileSync(new URL('testing/invoice.xml', import.meta.url));

const isPlain = (text: string): boolean => glance.isPlain(parse(Buffer.from(text)));

describe('a glance', () => {
  it('sees that a document is valid, and never that one is which is not', () => {
    const original = parse(invoice);
    expect(glance.isPlain(original)).toBe(true);
    const random = randomFrom(11);
    let [valid, plain] = [0, 0];
    for (let i = 0; i < 3_000; i++) {
      const text = mutate(original, random).toString();
      const isValid = faultsOf(text) === 0;
      const seen = isValid !== null && glanceAt(text);
      if (seen) expect(text).toSatisfy(() => isValid);
      valid += Number(isValid);
      plain += Number(seen);
    }
    // Most of what is valid needs no second look.
    expect([valid > 200, plain / valid > 0.7]).toEqual([true, true]);
  });

  it.each([
    ['a text between elements', '<ram:ID>', 'x<ram:ID>'],
    ['an attribute of a stranger', '<ram:ID>', '<ram:ID xmlns:a="urn:a" a:b="">'],
    ['a text in pieces', '<ram:ID>', '<ram:ID><!-- -->'],
    ['xsi:nil', '<ram:ID>', '<ram:ID xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true">'],
  ])('leaves %s to a second look', (_what, part, instead) => {
    expect(invoice.toString()).toContain(part);
    expect(isPlain(invoice.toString().replace(part, instead))).toBe(false);
  });
});

function glanceAt(text: string): boolean {
  try {
    return isPlain(text);
  } catch {
    return false;
  }
}

/** How many; null for what is no XML. */
function faultsOf(text: string): number | null {
  try {
    return validateTree(schema, parse(Buffer.from(text))).length;
  } catch {
    return null;
  }
}
