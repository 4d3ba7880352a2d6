// What every syntax keeps to, whatever its documents look like.

import { describe, expect, test } from 'vitest';
import { BLANK_INVOICE, type ReadInvoice } from '../../invoice/index.ts';
import { sample } from '../../invoice/testing/index.ts';
import { InputError, type Flavor, type SyntaxPlugin } from '../../plugin/index.ts';
import type { Schema } from '@conforme/engine/schema';
import { names, parse } from '@conforme/engine/xml';

const MISSING = { node: 3, values: ['BT-1', 'ID'], terms: ['BT-1'] };

/** A schema that always finds the same thing missing, and says so in its own words. */
export function schemaSaying(message = 'Something is missing.'): Schema {
  return {
    validate: () => [{ ...MISSING, kind: 'missing', expected: ['ID'], actual: '', message }],
    terms: (path) => [`term of ${path}`],
    placeOf: () => null,
    explain: (kind) => ({ title: kind, message: '', explanation: '', fix: '', reference: '' }),
  };
}

export interface Kept {
  /** What the sample becomes. */
  readonly flavor: Flavor;
  /** Reads a document of this content. */
  readonly readXml: (content: string) => ReadInvoice;
  /** An element that no table of the syntax has. */
  readonly unheardOf: string;
}

/** Tests of a syntax whose schema is `schemaSaying`. */
export function keepsToTheContract(syntax: SyntaxPlugin, { flavor, readXml, unheardOf }: Kept): void {
  test('a finding of the schema is fatal, names its kind and keeps its node and terms', () => {
    const tree = parse(syntax.write(sample(), 'en16931').bytes);
    expect(syntax.structure(tree, syntax.recognise(tree), 'xml')).toEqual([
      { severity: 'fatal', rule: 'missing', message: 'Something is missing.', ...MISSING },
    ]);
    expect(syntax.explain('missing', 'fr', [])).toMatchObject({ title: 'missing' });
  });

  describe('write', () => {
    test.each([...syntax.profiles])('%s recognises what it wrote', (profile, guideline) => {
      const tree = parse(syntax.write(sample(), profile).bytes);
      expect(syntax.recognise(tree)).toEqual({ syntax: syntax.id, flavor, profile, guideline });
    });

    test('a character XML forbids is the caller’s fault, with its place', () => {
      const written = (): unknown => syntax.write(sample({ buyer_reference: 'a\u0000b' }), 'en16931');
      expect(written).toThrow(InputError);
      expect(written).toThrow(
        expect.objectContaining({
          findings: [expect.objectContaining({ pointer: '/invoice/buyer_reference', rule: null })],
        }),
      );
    });
  });

  describe('read', () => {
    test('an empty document is a blank invoice', () => {
      expect(readXml('')).toEqual(BLANK_INVOICE);
    });

    test('no part of one reading is part of another', () => {
      const first = readXml('');
      expect(first.seller).not.toBe(first.buyer);
      expect(readXml('').lines).not.toBe(first.lines);
    });

    test('names of foreign documents do not fill the table of names', () => {
      const before = names.size;
      readXml(`<${unheardOf} never="1"/>`);
      expect(names.size).toBe(before);
    });
  });
}
