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
import { DAMAGES } from '../oracle/damages.ts';
import { documentText, mutate, withChildren, type Change } from '../oracle/mutate.ts';
import { readMarkup } from '../oracle/sch/markup.ts';
import { LINE_ENDS, PLAIN, SPELLINGS, spelled } from './spelled.ts';
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

/** What is said of a document: values that are read and unread, findings of its schema and of rules, each with its place and line. */
async function judge({ id, schema: folder, prefixes, read }: Syntax): Promise<(bytes: Uint8Array) => Said> {
  const schema = loadSchema(path.join(import.meta.dirname, '../../rules/packs', folder));
  const wanted = ['en16931', 'br-fr', 'extended-ctc-fr'].map((pack) => `${pack}-${id}`);
  // Of each the newest release.
  const packs = wanted.map((pack) => openPacks().find((each) => each.id === pack)!);
  await Promise.all(packs.map((pack) => pack.load()));
  return (bytes) => {
    const tree = parse(bytes);
    const { invoice, unread } = read(tree, true);
    const structure = schema.validate(tree);
    const rules = packs.flatMap((pack) =>
      pack.run(tree, CONTEXT).map((found) => ({ pack: pack.id, ...found })),
    );
    const placed = (node: number): string => location(tree, node, prefixes);
    return {
      invoice,
      unread: unreadValues(tree, { prefixes, terms: () => [] }, unread),
      structure: structure.map(({ kind, node, expected, actual }) => [kind, placed(node), expected, actual]),
      rules: rules.map(({ pack, rule, flag, node, message }) => [pack, rule, flag, placed(node), message]),
      lines: [...structure, ...rules].map(({ node }) => tree.position(node).line),
    };
  };
}

interface Said extends Readonly<Record<'invoice' | 'unread' | 'structure' | 'rules', unknown>> {
  readonly lines: readonly number[];
}

const spellings = fc.constantFrom(...Object.entries(SPELLINGS));

test.each(SYNTAXES)('what $id says does not depend on its spelling', async (syntax) => {
  const said = await judge(syntax);
  fc.assert(
    fc.property(wholeInvoices, spellings, (invoice, [name, spelling]) => {
      const { bytes } = syntax.write(complete(invoice, []).invoice, 'extended-ctc-fr');
      // As a document of EN 16931, so that a strict reading has much to leave unread.
      const document = Buffer.from(Buffer.from(bytes).toString().replace(EXTENSION, ''));
      const unlined = (bytes: Uint8Array): unknown => ({ ...said(bytes), lines: [] });
      expect(unlined(spelled(parse(document, true), spelling)), name).toEqual(unlined(document));
    }),
    { numRuns: cases(60) },
  );
});

/** A text where only elements may stand. */
const stray: Change = ({ parent, index }, value) =>
  withChildren(parent, parent.children.toSpliced(index, 0, ['12x', ' 3  4 ', '<&'][value % 3]!));
const damages = fc.array(fc.record({ kind: fc.nat(), at: fc.nat(), value: fc.nat() }), {
  minLength: 1,
  maxLength: 3,
});

test.each(SYNTAXES)('neither do the findings of an invalid $id, nor their lines', async (syntax) => {
  const said = await judge(syntax);
  const lineEnds = fc.constantFrom(...LINE_ENDS);
  fc.assert(
    fc.property(
      wholeInvoices,
      damages,
      spellings,
      lineEnds,
      (invoice, drawn, [name, spelling], [between, other]) => {
        const { bytes } = syntax.write(complete(invoice, []).invoice, 'extended-ctc-fr');
        const mutant = documentText(
          mutate(readMarkup(bytes, name), drawn, [...DAMAGES, stray, stray, stray]),
        );
        const tree = parse(Buffer.from(mutant), true);
        const inLines = spelled(tree, { ...spelling, gap: ' ', between });
        expect(said(inLines), name).toEqual(said(spelled(tree, { ...PLAIN, between: other })));
      },
    ),
    { numRuns: cases(60) },
  );
});
