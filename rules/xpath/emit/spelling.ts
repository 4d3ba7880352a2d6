import type { Comparison, Ir, IrOf } from '../ir.ts';
import type { Code } from './code.ts';
import { js } from './code.ts';
import type { Gen } from './gen.ts';
import { literalOf, lookOf } from './looks.ts';
import { DOC } from './module.ts';

// How a text is spelled and how long it is: what the bytes of the document tell without a string (`xpath/runtime/plain.ts`).

/** `matches(LOOK, PATTERN)`, of a pattern made beforehand. Shape: `x_matchesAt(d, NODE, K3, true)`; null for all else. */
export function matchedAt(text: Ir, pattern: Code, g: Gen): Code | null {
  const look = lookOf(text);
  return look && !look.isUpper
    ? g.run('matchesAt', DOC, g.one(look.node).code, pattern, look.isNormal)
    : null;
}

/** `starts-with(LOOK, 'text')`. Shape: `x_beginsAt(d, NODE, "-", true)`; null for all else. */
export function begunAt({ builtin, args }: IrOf<'call'>, g: Gen): Code | null {
  const [text, begin] = args;
  const look = builtin.name === 'starts-with' ? lookOf(text!) : null;
  const literal = look && literalOf(begin!);
  if (!look || look.isUpper || literal === null || !/^[!-%'-~]+$/.test(literal)) return null;
  return g.run('beginsAt', DOC, g.one(look.node).code, literal, look.isNormal);
}

/** Does a look at a text say anything? Shape: `!x_isBlank(d, NODE)`; null for all else. */
export function saysAnything(ir: Ir, g: Gen): Code | null {
  const look = ir.type.kind === 'string' ? lookOf(ir) : null;
  return look && !look.isUpper ? js`!${nothing(look, g)}` : null;
}

const nothing = ({ node, isNormal }: { readonly node: Ir; readonly isNormal: boolean }, g: Gen): Code =>
  g.run(isNormal ? 'isBlank' : 'isEmpty', DOC, g.one(node).code);

/** `string-length(TEXT)` compared with a number; `full`: by counting. Null where bytes tell nothing. */
export function lengthTest(operator: Comparison, left: Ir, right: Ir, full: Code, g: Gen): Code | null {
  if (left.op !== 'call' || left.builtin.name !== 'string-length') return null;
  const most = right.op === 'literal' && typeof right.value === 'bigint' ? Number(right.value) : null;
  const text = left.args[0]!;
  if (most === null) return null;
  const look = lookOf(text);
  const ofNothing = NOTHING[operator];
  if (look && !look.isUpper && most === 0 && ofNothing !== undefined)
    return ofNothing ? nothing(look, g) : js`!${nothing(look, g)}`;
  if (operator !== 'le') return null;
  const node = shortened(text);
  return node && js`(${g.run('isWithin', DOC, g.one(node).code, most)} || ${full})`;
}

/** Comparisons with 0, and whether they hold of an empty text. */
const NOTHING: Partial<Record<Comparison, boolean>> = { gt: false, ne: false, eq: true, le: true };

/** The context item, where the expression is its text or less of it. */
function shortened(text: Ir): Ir | null {
  if (text.op === 'call' && text.builtin.name === 'translate') {
    const [all, from, to] = text.args;
    return literalOf(from!) !== null && literalOf(to!) === '' ? shortened(all!) : null;
  }
  const look = lookOf(text);
  return look && !look.isUpper && look.node.op === 'context' ? look.node : null;
}
