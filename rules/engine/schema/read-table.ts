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
  const roots = Object.entries(table.roots).map(([name, type]) => [
    reader.name(name),
    reader.element(name, type),
  ]);
  return {
    ...EMPTY_MODEL,
    prefixes: prefixesOf(table),
    elements: reader.elements,
    globals: { ...Object.fromEntries(roots), ...(table.style === 'ref' ? reader.byName : {}) },
    simple: reader.simple(),
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

export class TableReader {
  readonly elements: ElementModel[] = [];
  /** Where every element is declared globally, there is one of a name. */
  readonly byName: Record<string, number> = {};
  readonly table: SchemaTable;
  readonly #known = new Map<string, number>();

  constructor(table: SchemaTable) {
    this.table = table;
  }

  name(given: string): string {
    const { prefix, local } = splitName(given);
    if (prefix === 'xs') return given;
    const uri = this.table.namespaces[prefix];
    if (uri === undefined) throw new Error(`the prefix of ${given} is not declared in the schema table`);
    return clark(uri, local);
  }

  /** Elements of one name and type are one. */
  element(given: string, givenType: string): number {
    const name = this.name(given);
    const key = `${name} ${this.name(givenType)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.local(given, givenType);
    this.#known.set(key, index);
    this.byName[name] = index;
    return index;
  }

  /** One that its type alone knows. */
  local(given: string, givenType: string): number {
    if (!this.#isType(givenType))
      throw new Error(`the element ${given} has the type ${givenType}, which is not in the schema table`);
    return this.elements.push({ ...PLAIN, name: this.name(given), type: this.typeOf(given, givenType) }) - 1;
  }

  typeOf(_element: string, type: string): string {
    return this.name(type);
  }

  simple(): Record<string, SimpleModel> {
    const types = Object.entries(this.table.simpleTypes);
    return Object.fromEntries(
      types.map(([name, { base, ...facets }]) => [this.name(name), { base: this.name(base), facets }]),
    );
  }

  #isType(name: string): boolean {
    const { types, simpleTypes } = this.table;
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
    const own = this.table.namespaces[splitName(owner).prefix]!;
    return { kind: 'any', wildcard: { only: null, not: [own, ''], process: 'lax' }, min, max };
  }

  #attribute([name, type, use, value]: AttributeUse): AttributeModel {
    const fixed = value?.startsWith('fixed=') ? value.slice('fixed='.length) : null;
    return { name, type: this.name(type), required: use === 'required', fixed, default: null };
  }
}

/** What elements of tables are not. */
const PLAIN = { nillable: false, abstract: false, fixed: null, default: null, block: [], substitutes: null };
