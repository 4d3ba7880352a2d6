import { leaf, make, makePath } from '../analyse/make.ts';
import { isSafe } from '../analyse/safe.ts';
import type { Binding, Ir, IrOf, IrStep } from '../ir.ts';
import { ITEM, LAST, POSITION } from '../ir.ts';
import { MANY, ONE, atomized, isText } from '../types.ts';
import type { Code } from '../emit/code.ts';
import { Name, js } from '../emit/code.ts';
import { isConstant, isMemoised } from './memoise.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import { atoms } from '../emit/values.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'index',
  reason:
    'A list that is asked for its items of a key, by row after row, is indexed from the ninth time on; the predicates then judge what the index gives, as written.',
  figure:
    'below the noise on these documents; it keeps rules that join long lists from growing like a square (`node test/bench/joins.ts`)',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="some $line in ../i:line satisfies $line/i:id = current()/i:ref"/></sch:rule></sch:pattern>',
    before: 'for (let l = (d.memoNode[0] === parent[n] ?',
    after: 'for (let l = x_indexed(d, 0, (d.memoNode[0] === parent[n] ?',
  },
};

// `$lines[code = $category][rate = $rate]`, evaluated for each row of a breakdown, looks at every line for every row, and
// `../line[id = current()/id]` at every line for every line. What does not depend on the row is computed once for each line
// and looked up; the predicates then judge what is left, as written.

/**
 * The nodes a step finds, without those that its predicates would drop as far as the index shows; null where there is none, or where
 * each evaluation has nodes of its own. Shape: `x_indexed(d, 12, LIST, f3, [WANTED])`, f3 being `(d, n) => KEYS`.
 */
export function indexedList(ir: IrOf<'path'>, count: number, g: Gen): Code | null {
  const { predicates, axis } = ir.steps[count - 1]!;
  const sides = axis === 'filter' ? sidesOfFilter(predicates) : sidesOfStep(predicates);
  if (sides.length === 0 || !g.runs('index')) return null;
  const list = listBefore(ir, count, g);
  const few = list && sides.reduce((found, each) => lookUp(found, each, g), list);
  if (!few) return null;
  return g.by('index', ir, isSideways(ir.steps[count - 1]!) ? onlyItsSide(few, ir, g) : few);
}

/** Positions are counted among what earlier predicates let through. */
function sidesOfFilter(predicates: readonly Ir[]): readonly Sides[] {
  const first = predicates.findIndex((predicate) => !isPlain(predicate));
  return (first < 0 ? predicates : predicates.slice(0, first)).flatMap((predicate) => sidesOf(predicate));
}

/** Positions behind an axis are counted anew for each node the step is taken from. */
const sidesOfStep = (predicates: readonly Ir[]): readonly Sides[] =>
  predicates.every(isPlain) ? predicates.flatMap((predicate) => sidesOf(predicate)) : [];

export const isPlain = ({ type, reads }: Ir): boolean =>
  (type.kind === 'boolean' || type.kind === 'node') && (reads & (POSITION | LAST)) === 0;

/** The nodes before the predicates, where they are computed once for many evaluations. */
export function listBefore({ start, steps }: IrOf<'path'>, count: number, g: Gen): Code | null {
  const step = steps[count - 1]!;
  if (isSideways(step)) return count === 1 && isBare(start) ? allSiblings(start, step, g) : null;
  if (step.axis === 'filter')
    return start.op === 'variable' && start.type.kind === 'node' && start.type.many ? g.many(start) : null;
  const before = pathOf(start, [...steps.slice(0, count - 1), { ...step, predicates: [] }]);
  return isMemoised(before, g) ? g.many(before) : null;
}

/** Of `preceding-sibling::line` all lines of the parent; see `onlyItsSide`. */
const allSiblings = (start: Ir, step: IrStep, g: Gen): Code =>
  g.many(pathOf(start, [PARENT, { ...step, axis: 'child', predicates: [], order: 2 }]));

const PARENT: IrStep = {
  axis: 'parent',
  test: { kind: 'node', uri: null, local: null },
  expression: null,
  predicates: [],
  order: 2,
};

const isBare = ({ op }: Ir): boolean => op === 'context' || op === 'rule';

export const isSideways = ({ axis }: IrStep): boolean =>
  axis === 'preceding-sibling' || axis === 'following-sibling';

/** Of siblings those before the node, or after it. */
const onlyItsSide = (list: Code, { start, steps }: IrOf<'path'>, g: Gen): Code =>
  g.run('onOneSide', DOC, list, g.one(start).code, steps[0]!.axis === 'preceding-sibling');

/**
 * `id = preceding-sibling::line/id` as `preceding-sibling::line[id = $w]`, which looks nothing but its like up; `w` is the name
 * of what stands on the left. Null for all else.
 */
