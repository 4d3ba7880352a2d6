import { clark, EMPTY_MODEL } from './model.ts';
import type {
  AttributeModel,
  ComplexModel,
  ElementModel,
  Particle,
  SchemaModel,
  SimpleModel,
} from './model.ts';
import { OTHER_LAX, splitName, WILDCARD } from './table.ts';
import type { AttributeUse, Child, ComplexType, SchemaTable } from './table.ts';

/** A schema table as a model. @throws Error naming a prefix that the table does not declare. */
export function modelOf(table: SchemaTable): SchemaModel {
  const reader = new TableReader(table);
  const complex = Object.entries(table.types).map(([name, type]) => [
    reader.name(name),
    reader.complex(name, type),
  ]);
  const simple = Object.entries(table.simpleTypes).map(([name, { base, ...facets }]) => [
    reader.name(name),
    { base: reader.name(base), facets } satisfies SimpleModel,
  ]);
  const roots = Object.entries(table.roots).map(([name, type]) => [
    reader.name(name),
    reader.element(name, type),
  ]);
  return {
    ...EMPTY_MODEL,
    prefixes: prefixesOf(table),
    elements: reader.elements,
    globals: { ...Object.fromEntries(roots), ...(table.style === 'ref' ? reader.byName : {}) },
    simple: Object.fromEntries(simple),
    complex: Object.fromEntries(complex),
    table: {
      roots: Object.keys(table.roots).map((name) => reader.name(name)),
      ownTypes: table.style === 'ref',
    },
  };
}

/** URI → prefix; names without a namespace have neither. */
export const prefixesOf = ({ namespaces }: SchemaTable): SchemaModel['prefixes'] =>
  Object.fromEntries(
    Object.entries(namespaces)
      .filter(([, uri]) => uri !== '')
      .map(([prefix, uri]) => [uri, prefix]),
  );

class TableReader {
  readonly elements: ElementModel[] = [];
  /** Where every element is declared globally, there is one of a name. */
  readonly byName: Record<string, number> = {};
  readonly #table: SchemaTable;
  readonly #known = new Map<string, number>();

  constructor(table: SchemaTable) {
    this.#table = table;
  }

  name(given: string): string {
    const { prefix, local } = splitName(given);
    if (prefix === 'xs') return given;
    const uri = this.#table.namespaces[prefix];
    if (uri === undefined) throw new Error(`the prefix of ${given} is not declared in the schema table`);
    return clark(uri, local);
  }

  /** Elements of one name and type are one. */
  element(given: string, givenType: string): number {
    const [name, type] = [this.name(given), this.name(givenType)];
    const key = `${name} ${type}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (!this.#isType(givenType))
      throw new Error(`the element ${given} has the type ${givenType}, which is not in the schema table`);
    const index = this.elements.push({ ...PLAIN, name, type }) - 1;
    this.#known.set(key, index);
    this.byName[name] = index;
    return index;
  }

  #isType(name: string): boolean {
    const { types, simpleTypes } = this.#table;
    return name.startsWith('xs:') || Object.hasOwn(types, name) || Object.hasOwn(simpleTypes, name);
  }

  complex(name: string, { children, model = 'sequence', base, attributes = [] }: ComplexType): ComplexModel {
    const items = children?.map((child) => this.#particle(child, name)) ?? [];
    return {
      base: children ? 'xs:anyType' : this.name(base!),
      derivation: 'restriction',
      abstract: false,
      block: [],
      mixed: false,
      text: children ? null : this.name(base!),
      content: children ? { kind: model, items, min: 1, max: 1 } : null,
      attributes: attributes.map((use) => this.#attribute(use)),
      wildcard: null,
    };
  }

  #particle([name, type, min, most]: Child, owner: string): Particle {
    const max = most === 'unbounded' ? null : most;
    if (name !== WILDCARD) return { kind: 'element', element: this.element(name, type), min, max };
    if (type !== OTHER_LAX) throw new Error(`${owner} has the wildcard ${type}, which is not supported`);
    const own = this.#table.namespaces[splitName(owner).prefix]!;
    return { kind: 'any', wildcard: { only: null, not: [own, ''], process: 'lax' }, min, max };
  }

  #attribute([name, type, use, value]: AttributeUse): AttributeModel {
    const fixed = value?.startsWith('fixed=') ? value.slice('fixed='.length) : null;
    return { name, type: this.name(type), required: use === 'required', fixed, default: null };
  }
}

/** What elements of tables are not. */
const PLAIN = { nillable: false, abstract: false, fixed: null, default: null, block: [], substitutes: null };
