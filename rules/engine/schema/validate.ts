import * as xml from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import type { Fault } from './finding.ts';
import { admits } from './automaton.ts';
import type { CompiledSchema, Element, Type } from './compile.ts';
import { Content } from './content-check.ts';
import { Identities } from './identities.ts';
import { HINTS, XSI_NIL, XSI_TYPE } from './instance.ts';
import { ANY_TYPE, clark, XML, XS } from './model.ts';
import { Reporter } from './report.ts';
import type { Refusal, Scope, Simple } from './simple.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, "For the machine").
const { ATTRIBUTE, declarations, ELEMENT, names, rereadFor, TEXT, textOf } = xml;

/**
 * Judges a tree by a schema, in one pass. Content goes on being judged after a fault; a content model says at most one thing
 * an element. Faults come in the order a streaming validator finds them: missing children at the end tag.
 * @param most faults that are listed; those behind them are counted, one a kind
 */
export function validateTree(schema: CompiledSchema, given: Tree, most = Infinity): readonly Fault[] {
  const tree = rereadFor(schema.epoch, given);
  const report = new Reporter(schema, tree, most);
  new Validator(schema, tree, report, new Identities()).document();
  return report.faults;
}

class Validator {
  readonly report: Reporter;
  readonly #schema: CompiledSchema;
  readonly #tree: Tree;
  readonly #identities: Identities;
  /** Judges by all that the schema knows, from where a wildcard first lets such a thing in. */
  #beyond: Validator | null = null;

  constructor(schema: CompiledSchema, tree: Tree, report: Reporter, identities: Identities) {
    this.#schema = schema;
    this.#tree = tree;
    this.report = report;
    this.#identities = identities;
  }

  document(): void {
    const root = this.#tree.root;
    const element = this.#schema.roots.get(this.#tree.name[root]!);
    if (element === undefined) this.report.root(root);
    else this.#element(root, this.#schema.elements[element]!);
    this.#identities.unmet((node, refused) => this.#value(node, refused));
  }