export function siblingsSaying(siblings: Ir, wanted: Ir, w: Name, g: Gen): Code | null {
  if (
    !g.runs('index') ||
    siblings.op !== 'path' ||
    siblings.type.kind !== 'node' ||
    !isText(atomized(wanted.type.kind))
  )
    return null;
  const [first, ...rest] = siblings.steps;
  if (!isSideways(first!) || !isBare(siblings.start) || first!.predicates.length > 0) return null;
  if (isConstant(wanted) || !isSafe(wanted, true)) return null;
  const type = { ...wanted.type, kind: atomized(wanted.type.kind), empty: wanted.type.many };
  const binding: Binding = { name: '', type, scope: 'local' };
  g.shared.variables.set(binding, js`${w}`);
  const variable = leaf({ op: 'variable', binding }, type, wanted.at, 0, binding);
  const item = leaf({ op: 'context' }, ONE('node'), siblings.at, ITEM);
  const said = rest.length === 0 ? item : pathOf(item, rest);
  const equation = { op: 'general', operator: 'eq', left: said, right: variable } as const;
  const predicate = make(equation, ONE('boolean'), siblings.at, [said, variable]);
  return g.test(pathOf(siblings.start, [{ ...first!, predicates: [predicate] }]));
}

const pathOf = (start: Ir, steps: readonly IrStep[]): Ir =>
  makePath(start, steps, MANY('node', steps.at(-1)!.order), start.at);

/**
 * `some $x in LIST satisfies $x/a = WANTED`: those of the list for which it can be true. Null as above.
 */
export function indexedRange(ir: IrOf<'quantified'>, g: Gen): Code | null {
  const { over, body, binding } = ir;
  if (
    !g.runs('index') ||
    over.op !== 'path' ||
    over.type.kind !== 'node' ||
    !over.type.many ||
    !isMemoised(over, g)
  )
    return null;
  const sides = sidesOf(body, binding);
  if (sides.length === 0) return null;
  return g.by(
    'index',
    ir,
    sides.reduce((list, each) => lookUp(list, each, g), g.many(over)),
  );
}

export interface Sides {
  readonly key: Ir;
  readonly wanted: Ir;
  /** The variable that is the node the key is read from; null where that is the context item. */
  readonly node: Binding | null;
}

/**
 * Equations of texts or of decimals between a value of the item and one that is the same for all items. Of two conditions either
 * may be looked at first, but not at one that could fail.
 */
export function sidesOf(condition: Ir, node: Binding | null = null): readonly Sides[] {
  if (condition.op === 'logic' && condition.operator === 'and') {
    const { left, right } = condition;
    return [...sidesOf(left, node), ...(isSafe(left) ? sidesOf(right, node) : [])];
  }
  if (condition.op !== 'general' || condition.operator !== 'eq') return [];
  const { left, right } = condition;
  if (!alike(left, right)) return [];
  const pairs = [
    { key: left, wanted: right, node },
    { key: right, wanted: left, node },
  ];
  return pairs.filter((each) => isKey(each) && isWanted(each)).slice(0, 1);
}

const isKey = ({ key: { reads, free }, node }: Sides): boolean =>
  reads === (node ? 0 : ITEM) &&
  (!node || free.has(node)) &&
  [...free].every((binding) => binding.scope === 'global' || binding === node);

/** It is found before any item is looked at, so it must not be able to fail; what is the same for all is evaluated once. */
const isWanted = ({ wanted, node }: Sides): boolean =>
  (node ? !wanted.free.has(node) : (wanted.reads & ITEM) === 0) &&
  (wanted.reads & (POSITION | LAST)) === 0 &&
  !isConstant(wanted) &&
  (wanted.op === 'variable' || isSafe(wanted));

function alike(a: Ir, b: Ir): boolean {
  const [x, y] = [atomized(a.type.kind), atomized(b.type.kind)];
  return (isText(x) && isText(y)) || (x === 'decimal' && y === 'decimal');
}

/** Those of nodes that are found once whose text is one of the wanted; null for other nodes. `wanted`: a list of texts. */
export function indexedNodes(ir: Ir, wanted: Code, g: Gen): Code | null {
  if (ir.type.kind !== 'node' || !ir.type.many || (ir.op !== 'path' && ir.op !== 'variable')) return null;
  if (!isMemoised(ir, g) || !g.runs('index')) return null;
  const { module } = g.shared;
  const keys = module.runtime('ownText');
  return g.by('index', ir, g.run('indexed', DOC, module.slot(js`${keys}`), g.many(ir), keys, wanted));
}

function lookUp(list: Code, { key, wanted, node }: Sides, g: Gen): Code {
  const keys = keysOf({ key, node }, g);
  return g.run('indexed', DOC, g.shared.module.slot(js`${keys}`), list, keys, atoms(wanted, g));
}

/** The function that finds the keys of an item. Shape: `(d, n) => KEYS` */
export function keysOf({ key, node }: Pick<Sides, 'key' | 'node'>, g: Gen): Name {
  const { module, variables } = g.shared;
  const item = new Name('n');
  if (node) variables.set(node, js`${item}`);
  const inside = g.with({ item: node ? null : js`${item}`, position: null, last: null, rule: null });
  return module.define([DOC, item], js`return ${atoms(key, inside)};`);
}
