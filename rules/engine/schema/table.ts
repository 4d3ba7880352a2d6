/** Stands for a child's name where elements of any other namespace may stand; their type is then `OTHER_LAX`. */
export const WILDCARD = '*';
/** Not of the type's own namespace, nor without one; judged where the schema knows the element (Part 1, 3.10.1). */
export const OTHER_LAX = '##other lax';

/** A child in a content model: element name, type, least and most occurrences. */
export type Child = readonly [name: string, type: string, min: number, max: number | 'unbounded'];

/** An attribute: name, simple type, use, and what else the schema says (`default=6`, `fixed=…`). */
export type AttributeUse = readonly [
  name: string,
  type: string,
  use: 'optional' | 'required',
  value?: string,
];

/** A complex type: children (a sequence unless `model` says choice), or text of a simple type with attributes. */
export interface ComplexType {
  readonly children?: readonly Child[];
  readonly model?: 'sequence' | 'choice';
  readonly base?: string;
  readonly attributes?: readonly AttributeUse[];
}

export interface SimpleType {
  readonly base: string;
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly enumeration?: readonly string[];
}

/**
 * The XML Schema constructs invoice schemas use, as a table: prefixed names, no inheritance left, no groups.
 * `schema.json` of a pack with kind "schema" holds one.
 */
export interface SchemaTable {
  readonly version: string;
  /**
   * `ref`: every element is declared globally, once, and one that holds text has a type of its own, called after it (UBL 2.1, naming
   * and design rules), whatever type it has here; otherwise only the document elements are.
   */
  readonly style?: 'ref';
  /** Prefix → URI. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Document element → complex type. */
  readonly roots: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, ComplexType>>;
  readonly simpleTypes: Readonly<Record<string, SimpleType>>;
}

export function splitName(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}
