import { isSafe } from '../analyse/safe.ts';
import type { Ir, IrOf } from '../ir.ts';
import { ITEM, LAST, POSITION } from '../ir.ts';
import { atomized, isText } from '../types.ts';
import type { Code } from './code.ts';
import { Name, js } from './code.ts';
import { isConstant } from './gen.ts';
import type { Gen } from './gen.ts';
import { DOC } from './module.ts';
import { atoms } from './values.ts';

// `$lines[code = $category][rate = $rate]`, asked for each row of a breakdown, looks at every line for every row. What does
// not depend on the row is found once for each line and looked up; the predicates then judge what is left, as written.

/**
 * The list of a variable without items its predicates would drop, as far as look-ups tell; null where none can. Shape:
 * `x_narrowed(d, 12, LIST, f3, [WANTED])`, f3 being `(d, n) => KEYS`.
 */
export function narrowedList({ start, steps }: IrOf<'path'>, g: Gen): Code | null {
  const [first] = steps;
  if (start.op !== 'variable' || start.type.kind !== 'node' || !start.type.many) return null;
  if (first?.axis !== 'filter') return null;
  let found: Code | null = null;
  for (const predicate of first.predicates) {
    if (predicate.type.kind !== 'boolean' || (predicate.reads & (POSITION | LAST)) !== 0) break;
    const sides = sidesOf(predicate);
    if (sides) found = lookUp(found ?? g.many(start), sides, g);
  }
  return found;
}

interface Sides {
  readonly key: Ir;
  readonly wanted: Ir;
}

/** An equation of texts or of decimals between what the item says and what is the same for all items. */
function sidesOf(predicate: Ir): Sides | null {
  if (predicate.op !== 'general' || predicate.operator !== 'eq') return null;
  const { left, right } = predicate;
  if (isKey(left) && isWanted(right) && alike(left, right)) return { key: left, wanted: right };
  return isKey(right) && isWanted(left) && alike(left, right) ? { key: right, wanted: left } : null;
}

const isKey = ({ reads, free }: Ir): boolean =>
  reads === ITEM && [...free].every((binding) => binding.scope === 'global');

/** It is found before any item is looked at, so it must not be able to fail; what is the same for all is asked once. */
const isWanted = (ir: Ir): boolean =>
  (ir.reads & ITEM) === 0 && !isConstant(ir) && (ir.op === 'variable' || isSafe(ir));

function alike(a: Ir, b: Ir): boolean {
  const [x, y] = [atomized(a.type.kind), atomized(b.type.kind)];
  return (isText(x) && isText(y)) || (x === 'decimal' && y === 'decimal');
}

function lookUp(list: Code, { key, wanted }: Sides, g: Gen): Code {
  const { module } = g.shared;
  const node = new Name('n');
  const inside = g.with({ item: js`${node}`, position: null, last: null, rule: null });
  const keys = module.define([DOC, node], js`return ${atoms(key, inside)};`);
  return g.run('narrowed', DOC, module.slot(js`${keys}`), list, keys, atoms(wanted, g));
}
