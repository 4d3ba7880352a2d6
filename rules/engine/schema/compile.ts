import { names } from '@conforme/engine/xml';
import { compileSimple, type CompiledSimple } from './simple.ts';
import {
  OTHER_LAX,
  splitName,
  WILDCARD,
  type AttributeUse,
  type Child,
  type ComplexType,
  type SchemaTable,
} from './table.ts';

/** Shapes of content. */
export const TEXT_ONLY = 0;
export const ELEMENTS = 1;

export const UNBOUNDED = 0x7fff_ffff;

/**
 * A schema as integer tables. A complex type owns a run of particles; the first of a run stands for "nothing read yet".
 * A particle is at once a declaration and a state of the content model: in state p, particle q may follow when
 * `p < q && q <= reach[p]`, and the element may end when `final[p]`.
 */
export interface Compiled {
  readonly table: SchemaTable;
  /** Names known when the schema was compiled: it must not judge trees read before. */
  readonly epoch: number;
  /** URI → prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly roots: ReadonlyMap<number, number>;
  readonly typeNames: readonly string[];
  readonly shape: Uint8Array;
  readonly start: Int32Array;
  /** Where the text of a type is limited; null for types of elements and for free text. */
  readonly text: readonly (CompiledSimple | null)[];
  readonly attributes: readonly AttributeTable[];
  readonly particles: Particles;
  readonly lookup: Lookup;
  /** Where a type takes elements of other namespaces; null for nearly every type. */
  readonly wildcards: readonly (Wildcard | null)[];
  /** Elements that are judged wherever a wildcard lets them stand. */
  readonly globals: ReadonlyMap<number, number>;
}

export interface Wildcard {
  readonly particle: number;
  /** URI of the namespace that is not "other". */
  readonly own: string;
}

export interface Particles {
  readonly label: readonly string[];
  readonly type: Int32Array;
  readonly min: Int32Array;
  readonly max: Int32Array;
  readonly reach: Int32Array;
  readonly final: Uint8Array;
}

export interface AttributeTable {
  readonly byName: ReadonlyMap<number, CompiledSimple>;
  readonly required: readonly number[];
}

/** (type, element name) → particle, open addressing. */
export interface Lookup {
  readonly mask: number;
  readonly keys: Float64Array;
  readonly values: Int32Array;
}

/** @throws Error naming type and reason when the table does not hold together. */
export function compileSchema(table: SchemaTable): Compiled {
  const intern = nameReader(table);
  const elements = elementsOf(table);
  const typeNames = typeList(table, elements);
  const index = new Map(typeNames.map((name, i) => [name, i]));
  const complex = typeNames.map((name) => table.types[name] ?? { base: name });
  const builder = new ParticleBuilder(index, intern);
  const typed = (
    declared: readonly (readonly [string, string, ...unknown[]])[],
  ): ReadonlyMap<number, number> =>
    new Map(declared.map(([name, type]) => [intern(name), found(index, type, name)]));
  const start = Int32Array.from(complex, (type, i) => builder.add(i, typeNames[i]!, type));
  return {
    table,
    typeNames,
    start,
    shape: Uint8Array.from(complex, (type) => (type.children ? ELEMENTS : TEXT_ONLY)),
    text: complex.map((type, i) => textOf(table, typeNames[i]!, type)),
    attributes: complex.map((type) => attributesOf(table, type.attributes ?? [])),
    particles: builder.particles(),
    lookup: builder.lookup(),
    wildcards: typeNames.map((name, i) => wildcardOf(builder.wildcards.get(i), table, name)),
    roots: typed(Object.entries(table.roots)),
    globals: typed([...Object.entries(table.roots), ...(table.style === 'ref' ? elements : [])]),
    prefixes: new Map(Object.entries(table.namespaces).map(([prefix, uri]) => [uri, prefix])),
    epoch: names.size,
  };
}

/** Complex types, then the simple types that elements have directly. */
function typeList(table: SchemaTable, elements: readonly Child[]): string[] {
  const types = new Set(Object.keys(table.types));
  for (const element of elements) types.add(element[1]);
  return [...types];
}

/** Every child element, wherever it stands. */
function elementsOf(table: SchemaTable): readonly Child[] {
  const elements: Child[] = [];
  for (const { children } of Object.values(table.types))
    for (const child of children ?? []) if (child[0] !== WILDCARD) elements.push(child);
  return elements;
}

function wildcardOf(particle: number | undefined, table: SchemaTable, typeName: string): Wildcard | null {
  if (particle === undefined) return null;
  return { particle, own: table.namespaces[splitName(typeName).prefix]! };
}

/** Each name stands in several types. */
function nameReader(table: SchemaTable): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const number = known.get(name) ?? numberOf(table, name);
    known.set(name, number);
    return number;
  };
}

function numberOf(table: SchemaTable, name: string): number {
  const { prefix, local } = splitName(name);
  const uri = table.namespaces[prefix];
  if (uri === undefined) throw new Error(`the prefix of ${name} is not declared in the schema table`);
  return names.intern(uri, local);
}

