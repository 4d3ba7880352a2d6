import type { Name } from '../../xml/index.ts';
import type { Binding, KeyDeclaration, UserFunction } from '../ir.ts';
import type { Ast } from '../parse/index.ts';
import type { Type } from '../types.ts';

/** What an expression can see where it stands (the static context of XPath 2.0, 2.1.1). */
export interface Scope {
  /** Type of the context item; null where there is none (the body of an xsl:function). */
  readonly item: Type | null;
  /** False where position() and last() mean nothing useful: the top of a rule's expression. */
  readonly counted: boolean;
  /** True where a rule's node stands behind `current()`. */
  readonly rule: boolean;
  readonly variables: ReadonlyMap<string, Binding>;
  readonly functions: ReadonlyMap<string, UserFunction>;
  readonly keys?: ReadonlyMap<string, KeyDeclaration>;
  readonly bundle?: Bundle;
}

/** Documents that lie beside the schema: read when a pack is built, never when it runs. */
export interface Bundle {
  /**
   * @param at where in the expression the document is named.
   * @throws XPathError when there is no such file in the pack.
   */
  readonly open: (href: string, at: number) => Bundled;
}

/** One such document. */
export interface Bundled {
  /** Its document node. */
  readonly top: number;
  /** Nodes an expression finds from a node. */
  readonly nodes: (ast: Ast) => (node: number) => readonly number[];
  /** Its values there, as text. */
  readonly values: (ast: Ast) => (node: number) => readonly string[];
  readonly text: (node: number) => string;
}

export const keyOf = (name: Name): string => (name.uri === '' ? name.local : `{${name.uri}}${name.local}`);
export const functionKey = (name: Name, arity: number): string => `${keyOf(name)}#${arity}`;

export function withVariable(scope: Scope, binding: Binding): Scope {
  return { ...scope, variables: new Map(scope.variables).set(binding.name, binding) };
}

/** The focus inside a predicate or after a slash. */
export function withItem(scope: Scope, item: Type): Scope {
  return { ...scope, item: { ...item, empty: false, many: false, order: 2 }, counted: true };
}
