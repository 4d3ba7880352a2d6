import { names, rereadFor, type Tree } from '@conforme/engine/xml';
import type { CompleteInvoice } from '../invoice/index.ts';
import type {
  DocumentReading,
  ProducedProfile,
  SyntaxPlugin,
  WriteOptions,
  Written,
} from '../plugin/index.ts';

/** What writes and reads documents of one syntax. */
export interface Tables {
  write(invoice: CompleteInvoice, profile: ProducedProfile, options?: WriteOptions): Written;
  readDocument(tree: Tree, strict: boolean): DocumentReading;
}

/** Writing and reading with tables that are imported at first use: a process that only judges never needs them. */
export function deferred(
  id: string,
  bring: () => Promise<Tables>,
): Required<Pick<SyntaxPlugin, 'load' | 'write' | 'read'>> {
  let loading: Promise<void> | undefined;
  let brought: { readonly tables: Tables; readonly epoch: number } | undefined;
  const needed = (): NonNullable<typeof brought> => {
    if (brought === undefined) throw new Error(`the syntax ${id} writes or reads before it is loaded`);
    return brought;
  };
  return {
    load: () =>
      (loading ??= bring().then((tables) => {
        brought = { tables, epoch: names.size };
      })),
    write: (invoice, profile, options) => needed().tables.write(invoice, profile, options),
    // A document may have been read before the names of the tables were known.
    read: (tree, strict = false) => needed().tables.readDocument(rereadFor(needed().epoch, tree), strict),
  };
}
