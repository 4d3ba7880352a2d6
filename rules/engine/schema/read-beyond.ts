import { EMPTY_MODEL } from './model.ts';
import type { ComplexModel, Particle, SchemaModel, WildcardModel } from './model.ts';
import { prefixesOf, TableReader } from './read-table.ts';
import { splitName, WILDCARD } from './table.ts';
import type { BeyondTable, ComplexType, Nested, Open, SchemaTable } from './table.ts';

/**
 * A table of style `ref` with what the same schema knows beside it, as a model of one document element, in which types have their own
 * names: what a wildcard lets in may name one (xsi:type).
 */
export function beyondModel(main: SchemaTable, beyond: BeyondTable, document: string): SchemaModel {
  const root = Object.keys(main.roots).find((name) => new TableReader(main).name(name) === document)!;
  const table: SchemaTable = {
    ...main,
    roots: { [root]: main.roots[root]! },
    types: { ...withoutOthers(main, root), ...beyond.types },
    simpleTypes: { ...main.simpleTypes, ...beyond.simpleTypes },
  };
  const reader = new BeyondReader(table);
  for (const [name, type] of globalsOf({ ...table, types: { ...main.types, ...beyond.types } }, beyond))
    reader.element(name, type);
  for (const [name, type] of Object.entries(table.types))
    reader.complexes[reader.name(name)] = reader.complex(name, type);
  return {
    ...EMPTY_MODEL,
    prefixes: prefixesOf(table),
    elements: reader.elements,
    globals: reader.byName,
    simple: reader.simple(),
    complex: reader.complexes,
  };
}

const globalsOf = (
  { roots, types }: SchemaTable,
  { elements }: BeyondTable,
): (readonly [name: string, type: string])[] => [
  ...Object.entries({ ...roots, ...elements }),
  ...Object.values(types).flatMap(({ children = [] }) =>
    children.filter(([name]) => name !== WILDCARD).map(([name, type]) => [name, type] as const),
  ),
];

/** The schema of one document does not know the others. */
function withoutOthers({ roots, types }: SchemaTable, root: string): SchemaTable['types'] {
  const others = new Set(Object.entries(roots).flatMap(([name, type]) => (name === root ? [] : [type])));
  return Object.fromEntries(Object.entries(types).filter(([name]) => !others.has(name)));
}

class BeyondReader extends TableReader {
  readonly complexes: Record<string, ComplexModel> = {};

  /** An element that holds text has a type called after it, which extends the one it has here. */
  override typeOf(name: string, type: string): string {
    const shared = this.table.types[type];
    if (shared?.base === undefined || splitName(type).prefix === splitName(name).prefix)
      return super.typeOf(name, type);
    const own = this.name(`${name}Type`);
    this.complexes[own] ??= { ...this.complex(type, shared), base: this.name(type), derivation: 'extension' };
    return own;
  }

  override complex(name: string, type: ComplexType): ComplexModel {
    const { content, mixed = false, abstract = false, derives, base, anyAttribute } = type;
    const own = super.complex(name, content === undefined ? type : { ...type, children: [] });
    return {
      ...own,
      mixed,
      abstract,
      base: this.name(derives ?? base ?? 'xs:anyType'),
      derivation: base === undefined ? 'restriction' : 'extension',
      content: content === undefined ? own.content : content && this.#nested(content, name),
      wildcard: anyAttribute ? this.#open(anyAttribute, name) : null,
    };
  }

  #nested(content: Nested, owner: string): Particle {
    if (content[0] === 'sequence' || content[0] === 'choice') {
      const [kind, min, most, items] = content;
      return { kind, min, max: maxOf(most), items: items.map((item) => this.#nested(item, owner)) };
    }
    if (content[0] === 'any') {
      const [, namespace, process, min, most] = content;
      return { kind: 'any', wildcard: this.#open([namespace, process], owner), min, max: maxOf(most) };
    }
    if (content[0] === 'ref') {
      const [, name, min, most] = content;
      return { kind: 'element', element: this.byName[this.name(name)]!, min, max: maxOf(most) };
    }
    const [, name, type, min, most] = content;
    return { kind: 'element', element: this.local(name, type), min, max: maxOf(most) };
  }

  #open([namespace, process]: Open, owner: string): WildcardModel {
    const own = this.table.namespaces[splitName(owner).prefix]!;
    return { only: null, not: namespace === '##any' ? [] : [own, ''], process };
  }
}

const maxOf = (most: number | 'unbounded'): number | null => (most === 'unbounded' ? null : most);
