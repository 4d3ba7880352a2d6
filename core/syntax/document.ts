import {
  NO_REASONS,
  readInvoiceShape,
  reasonsOf,
  type CompleteInvoice,
  type ReadInvoice,
} from '../invoice/index.ts';
import type { DocumentReading, ProducedProfile, WriteOptions } from '../plugin/index.ts';
import { element } from '@conforme/engine/xml';
import type { QualifiedName, Tree, XmlElement } from '@conforme/engine/xml';
import type { Draft } from './draft.ts';
import { withoutRepeatedReasons } from './exemption.ts';
import { EXTENDED, levelOfProfile, writtenLevel } from './level.ts';
import { Reading, type Places, type ReadingOptions } from './reading.ts';
import { placesOf, type Row, type Target } from './row.ts';

/** What a profile asks of the writer. Only the extended ones know reasons at any other place than the breakdown. */
export function targetOf(
  invoice: CompleteInvoice,
  profile: ProducedProfile,
  guidelines: ReadonlyMap<ProducedProfile, string>,
  { guideline = null }: WriteOptions = {},
): Target {
  const own = guidelines.get(profile);
  if (own === undefined) throw new RangeError(`the syntax has no profile ${profile}`);
  return {
    guideline: guideline ?? own,
    currency: invoice.currency,
    accountingCurrency: invoice.vat_accounting_currency,
    level: writtenLevel(profile, guideline),
    reasons: levelOfProfile(profile) === EXTENDED ? reasonsOf(invoice) : NO_REASONS,
  };
}

/** The document as elements; nothing of it depends on anything but the invoice and the target. */
export function writeRows<To extends Target>(
  root: QualifiedName,
  rows: readonly Row<CompleteInvoice, To>[],
  invoice: CompleteInvoice,
  target: To,
): XmlElement {
  const content: XmlElement[] = [];
  for (const row of rows) for (const child of row.write(invoice, '/invoice', target)) content.push(child);
  return element(root, content);
}

/** What rows read of a whole document. */
export function documentPlaces<To extends Target>(rows: readonly Row<CompleteInvoice, To>[]): () => Places {
  return placesOf(rows, readInvoiceShape());
}

/**
 * Lenient: what the rows know is read wherever the schema has it, whatever stands around it. Extract shows the keys of
 * `totals` even where a document has none.
 */
export function readInvoice(places: Places, tree: Tree, options: ReadingOptions): DocumentReading {
  const shape = readInvoiceShape();
  const draft = { ...shape.fresh(), ...NOTHING_IMPLIED, totals: shape.part('totals').fresh() } as Draft;
  const reading = new Reading(tree, options);
  places.read(reading, tree.root, draft);
  withoutRepeatedReasons(draft);
  draft['vat_breakdown'] = (draft['totals'] as Draft)['vat_breakdown'];
  // Only rows put keys into the draft, and their types know which ones.
  const unread = reading.unread.sort((a, b) => a - b);
  return { invoice: draft as unknown as ReadInvoice, unread, beyond: reading.beyond };
}

/** What a caller may write for short is spelled out in a document. */
const NOTHING_IMPLIED = { french_mentions: null } as const;
