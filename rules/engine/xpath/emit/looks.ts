import { literalOf, lookOf } from '../analyse/look.ts';
import type { Comparison, Ir } from '../ir.ts';
import type { Code, Name } from './code.ts';
import { js } from './code.ts';
import type { Gen } from './gen.ts';
import { DOC } from './module.ts';

// What is asked of the text of one node is mostly answered by a look at its bytes (`xpath/runtime/plain.ts`). Here the
// expressions are recognised that ask no more.

/** What a look is compared with: code of a string, and which string, where it is known. */
export interface Wanted {
  readonly code: Code;
  readonly literal: string | null;
}

/** Can it be compared with a string by a look? The text of no node is '' here, so that '' tells it apart from no text. */
export function isLook(ir: Ir, literal: string | null): boolean {
  const look = ir.type.kind === 'node' ? null : lookOf(ir);
  return look !== null && (look.isNormal || look.isUpper || Boolean(literal));
}

/** `LOOK = STRING` or `!=`, either way round; null for all else. */
export function looked(operator: Comparison, left: Ir, right: Ir, g: Gen): Code | null {
  if (operator !== 'eq' && operator !== 'ne') return null;
  const [look, other] = literalOf(left) === null ? [left, right] : [right, left];
  const { kind, empty, many } = other.type;
  const literal = literalOf(other);
  if (kind !== 'string' || empty || many || !isLook(look, literal)) return null;
  return lookedAt(operator, look, { code: g.one(other).code, literal }, g);
}

/** Shape: `x_saysNormal(d, NODE, "text")`, `!x_isBlank(d, NODE)`. */
export function lookedAt(operator: 'eq' | 'ne', ir: Ir, { code, literal }: Wanted, g: Gen): Code {
  const { node, isNormal, isUpper } = lookOf(ir)!;
  const at = g.one(node).code;
  const found = isUpper
    ? g.run('saysUpper', DOC, at, code, isNormal)
    : isNormal
      ? literal === ''
        ? g.run('isBlank', DOC, at)
        : g.run('saysNormal', DOC, at, code)
      : g.run('says', DOC, at, code);
  return operator === 'eq' ? found : js`!${found}`;
}

/** Can its being in a list be told by a look? */
export const isListed = (ir: Ir): boolean => lookOf(ir)?.isUpper === false;

/** `LOOK = $list`. Shape: `x_oneOf(d, NODE, K3, true)` */
export function lookedUpIn(ir: Ir, list: Name, g: Gen): Code {
  const { node, isNormal } = lookOf(ir)!;
  return g.run('oneOf', DOC, g.one(node).code, list, isNormal);
}

/** `string-length(substring-after(NODE, '.'))`. Shape: `x_lengthAfter(d, NODE, ".")`; null for all else. */
export function lengthOfRest(ir: Ir, g: Gen): Code | null {
  if (ir.op !== 'call' || ir.builtin.name !== 'substring-after') return null;
  const [text, mark] = ir.args;
  const sign = literalOf(mark!);
  const look = lookOf(text!);
  if (look === null || look.isNormal || look.isUpper || sign === null || !MARK.test(sign)) return null;
  return g.run('lengthAfter', DOC, g.one(look.node).code, sign);
}

/** One printable ASCII character that begins no reference. */
const MARK = /^[!-%'-~]$/;

/** `xs:decimal(NODE)`: the node whose amount can be compared as it is read; null for all else. */
export function amountOf(ir: Ir): Ir | null {
  if (ir.op !== 'cast' || ir.test || !ir.optional || ir.target !== 'decimal') return null;
  return ir.operand.type.kind === 'node' ? ir.operand : null;
}
