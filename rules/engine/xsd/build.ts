import { SourceError } from '../schematron/error.ts';
import { isBuiltIn, NAMES } from '../schema/builtin.ts';
import { complexModel } from './complex-types.ts';
import { Documents } from './documents.ts';
import type { Kind } from './documents.ts';
import { ANY_SIMPLE_TYPE, ANY_TYPE, clark, XML } from '../schema/model.ts';
import type {
  AttributeModel,
  ComplexModel,
  ElementModel,
  GroupParticle,
  SchemaModel,
  SimpleModel,
} from '../schema/model.ts';
import { simpleModel } from './simple-types.ts';
import { attributeOf, blocked, fail, flag, localName, onlyParts, parts, resolve } from './source.ts';
import type { Context, Declared, Markup } from './source.ts';

/** What was read, and every file it was read from. */
export interface ReadSchema {
  readonly model: SchemaModel;
  readonly files: readonly string[];
}

/**
 * Reads XML Schema 1.0 documents with all they include and import.
 * @param root nothing outside of this folder is read; null for no bound.
 * @throws SourceError with file, line and column for what is wrong or not supported.
 */
export function readXsd(files: readonly string[], root: string | null): ReadSchema {
  const documents = new Documents(root);
  for (const file of files) documents.add(file);
  const model = new Builder(documents).build();
  if (Object.keys(model.globals).length === 0)
    throw new SourceError('the schema declares no element', { file: files[0]!, line: 1, column: 1 });
  return { model, files: documents.files };
}

const ATTRIBUTE_OF_XML: Readonly<Record<string, string>> = {
  lang: 'xs:language',
  space: 'xs:NCName',
  base: 'xs:anyURI',
  id: 'xs:ID',
};

/** Follows names from declaration to declaration; every type is read once, when something first asks for it. */
export class Builder {
  readonly documents: Documents;
  readonly #elements: ElementModel[] = [];
  readonly #globals: Record<string, number> = {};
  readonly #attributes: Record<string, AttributeModel> = {};
  readonly #simple: Record<string, SimpleModel> = {};
  readonly #complex: Record<string, ComplexModel> = {};
  /** Types being read: one of them read again is its own base. */
  readonly #open = new Set<string>();
  /** Elements inside types and groups, by where they are declared: a group is read more than once, and may contain itself in one. */
  readonly #local = new Map<Markup, number>();
  readonly #groups = new Map<Markup, GroupParticle>();
  /** Types inside elements: the one they stand in is read first, since theirs may be made from it. */
  readonly #delayed: (() => void)[] = [];
  #anonymous = 0;

  constructor(documents: Documents) {
    this.documents = documents;
  }

