import type { Name } from '../../xml/index.ts';

/** The syntax tree of XPath 2.0 with `let`, `!`, `||` and `=>` of 3.1; every node knows its offset in the expression. */
export type Ast = { readonly at: number } & AstBody;

type AstBody =
  | {
      readonly op: 'literal';
      readonly type: 'string' | 'integer' | 'decimal' | 'double';
      readonly text: string;
    }
  | { readonly op: 'variable'; readonly name: Name }
  | { readonly op: 'context' }
  | { readonly op: 'sequence'; readonly items: readonly Ast[] }
  | { readonly op: 'for'; readonly variable: Name; readonly over: Ast; readonly body: Ast }
  | {
      readonly op: 'let';
      readonly variable: Name;
      readonly declared: SequenceType | null;
      readonly over: Ast;
      readonly body: Ast;
    }
  | {
      readonly op: 'quantified';
      readonly some: boolean;
      readonly variable: Name;
      readonly over: Ast;
      readonly body: Ast;
    }
  | { readonly op: 'if'; readonly test: Ast; readonly then: Ast; readonly otherwise: Ast }
  | { readonly op: 'binary'; readonly operator: string; readonly left: Ast; readonly right: Ast }
  | { readonly op: 'negate'; readonly operand: Ast; readonly plus: boolean }
  | { readonly op: 'typed'; readonly verb: TypeVerb; readonly operand: Ast; readonly target: SequenceType }
  // `each`: what `!` and xsl:for-each come to; values may stand before a step there, and nodes keep the order they come in.
  | { readonly op: 'path'; readonly root: boolean; readonly steps: readonly Step[]; readonly each?: true }
  | { readonly op: 'call'; readonly name: Name; readonly args: readonly Ast[] };

export type TypeVerb = 'instance' | 'treat' | 'castable' | 'cast';

export type Axis =
  | 'child'
  | 'descendant'
  | 'attribute'
  | 'self'
  | 'descendant-or-self'
  | 'following-sibling'
  | 'following'
  | 'parent'
  | 'ancestor'
  | 'preceding-sibling'
  | 'preceding'
  | 'ancestor-or-self';

export type Step =
  | { readonly axis: Axis; readonly test: NodeTest; readonly predicates: readonly Ast[]; readonly at: number }
  | {
      readonly axis: null;
      readonly expression: Ast;
      readonly predicates: readonly Ast[];
      readonly at: number;
    };

/** `uri`/`local` null means any; `kind` 'principal' is the axis's own kind (attributes on `attribute`, else elements). */
export interface NodeTest {
  readonly kind:
    'principal' | 'node' | 'text' | 'comment' | 'instruction' | 'element' | 'attribute' | 'document';
  readonly uri: string | null;
  readonly local: string | null;
}

export type Occurrence = '' | '?' | '*' | '+';

/** A sequence type; `item` is an atomic type's local name, 'item', or a node test. `empty-sequence()` is item null. */
export interface SequenceType {
  readonly item: string | NodeTest | null;
  readonly occurrence: Occurrence;
}
