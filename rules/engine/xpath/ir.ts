import type { Decimal } from '../decimal/index.ts';
import type { Builtin } from './analyse/builtin.ts';
import type { Ast, Axis, NodeTest, SequenceType } from './parse/index.ts';
import type { Type } from './types.ts';

/** What an expression reads besides the document: the focus (XPath 2.0, 2.1.2) and the rule's own node. */
export const ITEM = 1;
export const POSITION = 2;
export const LAST = 4;
export const RULE = 8;

/** A variable. `scope`: global ones live as long as the document, rule ones as long as the rule's node. */
export interface Binding {
  readonly name: string;
  readonly type: Type;
  readonly scope: 'global' | 'rule' | 'local';
  /** What a variable of a schema, pattern or rule was found to be, for looking through it. */
  readonly value?: Ir;
}

/** A user's function; `type` is what it promises, or what its body was found to give. */
export interface UserFunction {
  readonly key: string;
  readonly params: readonly { readonly type: Type; readonly declared: SequenceType | null }[];
  readonly type: Type;
  /** Does it look through lists of the document, or lists it is given? Left out where it reaches itself. */
  readonly far?: boolean;
  /** What it computes; left out where it reaches itself or what it gives is made the type it promises. */
  readonly body?: { readonly ir: Ir; readonly bindings: readonly Binding[] };
}

/** An xsl:key; its identity is what matters, the emitter knows the function that fills it. */
export interface KeyDeclaration {
  readonly name: string;
}

/** What a path into a bundled document comes to: texts of its nodes and, where it asks for a value, which nodes have it. */
export interface LookupTable {
  readonly texts: readonly string[];
  /** Value → places in `texts`, ascending; null where all of them are meant. */
  readonly places: ReadonlyMap<string, readonly number[]> | null;
}

interface Common {
  readonly type: Type;
  /** Bits of ITEM, POSITION, LAST, RULE. */
  readonly reads: number;
  /** Variables bound outside. */
  readonly free: ReadonlySet<Binding>;
  readonly at: number;
}

export type LiteralValue = string | bigint | number | boolean | Decimal;

/** The typed form of an expression: names resolved, static types known, ready to be emitted. */
export type Ir = Common & IrBody;

export type IrBody =
  | { readonly op: 'literal'; readonly value: LiteralValue }
  | { readonly op: 'variable'; readonly binding: Binding }
  | { readonly op: 'context' }
  | { readonly op: 'rule' }
  | { readonly op: 'root' }
  | { readonly op: 'sequence'; readonly items: readonly Ir[] }
  | { readonly op: 'for'; readonly binding: Binding; readonly over: Ir; readonly body: Ir }
  | {
      readonly op: 'let';
      readonly binding: Binding;
      readonly declared: SequenceType | null;
      readonly over: Ir;
      readonly body: Ir;
    }
  | {
      readonly op: 'quantified';
      readonly some: boolean;
      readonly binding: Binding;
      readonly over: Ir;
      readonly body: Ir;
    }
  | { readonly op: 'if'; readonly test: Ir; readonly then: Ir; readonly otherwise: Ir }
  | { readonly op: 'logic'; readonly operator: 'and' | 'or'; readonly left: Ir; readonly right: Ir }
  | { readonly op: 'general'; readonly operator: Comparison; readonly left: Ir; readonly right: Ir }
  | { readonly op: 'value'; readonly operator: Comparison; readonly left: Ir; readonly right: Ir }
  | { readonly op: 'nodes'; readonly operator: 'is' | '<<' | '>>'; readonly left: Ir; readonly right: Ir }
  | { readonly op: 'arithmetic'; readonly operator: Arithmetic; readonly left: Ir; readonly right: Ir }
  | { readonly op: 'negate'; readonly plus: boolean; readonly operand: Ir }
  | { readonly op: 'range'; readonly left: Ir; readonly right: Ir }
  | {
      readonly op: 'combine';
      readonly operator: 'union' | 'intersect' | 'except';
      readonly left: Ir;
      readonly right: Ir;
    }
  | {
      readonly op: 'typed';
      readonly verb: 'instance' | 'treat';
      readonly operand: Ir;
      readonly target: SequenceType;
    }
  | {
      readonly op: 'cast';
      readonly operand: Ir;
      readonly test: boolean;
      readonly optional: boolean;
      readonly target: string;
    }
  // `each`: nodes come in the order of the start, again where they are found again.
  | { readonly op: 'path'; readonly start: Ir; readonly steps: readonly IrStep[]; readonly each?: true }
  | { readonly op: 'call'; readonly builtin: Builtin; readonly args: readonly Ir[] }
  | {
      readonly op: 'keyed';
      readonly key: KeyDeclaration;
      readonly values: Ir;
      readonly within: Ir | null;
    }
  // `path`: how the nodes were found, so that a path may go on from a variable that holds them.
  | { readonly op: 'lookup'; readonly table: LookupTable; readonly wanted: Ir | null; readonly path: Ast }
  | { readonly op: 'user'; readonly callee: UserFunction; readonly args: readonly Ir[] };

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type Arithmetic = '+' | '-' | '*' | 'div' | 'idiv' | 'mod';

/** A step; `axis` null evaluates an expression for each node, 'filter' only applies its predicates to the start. */
export interface IrStep {
  readonly axis: Axis | 'expression' | 'filter';
  readonly test: NodeTest | null;
  readonly expression: Ir | null;
  readonly predicates: readonly Ir[];
  /** Order of the nodes up to and with this step. */
  readonly order: Type['order'];
}

export type IrOf<Op extends Ir['op']> = Extract<Ir, { op: Op }>;