function found(index: ReadonlyMap<string, number>, type: string, element: string): number {
  const id = index.get(type);
  if (id === undefined)
    throw new Error(`the element ${element} has the type ${type}, which is not in the schema table`);
  return id;
}

function textOf(table: SchemaTable, name: string, type: ComplexType): CompiledSimple | null {
  if (type.children) return null;
  const simple = compileSimple(table, type.base ?? name);
  return simple.lexical === null && simple.facets === null ? null : simple;
}

function attributesOf(table: SchemaTable, uses: readonly AttributeUse[]): AttributeTable {
  const byName = new Map<number, CompiledSimple>();
  for (const [name, type, , value] of uses) {
    const fixed = value?.startsWith('fixed=') ? value.slice('fixed='.length) : null;
    byName.set(names.intern('', name), compileSimple(table, type, fixed));
  }
  return {
    byName,
    required: uses.filter((use) => use[2] === 'required').map((use) => names.intern('', use[0])),
  };
}

class ParticleBuilder {
  /** Type → its wildcard. */
  readonly wildcards = new Map<number, number>();
  readonly #index: ReadonlyMap<string, number>;
  readonly #intern: (name: string) => number;
  readonly #label: string[] = [];
  readonly #type: number[] = [];
  readonly #min: number[] = [];
  readonly #max: number[] = [];
  readonly #reach: number[] = [];
  readonly #final: number[] = [];
  readonly #known = new Set<number>();
  readonly #entries: [type: number, name: number, particle: number][] = [];

  constructor(index: ReadonlyMap<string, number>, intern: (name: string) => number) {
    this.#index = index;
    this.#intern = intern;
  }

  /** Adds the particles of a type; returns its start state. */
  add(type: number, typeName: string, complex: ComplexType): number {
    const children = complex.children ?? [];
    const start = this.#label.length;
    this.#particle('', -1, 0, 0);
    for (const child of children) this.#child(type, typeName, child);
    const last = this.#label.length - 1;
    for (let p = start; p <= last; p++)
      if (complex.model === 'choice') this.#choice(p, start, last);
      else this.#sequence(p, last);
    return start;
  }

  #child(type: number, typeName: string, [name, childType, min, max]: Child): void {
    const most = max === 'unbounded' ? UNBOUNDED : max;
    if (name === WILDCARD) return this.#wildcard(type, typeName, childType, min, most);
    const id = this.#intern(name);
    const key = keyOf(type, id);
    if (this.#known.has(key)) throw new Error(`${typeName} holds ${name} twice, which is not supported`);
    this.#known.add(key);
    this.#entries.push([type, id, this.#label.length]);
    this.#particle(name, found(this.#index, childType, name), min, most);
  }

  #wildcard(type: number, typeName: string, kind: string, min: number, max: number): void {
    if (kind !== OTHER_LAX) throw new Error(`${typeName} has the wildcard ${kind}, which is not supported`);
    this.wildcards.set(type, this.#label.length);
    this.#particle(WILDCARD, -1, min, max);
  }

  #particle(label: string, type: number, min: number, max: number): void {
    this.#label.push(label);
    this.#type.push(type);
    this.#min.push(min);
    this.#max.push(max);
  }

  /** The next required particle bounds what may follow. */
  #sequence(p: number, last: number): void {
    let next = p + 1;
    while (next <= last && this.#min[next] === 0) next++;
    this.#reach.push(Math.min(next, last));
    this.#final.push(next > last ? 1 : 0);
  }

  /** One of the particles, nothing after it. */
  #choice(p: number, start: number, last: number): void {
    this.#reach.push(p === start ? last : p);
    this.#final.push(p !== start || this.#min.slice(start + 1).includes(0) ? 1 : 0);
  }

  particles(): Particles {
    return {
      label: this.#label,
      type: Int32Array.from(this.#type),
      min: Int32Array.from(this.#min),
      max: Int32Array.from(this.#max),
      reach: Int32Array.from(this.#reach),
      final: Uint8Array.from(this.#final),
    };
  }

  lookup(): Lookup {
    const size = 2 ** Math.ceil(Math.log2(this.#entries.length * 2 + 2));
    const table: Lookup = {
      mask: size - 1,
      keys: new Float64Array(size).fill(-1),
      values: new Int32Array(size),
    };
    for (const [type, name, particle] of this.#entries) {
      let slot = slotOf(type, name, table.mask);
      while (table.keys[slot] !== -1) slot = (slot + 1) & table.mask;
      table.keys[slot] = keyOf(type, name);
      table.values[slot] = particle;
    }
    return table;
  }
}

const keyOf = (type: number, name: number): number => type * 2 ** 24 + name;

function slotOf(type: number, name: number, mask: number): number {
  const mixed = Math.imul(Math.imul(type, 0x9e3779b1) ^ name, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
}

/** The particle of this name in the type, or -1. */
export function particleOf(table: Lookup, type: number, name: number): number {
  if (name < 0) return -1;
  const key = keyOf(type, name);
  for (let slot = slotOf(type, name, table.mask); ; slot = (slot + 1) & table.mask) {
    const known = table.keys[slot]!;
    if (known === key) return table.values[slot]!;
    if (known === -1) return -1;
  }
}
