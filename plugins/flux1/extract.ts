import type { ExtractTaken, LeftOut, Supplied, TermLacking } from '@conforme/core/plugin';
import { ATTRIBUTE, element, serialise, type Tree, type XmlElement } from '@conforme/engine/xml';
import { LEFT_OUT, SUPPLIED } from './reasons.ts';
import { CII } from './places/cii.ts';
import { placesOf, type Place } from './places/places.ts';
import { UBL_CREDIT_NOTE } from './places/ubl-creditnote.ts';
import { UBL_INVOICE } from './places/ubl-invoice.ts';

/** Document element → the outline of what Flux 1 takes below it. */
const OUTLINES: ReadonlyMap<string, string> = new Map([
  ['rsm:CrossIndustryInvoice', CII],
  ['ubl:Invoice', UBL_INVOICE],
  ['cn:CreditNote', UBL_CREDIT_NOTE],
]);

const placesCache = new Map<string, ReadonlyMap<string, Place>>();

/** Read with the first extract: who judges needs none. */
function placesBelow(root: string): ReadonlyMap<string, Place> {
  const known = placesCache.get(root) ?? placesOf(OUTLINES.get(root)!);
  placesCache.set(root, known);
  return known;
}

export interface Wanted {
  readonly isFull: boolean;
  /** BT-24 of the extract. */
  readonly profile: string;
  /** Prefix → URI. */
  readonly namespaces: ReadonlyMap<string, string>;
}

/**
 * Of an invoice the elements that Flux 1 takes, as they stand, under a BT-24 of its own. Nothing is supplied but BT-148, which Flux 1
 * demands (G6.09) where EN 16931 leaves it free: without discount it is BT-146.
 */
export function extractOf(tree: Tree, wanted: Wanted): ExtractTaken {
  return new Extraction(tree, wanted).taken();
}

class Extraction {
  readonly #tree: Tree;
  readonly #wanted: Wanted;
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #leftOut: LeftOut[] = [];
  readonly #supplied: Supplied[] = [];
  readonly #lacking: TermLacking[] = [];

  constructor(tree: Tree, wanted: Wanted) {
    this.#tree = tree;
    this.#wanted = wanted;
    this.#prefixes = new Map([...wanted.namespaces].map(([prefix, uri]) => [uri, prefix]));
  }

