import * as xml from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import * as compiled from './compile.ts';
import type { Compiled, Lookup, Particles } from './compile.ts';
import type { Fault } from './finding.ts';
import { Reporter } from './report.ts';
import * as simple from './simple.ts';
import type { CompiledSimple } from './simple.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, "For the machine").
const { ATTRIBUTE, ELEMENT, names, TEXT, textOf } = xml;
const { ELEMENTS, particleOf } = compiled;
const { isValid } = simple;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** Where a schema might be found: allowed anywhere, and never followed. */
const HINTS = new Set([names.intern(XSI, 'schemaLocation'), names.intern(XSI, 'noNamespaceSchemaLocation')]);
const XSI_TYPE = names.intern(XSI, 'type');

/**
 * Judges a tree by a compiled schema, in one pass. Content goes on being judged after a fault; a content model says at most
 * one thing an element. Faults come in the order a streaming validator finds them: missing children at the end tag.
 *
 * @param most faults that are told; those behind them are counted, one a kind
 * @throws Error when the tree was read before the schema was compiled, because its names are not the schema's.
 */
export function validateTree(schema: Compiled, tree: Tree, most = Infinity): readonly Fault[] {
  if (tree.epoch < schema.epoch) throw new Error('the document was read before the schema was loaded');
  const validator = new Validator(schema, tree, most);
  validator.document();
  return validator.report.faults;
}

class Validator {
  readonly report: Reporter;
  readonly #schema: Compiled;
  readonly #tree: Tree;
  readonly #particles: Particles;
  readonly #lookup: Lookup;
  readonly #kind: Uint8Array;
  readonly #name: Int32Array;
  readonly #end: Int32Array;

  constructor(schema: Compiled, tree: Tree, most: number) {
    this.#schema = schema;
    this.#tree = tree;
    this.#particles = schema.particles;
    this.#lookup = schema.lookup;
    this.#kind = tree.kind;
    this.#name = tree.name;
    this.#end = tree.end;
    this.report = new Reporter(schema, tree, most);
  }

  document(): void {
    const root = this.#tree.root;
    const type = this.#schema.roots.get(this.#name[root]!);
    if (type === undefined) this.report.root(root);
    else this.#element(root, type);
  }

  #element(node: number, type: number): void {
    const content = this.#attributes(node, type);
    if (this.#schema.shape[type] === ELEMENTS) this.#children(node, type, content);
    else this.#text(node, type, content);
  }

  /** Judges the attributes; returns the node after them. */
  #attributes(node: number, type: number): number {
    const { byName, required } = this.#schema.attributes[type]!;
    const end = this.#end[node]!;
    let n = node + 1;
    for (; n < end && this.#kind[n] === ATTRIBUTE; n++) {
      const simple = byName.get(this.#name[n]!);
      if (simple === undefined) this.#foreign(n, type);
      else if (isFree(simple)) continue;
      else if (!isValid(this.#tree, n, n, simple)) this.report.attributeValue(n, simple);
    }
    for (const name of required)
      if (this.#tree.attribute(node, name) < 0) this.report.attributeMissing(node, names.at(name).local);
    return n;
  }

  /** An attribute the type does not have: only the schema instance namespace may add some (Part 1, 2.6). */
  #foreign(attribute: number, type: number): void {
    const name = this.#name[attribute]!;
    if (HINTS.has(name)) return;
    // No type of these schemas derives from another, so xsi:type can only repeat the declared one.
    const declared = this.#schema.typeNames[type]!;
    if (name === XSI_TYPE && localPart(this.#tree.text(attribute)) === localPart(declared)) return;
    this.report.unknownAttribute(attribute, this.#schema.attributes[type]!.byName.keys());
  }

  #children(node: number, type: number, first: number): void {
    const { reach, final, min, max, type: typeOf } = this.#particles;
    const end = this.#end[node]!;
    let state = this.#schema.start[type]!;
    let count = 0;
    let sound = true;
    let textSeen = -1;
    for (let n = first; n < end; n = this.#end[n]!) {
      const kind = this.#kind[n]!;
      if (kind === TEXT && textSeen < 0 && !this.#isBlank(n)) textSeen = n;
      if (kind !== ELEMENT) continue;
      const next = this.#particle(n, type);
      if (sound) {
        const again = next === state && count < max[state]!;
        if (!again && (next <= state || next > reach[state]! || count < min[state]!)) {
          sound = false;
          this.report.misplaced(n, node, { type, state, count }, next);
        }
        count = next === state ? count + 1 : 1;
        if (next >= 0) state = next;
      }
      if (next < 0) continue;
      if (typeOf[next]! >= 0) this.#element(n, typeOf[next]!);
      else this.#lax(n);
    }
    if (first === end && !this.#isBlank(node)) textSeen = node;
    if (textSeen >= 0) this.report.text(node, textSeen, type);
    if (sound && (final[state] === 0 || count < min[state]!))
      this.report.missing(node, node, { type, state, count });
  }

  /** Where the content model has this child: by its name, else by a wildcard; -1: nowhere. */
  #particle(child: number, type: number): number {
    const named = particleOf(this.#lookup, type, this.#name[child]!);
    const wildcard = this.#schema.wildcards[type]!;
    if (named >= 0 || wildcard === null) return named;
    const { uri } = this.#tree.nameOf(child);
    return uri === '' || uri === wildcard.own ? -1 : wildcard.particle;
  }

  /** An element of who knows which schema: what is ours in it is judged, however deep. */
  #lax(node: number): void {
    const type = this.#schema.globals.get(this.#name[node]!);
    if (type !== undefined) return this.#element(node, type);
    for (const child of this.#tree.children(node)) this.#lax(child);
  }

  #text(node: number, type: number, first: number): void {
    const end = this.#end[node]!;
    for (let n = first; n < end; n = this.#end[n]!)
      if (this.#kind[n] === ELEMENT) return this.report.children(node, n);
    const simple = this.#schema.text[type]!;
    if (simple === null) return;
    if (!isValid(this.#tree, node, textOf(this.#tree, node, first), simple)) this.report.value(node, simple);
  }

  #isBlank(text: number): boolean {
    const { bytes, from, to } = this.#tree;
    for (let i = from[text]!; i < to[text]!; i++)
      if (bytes[i]! > 0x20) return /^[ \t\n\r]*$/.test(this.#tree.text(text));
    return true;
  }
}

function isFree(simple: CompiledSimple): boolean {
  return simple.lexical === null && simple.facets === null;
}

function localPart(name: string): string {
  return name.trim().slice(name.trim().indexOf(':') + 1);
}
