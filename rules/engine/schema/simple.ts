import type { Lexical } from './lexical.ts';

/** What a prefix means where a value stands; null for none. */
export type Scope = (prefix: string) => string | null;

/** Why a text is no value of a type: the built-in type it leans on, and of a facet what it asks for. */
export interface Refusal {
  readonly type: string;
  readonly facet: string | null;
  readonly enumeration: readonly string[];
}

/** A simple type ready to judge texts. */
export interface Simple {
  readonly name: string;
  /** The primitive type, or `list` or `union`. */
  readonly primitive: string;
  /** Built-in type that messages name to whoever writes a value. */
  readonly builtIn: string;
  /** Set where the raw bytes of a document decide, since no facet limits them; true: any text is valid. */
  readonly quick: Lexical | true | null;
  /** Names that this simple type stands for: for xsi:type. */
  readonly base: Simple | null;
  /** Of every value, what may not come twice (`xs:ID`) or must come (`xs:IDREF`). */
  readonly identity: 'ID' | 'IDREF' | null;
  /** The text as its facet whiteSpace has it. */
  normal(text: string): string;
  /** Null for a normalised text that is a value. */
  refuse(normal: string, scope: Scope): Refusal | null;
  /** What is equal for two equal values. */
  key(normal: string, scope: Scope): string;
}
