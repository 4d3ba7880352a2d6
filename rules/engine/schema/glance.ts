import * as xml from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import { Automaton } from './automaton.ts';
import type { AttributeRule, CompiledSchema } from './compile.ts';
import { ContentLines, LINE, WAY } from './content-lines.ts';
import { HINTS } from './instance.ts';
import type { Lexical } from './lexical.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, "For the machine").
const { ATTRIBUTE, ELEMENT, rereadFor, TEXT, textOf } = xml;

/** What there is to know of an element whose content its bytes and the order of its children decide. */
interface PlainElement {
  readonly attributes: ReadonlyMap<number, AttributeRule>;
  readonly required: readonly number[];
  /** Of text only: true where any text is valid. Null for an element with children. */
  readonly quick: Lexical | true | null;
}

/** What stands for an element that has no state where its content begins. */
const UNSEEN = -1;
const SECOND_LOOK = -2;
const TEXT_ONLY = -3;

/** Deeper documents get a second look. */
const MOST_DEPTH = 128;

/**
 * An optimisation: whether a document is valid at a glance, as nearly all are. It makes no objects, and gives up at whatever needs a
 * second look: then the validator judges the document from its beginning. Without it the schema check of a small CII takes
 * 17.2 us instead of 5.4.
 */
export class Glance {
  readonly #schema: CompiledSchema;
  readonly #content = new ContentLines();
  /** By place of the element: the state where its content begins, or what stands for it. */
  readonly #begins: Int32Array;
  /** By place of the element, where it was seen and needs no second look. */
  readonly #plain: PlainElement[] = [];
  /** Of the elements that are open: in which state their content is, and where it ends. */
  readonly #states = new Int32Array(MOST_DEPTH);
  readonly #ends = new Int32Array(MOST_DEPTH);

  constructor(schema: CompiledSchema) {
    this.#schema = schema;
    this.#begins = new Int32Array(schema.elements.length).fill(UNSEEN);
  }

  /** False is no verdict. */
  isPlain(given: Tree): boolean {
    const tree = rereadFor(this.#schema.epoch, given);
    const root = this.#schema.roots.get(tree.name[tree.root]!);
    return root !== undefined && this.#isElement(tree, tree.root, root);
  }

  #isElement(tree: Tree, root: number, rootElement: number): boolean {
    const { kind, name, end, from, to } = tree;
    const states = this.#states;
    const ends = this.#ends;
    let depth = -1;
    for (let node = root, element = rootElement; ;) {
      const begin = this.#beginOf(element);
      if (begin === SECOND_LOOK) return false;
      let next = node + 1;
      const last = end[node]!;
      if (next < last && kind[next] === ATTRIBUTE) next = afterAttributes(tree, node, this.#plain[element]!);
      else if (this.#plain[element]!.required.length > 0) return false;
      if (next < 0) return false;
      if (begin !== TEXT_ONLY) {
        if (++depth === MOST_DEPTH || (next === last && from[node] !== to[node])) return false;
        states[depth] = begin;
        ends[depth] = last;
      } else if (isText(tree, node, next, this.#plain[element]!.quick!)) next = last;
      else return false;

      // The next child of the innermost element that has more of them.
      while (depth >= 0 && (next === ends[depth] || kind[next] !== ELEMENT))
        if (next === ends[depth]) {
          if (this.#content.lines[states[depth]! * LINE] === 0) return false;
          depth--;
        } else if (kind[next] === TEXT) return false;
        else next = end[next]!;
      if (depth < 0) return true;

      const way = this.#wayOf(states[depth]!, name[next]!, next, tree);
      if (way < 0) return false;
      element = this.#content.lines[way + 1]!;
      states[depth] = this.#content.lines[way + 2]!;
      node = next;
    }
  }

  /** The place of the way that a child takes, or -1. */
  #wayOf(state: number, name: number, node: number, tree: Tree): number {
    const { lines } = this.#content;
    const first = state * LINE + 1;
    for (let way = first; way < first + LINE - 1; way += WAY) if (lines[way] === name) return way;
    return this.#content.learn(state, name, node, tree);
  }

  #beginOf(element: number): number {
    const known = this.#begins[element]!;
    return known === UNSEEN ? (this.#begins[element] = this.#see(element)) : known;
  }

  #see(index: number): number {
    const element = this.#schema.elements[index]!;
    if (element.abstract || element.fixed !== null || element.default !== null) return SECOND_LOOK;
    const { abstract, mixed, simple, content, attributes, required } = this.#schema.typeOf(element);
    if (abstract || mixed) return SECOND_LOOK;
    const quick = simple?.quick ?? null;
    this.#plain[index] = { attributes, required, quick };
    if (simple) return quick === null ? SECOND_LOOK : TEXT_ONLY;
    if (!(content instanceof Automaton)) return SECOND_LOOK;
    const begin = this.#content.of(content, content.start);
    return begin < 0 ? SECOND_LOOK : begin;
  }
}

/** The node after the attributes, or -1 where one needs a second look. */
function afterAttributes(tree: Tree, node: number, { attributes, required }: PlainElement): number {
  const { kind, name, end } = tree;
  const last = end[node]!;
  let n = node + 1;
  for (; n < last && kind[n] === ATTRIBUTE; n++) {
    const rule = attributes.get(name[n]!);
    if (rule === undefined) {
      if (!HINTS.has(name[n]!)) return -1;
    } else if (rule.fixed !== null || !isValue(tree, n, rule.simple.quick)) return -1;
  }
  for (let i = 0; i < required.length; i++) if (tree.attribute(node, required[i]!) < 0) return -1;
  return n;
}

function isText(tree: Tree, node: number, first: number, quick: Lexical | true): boolean {
  if (first === tree.end[node]) return isValue(tree, node, quick);
  const source = textOf(tree, node, first);
  return source >= 0 && isValue(tree, source, quick);
}

/** `source`: the one node whose raw bytes are the whole text. */
function isValue(tree: Tree, source: number, quick: Lexical | true | null): boolean {
  if (quick === true) return true;
  return quick !== null && quick(tree.bytes, tree.from[source]!, tree.to[source]!);
}
