import type { Ast, Ir, Scope } from '../xpath/index.ts';
import { analyse } from '../xpath/index.ts';

/** The scope of the predicates of a context's step. */
export const predicateScope = (scope: Scope): Scope => ({
  ...scope,
  item: { kind: 'node', empty: false, many: false, order: 2 },
  counted: true,
});

/** What is known of them without a document. */
export const analysed = (predicates: readonly Ast[], scope: Scope): Ir[] =>
  predicates.map((predicate) => analyse(predicate, predicateScope(scope)));
