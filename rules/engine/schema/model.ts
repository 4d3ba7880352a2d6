/**
 * A schema, read from XML Schema documents or from a table, as plain data that can be written down or sent to a thread. Names
 * are Clark's: `{uri}local`, or `local` without a namespace; built-in types are `xs:…`; what has no name is `#` and a number.
 */
export interface SchemaModel {
  /** URI → prefix, as the schema documents declare them. */
  readonly prefixes: Readonly<Record<string, string>>;
  readonly elements: readonly ElementModel[];
  /** Name of a global element → its place in `elements`. */
  readonly globals: Readonly<Record<string, number>>;
  /** Global attributes, for wildcards. */
  readonly attributes: Readonly<Record<string, AttributeModel>>;
  readonly simple: Readonly<Record<string, SimpleModel>>;
  readonly complex: Readonly<Record<string, ComplexModel>>;
  /** Of a table, which has no types that derive from others: the document elements. Null: every global element is one. */
  readonly table: { readonly roots: readonly string[]; readonly ownTypes: boolean } | null;
}

/** How one type may stand for another (Part 1, 3.4.1 and 3.3.1). */
export type Derivation = 'extension' | 'restriction' | 'substitution';

export interface ElementModel {
  readonly name: string;
  readonly type: string;
  readonly nillable: boolean;
  readonly abstract: boolean;
  readonly fixed: string | null;
  readonly default: string | null;
  readonly block: readonly Derivation[];
  /** The head of its substitution group. */
  readonly substitutes: string | null;
}

export interface AttributeModel {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly fixed: string | null;
  readonly default: string | null;
}

/** Part 1, 3.10.1. */
export interface WildcardModel {
  /** URIs that may stand there ('' for none); `not` has those that may not, and admits all others. */
  readonly only: readonly string[] | null;
  readonly not: readonly string[];
  readonly process: 'strict' | 'lax' | 'skip';
}

export interface ComplexModel {
  readonly base: string;
  readonly derivation: Derivation;
  readonly abstract: boolean;
  readonly block: readonly Derivation[];
  readonly mixed: boolean;
  /** Simple type of its text, where its content is simple. */
  readonly text: string | null;
  readonly content: Particle | null;
  readonly attributes: readonly AttributeModel[];
  readonly wildcard: WildcardModel | null;
}

interface Occurs {
  readonly min: number;
  /** Null: unbounded. */
  readonly max: number | null;
}

export interface ElementParticle extends Occurs {
  readonly kind: 'element';
  readonly element: number;
}

export interface WildcardParticle extends Occurs {
  readonly kind: 'any';
  readonly wildcard: WildcardModel;
}

export interface GroupParticle extends Occurs {
  readonly kind: 'sequence' | 'choice' | 'all';
  readonly items: readonly Particle[];
}

export type Particle = ElementParticle | WildcardParticle | GroupParticle;

/** A simple type: a restriction of one, a list of items, or a union (Part 2, 4.1). */
export interface SimpleModel {
  readonly base?: string;
  readonly item?: string;
  readonly members?: readonly string[];
  readonly facets?: FacetModel;
}

/** Of the facets with a number or a value, the text as the schema writes it. */
export interface FacetModel {
  readonly length?: string;
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: string;
  readonly fractionDigits?: string;
  readonly whiteSpace?: string;
  /** One of them must match. */
  readonly pattern?: readonly string[];
  readonly enumeration?: readonly string[];
  /** Prefix → URI where the enumeration stands, when its values are names with prefixes. */
  readonly namespaces?: Readonly<Record<string, string>>;
}

export const XS = 'http://www.w3.org/2001/XMLSchema';
export const XML = 'http://www.w3.org/XML/1998/namespace';
export const ANY_TYPE = 'xs:anyType';
export const ANY_SIMPLE_TYPE = 'xs:anySimpleType';

const ANY: WildcardModel = { only: null, not: [], process: 'lax' };

/** xs:anyType (Part 1, 3.4.7). */
export const UR_TYPE: ComplexModel = {
  base: ANY_TYPE,
  derivation: 'restriction',
  abstract: false,
  block: [],
  mixed: true,
  text: null,
  content: { kind: 'any', wildcard: ANY, min: 0, max: null },
  attributes: [],
  wildcard: ANY,
};

export const clark = (uri: string, local: string): string => (uri === '' ? local : `{${uri}}${local}`);

export function fromClark(name: string): { readonly uri: string; readonly local: string } {
  const end = name.startsWith('{') ? name.indexOf('}') : 0;
  return end === 0 ? { uri: '', local: name } : { uri: name.slice(1, end), local: name.slice(end + 1) };
}

/** A schema of nothing. */
export const EMPTY_MODEL: SchemaModel = {
  prefixes: {},
  elements: [],
  globals: {},
  attributes: {},
  simple: {},
  complex: {},
  table: null,
};

/** Elements that may come oftener are counted; groups, and elements up to here, are written out. */
export const COUNTED: number = 32;
