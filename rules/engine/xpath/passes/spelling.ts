import { literalOf } from '../analyse/look.ts';
import type { Comparison, Ir, IrOf } from '../ir.ts';
import type { Code, Name } from '../emit/code.ts';
import { js } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import { textArgument } from '../emit/values.ts';
import { lookAt } from './bytes.ts';

// How a text is spelled and how long it is: answered from the bytes of the document, without a string (`xpath/runtime/plain.ts`).

/** `matches(LOOK, PATTERN)`, of a pattern made beforehand. Shape: `x_matchesAt(d, NODE, K3, true)`; null for all else. */
export function matchedAt(text: Ir, pattern: Code, g: Gen): Code | null {
  const look = lookAt(text, g);
  return look && !look.isUpper
    ? g.by('bytes', text, g.run('matchesAt', DOC, g.one(look.node).code, pattern, look.isNormal))
    : null;
}

/** `starts-with(LOOK, 'text')`. Shape: `x_beginsAt(d, NODE, "-", true)`; null for all else. */
export function begunAt(ir: IrOf<'call'>, g: Gen): Code | null {
  const { builtin, args } = ir;
  const [text, begin] = args;
  const look = builtin.name === 'starts-with' ? lookAt(text!, g) : null;
  const literal = look && literalOf(begin!);
  if (!look || look.isUpper || literal === null || !/^[!-%'-~]+$/.test(literal)) return null;
  return g.by('bytes', ir, g.run('beginsAt', DOC, g.one(look.node).code, literal, look.isNormal));
}

/** Does a look at a text say anything? Shape: `!x_isBlank(d, NODE)`; null for all else. */
export function hasText(ir: Ir, g: Gen): Code | null {
  const look = ir.type.kind === 'string' ? lookAt(ir, g) : null;
  return look && !look.isUpper ? g.by('bytes', ir, js`!${nothing(look, g)}`) : null;
}

const nothing = ({ node, isNormal }: { readonly node: Ir; readonly isNormal: boolean }, g: Gen): Code =>
  g.run(isNormal ? 'isBlank' : 'isEmpty', DOC, g.one(node).code);

/** `string-length(TEXT)` compared with a number; `full`: by counting. Null where bytes do not suffice. */
export function lengthTest(operator: Comparison, left: Ir, right: Ir, full: Code, g: Gen): Code | null {
  if (left.op !== 'call' || left.builtin.name !== 'string-length') return null;
  const most = wholeOf(right);
  const text = left.args[0]!;
  if (most === null) return null;
  const look = lookAt(text, g);
  const ofNothing = NOTHING[operator];
  if (look && !look.isUpper && most === 0 && ofNothing !== undefined)
    return g.by('bytes', left, ofNothing ? nothing(look, g) : js`!${nothing(look, g)}`);
  if (operator !== 'le') return null;
  const less = shortened(text, g);
  if (!less) return null;
  return g.by(
    'bytes',
    left,
    js`(${g.run('isWithin', DOC, g.one(less.node).code, most, less.mark)} || ${full})`,
  );
}

/** Comparisons with 0, and whether they are true of an empty text. */
const NOTHING: Partial<Record<Comparison, boolean>> = { gt: false, ne: false, eq: true, le: true };

/** The context item, where the expression is its text or less of it; and a sign that is left out, or ''. */
function shortened(text: Ir, g: Gen): { readonly node: Ir; readonly mark: string } | null {
  if (text.op === 'call' && text.builtin.name === 'translate') {
    const [all, from, to] = text.args;
    const mark = literalOf(from!);
    const inner = mark !== null && literalOf(to!) === '' ? shortened(all!, g) : null;
    return inner && { node: inner.node, mark: MARK.test(mark!) ? mark! : '' };
  }
  const look = lookAt(text, g);
  return look && !look.isUpper && look.node.op === 'context' ? { node: look.node, mark: '' } : null;
}

/** A sign of amounts and dates; none of a reference. */
const MARK = /^[-.,/:]$/;

/** `substring(LOOK, 1, 2) = $list`. Shape: `x_beginsAsOneOf(d, NODE, K3, 2)`; null for all else. */
export function begunAsOneOf(ir: Ir, list: Name, g: Gen): Code | null {
  if (ir.op !== 'call' || ir.builtin.name !== 'substring' || ir.args.length !== 3) return null;
  const [text, start, count] = ir.args;
  const look = lookAt(text!, g);
  if (!look || look.isUpper || look.isNormal || wholeOf(start!) !== 1 || wholeOf(count!) === null)
    return null;
  return g.by('bytes', ir, g.run('beginsAsOneOf', DOC, g.one(look.node).code, list, wholeOf(count!)!));
}

const wholeOf = (ir: Ir): number | null =>
  ir.op === 'literal' && typeof ir.value === 'bigint' ? Number(ir.value) : null;

/** `string-length(translate($amount, '.', ''))`: no text is made to be counted. Null for all else. */
export function lengthWithout(ir: Ir, g: Gen): Code | null {
  if (!g.runs('bytes') || ir.op !== 'call' || ir.builtin.name !== 'translate') return null;
  const [text, from, to] = ir.args;
  const sign = literalOf(from!);
  if (sign === null || !/^[ -~]$/.test(sign) || literalOf(to!) !== '') return null;
  return g.by('bytes', ir, g.run('lengthWithout', textArgument(text!, g), sign));
}