  #element(node: number, element: Element): void {
    if (element.abstract) return this.report.abstract(node);
    const type = this.#isBare(node)
      ? this.#schema.typeOf(element)
      : this.#typeAt(node, element.type, element);
    if (type !== null) this.#typed(node, type, element);
  }

  /** Nearly no element has attributes, of which the first stands behind it. */
  #isBare(node: number): boolean {
    return this.#tree.kind[node + 1] !== ATTRIBUTE || node + 1 >= this.#tree.end[node]!;
  }

  /** What xsi:type says, where it may say so (Part 1, 3.3.4), else the declared type. */
  #typeAt(node: number, declared: string, element: Element | null): Type | null {
    const attribute = this.#schema.model.table ? -1 : this.#tree.attribute(node, XSI_TYPE);
    if (attribute < 0) return element ? this.#schema.typeOf(element) : this.#schema.type(declared);
    const name = this.#nameAt(attribute);
    const type = name === null ? null : this.#schema.find(name);
    if (type && this.#schema.derives(type.name, declared, element?.block ?? [])) return type;
    this.report.attributeValue(attribute, {
      type: this.report.typeLabel(declared),
      facet: null,
      enumeration: [],
    });
    return null;
  }

  #nameAt(attribute: number): string | null {
    const [local = '', prefix = ''] = this.#tree.text(attribute).trim().split(':').reverse();
    const uri = this.#scope(this.#tree.parent[attribute]!)(prefix);
    if (uri === XS) return `xs:${local}`;
    return uri === null && prefix !== '' ? null : clark(uri ?? '', local);
  }

  #scope(node: number): Scope {
    const element = this.#tree.kind[node] === ATTRIBUTE ? this.#tree.parent[node]! : node;
    return (prefix) => {
      if (prefix === 'xml') return XML;
      for (let n = element; n > 0; n = this.#tree.parent[n]!)
        for (const [declared, uri] of declarations(this.#tree, n)) if (declared === prefix) return uri;
      return null;
    };
  }

  #typed(node: number, type: Type, element: Element | null): void {
    if (type.abstract) return this.report.attributeMissing(node, 'xsi:type');
    const first = this.#attributes(node, type, element);
    if (this.#isNil(node, element)) this.#nothing(node, first);
    else if (type.simple) this.#text(node, first, type.simple, element);
    else this.#children(node, first, type, element);
  }

  #isNil(node: number, element: Element | null): boolean {
    if (element?.nillable !== true) return false;
    const nil = this.#tree.attribute(node, XSI_NIL);
    return nil >= 0 && isTrue(this.#tree.text(nil));
  }

  /** Part 1, 3.3.4: a nil element is empty. */
  #nothing(node: number, first: number): void {
    for (let n = first; n < this.#tree.end[node]!; n = this.#tree.end[n]!) {
      if (this.#tree.kind[n] === ELEMENT) return this.report.children(node, n);
      if (this.#tree.kind[n] === TEXT) return this.report.strayText(node, n, none);
    }
    if (this.#tree.text(node) !== '') this.report.strayText(node, node, none);
  }

  /** Judges the attributes; returns the node after them. */
  #attributes(node: number, type: Type, element: Element | null): number {
    const { kind, name, end } = this.#tree;
    let identifiers: number[] | null = null;
    let n = node + 1;
    for (; n < end[node]! && kind[n] === ATTRIBUTE; n++) {
      const rule = type.attributes.get(name[n]!);
      if (rule) this.#attribute(n, rule.simple, rule.fixed);
      else if (this.#other(n, type, element)?.identity === 'ID') (identifiers ??= []).push(n);
    }
    // Part 1, 3.4.4: what a wildcard lets in is not a second xs:ID.
    if (identifiers)
      for (const other of identifiers.slice(type.identified ? 0 : 1)) this.report.unknownAttribute(other, []);
    for (const required of type.required)
      if (this.#tree.attribute(node, required) < 0)
        this.report.attributeMissing(node, names.at(required).local);
    return n;
  }

  /** An attribute the type does not name: of the schema instance namespace, or what its wildcard lets in; its type then. */
  #other(attribute: number, type: Type, element: Element | null): Simple | null {
    const name = this.#tree.name[attribute]!;
    if (HINTS.has(name) || (name === XSI_TYPE && this.#mayBeNamed(attribute, type))) return null;
    if (name === XSI_NIL && this.#mayBeNil(attribute, element)) return null;
    // No wildcard lets in what the element itself must allow.
    const open = name === XSI_NIL ? null : type.wildcard;
    const process = open && admits(open, this.#tree.nameOf(attribute).uri) ? open.process : 'none';
    const isJudged = process === 'strict' || process === 'lax';
    const rule = isJudged ? this.#schema.globalAttribute(name) : undefined;
    if (rule) this.#attribute(attribute, rule.simple, rule.fixed);
    else if (process === 'strict' || process === 'none')
      this.report.unknownAttribute(attribute, type.attributes.keys());
    return rule?.simple ?? null;
  }

  /** No type of a table derives from another, so there xsi:type can only repeat the declared one. */
  #mayBeNamed(attribute: number, { name, simple }: Type): boolean {
    const { table } = this.#schema.model;
    if (table === null || name === ANY_TYPE) return true;
    const { uri, local } = this.#tree.nameOf(this.#tree.parent[attribute]!);
    return this.#nameAt(attribute) === (table.ownTypes && simple ? clark(uri, `${local}Type`) : name);
  }

  /** Part 1, 3.3.4: what has a fixed value is not nil. */
  #mayBeNil(nil: number, element: Element | null): boolean {
    if (element === null) return true;
    return element.nillable && (element.fixed === null || !isTrue(this.#tree.text(nil)));
  }

  #attribute(node: number, simple: Simple, fixed: string | null): void {
    const refused = this.#refuse(node, node, simple) ?? this.#unlike(node, simple, fixed);
    if (refused) this.report.attributeValue(node, refused);
  }

  /** `source` is the one node whose raw bytes are the whole text, or -1. */
  #refuse(node: number, source: number, simple: Simple): Refusal | null {
    const { quick } = simple;
    if (quick === true) return null;
    const tree = this.#tree;
    if (quick !== null && source >= 0 && quick(tree.bytes, tree.from[source]!, tree.to[source]!)) return null;
    const text = simple.normal(tree.text(node));
    const refused = simple.refuse(text, this.#scope(node));
    if (refused || simple.identity === null) return refused;
    return this.#identities.refuse(node, text, simple);
  }

  /** What is fixed is a value, not a text. */
  #unlike(node: number, simple: Simple, fixed: string | null): Refusal | null {
    if (fixed === null) return null;
    const scope = this.#scope(node);
    const wanted = simple.normal(fixed);
    if (simple.key(simple.normal(this.#tree.text(node)), scope) === simple.key(wanted, scope)) return null;
    return { type: simple.builtIn, facet: 'fixed', enumeration: [wanted] };
  }

  #text(node: number, first: number, simple: Simple, element: Element | null): void {
    const { end, kind } = this.#tree;
    for (let n = first; n < end[node]!; n = end[n]!)
      if (kind[n] === ELEMENT) return this.report.children(node, n);
    const source = textOf(this.#tree, node, first);
    const standIn = element?.default ?? element?.fixed ?? null;
    const given = standIn !== null && this.#tree.text(node) === '' ? standIn : null;
    // What stands in is of the declared type; xsi:type may say another.
    if (given !== null && simple.name === element!.type) return;
    const refused =
      given === null
        ? (this.#refuse(node, source, simple) ?? this.#unlike(node, simple, element?.fixed ?? null))
        : simple.refuse(simple.normal(given), this.#scope(node));
    if (refused) this.#value(node, refused);
  }

  #value(node: number, refused: Refusal): void {
    if (this.#tree.kind[node] === ATTRIBUTE) this.report.attributeValue(node, refused);
    else this.report.value(node, refused);
  }

  #children(node: number, first: number, type: Type, element: Element | null): void {
    const { end, kind, name } = this.#tree;
    const content = new Content(this.#schema, type, this.report, node);
    let textSeen = -1;
    for (let n = first; n < end[node]!; n = end[n]!) {
      if (kind[n] === TEXT && textSeen < 0 && !this.#isBlank(n)) textSeen = n;
      if (kind[n] !== ELEMENT) continue;
      const step = content.child(n, name[n]!, this.#tree);
      if (step === null) continue;
      if (step.element >= 0) this.#element(n, this.#schema.elements[step.element]!);
      else if (step.wildcard) this.#open(n, node, step.wildcard.process, content);
    }
    if (first === end[node] && !this.#isBlank(node)) textSeen = node;
    if (textSeen >= 0 && !type.mixed) this.report.strayText(node, textSeen, () => content.expected());
    content.end();
    if (type.mixed && element !== null && element.fixed !== null) this.#fixed(node, first, element.fixed);
  }

  /** Part 1, 3.3.4: mixed content that is fixed has no elements; where there is none at all, the value stands in. */
  #fixed(node: number, first: number, fixed: string): void {
    const { end, kind } = this.#tree;
    for (let n = first; n < end[node]!; n = end[n]!)
      if (kind[n] === ELEMENT) return this.report.children(node, n);
    const text = this.#tree.text(node);
    if (text !== '' && text !== fixed)
      this.#value(node, { type: 'xs:string', facet: 'fixed', enumeration: [fixed] });
  }

  /** An element that a wildcard let in. */
  #open(node: number, parent: number, process: 'strict' | 'lax' | 'skip', content: Content): void {
    if (process === 'skip') return;
    const { beyond } = this.#schema;
    // Of what holds nothing known there is nothing to judge: lax.
    if (beyond !== null) {
      if (this.#isKnown(node)) this.#widened(beyond).#open(node, parent, process, content);
      return;
    }
    const element = this.#schema.globals.get(this.#tree.name[node]!);
    if (element !== undefined) return this.#element(node, this.#schema.elements[element]!);
    if (this.#tree.attribute(node, XSI_TYPE) >= 0) {
      const type = this.#typeAt(node, 'xs:anyType', null);
      if (type) this.#typed(node, type, null);
    } else if (process === 'strict') this.report.unknown(node, parent, () => content.expected());
    else this.#typed(node, this.#schema.type('xs:anyType'), null);
  }

  /** Whether the schema may know something in there: by its namespace, or the type it names. */
  #isKnown(node: number): boolean {
    const { prefixes } = this.#schema;
    const { kind, name, end } = this.#tree;
    for (let n = node; n < end[node]!; n++) {
      if (kind[n] === ELEMENT && prefixes.has(this.#tree.nameOf(n).uri)) return true;
      if (kind[n] === ATTRIBUTE && name[n] === XSI_TYPE) return true;
    }
    return false;
  }

  #widened(beyond: (root: string) => CompiledSchema): Validator {
    if (this.#beyond === null) {
      const { uri, local } = this.#tree.nameOf(this.#tree.root);
      const schema = beyond(clark(uri, local));
      const tree = rereadFor(schema.epoch, this.#tree);
      this.report.widen(schema, tree);
      this.#beyond = new Validator(schema, tree, this.report, this.#identities);
    }
    return this.#beyond;
  }

  #isBlank(text: number): boolean {
    const { bytes, from, to } = this.#tree;
    for (let i = from[text]!; i < to[text]!; i++)
      if (bytes[i]! > 0x20) return /^[ \t\n\r]*$/.test(this.#tree.text(text));
    return true;
  }
}

/** What may stand in an element that is nil. */
const none = (): readonly string[] => [];

/** A value of xs:boolean that is true. */
const isTrue = (text: string): boolean => /^[ \t\n\r]*(?:true|1)[ \t\n\r]*$/.test(text);
