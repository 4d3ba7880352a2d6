import { ATTRIBUTE, ELEMENT, type Tree } from '@conforme/engine/xml';
import type { Draft } from '../invoice/index.ts';
import type { Level } from './level.ts';

/** Attributes of this namespace say how to check a document (`xsi:schemaLocation`), nothing of the invoice. */
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

export interface ReadingOptions {
  /** BT-5 and BT-6 as they stand in the document; line amounts may precede them. */
  readonly currency: string | null;
  readonly accountingCurrency: string | null;
  /** What the document's own profile has places for. */
  readonly level: Level;
  /** Leaves what is beyond that level unread. */
  readonly strict: boolean;
}

/** One document being read, and what of it no row took. */
export class Reading {
  readonly tree: Tree;
  readonly currency: string | null;
  readonly accountingCurrency: string | null;
  readonly level: Level;
  readonly strict: boolean;
  /** Elements and attributes that no row took. An element stands for everything inside it. */
  readonly unread: number[] = [];
  /** Was anything read that the document's own profile has no place for? */
  beyond = false;

  constructor(tree: Tree, { currency, accountingCurrency, level, strict }: ReadingOptions) {
    this.tree = tree;
    this.currency = currency;
    this.accountingCurrency = accountingCurrency;
    this.level = level;
    this.strict = strict;
  }

  /** The text of an element, trimmed. */
  text(node: number): string {
    return this.tree.text(node).trim();
  }

  /** Every attribute and child element that `takes` refuses is unread. */
  attributes(node: number, takes: (name: string, value: string) => boolean): void {
    const { tree } = this;
    const end = tree.end[node]!;
    let n = node + 1;
    if (n === end) return;
    for (; n < end && tree.kind[n] === ATTRIBUTE; n++) {
      const { uri, local } = tree.nameOf(n);
      if (uri === XSI) continue;
      if (uri !== '' || !takes(local, tree.text(n).trim())) this.unread.push(n);
    }
    for (; n < end; n = tree.end[n]!) if (tree.kind[n] === ELEMENT) this.unread.push(n);
  }
}

/**
 * An element that a row reads where it stands.
 * - `name`: number of its name.
 * - `once`: of several such siblings it takes one; the next is another row's, or unread.
 * - `take` puts the value of the element into the draft; false when it is not for this row, and then nothing was changed.
 */
export interface Place {
  readonly name: number;
  readonly once?: boolean;
  readonly take: Take;
}

export type Take = (reading: Reading, node: number, into: Draft) => boolean;

/** The places of one element's children, by name. */
export class Places {
  readonly #byName = new Map<number, Place[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const known = this.#byName.get(place.name);
      if (known) known.push(place);
      else this.#byName.set(place.name, [place]);
    }
  }

  /**
   * Offers each child of an element to the places of its name, in their order; what none takes is unread. Siblings of one name
   * stand together in every schema, so what a place took once is remembered until the name changes.
   */
  read(reading: Reading, parent: number, into: Draft): void {
    const { tree } = reading;
    const { kind, name, end } = tree;
    let n = parent + 1;
    for (; n < end[parent]! && kind[n] === ATTRIBUTE; n++)
      if (tree.nameOf(n).uri !== XSI) reading.unread.push(n);
    let current = -1;
    let taken = 0;
    for (; n < end[parent]!; n = end[n]!) {
      if (kind[n] !== ELEMENT) continue;
      if (name[n] !== current) taken = 0;
      current = name[n]!;
      const takers = this.#byName.get(current);
      const taker = takers === undefined ? -1 : offered(takers, taken, reading, n, into);
      if (taker < 0) reading.unread.push(n);
      else taken |= 1 << taker;
    }
  }
}

/** @returns the index of the place that took the element, or -1. */
function offered(
  places: readonly Place[],
  taken: number,
  reading: Reading,
  node: number,
  into: Draft,
): number {
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place.once && (taken & (1 << i)) !== 0) continue;
    if (place.take(reading, node, into)) return i;
  }
  return -1;
}
