import { ATTRIBUTE, names } from '@conforme/rules/xml';
import type { Tree } from '@conforme/rules/xml';
import type { AttributeTable, Compiled } from './compile.ts';
import type { Fault } from './finding.ts';
import type { CompiledSimple } from './simple.ts';

/** Longest text of a document that a finding repeats. */
const LONGEST_VALUE = 60;

/** A document has more faults than anyone reads: the last fault then says that judging stopped. */
const MOST_FAULTS = 1000;

/** Turns what the validator met into faults; nothing here runs on a valid document. */
export class Reporter {
  readonly faults: Fault[] = [];
  full = false;
  readonly #schema: Compiled;
  readonly #tree: Tree;

  constructor(schema: Compiled, tree: Tree) {
    this.#schema = schema;
    this.#tree = tree;
  }

  root(node: number): void {
    const expected = Object.keys(this.#schema.table.roots);
    const actual = this.#label(node);
    this.#add({ node, kind: 'root', expected, actual, path: '', names: [actual, list(expected)] });
  }

  /** `next` is the particle of the child in this type, or -1 when the type has none of that name. */
  misplaced(node: number, parent: number, type: number, state: number, count: number, next: number): void {
    const { max, label } = this.#schema.particles;
    const actual = this.#label(node);
    const container = this.#label(parent);
    const expected = this.#expected(state, count);
    const path = this.#path(node);
    if (next < 0) {
      this.#add({
        node,
        kind: 'unknown',
        expected,
        actual,
        path,
        names: [actual, container, list(expected)],
      });
    } else if (next === state) {
      this.#add({
        node,
        kind: 'repeated',
        expected,
        actual,
        path,
        names: [actual, container, String(max[state])],
      });
    } else if (this.#isChoice(type)) {
      this.#add({
        node,
        kind: 'alternative',
        expected,
        actual,
        path,
        names: [actual, container, label[state]!],
      });
    } else if (next < state) {
      this.#add({
        node,
        kind: 'misplaced',
        expected,
        actual,
        path,
        names: [actual, container, label[state]!],
      });
    } else this.#missing(node, parent, type, state, count);
  }

  missingAtEnd(node: number, type: number, state: number, count: number): void {
    this.#missing(node, node, type, state, count);
  }

  /** The element that is missing: the state's own when it came too seldom, else the required one that bounds what may follow. */
  #missing(node: number, parent: number, type: number, state: number, count: number): void {
    const { min, reach, label } = this.#schema.particles;
    const expected = this.#expected(state, count);
    const required = count < min[state]! ? label[state]! : label[reach[state]!]!;
    const missing = this.#isChoice(type) ? list(expected) : required;
    const path = `${this.#path(parent)}/${this.#isChoice(type) ? '' : required}`.replace(/\/$/, '');
    const actual = node === parent ? '' : this.#label(node);
    this.#add({ node, kind: 'missing', expected, actual, path, names: [missing, this.#label(parent)] });
  }

  text(node: number, textNode: number, type: number): void {
    const actual = this.#value(textNode);
    const expected = this.#expected(this.#schema.start[type]!, 0);
    this.#add({
      node,
      kind: 'text',
      expected,
      actual,
      path: this.#path(node),
      names: [this.#label(node), actual],
    });
  }

  children(node: number, child: number): void {
    const actual = this.#label(child);
    this.#add({
      node,
      kind: 'children',
      expected: [],
      actual,
      path: this.#path(node),
      names: [this.#label(node), actual],
    });
  }

  value(node: number, simple: CompiledSimple): void {
    const actual = this.#value(node);
    const expected = expectedValues(simple);
    this.#add({
      node,
      kind: 'value',
      expected,
      actual,
      path: this.#path(node),
      names: [this.#label(node), actual, simple.builtIn],
    });
  }

  attribute(node: number, allowed: AttributeTable): void {
    const expected = [...allowed.byName.keys()].map((name) => names.at(name).local);
    const actual = this.#label(node);
    const element = this.#label(this.#tree.parent[node]!);
    this.#add({
      node,
      kind: 'attribute',
      expected,
      actual,
      path: this.#path(node),
      names: [actual, element, list(expected)],
    });
  }

  attributeMissing(node: number, attribute: string): void {
    const path = `${this.#path(node)}/@${attribute}`;
    this.#add({
      node,
      kind: 'attribute-missing',
      expected: [attribute],
      actual: '',
      path,
      names: [attribute, this.#label(node)],
    });
  }

  attributeValue(node: number, simple: CompiledSimple): void {
    const actual = this.#value(node);
    const element = this.#label(this.#tree.parent[node]!);
    this.#add({
      node,
      kind: 'attribute-value',
      expected: expectedValues(simple),
      actual,
      path: this.#path(node),
      names: [this.#label(node), element, actual, simple.builtIn],
    });
  }

  #add(fault: Fault): void {
    if (this.full) return;
    this.faults.push(fault);
    if (this.faults.length < MOST_FAULTS) return;
    this.full = true;
    const { node, path } = fault;
    this.faults.push({ node, kind: 'stopped', expected: [], actual: '', path, names: [String(MOST_FAULTS)] });
  }

  #isChoice(type: number): boolean {
    return this.#schema.table.types[this.#schema.typeNames[type]!]?.model === 'choice';
  }

  /** Names that may stand next in this state. */
  #expected(state: number, count: number): string[] {
    const { label, min, max, reach } = this.#schema.particles;
    const expected = count < max[state]! && max[state] !== 0 ? [label[state]!] : [];
    if (count >= min[state]!) for (let p = state + 1; p <= reach[state]!; p++) expected.push(label[p]!);
    return expected;
  }

  #label(node: number): string {
    const { uri, local } = this.#tree.nameOf(node);
    if (uri === '') return local;
    const prefix = this.#schema.prefixes.get(uri);
    return prefix === undefined ? this.#tree.qname(node) : `${prefix}:${local}`;
  }

  #path(node: number): string {
    let path = '';
    for (let n = node; n > 0; n = this.#tree.parent[n]!)
      path = `/${n === node && this.#isAttribute(n) ? '@' : ''}${this.#label(n)}${path}`;
    return path;
  }

  #isAttribute(node: number): boolean {
    return this.#tree.kind[node] === ATTRIBUTE;
  }

  #value(node: number): string {
    const text = this.#tree.text(node).trim();
    return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  }
}

function expectedValues(simple: CompiledSimple): string[] {
  return simple.facets?.enumeration ? [...simple.facets.enumeration] : [simple.builtIn];
}

const MOST_NAMED = 4;

/** A few names for a sentence; the whole list is in `expected`. */
function list(expected: readonly string[]): string {
  return expected.length > MOST_NAMED
    ? `${expected.slice(0, MOST_NAMED).join(', ')}, …`
    : expected.join(', ');
}