  taken(): ExtractTaken {
    const { root } = this.#tree;
    const name = this.#nameOf(root);
    const children = this.#childrenOf(root, `/${name}`, placesBelow(name));
    const { bytes } = serialise(element(name, children), { namespaces: this.#wanted.namespaces });
    return { bytes, leftOut: this.#leftOut, supplied: this.#supplied, lacking: this.#lacking };
  }

  #nameOf(node: number): string {
    const { uri, local } = this.#tree.nameOf(node);
    const prefix = this.#prefixes.get(uri);
    return prefix === undefined ? local : `${prefix}:${local}`;
  }

  #childrenOf(parent: number, path: string, places: ReadonlyMap<string, Place>): XmlElement[] {
    const taken: XmlElement[] = [];
    const names = new Set<string>();
    for (const node of this.#tree.children(parent)) {
      const place = places.get(this.#nameOf(node));
      const reason = this.#reasonAgainst(node, place, names);
      if (reason) this.#leftOut.push({ node, reason });
      const copied = place && !reason ? this.#copyOf(node, `${path}/${place.name}`, place) : null;
      if (!copied) continue;
      names.add(copied.name);
      taken.push(copied);
    }
    const whole = withGrossPrice(taken, (value) =>
      this.#supplied.push({ term: 'BT-148', value, node: parent, reason: SUPPLIED }),
    );
    this.#lackingIn(path, places, new Set(whole.map(({ name }) => name)));
    return whole;
  }

  #reasonAgainst(
    node: number,
    place: Place | undefined,
    names: ReadonlySet<string>,
  ): LeftOut['reason'] | null {
    if (!place) return LEFT_OUT.noPlace;
    if (place.full && !this.#wanted.isFull) return LEFT_OUT.fullOnly;
    if (place.where && this.#textAt(node, place.where.path) !== place.where.value) return LEFT_OUT.otherKind;
    return place.once && names.has(place.name) ? LEFT_OUT.oneOnly : null;
  }

  #textAt(node: number, [step, ...rest]: readonly string[]): string | null {
    const tree = this.#tree;
    if (step === undefined) return tree.text(node).trim();
    if (!step.startsWith('@')) {
      const child = tree.children(node).find((each) => this.#nameOf(each) === step);
      return child === undefined ? null : this.#textAt(child, rest);
    }
    const attribute = this.#attributesOf(node).find((each) => `@${tree.nameOf(each).local}` === step);
    return attribute === undefined ? null : tree.text(attribute).trim();
  }

  #attributesOf(node: number): number[] {
    const { kind, end } = this.#tree;
    const found: number[] = [];
    for (let n = node + 1; n < end[node]! && kind[n] === ATTRIBUTE; n++) found.push(n);
    return found;
  }

  #copyOf(node: number, path: string, place: Place): XmlElement | null {
    if (place.terms.includes('BT-24')) return element(place.name, this.#wanted.profile);
    const attributes = this.#attributesKept(node, place);
    if (place.children.size === 0) return element(place.name, this.#tree.text(node), { attributes });
    const children = this.#childrenOf(node, path, place.children);
    return children.length === 0 && !place.kept ? null : element(place.name, children, { attributes });
  }

  #attributesKept(node: number, place: Place): XmlElement['attributes'] {
    const kept: (readonly [string, string])[] = [];
    for (const attribute of this.#attributesOf(node)) {
      const { uri, local } = this.#tree.nameOf(attribute);
      if (uri === '' && place.attributes.has(local)) kept.push([local, this.#tree.text(attribute)]);
      else if (uri === '') this.#leftOut.push({ node: attribute, reason: LEFT_OUT.noPlace });
    }
    return kept;
  }

  /** What is demanded inside a group is lacking there only; groups that hold demanded terms and are not there at all lack all of them. */
  #lackingIn(path: string, places: ReadonlyMap<string, Place>, names: ReadonlySet<string>): void {
    for (const place of places.values()) {
      if (names.has(place.name) || (place.full && !this.#wanted.isFull)) continue;
      const below = `${path}/${place.name}`;
      const [term] = place.terms;
      if (place.needed && term !== undefined) this.#lacking.push({ term, path: below });
      const demanded = place.needed || (term === undefined && place.kept);
      if (demanded) this.#lackingIn(below, place.children, NONE);
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

const textOf = ({ content }: XmlElement): string => (typeof content === 'string' ? content : '');
const inside = ({ content }: XmlElement): readonly XmlElement[] =>
  typeof content === 'string' ? [] : content;

/** The children of the group of prices of a line with BT-148, where they lack it. */
function withGrossPrice(taken: XmlElement[], supply: (value: string) => void): XmlElement[] {
  const has = (name: string): boolean => taken.some((each) => each.name === name);
  const net = taken.find(({ name }) => name === 'ram:NetPriceProductTradePrice');
  const charge = net && inside(net).find(({ name }) => name === 'ram:ChargeAmount');
  if (charge && !has('ram:GrossPriceProductTradePrice')) {
    supply(textOf(charge));
    return [element('ram:GrossPriceProductTradePrice', [charge]), ...taken];
  }
  const price = taken.find(({ name }) => name === 'cbc:PriceAmount');
  if (!price || has('cac:AllowanceCharge')) return taken;
  supply(textOf(price));
  const base = element('cbc:BaseAmount', textOf(price), { attributes: price.attributes });
  return [...taken, element('cac:AllowanceCharge', [element('cbc:ChargeIndicator', 'false'), base])];
}
