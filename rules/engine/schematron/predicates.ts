import type { Ir, Scope } from '../xpath/index.ts';
import { LAST, POSITION } from '../xpath/ir.ts';
import { isNumeric } from '../xpath/types.ts';

// What is known of the predicates of a rule's context without a document.

/** The scope of a step's predicates. */
export const predicateScope = (scope: Scope): Scope => ({
  ...scope,
  item: { kind: 'node', empty: false, many: false, order: 2 },
  counted: true,
});

/** True when the predicates must be counted among siblings, or may have to. */
export function mayBePositional(irs: readonly Ir[]): boolean {
  return irs.some(
    ({ type, reads }) =>
      isNumeric(type.kind) ||
      type.kind === 'atomic' ||
      type.kind === 'item' ||
      (reads & (POSITION | LAST)) !== 0,
  );
}
