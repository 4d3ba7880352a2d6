import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import type { Pack } from '@conforme/engine/schematron';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import * as cii from './testing/cii.ts';
import { beyondCii, ciiSeveral, ciiTwoWay, inCii, onCii } from './testing/cii-cases.ts';
import { sharedCases } from './testing/shared-cases.ts';
import type { Cases } from './testing/shared-cases.ts';
import { beyondUbl, inUbl, onCreditNote, onUbl, ublSeveral, ublTwoWay } from './testing/ubl-cases.ts';
import * as ubl from './testing/ubl.ts';
import { edited } from './testing/values.ts';

/** Every rule finds nothing in a proper invoice, and something in one that is spoiled for it. */

const packOf = (folder: string): Pack =>
  loadPack(instantiate(emit(compilePack(path.join(import.meta.dirname, folder))), '{ pack }'));

function found(pack: Pack, document: string): string[] {
  const context = { role: '', treatment: '', date: '', container: '' };
  return pack.run(parse(new TextEncoder().encode(document)), context).map(({ rule }) => rule);
}

const documentsOf = ({ invoice, severalSellers, twoWay }: Documents): Record<string, string> => ({
  invoice,
  severalSellers,
  twoWay,
});

type Documents = Pick<typeof cii, 'invoice' | 'severalSellers' | 'twoWay'>;

interface Suite {
  readonly packs: Readonly<Record<'1.4.0.04' | '1.4.0.03', Pack>>;
  readonly documents: Readonly<Record<string, string>>;
  /** Name of the document, then the cases on it. */
  readonly cases: ReadonlyArray<readonly [document: string, cases: Cases]>;
  /** Rules of the official pack that no document can fail, or none that passed the schema. */
  readonly dead: readonly string[];
}

const suites: Readonly<Record<string, Suite>> = {
  UBL: {
    packs: { '1.4.0.04': packOf('ubl'), '1.4.0.03': packOf('ubl-1.4.0.03') },
    documents: { ...documentsOf(ubl), creditNote: ubl.asCreditNote(ubl.invoice) },
    cases: [
      ['invoice', { ...sharedCases(inUbl), ...onUbl, ...beyondUbl }],
      ['creditNote', onCreditNote],
      ['severalSellers', ublSeveral],
      ['twoWay', ublTwoWay],
    ],
    dead: ['BR-FR-16_BT-103', 'BR-FR-DEC-01_BT-111'],
  },
  CII: {
    packs: { '1.4.0.04': packOf('cii'), '1.4.0.03': packOf('cii-1.4.0.03') },
    documents: documentsOf(cii),
    cases: [
      ['invoice', { ...sharedCases(inCii), ...onCii, ...beyondCii }],
      ['severalSellers', ciiSeveral],
      ['twoWay', ciiTwoWay],
    ],
    dead: ['BR-FR-DEC-01_BT-111'],
  },
};

describe.each(Object.entries(suites))('BR-FR Flux 2 for %s', (_, { packs, documents, cases, dead }) => {
  describe.each(Object.entries(packs))('%s', (_, pack) => {
    it.each(cases)('finds nothing in the document %s', (name) => {
      expect(found(pack, documents[name]!)).toEqual([]);
    });

    describe.each(cases)('in the document %s', (name, table) => {
      it.each(Object.entries(table))('%s can fail', (rule, edits) => {
        expect(found(pack, edited(documents[name]!, ...edits))).toContain(rule);
      });
    });

    it('has a case for every rule that can fail', () => {
      const tried = new Set([...cases.flatMap(([, table]) => Object.keys(table)), ...dead]);
      expect(pack.rules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
    });
  });
});
