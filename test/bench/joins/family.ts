// Documents in which every list is long: the elements of whole invoices, each that may repeat repeated. What joins two lists,
// whichever they are, then joins two long ones.

import type { SchemaTable } from '../../../rules/engine/schema/table.ts';
import { ATTRIBUTE, ELEMENT, type Tree } from '../../../rules/engine/xml/index.ts';

/** How the copies of an element compare: each unlike all others, all alike, half of them alike, or with nothing in them. */
export const LIKENESSES = ['distinct', 'alike', 'half', 'empty'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** An element of the base, by its name as the schema has it. */
interface Place {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Map<string, Place>;
  text: string;
}

/** What many documents hold together, each element once. */
export class Base {
  readonly #top: Place = newPlace('');
  readonly #table: SchemaTable;
  readonly #prefixes: ReadonlyMap<string, string>;

  constructor(table: SchemaTable) {
    this.#table = table;
    this.#prefixes = new Map(Object.entries(table.namespaces).map(([prefix, uri]) => [uri, prefix]));
  }

  add(tree: Tree): void {
    const places = new Map<number, Place>();
    for (let node = 1; node < tree.count; node++) {
      const name = this.#nameOf(tree, node);
      const around = places.get(tree.parent[node]!) ?? this.#top;
      if (tree.kind[node] === ATTRIBUTE) around.attributes.set(name, tree.text(node));
      if (tree.kind[node] !== ELEMENT) continue;
      const place = around.children.get(name) ?? newPlace(name);
      around.children.set(name, place);
      places.set(node, place);
      if (tree.end[node] === node + 1 || !this.#hasElements(tree, node)) place.text = tree.text(node);
    }
  }

  #hasElements(tree: Tree, node: number): boolean {
    for (let n = node + 1; n < tree.end[node]!; n++) if (tree.kind[n] === ELEMENT) return true;
    return false;
  }

  #nameOf(tree: Tree, node: number): string {
    const { uri, local } = tree.nameOf(node);
    return uri === '' ? local : `${this.#prefixes.get(uri)}:${local}`;
  }

  /** The document of so many copies; `category`: the VAT category of all, or '' for each in turn. */
  grown(size: number, likeness: Likeness, category: string): string {
    const [root] = this.#top.children.values();
    const spaces = [...this.#prefixes]
      .filter(([uri]) => uri !== '')
      .map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`);
    const grower = new Grower(this.#table, size, likeness, category);
    return grower.element(root!, this.#table.roots[root!.name]!, spaces.join(''));
  }
}

const newPlace = (name: string): Place => ({ name, attributes: new Map(), children: new Map(), text: '' });

const CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'];

class Grower {
  readonly #table: SchemaTable;
  readonly #size: number;
  readonly #likeness: Likeness;
  readonly #category: string;
  readonly #around: string[] = [];
  /** Lists around what is being written, and which copy of the nearest it is. */
  #lists = 0;
  #copy = 0;
  /** Lists in lists, by the names around them, in the order in which they were met. */
  readonly #turns = new Map<string, number>();

  constructor(table: SchemaTable, size: number, likeness: Likeness, category: string) {
    this.#table = table;
    this.#size = size;
    this.#likeness = likeness;
    this.#category = category;
  }

  element({ name, attributes, children, text }: Place, type: string, more = ''): string {
    const own = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    const types = new Map((this.#table.types[type]?.children ?? []).map((child) => [child[0], child]));
    this.#around.push(name);
    const inside = [...types.values()].map(([child, itsType, , max]) => {
      const place = children.get(child);
      return place ? this.#child(place, itsType, max === 'unbounded') : '';
    });
    this.#around.pop();
    const content = types.size > 0 ? inside.join('') : escaped(this.#text(name, text));
    return `<${name}${more}${own}>${content}</${name}>`;
  }

  /**
   * Of lists in lists each is long in one copy, and no two in the same: a document grows as its lists do, and no rule has three of
   * them to multiply.
   */
  #child(place: Place, type: string, many: boolean): string {
    const outer = this.#copy;
    if (!many || this.#lists > 1 || (this.#lists === 1 && !this.#isItsTurn(place.name)))
      return this.element(place, type);
    this.#lists++;
    const copies = Array.from({ length: this.#size }, (_, copy) => {
      this.#copy = copy;
      return this.#likeness === 'empty' && copy > 0 ? `<${place.name}/>` : this.element(place, type);
    });
    this.#lists--;
    this.#copy = outer;
    return copies.join('');
  }

  #isItsTurn(name: string): boolean {
    const path = [...this.#around, name].join('/');
    const turn = this.#turns.get(path) ?? this.#turns.size;
    this.#turns.set(path, turn);
    return turn % this.#size === this.#size - 1 - this.#copy;
  }

  #text(name: string, text: string): string {
    const parent = this.#around.at(-1) ?? '';
    const key = this.#key();
    if (/Tax(Category)?$/.test(parent) && /(:CategoryCode|cbc:ID)$/.test(name))
      return this.#category || CATEGORIES[this.#copy % CATEGORIES.length]!;
    if (parent.endsWith('TaxScheme') || (parent.endsWith('Tax') && name === 'ram:TypeCode')) return 'VAT';
    if (/Code$|Indicator$|DateTimeString$|Date$/.test(name)) return text;
    return /^-?[0-9.]+$/.test(text) && !name.endsWith('ID') ? String(key) : `k${key}`;
  }

  #key(): number {
    if (this.#likeness === 'alike') return 1;
    if (this.#likeness === 'half') return this.#copy % 2 === 0 ? 1 : this.#copy + 1;
    return this.#copy + 1;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
