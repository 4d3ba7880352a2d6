import * as xml from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import { Automaton } from './automaton.ts';
import type { State } from './automaton.ts';
import type { AttributeRule, CompiledSchema } from './compile.ts';
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
  readonly content: Automaton | null;
}

/**
 * An optimisation: whether a document is valid at a glance, as nearly all are. It makes no objects, and gives up at whatever needs a
 * second look: then the validator judges the document from its beginning. Without it the schema check of a small CII takes
 * 10.7 us instead of 5.4.
 */
export class Glance {
  readonly #schema: CompiledSchema;
  /** By place of the element; null: it always needs a second look. */
  readonly #elements: (PlainElement | null)[] = [];

  constructor(schema: CompiledSchema) {
    this.#schema = schema;
  }

  /** False is no verdict. */
  isPlain(given: Tree): boolean {
    const tree = rereadFor(this.#schema.epoch, given);
    const root = this.#schema.roots.get(tree.name[tree.root]!);
    return root !== undefined && this.#isElement(tree, tree.root, root);
  }

  #plain(index: number): PlainElement | null {
    const element = this.#schema.elements[index]!;
    if (element.abstract || element.fixed !== null || element.default !== null) return null;
    const { abstract, mixed, simple, content, attributes, required } = this.#schema.typeOf(element);
    const isKnown = simple ? simple.quick !== null : content instanceof Automaton;
    if (abstract || mixed || !isKnown) return null;
    return {
      attributes,
      required,
      quick: simple ? simple.quick : null,
      content: simple ? null : (content as Automaton),
    };
  }

  #isElement(tree: Tree, node: number, index: number): boolean {
    let plain = this.#elements[index];
    if (plain === undefined) plain = this.#elements[index] = this.#plain(index);
    if (plain === null) return false;
    const { quick, content } = plain;
    let first = node + 1;
    if (tree.kind[first] === ATTRIBUTE && first < tree.end[node]!) {
      first = afterAttributes(tree, node, plain);
      if (first < 0) return false;
    } else if (plain.required.length > 0) return false;
    return content === null
      ? isText(tree, node, first, quick!)
      : this.#areChildren(tree, node, first, content);
  }

  #areChildren(tree: Tree, node: number, first: number, content: Automaton): boolean {
    const { kind, name, end } = tree;
    const last = end[node]!;
    if (first === last && tree.from[node] !== tree.to[node]) return false;
    let state: State = content.start;
    for (let n = first; n < last; n = end[n]!) {
      if (kind[n] === ELEMENT) {
        const step = state.max > 1 ? null : content.step(state, name[n]!, n, tree);
        if (step === null || step.element < 0 || !this.#isElement(tree, n, step.element)) return false;
        state = step.state;
      } else if (kind[n] === TEXT) return false;
    }
    return state.final && state.max <= 1;
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
