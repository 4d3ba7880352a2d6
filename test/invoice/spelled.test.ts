import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complete, type CompleteInvoice } from '../../core/invoice/index.ts';
import type { DocumentReading, ProducedProfile } from '../../core/plugin/index.ts';
import { unreadValues } from '../../core/pipeline/unread.ts';
import { readDocument as readCii } from '../../plugins/cii/document.ts';
import { PREFIXES as CII_PREFIXES } from '../../plugins/cii/namespaces.ts';
import { write as writeCii } from '../../plugins/cii/write.ts';
import { readDocument as readUbl } from '../../plugins/ubl/document.ts';
import { PREFIXES as UBL_PREFIXES } from '../../plugins/ubl/namespaces.ts';
import { write as writeUbl } from '../../plugins/ubl/write.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { location, parse, type Prefixes, type Tree } from '../../rules/engine/xml/index.ts';
import { openPacks } from '../../rules/packs/index.ts';
import { cases } from '../cases.ts';
import { SPELLINGS, spelled } from './spelled.ts';
import { wholeInvoices } from './whole.ts';

interface Syntax {
  readonly id: string;
  readonly schema: string;
  readonly prefixes: Prefixes;
  readonly write: (invoice: CompleteInvoice, profile: ProducedProfile) => { readonly bytes: Uint8Array };
  readonly read: (tree: Tree, strict: boolean) => DocumentReading;
}

const SYNTAXES: readonly Syntax[] = [
  { id: 'cii', schema: 'cii-d22b', prefixes: CII_PREFIXES, write: writeCii, read: readCii },
  { id: 'ubl', schema: 'ubl-2.1', prefixes: UBL_PREFIXES, write: writeUbl, read: readUbl },
];
const CONTEXT = { role: '', treatment: '', date: '', container: '' };
const EXTENSION = '#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr';

test.each(SYNTAXES)('what $id says does not depend on its spelling', async (syntax) => {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs', syntax.schema));
  const wanted = ['en16931', 'br-fr', 'extended-ctc-fr'].map((pack) => `${pack}-${syntax.id}`);
  // Of each the newest release.
  const packs = wanted.map((pack) => openPacks().find(({ id }) => id === pack)!);
  await Promise.all(packs.map((pack) => pack.load()));
  const placed = (tree: Tree, node: number): string => location(tree, node, syntax.prefixes);
  const said = (bytes: Uint8Array): unknown => {
    const tree = parse(bytes);
    const { invoice, unread } = syntax.read(tree, true);
    return {
      invoice,
      unread: unreadValues(tree, { prefixes: syntax.prefixes, terms: () => [] }, unread),
      structure: schema
        .validate(tree)
        .map(({ kind, node, expected }) => [kind, placed(tree, node), expected]),
      rules: packs.flatMap((pack) =>
        pack
          .run(tree, CONTEXT)
          .map(({ rule, flag, node, message }) => [pack.id, rule, flag, placed(tree, node), message]),
      ),
    };
  };
  fc.assert(
    fc.property(wholeInvoices, fc.constantFrom(...Object.entries(SPELLINGS)), (invoice, [name, spelling]) => {
      const { bytes } = syntax.write(complete(invoice, []).invoice, 'extended-ctc-fr');
      // As a document of EN 16931, so that a strict reading has much to leave unread.
      const document = Buffer.from(Buffer.from(bytes).toString().replace(EXTENSION, ''));
      expect(said(spelled(parse(document), spelling)), name).toEqual(said(document));
    }),
    { numRuns: cases(60) },
  );
});
