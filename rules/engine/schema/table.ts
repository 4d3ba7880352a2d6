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

type Most = number | 'unbounded';

/** A content model that groups nest in: an element declared globally, one of the type's own, a wildcard, or a group. */
export type Nested =
  | readonly ['ref', name: string, min: number, max: Most]
  | readonly ['element', name: string, type: string, min: number, max: Most]
  | readonly ['any', ...Open, min: number, max: Most]
  | readonly ['sequence', min: number, max: Most, items: readonly Nested[]]
  | readonly ['choice', min: number, max: Most, items: readonly Nested[]];

/** What a wildcard admits, and how it is judged (Part 1, 3.10.1). */
export type Open = readonly [namespace: '##any' | '##other', process: 'lax' | 'strict'];

/** A complex type: children (a sequence unless `model` says choice), or text of a simple type with attributes. */
export interface ComplexType {
  readonly children?: readonly Child[];
  readonly model?: 'sequence' | 'choice';
  /** In the place of children; null for none. */
  readonly content?: Nested | null;
  readonly mixed?: true;
  readonly abstract?: true;
  /** The type that this one restricts. */
  readonly derives?: string;
  readonly base?: string;
  readonly attributes?: readonly AttributeUse[];
  readonly anyAttribute?: Open;
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

/** What a schema knows beside all that its documents hold: judged where a wildcard lets it in. */
export interface BeyondTable extends Pick<SchemaTable, 'types' | 'simpleTypes'> {
  /** Elements that are declared globally and no child in a table. */
  readonly elements: Readonly<Record<string, string>>;
}

export function splitName(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}
