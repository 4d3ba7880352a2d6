import type { ReadInvoice } from '../invoice/index.ts';
import type { Flavor, PdfFacts, Profile } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { open } from './open.ts';
import { staged } from './stage.ts';

export interface Extracted {
  readonly flavor: Flavor;
  readonly profile: Profile | null;
  readonly guideline: string | null;
  readonly xmlFilename: string | null;
  readonly fields: ReadInvoice;
  readonly pdf: PdfFacts | null;
  /** The XML as text, whatever its encoding was. */
  readonly xmlText: string;
}

/** Document → the fields of the contract. Reads what is there, judges nothing. */
export async function extract(registry: Registry, bytes: Uint8Array): Promise<Extracted> {
  const { recognised, xmlFilename, pdf, syntax, tree } = await open(registry, bytes);
  await syntax.load?.();
  const { invoice: fields } = staged('read', () => syntax.read(tree));
  return { ...recognised, xmlFilename, pdf, xmlText: tree.bytes.toString('utf8'), fields };
}
