import { ATTRIBUTE, ELEMENT, parse, sourceOf, XmlError } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';

/** A seeded source of numbers in [0, 1): the same seed makes the same mutants on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The tree of a mutant; null when it is no XML any more. */
export function readable(bytes: Uint8Array): Tree | null {
  try {
    return parse(bytes);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** Values on the edge of the lexical spaces that invoices use. */
const VALUES = [
  '',
  ' ',
  '0',
  '1',
  '-0',
  '+1.50',
  '.5',
  '5.',
  '.',
  '1e3',
  '1,5',
  '1 000',
  '12345678901234567890.123',
  'true',
  'TRUE',
  ' false ',
  '2',
  '2026-02-28',
  '2026-02-29',
  '2024-02-29Z',
  '2026-13-01',
  '0000-01-01',
  '02026-01-01',
  '-0001-01-01',
  '2026-01-01T24:00:00',
  '2026-01-01T24:00:01',
  '2026-01-01T23:59:59.5+14:00',
  '2026-01-01T23:59:59+14:01',
  '2026-01-01T23:59:60',
  'QUJD',
  'QUJ',
  'QR==',
  'QQ==',
  'Q Q = =',
  'QUI=',
  'QUJ=',
  '=',
  'QQ==QQ==',
  'A',
  'ABC',
  'ABCD',
  'text',
  'é',
  '&amp;',
  '&#49;',
  '&#32;12',
];

const ATTRIBUTES = [
  'schemeID',
  'unitCode',
  'currencyID',
  'format',
  'listID',
  'mimeCode',
  'filename',
  'nonsense',
  'xml:lang',
  'languageID',
  'schemeURI',
];

/** A piece of the source and what takes its place. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: Buffer;
}

type Mutation = (document: Source) => readonly Edit[];

/** The document, and random picks from it. */
class Source {
  readonly tree: Tree;
  readonly #random: () => number;
  readonly #elements: readonly number[];

  constructor(tree: Tree, random: () => number) {
    this.tree = tree;
    this.#random = random;
    this.#elements = nodesOf(tree, ELEMENT);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!;
  }

  /** Any element but the document element. */
  element(): number {
    return this.pick(this.#elements.slice(1));
  }

  leaf(): number {
    return this.pick(this.#elements.filter((n) => !hasElements(this.tree, n)));
  }

  attribute(): number | undefined {
    const attributes = nodesOf(this.tree, ATTRIBUTE);
    return attributes.length === 0 ? undefined : this.pick(attributes);
  }

  /** Of an element with its tags, of an attribute the value. */
  place(node: number): { readonly from: number; readonly to: number } {
    const { kind, from, to } = this.tree;
    return kind[node] === ELEMENT ? sourceOf(this.tree, node) : { from: from[node]!, to: to[node]! };
  }

  bytes(node: number): Buffer {
    const { from, to } = this.place(node);
    return this.tree.bytes.subarray(from, to);
  }

  replace(node: number, by: Buffer | string): Edit {
    return { ...this.place(node), by: Buffer.from(by) };
  }

  insert(at: number, by: Buffer | string): Edit {
    return { from: at, to: at, by: Buffer.from(by) };
  }
}

function nodesOf(tree: Tree, kind: number): number[] {
  const found: number[] = [];
  for (let n = 0; n < tree.count; n++) if (tree.kind[n] === kind) found.push(n);
  return found;
}

function hasElements(tree: Tree, node: number): boolean {
  return tree.children(node).length > 0;
}

const remove: Mutation = (s) => [s.replace(s.element(), '')];

const duplicate: Mutation = (s) => {
  const node = s.element();
  return [s.insert(s.place(node).to, s.bytes(node))];
};

const swap: Mutation = (s) => {
  const siblings = s.tree.children(s.tree.parent[s.element()]!);
  const [a, b] = [s.pick(siblings), s.pick(siblings)];
  return a === b ? [] : [s.replace(a, s.bytes(b)), s.replace(b, s.bytes(a))];
};

const graft: Mutation = (s) => [s.insert(s.place(s.element()).from, s.bytes(s.element()))];

const rename: Mutation = (s) => {
  const node = s.element();
  const bytes = s.bytes(node).toString('utf8');
  const from = s.tree.qname(node);
  const to = s.pick([s.tree.qname(s.element()), 'ram:Nonsense', `${from}s`]);
  const inner = bytes.slice(1 + from.length);
  const closed = inner.endsWith(`/${from}>`) ? `${inner.slice(0, -from.length - 1)}${to}>` : inner;
  return [s.replace(node, bytes[0]! + to + closed)];
};

const addAttribute: Mutation = (s) => {
  const node = s.element();
  const at = s.place(node).from + 1 + s.tree.qname(node).length;
  return [s.insert(at, ` ${s.pick(ATTRIBUTES)}="${s.pick(VALUES)}"`)];
};

const changeAttribute: Mutation = (s) => {
  const node = s.attribute();
  return node === undefined ? [] : [s.replace(node, s.pick(VALUES))];
};

const changeText: Mutation = (s) => {
  const leaf = s.leaf();
  const [from, to] = [s.tree.from[leaf]!, s.tree.to[leaf]!];
  return from === to ? [] : [{ from, to, by: Buffer.from(s.pick(VALUES)) }];
};

const addText: Mutation = (s) => [s.insert(s.place(s.element()).from, s.pick(VALUES))];

const empty: Mutation = (s) => {
  const children = s.tree.children(s.element());
  return children.map((child) => s.replace(child, ''));
};

const MUTATIONS = [
  remove,
  duplicate,
  swap,
  graft,
  rename,
  addAttribute,
  changeAttribute,
  changeText,
  changeText,
  addText,
  empty,
];

/** The document with one random fault (some are none: judging that is the validators' work). May be ill-formed. */
export function mutate(tree: Tree, random: () => number): Buffer {
  const source = new Source(tree, random);
  const edits = [...source.pick(MUTATIONS)(source)].sort((a, b) => a.from - b.from || a.to - b.to);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { from, to, by } of edits) {
    if (from < at) continue;
    pieces.push(tree.bytes.subarray(at, from), by);
    at = to;
  }
  return Buffer.concat([...pieces, tree.bytes.subarray(at)]);
}
