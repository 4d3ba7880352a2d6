import type { Bilingual, Loss } from '@conforme/proto/schema';
import { keysOf } from '@conforme/proto/schema/pointer';
import { termsAt } from '@conforme/proto/schema/terms';
import { location, parse, resolveLocation, type Prefixes, type Tree } from '@conforme/engine/xml';
import { EngineError } from '../errors.ts';
import type { CompleteInvoice } from '../invoice/index.ts';
import type { DocumentReading, Language, Written } from '../plugin/index.ts';
import { uncarried } from './carried.ts';
import type { Destination } from './destination.ts';
import type { Adapted } from './expressible/index.ts';
import { elementsOf } from './elements.ts';
import type { OpenedDocument } from './open.ts';
import { unreadValues } from './unread.ts';

/** What was read, and what was written of it. */
export interface Conversion {
  readonly source: OpenedDocument;
  readonly reading: DocumentReading;
  readonly invoice: CompleteInvoice;
  /** The invoice as it was written. */
  readonly adapted: Adapted;
  readonly written: Written;
  readonly destination: Destination;
}

/** What the result does not carry of its source: what was not read, what was not written, what was attached to the PDF. */
export function lossesOf(conversion: Conversion, language: Language): readonly Loss[] {
  const { source, reading, destination } = conversion;
  const { profile, output } = destination;
  const target = `${profile} (${output})`;
  const unread = unreadValues(source.tree, source.syntax, reading.unread).map(
    ({ location: place, term, value }) => ({
      term,
      location: place,
      value,
      reason: UNREAD[language],
      target,
    }),
  );
  const unwritten = unwrittenValues(conversion).map(({ pointer, ...value }) => ({
    ...value,
    reason: (conversion.adapted.reasonFor(pointer) ?? noPlace(destination))[language],
    target,
  }));
  const files = attachmentsOf(conversion).map((name) => ({
    term: null,
    location: name,
    value: name,
    reason: UNATTACHED[language],
    target,
  }));
  return [...unread, ...unwritten, ...files];
}

/** @throws EngineError when something with a business term would be lost. */
export function refuseLosses(losses: readonly Loss[], { profile, output }: Destination): void {
  const count = losses.filter(({ term }) => term !== null).length;
  if (count === 0) return;
  const [values, valeurs] = count === 1 ? ['value', 'valeur'] : ['values', 'valeurs'];
  const messages = {
    en: `${count} ${values} would be lost in profile ${profile} of ${output}; with allow_loss=true it is converted all the same.`,
    fr: `${count} ${valeurs} se perdrai${count === 1 ? '' : 'en'}t dans le profil ${profile} de ${output} ; avec allow_loss=true la conversion a lieu malgré tout.`,
  };
  throw new EngineError('lossy_conversion', messages, [], { losses });
}

const UNREAD: Bilingual = {
  en: 'The invoice model of this service has no field for it.',
  fr: "Le modèle de facture de ce service n'a pas de champ pour cette valeur.",
};

const UNATTACHED: Bilingual = {
  en: 'An XML document has no attached files.',
  fr: "Un document XML n'a pas de fichiers joints.",
};

function noPlace({ profile, output }: Destination): Bilingual {
  return {
    en: `Profile ${profile} of ${output} has no place for it.`,
    fr: `Le profil ${profile} de ${output} n'a pas de place pour cette valeur.`,
  };
}

interface Unwritten extends Pick<Loss, 'term' | 'location' | 'value'> {
  readonly pointer: string;
}

function unwrittenValues({ source, invoice, adapted, written }: Conversion): readonly Unwritten[] {
  const missing = uncarried(invoice, adapted.ofSource(written), { leaves: true });
  if (missing.length === 0) return [];
  const places = placesOf(source, invoice, new Set(missing));
  return missing.map((pointer) => ({
    pointer,
    term: termsAt(pointer)[0] ?? null,
    location: places.get(pointer) ?? '/',
    value: String(valueAt(invoice, pointer)),
  }));
}

function valueAt(invoice: CompleteInvoice, pointer: string): unknown {
  const [, ...keys] = keysOf(pointer);
  return keys.reduce<unknown>((owner, key) => (owner as Record<string, unknown>)[key], invoice);
}

/**
 * JSON Pointer → where the value stands in the source. Reading keeps no such places, so the invoice is written once more in the
 * syntax it came in: its element is at the same location, or in another order at one of the same path and text.
 */
function placesOf(
  { syntax, tree }: OpenedDocument,
  invoice: CompleteInvoice,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const widest = [...syntax.profiles.keys()].at(-1)!;
  const { bytes, pointers } = syntax.write(invoice, widest);
  const written = parse(bytes);
  const source = new SourcePlaces(tree, syntax.prefixes);
  const places = new Map<string, string>();
  for (const [index, node] of elementsOf(written).entries())
    for (const pointer of pointers[index]!)
      if (wanted.has(pointer) && !places.has(pointer))
        places.set(pointer, source.like(location(written, node, syntax.prefixes), written.text(node).trim()));
  written.release();
  return places;
}

/** Where values stand in the source. */
class SourcePlaces {
  readonly #tree: Tree;
  readonly #prefixes: Prefixes;
  #byText: ReadonlyMap<string, string> | null = null;

  constructor(tree: Tree, prefixes: Prefixes) {
    this.#tree = tree;
    this.#prefixes = prefixes;
  }

  /** The place at this location, where the text stands there; else the first one of the same path with the text. */
  like(place: string, text: string): string {
    const node = nodeAt(this.#tree, place, this.#prefixes);
    if (node !== null && this.#tree.text(node).trim() === text)
      return location(this.#tree, node, this.#prefixes);
    this.#byText ??= this.#index();
    return this.#byText.get(keyOf(place, text)) ?? place;
  }

  #index(): ReadonlyMap<string, string> {
    const places = elementsOf(this.#tree).map((node) => {
      const place = location(this.#tree, node, this.#prefixes);
      return [keyOf(place, this.#tree.text(node).trim()), place] as const;
    });
    return new Map(places.toReversed());
  }
}

function keyOf(place: string, text: string): string {
  return `${place.replaceAll(/\[\d+\]/g, '')} ${text}`;
}

/** Null where nothing stands. */
function nodeAt(tree: Tree, place: string, prefixes: Prefixes): number | null {
  try {
    return resolveLocation(tree, place, prefixes);
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** XML carries no files beside the invoice's own; a PDF keeps those of its source. */
function attachmentsOf({ source, destination }: Conversion): readonly string[] {
  if (source.pdf === null || destination.output === 'facturx-pdf') return [];
  return source.pdf.attachments.filter((name) => name !== source.xmlFilename);
}
