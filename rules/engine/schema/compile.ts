import { names } from '@conforme/engine/xml';
import { Automaton } from './automaton.ts';
import { ANY_TYPE, fromClark, UR_TYPE } from './model.ts';
import type {
  AttributeModel,
  Derivation,
  ElementModel,
  Particle,
  SchemaModel,
  WildcardModel,
} from './model.ts';
import { SimpleTypes } from './values.ts';
import type { Simple } from './simple.ts';

/** An element of the schema; its type is made when a document first has one. */
export interface Element extends Omit<ElementModel, 'name'> {
  readonly id: number;
  /** Its place among the elements. */
  readonly index: number;
}

export interface AttributeRule {
  readonly simple: Simple;
  readonly fixed: string | null;
  /** The value that stands in where the attribute is absent. */
  readonly given: string | null;
}

/** Part 1, 3.8: xs:all, whose elements come in any order, each once. */
export interface AllContent {
  /** Name → the element, and the one of the model whose place it takes. */
  readonly elements: ReadonlyMap<number, { readonly element: number; readonly place: number }>;
  readonly required: readonly number[];
  readonly optional: boolean;
}

/** A type ready to judge elements; `simple` alone is set for a simple type. */
export interface Type {
  readonly name: string;
  readonly simple: Simple | null;
  readonly abstract: boolean;
  readonly mixed: boolean;
  readonly base: string | null;
  readonly derivation: Derivation;
  readonly block: readonly Derivation[];
  /** Null: text only. */
  readonly content: Automaton | AllContent | null;
  readonly attributes: ReadonlyMap<number, AttributeRule>;
  readonly required: readonly number[];
  readonly wildcard: WildcardModel | null;
  /** Whether one of its attributes is an xs:ID. */
  readonly identified: boolean;
  /** Every element its content speaks of, by name: to go on after a fault. */
  readonly elements: ReadonlyMap<number, number>;
}

const number = (name: string): number => {
  const { uri, local } = fromClark(name);
  return names.intern(uri, local);
};

/** A schema with its names as numbers. Types are made when documents need them: an invoice has a tenth of them. */
export class CompiledSchema {
  /** Names known when it was compiled: it must not judge trees read before. */
  readonly epoch: number;
  readonly model: SchemaModel;
  readonly elements: readonly Element[];
  /** Number of a name → element, of the global ones. */
  readonly globals: ReadonlyMap<number, number>;
  /** The same of those that may be document elements. */
  readonly roots: ReadonlyMap<number, number>;
  /** What is known beside all that its documents hold, by the document element: it judges what a wildcard lets in. */
  readonly beyond: ((root: string) => CompiledSchema) | null;
  /** URI → prefix, for names in faults. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly #attributes: ReadonlyMap<number, AttributeModel>;
  readonly #simple: SimpleTypes;
  readonly #types = new Map<string, Type>();
  /** The same by place of an element that has the type. */
  readonly #typesOf: Type[] = [];
  /** Head → members of its substitution group, at first hand. */
  readonly #members = new Map<string, number[]>();

  constructor(model: SchemaModel, beyond: CompiledSchema['beyond'] = null) {
    this.model = model;
    this.beyond = beyond;
    this.#simple = new SimpleTypes(model);
    this.elements = model.elements.map(({ name, ...rest }, index) => ({
      ...rest,
      id: number(name),
      index,
    }));
    this.globals = new Map(Object.entries(model.globals).map(([name, element]) => [number(name), element]));
    this.roots = model.table
      ? new Map(model.table.roots.map((name) => [number(name), model.globals[name]!]))
      : this.globals;
    this.prefixes = new Map(Object.entries(model.prefixes));
    this.#attributes = new Map(Object.values(model.attributes).map((each) => [number(each.name), each]));
    for (const { attributes } of Object.values(model.complex))
      for (const { name } of attributes) number(name);
    for (const element of this.globals.values()) {
      const head = model.elements[element]!.substitutes;
      if (head !== null) this.#members.set(head, [...(this.#members.get(head) ?? []), element]);
    }
    this.epoch = names.size;
  }

  /** Null for a name that is no type's. */
  find(name: string): Type | null {
    const known = Object.hasOwn(this.model.complex, name) || name === ANY_TYPE || this.#simple.has(name);
    return known ? this.type(name) : null;
  }

