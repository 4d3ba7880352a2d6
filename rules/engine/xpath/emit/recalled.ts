import type { IrOf } from '../ir.ts';
import type { Kind, Type } from '../types.ts';
import type { Code, Name } from './code.ts';
import { COMMA, js, sequence } from './code.ts';
import type { Gen } from './gen.ts';
import { DOC } from './module.ts';

// `inv:base-at('S', $rate)` adds up all lines that bear a rate: rows of a breakdown that share it would add them up again and again.
// What a function comes to depends on its arguments and the document alone, so it is found once for each of them.

/** A call of a function that looks through lists; null for all else. Shape: `x_recalled(d, 12, U5, [a, b])` */
export function recalledCall(
  { callee }: IrOf<'user'>,
  name: Name,
  args: readonly Code[],
  g: Gen,
): Code | null {
  const types = callee.params.map(({ type }) => type);
  if (!callee.far || types.length === 0 || !types.every(isComparable)) return null;
  const slot = g.shared.module.slot(js`recalled ${name}`);
  return g.run('recalled', DOC, slot, name, js`[${sequence(args, COMMA)}]`);
}

/** A single node is mostly each caller's own, and items of open types would have to be looked at one by one. */
const isComparable = ({ kind, many }: Type): boolean => (many ? kind === 'node' : SINGLE.has(kind));

const SINGLE: ReadonlySet<Kind> = new Set<Kind>([
  'string',
  'untyped',
  'boolean',
  'integer',
  'decimal',
  'double',
]);
