import { ATTRIBUTE, ELEMENT, element, type Name, type Tree, type XmlElement } from '@conforme/engine/xml';
import type { QualifiedName } from '@conforme/engine/xml';
import { blankOf } from '@conforme/proto/schema/blank';
import { FORMS } from '@conforme/proto/schema/forms';
import { nodeOf, wireTypeOf, type WireType } from '@conforme/proto/schema/messages';
import type { Draft } from '../invoice/index.ts';

export type Fields = Parameters<typeof nodeOf>[0];

/** How a value of the contract is spelled in an element, and the attributes that say so. */
export interface Spelling {
  readonly write: (value: string) => string;
  readonly read: (content: string) => string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What a field says of its values. */
export interface Shape {
  readonly isDay: boolean;
  /** A time of a day, `YYYY-MM-DDThh:mm:ss`. */
  readonly isTime: boolean;
}

/** The fields of a message, and what an outside rule says of their places. */
export interface ModelFormat {
  /**
   * The object of the contract, one row a fact: name, term, shape, words. Its fields stand in the order of the schema. What brings them
   * in, where a process that only judges shall not load them.
   */
  readonly fields: Fields | (() => Promise<Fields>);
  /** Fields that no term names → their place below their object (`@ChargeIndicator`). */
  readonly unnamed?: Readonly<Record<string, string>>;
  /** How the values of a field are spelled; as they are, where it answers null. */
  readonly spellingOf?: (shape: Shape) => Spelling | null;
}

/** An element of the message: what it holds, and whose value. */
export interface Plan {
  readonly name: QualifiedName;
  /** As documents have it: trees know by number only what was named before they were parsed. */
  readonly expanded: Name;
  readonly children: Plan[];
  /** The property it stands for: an object, or an item of a list. Everything inside is of that object. */
  enter: { readonly key: string; readonly isList: boolean; readonly fresh: () => Draft } | null;
  /** Its text. */
  leaf: Leaf | null;
  readonly attributes: Map<string, Leaf>;
}

interface Leaf {
  readonly key: string;
  readonly kind: 'text' | 'flag' | 'texts';
  readonly spelling: Spelling;
}

const PLAIN: Spelling = { write: (value) => value, read: (content) => content };

/** What the places of terms are looked up in, and names expanded with. */
export interface Places {
  /** The path of a term from the document element, with prefixes; null where it has none. */
  readonly placeOf: (term: string) => string | null;
  /** @throws RangeError for a prefix without namespace. */
  readonly expand: (name: string) => Name;
}

/** The elements of a message, from the fields of the contract and the places of their terms. @throws RangeError for a field without. */
export function planOf(root: string, fields: Fields, format: ModelFormat, places: Places): Plan {
  const plan = planned(root, places);
  new Planner(format, places).object(plan, `/${root}`, fields);
  return plan;
}

const planned = (name: string, { expand }: Places): Plan => ({
  name: name as QualifiedName,
  expanded: expand(name),
  children: [],
  enter: null,
  leaf: null,
  attributes: new Map(),
});

class Planner {
  readonly #format: ModelFormat;
  readonly #places: Places;

  constructor(format: ModelFormat, places: Places) {
    this.#format = format;
    this.#places = places;
  }

  object(into: Plan, base: string, fields: Fields): void {
    for (const [key, field] of Object.entries(nodeOf(fields).properties ?? {})) {
      if (nodeOf(field)['x-terms'] === undefined) throw new RangeError(`${key} names no term`);
      const [term] = nodeOf(field)['x-terms'];
      const below = this.#format.unnamed?.[key];
      const unnamed = below === undefined ? null : `${base}/${below}`;
      const path = term === undefined ? unnamed : this.#places.placeOf(term);
      if (path === null || !within(path, base))
        throw new RangeError(`${key}: ${term} has no place below ${base}`);
      const [place, attribute] = path.split('/@') as [string, string?];
      const plan = this.#below(into, place.slice(base.length));
      if (attribute === undefined) this.#value(plan, place, key, field);
      else plan.attributes.set(attribute, this.#leaf(key, field));
    }
  }

  #value(plan: Plan, path: string, key: string, field: Fields): void {
    const type = wireTypeOf(field);
    const inner: WireType = type.kind === 'list' ? type.of : type;
    if (inner.kind === 'message') {
      plan.enter = { key, isList: type.kind === 'list', fresh: blankOf(inner.schema) as () => Draft };
      this.object(plan, path, inner.schema);
    } else {
      plan.leaf = this.#leaf(key, field);
    }
  }

  #leaf(key: string, field: Fields): Leaf {
    const type = wireTypeOf(field);
    const isFlag = type.kind === 'scalar' && type.scalar === 'bool';
    const kind = type.kind === 'list' ? 'texts' : isFlag ? 'flag' : 'text';
    return { key, kind, spelling: this.#format.spellingOf?.(shapeOf(field)) ?? PLAIN };
  }