  build(): SchemaModel {
    const { documents } = this;
    for (const name of documents.all('simpleType').keys()) this.type(name, null);
    for (const name of documents.all('complexType').keys()) this.type(name, null);
    for (const name of documents.all('element').keys()) this.globalElement(name, null);
    for (const name of documents.all('attribute').keys()) this.globalAttribute(name, null);
    // Reading one may add others.
    for (const read of this.#delayed) read();
    return {
      table: null,
      prefixes: documents.prefixes,
      elements: this.#elements,
      globals: this.#globals,
      attributes: this.#attributes,
      simple: this.#simple,
      complex: this.#complex,
    };
  }

  /** A declaration by kind and name. @throws SourceError at `named` when there is none. */
  declared(kind: Kind, name: string, named: Markup | null): Declared {
    const found = this.documents.of(kind, name);
    if (found) return found;
    throw new SourceError(`there is no xs:${kind} ${name}`, named!.place);
  }

  /** Makes sure that a type is read. */
  type(name: string, named: Markup | null): string {
    if (isBuiltIn(name) || name === ANY_TYPE || this.isSimple(name) || this.complex(name)) return name;
    const kind = this.documents.of('simpleType', name) ? 'simpleType' : 'complexType';
    const { node, context } = this.declared(kind, name, named);
    return this.#read(name, node, context);
  }

  /** A type that must be there whole, since another one is made from it. */
  base(name: string, named: Markup): string {
    if (this.#open.has(name)) fail(named, `${name} is made from itself`);
    return this.type(name, named);
  }

  anonymous(node: Markup, context: Context): string {
    return this.#read(`#${++this.#anonymous}`, node, context);
  }

  isSimple(name: string): boolean {
    return isBuiltIn(name) || Object.hasOwn(this.#simple, name);
  }

  complex(name: string): ComplexModel | undefined {
    return Object.hasOwn(this.#complex, name) ? this.#complex[name] : undefined;
  }

  /** A simple type that another part of the schema needs. */
  simpleType(name: string, named: Markup): string {
    this.base(name, named);
    return this.isSimple(name) ? name : fail(named, `${name} is no simple type`);
  }

  /** Whether values of a simple type, or parts of them, are names with prefixes. */
  hasNames(type: string): boolean {
    const { base, item, members = [] } = Object.hasOwn(this.#simple, type) ? this.#simple[type]! : {};
    if (NAMES.includes(type)) return true;
    return [base, item, ...members].some((from) => from !== undefined && this.hasNames(from));
  }

  addSimple(model: SimpleModel): string {
    const name = `#${++this.#anonymous}`;
    this.#simple[name] = model;
    return name;
  }

  #read(name: string, node: Markup, context: Context): string {
    // An attribute cannot be of the type it is in, and is told so.
    if (this.#open.has(name)) return name;
    this.#open.add(name);
    if (node.local === 'simpleType')
      this.#simple[name] = simpleModel(node, context, {
        anonymous: (type, where) => this.anonymous(type, where),
        known: (each, named) => this.simpleType(each, named),
        hasNames: (type) => this.hasNames(type),
      });
    else this.#complex[name] = complexModel(this, node, context);
    this.#open.delete(name);
    return name;
  }

  /** A group that others refer to, read once. */
  group(node: Markup, read: () => GroupParticle): GroupParticle {
    const found = this.#groups.get(node) ?? read();
    this.#groups.set(node, found);
    return found;
  }

  globalElement(name: string, named: Markup | null): number {
    const known = this.#globals[name];
    if (known !== undefined) return known;
    const { node, context } = this.declared('element', name, named);
    // Its number first: the head of its group may be of its own.
    const index = this.#elements.push(undefined as never) - 1;
    this.#globals[name] = index;
    this.#elements[index] = this.#element(node, context, name);
    return index;
  }

  localElement(node: Markup, context: Context): number {
    const known = this.#local.get(node);
    if (known !== undefined) return known;
    const name = localName(node, context, context.elementQualified);
    const index = this.#elements.push(this.#element(node, context, name)) - 1;
    this.#local.set(node, index);
    return index;
  }

  #element(node: Markup, context: Context, name: string): ElementModel {
    withoutIdentities(node);
    onlyParts(node, ['simpleType', 'complexType']);
    const head = node.attributes['substitutionGroup'];
    const substitutes = head ? resolve(context, head) : null;
    if (head) this.globalElement(substitutes!, node);
    return {
      name,
      type: this.#typeOfElement(node, context) ?? this.#headType(substitutes) ?? ANY_TYPE,
      nillable: flag(node, 'nillable'),
      abstract: flag(node, 'abstract'),
      fixed: attributeOf(node, 'fixed'),
      default: attributeOf(node, 'default'),
      block: blocked(node, context),
      substitutes,
    };
  }

  #headType(head: string | null): string | undefined {
    return head === null ? undefined : this.#elements[this.#globals[head]!]?.type;
  }

  /** The type of an element, not yet read; undefined where it has none. */
  #typeOfElement(node: Markup, context: Context): string | undefined {
    const { named, inner } = typeOf(node, context);
    if (named !== undefined) return this.#existing(named, node);
    if (inner === undefined) return undefined;
    const name = `#${++this.#anonymous}`;
    this.#delayed.push(() => this.#read(name, inner, context));
    return name;
  }

  /** A type that is there, and will be read when its turn comes. */
  #existing(name: string, named: Markup): string {
    if (!isBuiltIn(name) && name !== ANY_TYPE && !this.documents.of('simpleType', name))
      this.declared('complexType', name, named);
    return name;
  }

  globalAttribute(name: string, named: Markup | null): AttributeModel {
    const known = Object.hasOwn(this.#attributes, name) ? this.#attributes[name] : undefined;
    if (known) return known;
    const ofXml = name.startsWith(clark(XML, '')) ? ATTRIBUTE_OF_XML[name.slice(XML.length + 2)] : undefined;
    if (ofXml && !this.documents.of('attribute', name))
      return { name, type: ofXml, required: false, fixed: null, default: null };
    const { node, context } = this.declared('attribute', name, named);
    return (this.#attributes[name] = this.attribute(node, context, name));
  }

  attribute(node: Markup, context: Context, name: string): AttributeModel {
    onlyParts(node, ['simpleType']);
    const { named, inner } = typeOf(node, context);
    const type = named === undefined ? inner && this.anonymous(inner, context) : this.type(named, node);
    if (type !== undefined && !this.isSimple(type)) fail(node, `${type} is no simple type`);
    return {
      name,
      type: type ?? ANY_SIMPLE_TYPE,
      required: attributeOf(node, 'use') === 'required',
      fixed: attributeOf(node, 'fixed'),
      default: attributeOf(node, 'default'),
    };
  }
}

/** @throws SourceError for an identity constraint (Part 1, 3.11). */
function withoutIdentities(element: Markup): void {
  const found = parts(element).find(({ local }) => ['key', 'keyref', 'unique'].includes(local));
  if (found)
    fail(
      found,
      `xs:${found.local} is not supported: leave the identity constraint out, or write it as a rule of Schematron`,
    );
}

/** The type that an element or attribute names, or holds. */
function typeOf(
  node: Markup,
  context: Context,
): { readonly named: string | undefined; readonly inner: Markup | undefined } {
  const given = node.attributes['type'];
  const [inner, ...more] = parts(node);
  if (more.length > 0 || (given && inner)) fail(node, `xs:${node.local} has more than one type`);
  return { named: given && resolve(context, given), inner };
}