  /** Makes every type. @throws Error naming one that cannot be made. */
  makeAll(): void {
    for (const name of [...Object.keys(this.model.simple), ...Object.keys(this.model.complex)])
      try {
        this.type(name);
      } catch (error) {
        throw new Error(`the type ${name}: ${(error as Error).message}`, { cause: error });
      }
  }

  typeOf({ index, type }: Element): Type {
    return (this.#typesOf[index] ??= this.type(type));
  }

  type(name: string): Type {
    const made = this.#types.get(name) ?? this.#make(name);
    this.#types.set(name, made);
    return made;
  }

  globalAttribute(name: number): AttributeRule | undefined {
    const model = this.#attributes.get(name);
    return model && this.#rule(model);
  }

  /** Names and elements that may stand where the element does (Part 1, 3.3.6); abstract ones among them are refused later. */
  takes = (element: number): ReadonlyMap<number, number> => {
    const found = new Map([[this.elements[element]!.id, element]]);
    const name = this.model.elements[element]!.name;
    if (this.model.globals[name] !== element) return found;
    for (const member of this.#substitutes(element, name, new Set()))
      found.set(this.elements[member]!.id, member);
    return found;
  };

  #substitutes(head: number, name: string, seen: Set<string>): number[] {
    if (seen.has(name)) return [];
    seen.add(name);
    const { block, type } = this.elements[head]!;
    if (block.includes('substitution')) return [];
    return (this.#members.get(name) ?? []).flatMap((member) => [
      ...(this.derives(this.elements[member]!.type, type, block) ? [member] : []),
      ...this.#substitutes(head, this.model.elements[member]!.name, seen),
    ]);
  }

  /** Whether a type is another or made from it, in no way that is blocked (Part 1, 3.4.6 and 3.14.6). */
  derives(name: string, from: string, block: readonly Derivation[]): boolean {
    const target = this.type(from);
    const blocked = new Set([...block, ...target.block]);
    for (let at: string | null = name; at !== null;) {
      if (at === from) return true;
      const type: Type = this.type(at);
      if (blocked.has(type.derivation)) return false;
      at = type.base;
    }
    // What is made from a member stands for the union.
    const members = this.model.simple[from]?.members ?? [];
    return from === ANY_TYPE || members.some((member) => this.derives(name, member, block));
  }

  #make(name: string): Type {
    if (name !== ANY_TYPE && this.#simple.has(name)) return simpleType(this.#simple.get(name));
    const model = name === ANY_TYPE ? UR_TYPE : this.model.complex[name];
    if (!model) throw new Error(`there is no type ${name}`);
    const { content } = model;
    const attributes = new Map(model.attributes.map((each) => [number(each.name), this.#rule(each)]));
    return {
      ...model,
      name,
      base: name === ANY_TYPE ? null : model.base,
      simple: model.text === null ? null : this.#simple.get(model.text),
      content: model.text === null ? this.#content(content) : null,
      attributes,
      identified: [...attributes.values()].some(({ simple }) => simple.identity === 'ID'),
      required: model.attributes.filter((each) => each.required).map((each) => number(each.name)),
      elements: new Map(elementsOf(content).flatMap((element) => [...this.takes(element)])),
    };
  }

  #rule({ type, fixed, default: given }: AttributeModel): AttributeRule {
    return { simple: this.#simple.get(type), fixed, given: given ?? fixed };
  }

  #content(content: Particle | null): Automaton | AllContent {
    if (content?.kind !== 'all') return new Automaton(content, this.takes);
    const items = content.items.filter((item) => item.kind === 'element');
    return {
      elements: new Map(
        items.flatMap(({ element: place }) =>
          [...this.takes(place)].map(([name, element]) => [name, { element, place }] as const),
        ),
      ),
      required: items.filter(({ min }) => min > 0).map(({ element }) => element),
      optional: content.min === 0,
    };
  }
}

function simpleType(simple: Simple): Type {
  return {
    name: simple.name,
    simple,
    abstract: false,
    mixed: false,
    base: simple.base?.name ?? (simple.name === 'xs:anySimpleType' ? ANY_TYPE : 'xs:anySimpleType'),
    derivation: 'restriction',
    block: [],
    content: null,
    attributes: new Map(),
    required: [],
    wildcard: null,
    identified: false,
    elements: new Map(),
  };
}

function elementsOf(content: Particle | null): number[] {
  if (!content) return [];
  if ('items' in content) return content.items.flatMap(elementsOf);
  return content.kind === 'element' ? [content.element] : [];
}
