import type { Name as ExpandedName } from '../../xml/index.ts';
import type { Ir, IrOf, IrStep } from '../ir.ts';
import type { NodeTest } from '../parse/index.ts';
import { lastOf, literalOf, lookOf, type Look } from './look.ts';
import { isSafe, isSafeStep } from './safe.ts';

export interface NeededName {
  readonly uri: string;
  readonly local: string;
  /** The name its parent must have. */
  readonly parent: ExpandedName | null;
  /** One of them must have one of these texts. */
  readonly says?: readonly string[];
  /** Is it the normalize-space of the text that must be one of them? */
  readonly isNormal?: boolean;
}

const NONE: readonly NeededName[] = [];

/** The one name that all nodes of an expression have, and that of their parents, where they are known. */
interface Kin {
  readonly name: ExpandedName | null;
  readonly parent: ExpandedName | null;
}

const STRANGERS: Kin = { name: null, parent: null };

/**
 * Names an expression cannot do without: when one of them occurs nowhere in the document, it is empty, and looking for
 * it would not have met an error either. The most telling ones, those of the last steps, come last. `context`: what is
 * known of the context node.
 */
export function needs(ir: Ir, context: Kin = STRANGERS): readonly NeededName[] {
  if (ir.op === 'variable') return ir.binding.value && isSafe(ir, true) ? needs(ir.binding.value) : NONE;
  return ir.op === 'path' ? ofPath(ir, context) : NONE;
}

/** The same for the truth of an expression: without the names it is false. */
export function needsToHold(ir: Ir, context: Kin = STRANGERS): readonly NeededName[] {
  if (ir.type.kind === 'node') return needs(ir, context);
  if (!isSafe(ir, true)) return NONE;
  if (ir.op === 'general' || ir.op === 'value')
    return [...needs(ir.left, context), ...needs(ir.right, context), ...needsToSay(ir, context)];
  if (ir.op === 'logic' && ir.operator === 'and')
    return [...needsToHold(ir.left, context), ...needsToHold(ir.right, context)];
  if (ir.op === 'call' && (ir.builtin.name === 'exists' || ir.builtin.name === 'boolean'))
    return needsToHold(ir.args[0]!, context);
  return NONE;
}

/** `NODES = 'S'`, `NODES = ('S', 'Z')`: a node of the name with such a text. */
function needsToSay(ir: IrOf<'general' | 'value'>, context: Kin): readonly NeededName[] {
  if (ir.op !== 'general' || ir.operator !== 'eq') return NONE;
  const saying = (texts: Ir, wanted: Ir): readonly NeededName[] => {
    const says = wordsOf(wanted);
    if (says === null) return NONE;
    const spoken = spokenBy(texts, says);
    if (spoken === null) return NONE;
    const { isNormal } = spoken;
    const { name, parent } = kinOf(spoken.node, context);
    // Identifiers, which are normalised, stand everywhere: only those of the parent are looked at. Codes have names of their own.
    return name === null ? NONE : [{ ...name, parent: isNormal ? parent : null, says, isNormal }];
  };
  return [...saying(ir.left, ir.right), ...saying(ir.right, ir.left)];
}

/** The nodes one of which says one of the words when the texts are one of them; null where no node need do so. */
function spokenBy(texts: Ir, words: readonly string[]): Look | null {
  if (texts.op === 'call' && texts.builtin.name === 'string-join') return spokenAlone(texts.args, words);
  const last = lastOf(texts);
  const look = lookOf(last?.expression ?? texts);
  if (look === null || look.isUpper) return null;
  if (last) return look.node.op === 'context' ? { ...look, node: last.nodes } : null;
  // The text of no node is ''.
  return texts.type.kind === 'node' || !words.includes('') ? look : null;
}

/** `string-join(NODES, '|')`: what holds no `|` is the text of one node, and '' may be that of none. */
function spokenAlone([texts, between]: readonly Ir[], words: readonly string[]): Look | null {
  const mark = between ? literalOf(between) : null;
  const isAlone = mark !== null && mark !== '' && words.every((word) => word !== '' && !word.includes(mark));
  return isAlone ? spokenBy(texts!, words) : null;
}

/** Lists of hundreds of codes rule nothing out. */
const MOST_WORDS = 8;

function wordsOf(ir: Ir): readonly string[] | null {
  if (ir.op === 'variable') return ir.binding.value ? wordsOf(ir.binding.value) : null;
  const items = ir.op === 'sequence' ? ir.items : [ir];
  const texts = items.map(literalOf);
  return texts.length > MOST_WORDS || texts.includes(null) ? null : (texts as string[]);
}

/** Up to the first step that could fail: what lies behind it might have been an error. */
function ofPath({ start, steps }: IrOf<'path'>, context: Kin): readonly NeededName[] {
  const bare = start.op === 'context' || start.op === 'root' || start.op === 'rule';
  if (!bare && !isSafe(start, true)) return NONE;
  const found = [...needs(start, context)];
  let before = kinOf(start, context);
  for (const step of steps) {
    const after = stepped(before, step);
    if (step.axis === 'parent' && after.name && before.name)
      found.push({ ...before.name, parent: after.name });
    else if (expanded(step.test)) found.push({ ...after.name!, parent: after.parent });
    if (!isSafeStep(step, true)) return found;
    found.push(...step.predicates.flatMap((predicate) => needsToHold(predicate, after)));
    if (step.expression) found.push(...needs(step.expression, before));
    before = after;
  }
  return found;
}

const expanded = (test: NodeTest | null): ExpandedName | null =>
  test && test.uri !== null && test.local !== null ? { uri: test.uri, local: test.local } : null;

/** A variable of a rule was found at the rule's node, so its value knows nothing of the context here. */
function kinOf(ir: Ir, context: Kin): Kin {
  if (ir.op === 'context') return context;
  if (ir.op === 'variable') return ir.binding.value ? kinOf(ir.binding.value, STRANGERS) : STRANGERS;
  return ir.op === 'path' ? ir.steps.reduce(stepped, kinOf(ir.start, context)) : STRANGERS;
}

/** `$item/*[…]/self::Keyword`: the parents are known though the step in between does not name its nodes. */
function stepped(before: Kin, { axis, test }: IrStep): Kin {
  const name = expanded(test);
  if (axis === 'filter') return before;
  if (axis === 'child' || axis === 'attribute') return { name, parent: before.name };
  if (axis === 'self') return { name: name ?? before.name, parent: before.parent };
  return { name, parent: null };
}
