import type { Comparison, Ir } from '../ir.ts';
import type { Code, Name } from './code.ts';
import { js } from './code.ts';
import type { Gen } from './gen.ts';
import { DOC } from './module.ts';

// What is asked of the text of one node is mostly answered by a look at its bytes (`xpath/runtime/plain.ts`). Here the
// expressions are recognised that ask no more.

/** The text of at most one node, as it is, or through `normalize-space` or `upper-case`; no node is ''. */
interface Look {
  readonly node: Code;
  readonly through: 'text' | 'normal' | 'upper';
}

const THROUGH: Readonly<Record<string, Look['through']>> = {
  string: 'text',
  'normalize-space': 'normal',
  'upper-case': 'upper',
};

/** Null where the expression is anything else. */
function lookOf(ir: Ir, g: Gen): Look | null {
  if (ir.op !== 'call') return null;
  const through = THROUGH[ir.builtin.name];
  const [operand] = ir.args;
  if (!through || operand?.type.kind !== 'node') return null;
  return { node: g.one(operand).code, through };
}

/** The node of `NODE` or `string(NODE)`, undefined being ''. */
export function textNode(ir: Ir, g: Gen): Code | null {
  if (ir.type.kind === 'node') return g.one(ir).code;
  const look = lookOf(ir, g);
  return look?.through === 'text' ? look.node : null;
}

/** What is printable ASCII and normal; references are left to the string. */
const NORMAL = /^[!-%'-~]+(?: [!-%'-~]+)*$/;

/** `LOOK = 'text'` or `!=`. Shape: `x_saysNormal(d, NODE, "text")`, `!x_isBlank(d, NODE)`; null for all else. */
export function looked(operator: Comparison, left: Ir, right: Ir, g: Gen): Code | null {
  if (operator !== 'eq' && operator !== 'ne') return null;
  const [given, other] = right.op === 'literal' ? [right, left] : [left, right];
  if (given.op !== 'literal' || typeof given.value !== 'string') return null;
  const found = lookFor(given.value, other, g);
  return found && (operator === 'eq' ? found : js`!${found}`);
}

function lookFor(text: string, ir: Ir, g: Gen): Code | null {
  const isNormal = NORMAL.test(text);
  if (!isNormal && text !== '') return null;
  const look = lookOf(ir, g);
  if (look === null) return null;
  if (text === '') return look.through === 'normal' ? g.run('isBlank', DOC, look.node) : null;
  if (look.through === 'upper' && /[a-z]/.test(text)) return null;
  return g.run(SAYS[look.through], DOC, look.node, text);
}

const SAYS = { text: 'says', normal: 'saysNormal', upper: 'saysUpper' } as const;

/** `LOOK = $list`. Shape: `x_oneOf(d, NODE, K3, true)`; null for all else. */
export function lookedUpIn(ir: Ir, list: Name, g: Gen): Code | null {
  if (ir.type.kind === 'node') return g.run('oneOf', DOC, g.one(ir).code, list, false);
  const look = lookOf(ir, g);
  return look?.through === 'normal' ? g.run('oneOf', DOC, look.node, list, true) : null;
}

/** `string-length(substring-after(NODE, '.'))`. Shape: `x_lengthAfter(d, NODE, ".")`; null for all else. */
export function lengthOfRest(ir: Ir, g: Gen): Code | null {
  if (ir.op !== 'call' || ir.builtin.name !== 'substring-after') return null;
  const [text, mark] = ir.args;
  if (mark?.op !== 'literal' || typeof mark.value !== 'string' || !/^[!-%'-~]$/.test(mark.value)) return null;
  const node = textNode(text!, g);
  return node && g.run('lengthAfter', DOC, node, mark.value);
}
