import { names } from '@conforme/rules/xml';
import type { Tree } from '@conforme/rules/xml';
import type { IdentityKind } from '../schema/finding.ts';
import { list, Telling } from '../schema/telling.ts';
import type { CompiledXsd } from './compile.ts';
import { fromClark } from './model.ts';
import type { Refusal } from './values.ts';

/** Turns what the validator met into faults; nothing here runs on a valid document. */
export class Reporter extends Telling {
  readonly #schema: CompiledXsd;
  readonly #tree: Tree;
  readonly #prefixes: ReadonlyMap<string, string>;

  constructor(schema: CompiledXsd, tree: Tree, prefixes: ReadonlyMap<string, string>) {
    super(prefixes, tree);
    this.#schema = schema;
    this.#tree = tree;
    this.#prefixes = prefixes;
  }

  nameOf(node: number): number {
    return this.#tree.name[node]!;
  }

  elementLabel(name: number): string {
    return this.#named(names.at(name));
  }

  typeLabel(type: string): string {
    return type.startsWith('#') ? 'xs:anyType' : this.#named(fromClark(type));
  }

  #named({ uri, local }: { readonly uri: string; readonly local: string }): string {
    const prefix = this.#prefixes.get(uri);
    return prefix === undefined ? local : `${prefix}:${local}`;
  }

  root(node: number): void {
    const expected = [...this.#schema.globals.keys()].map((name) => this.elementLabel(name));
    const actual = this.label(node);
    this.add('root', node, { expected, actual, path: '', names: [actual, list(expected)] });
  }

  unknown(node: number, parent: number, expected: readonly string[]): void {
    const actual = this.label(node);
    this.add('unknown', node, { expected, actual, names: [actual, this.label(parent), list(expected)] });
  }

  /** An element that only others may stand for. */
  abstract(node: number): void {
    const parent = this.#tree.parent[node]!;
    if (parent === 0) this.root(node);
    else this.unknown(node, parent, []);
  }

  repeated(node: number, parent: number, expected: readonly string[], most: number): void {
    const actual = this.label(node);
    this.add('repeated', node, { expected, actual, names: [actual, this.label(parent), String(most)] });
  }

  /** How many elements of its name end with this one, none of another between them. */
  run(last: number): number {
    const siblings = this.#tree.children(this.#tree.parent[last]!);
    const at = siblings.indexOf(last);
    const other = siblings.findLastIndex((each, i) => i < at && this.nameOf(each) !== this.nameOf(last));
    return at - other;
  }

  order(
    node: number,
    parent: number,
    expected: readonly string[],
    before: number,
    kind: 'misplaced' | 'alternative',
  ): void {
    const actual = this.label(node);
    const names = [actual, this.label(parent), before < 0 ? '' : this.label(before)];
    this.add(kind, node, { expected, actual, names });
  }

  /** `required` is null where one of several would do. */
  missing(node: number, parent: number, expected: readonly string[], required: string | null): void {
    const actual = node === parent ? '' : this.label(node);
    const path = required === null ? this.path(parent) : `${this.path(parent)}/${required}`;
    this.add('missing', node, {
      expected,
      actual,
      path,
      names: [required ?? list(expected), this.label(parent)],
    });
  }

  /** Of an identity constraint, at a node of `target`; `about` is the key, or the field as the schema writes it. */
  identity(kind: IdentityKind, node: number, target: number, about: string, constraint: string): void {
    const label = this.#named(fromClark(constraint));
    this.add(kind, node, { actual: about, names: [this.label(target), about, label] });
  }

  value(node: number, refused: Refusal): void {
    this.refusedValue(node, admitted(refused), wanted(refused));
  }

  attributeValue(node: number, refused: Refusal): void {
    this.refusedAttributeValue(node, admitted(refused), wanted(refused));
  }
}

const admitted = ({ enumeration, type }: Refusal): readonly string[] =>
  enumeration.length > 0 ? enumeration : [type];

/** A facet is told as it is; a type alone has words in every language. */
function wanted({ type, facet, enumeration }: Refusal): string {
  if (facet === null) return type;
  return enumeration.length > 0 ? list(enumeration) : `${type} (${facet})`;
}