  /** The element at a relative path, made where it is not there yet. */
  #below(from: Plan, path: string): Plan {
    let plan = from;
    for (const name of path.split('/').slice(1)) {
      let child = plan.children.find((known) => known.name === name);
      if (!child) plan.children.push((child = planned(name, this.#places)));
      plan = child;
    }
    return plan;
  }
}

function shapeOf(field: Fields): Shape {
  const { anyOf } = nodeOf(field);
  const { format, pattern } = (anyOf?.[0] ?? field) as { format?: string; pattern?: string };
  return { isDay: format === 'date', isTime: pattern === FORMS.time.pattern };
}

const within = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** The elements of a value, in the order of the plan. */
export function writePlan(plan: Plan, value: Draft, at: string): readonly XmlElement[] {
  const { enter } = plan;
  if (!enter) return own(plan, value, at, false, []);
  const part = value[enter.key];
  if (part === null || part === undefined) return [];
  const pointer = `${at}/${enter.key}`;
  if (!enter.isList) return own(plan, part as Draft, pointer, true, [pointer]);
  return (part as readonly Draft[]).flatMap((item, i) =>
    own(plan, item, `${pointer}/${i}`, true, [`${pointer}/${i}`]),
  );
}

function own(
  plan: Plan,
  value: Draft,
  at: string,
  isThere: boolean,
  pointers: readonly string[],
): readonly XmlElement[] {
  const { name, leaf } = plan;
  if (leaf)
    return textsOf(value[leaf.key], leaf).map((content, i) =>
      leafElement(plan, leaf, { content, i, value, at, pointers }),
    );
  const children = plan.children.flatMap((child) => writePlan(child, value, at));
  const { attributes, further } = attributesOf(plan, value, at);
  const isWritten = isThere || children.length > 0;
  return isWritten ? [element(name, children, { attributes, pointers: [...pointers, ...further] })] : [];
}

function attributesOf({ attributes: known }: Plan, value: Draft, at: string) {
  const attributes: [string, string][] = [];
  const further: string[] = [];
  for (const [name, leaf] of known) {
    const [text] = textsOf(value[leaf.key], leaf);
    if (text === undefined) continue;
    attributes.push([name, text]);
    further.push(`${at}/${leaf.key}`);
  }
  return { attributes, further };
}

interface Content {
  readonly content: string;
  readonly i: number;
  readonly value: Draft;
  readonly at: string;
  readonly pointers: readonly string[];
}

function leafElement(plan: Plan, leaf: Leaf, { content, i, value, at, pointers }: Content): XmlElement {
  const { attributes: stated, further } = attributesOf(plan, value, at);
  const attributes = [...Object.entries(leaf.spelling.attributes ?? {}), ...stated];
  const pointer = leaf.kind === 'texts' ? `${at}/${leaf.key}/${i}` : `${at}/${leaf.key}`;
  return element(plan.name, content, { attributes, pointers: [...pointers, pointer, ...further] });
}

function textsOf(value: unknown, { kind, spelling }: Leaf): readonly string[] {
  if (value === null || value === undefined) return [];
  const texts = kind === 'texts' ? (value as readonly string[]) : [String(value)];
  return texts.filter((text) => text.trim() !== '').map(spelling.write);
}

/** Attributes of this namespace say how to check a document, nothing of the message. */
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Reads an element of the plan into an object; elements and attributes that the model has no place for go to `unread`. */
export function readPlan(plan: Plan, tree: Tree, node: number, into: Draft, unread: number[]): void {
  const { enter } = plan;
  if (!enter) return readOwn(plan, tree, node, into, unread);
  const draft = enter.fresh();
  if (enter.isList) (into[enter.key] as Draft[]).push(draft);
  else if (into[enter.key] !== null && !isFresh(into[enter.key], enter.fresh)) return void unread.push(node);
  else into[enter.key] = draft;
  readOwn(plan, tree, node, draft, unread);
}

const isFresh = (value: unknown, fresh: () => Draft): boolean =>
  JSON.stringify(value) === JSON.stringify(fresh());

function readOwn(plan: Plan, tree: Tree, node: number, into: Draft, unread: number[]): void {
  const { leaf, children } = plan;
  const isTaken = leaf !== null && take(leaf, tree.text(node).trim(), into);
  if (leaf && !isTaken) return void unread.push(node);
  for (let n = node + 1; n < tree.end[node]!; n = tree.end[n]!) {
    if (tree.kind[n] === ATTRIBUTE) {
      if (!takeAttribute(plan, tree, n, into)) unread.push(n);
    } else if (tree.kind[n] === ELEMENT) {
      const { uri, local } = tree.nameOf(n);
      const child = children.find(({ expanded }) => expanded.local === local && expanded.uri === uri);
      if (child) readPlan(child, tree, n, into, unread);
      else unread.push(n);
    }
  }
}

const BOOLEAN: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Puts a text where it belongs; false for one that has no place left. An element without text says nothing. */
function take({ key, kind, spelling }: Leaf, content: string, into: Draft): boolean {
  if (content === '') return true;
  if (kind === 'texts') {
    (into[key] as string[]).push(spelling.read(content));
    return true;
  }
  const value = kind === 'flag' ? BOOLEAN.get(content) : spelling.read(content);
  if (value === undefined || (into[key] !== null && into[key] !== undefined)) return false;
  into[key] = value;
  return true;
}

function takeAttribute({ attributes, leaf }: Plan, tree: Tree, node: number, into: Draft): boolean {
  const { uri, local } = tree.nameOf(node);
  const content = tree.text(node).trim();
  if (uri === XSI || content === '') return true;
  if (uri !== '') return false;
  const own = attributes.get(local);
  if (own === undefined) return leaf?.spelling.attributes?.[local] === content;
  const value = own.kind === 'flag' ? BOOLEAN.get(content) : own.spelling.read(content);
  if (value === undefined) return false;
  into[own.key] ??= value;
  return into[own.key] === value;
}
