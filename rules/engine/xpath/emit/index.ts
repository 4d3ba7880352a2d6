import { arithmeticEmitter, negateEmitter, rangeEmitter } from './arithmetic.ts';
import * as basic from './basic.ts';
import { callEmitter } from './call.ts';
import { generalEmitter, valueEmitter } from './compare.ts';
import type { Emitters, Shared } from './gen.ts';
import { keyedEmitter, lookupEmitter } from './keyed.ts';
import { letEmitter } from './let.ts';
import type { ModuleBuilder } from './module.ts';
import { ALL, Applied } from '../passes/pass.ts';
import type { Passes } from '../passes/pass.ts';
import { path } from './path.ts';
import { castEmitter, typedEmitter } from './typed.ts';
import { userEmitter } from './user.ts';

export { COMMA, Code, EMPTY, Name, declare, js, sequence } from './code.ts';
export { identifierOf } from './naming.ts';
export { Gen } from './gen.ts';
export { memoisedFor, isConstant, isMemoised } from '../passes/memoise.ts';
export type { Focus, Shared } from './gen.ts';
export { COLUMNS, DOC, ModuleBuilder } from './module.ts';
export { nodeTest } from './axis.ts';
export { constantStrings } from './basic.ts';
export { looked } from '../passes/bytes.ts';
export { missing } from '../passes/guard.ts';
export { convertTo } from './typed.ts';
export { atom, atoms, boxedAtoms, spelled } from './values.ts';

/** Every kind of expression and how it is written. */
const EMITTERS: Emitters = {
  literal: basic.literal,
  variable: basic.variable,
  context: basic.context,
  rule: basic.rule,
  root: basic.root,
  sequence: basic.sequenceEmitter,
  for: basic.forEmitter,
  let: letEmitter,
  quantified: basic.quantified,
  if: basic.ifEmitter,
  logic: basic.logic,
  general: generalEmitter,
  value: valueEmitter,
  nodes: basic.nodes,
  arithmetic: arithmeticEmitter,
  negate: negateEmitter,
  range: rangeEmitter,
  combine: basic.combine,
  typed: typedEmitter,
  cast: castEmitter,
  path,
  call: callEmitter,
  keyed: keyedEmitter,
  lookup: lookupEmitter,
  user: userEmitter,
};

/** What the expressions of a module share before any is written. */
export const newShared = (module: ModuleBuilder, passes: Passes = ALL): Shared => ({
  module,
  passes,
  applied: new Applied(),
  emitters: EMITTERS,
  variables: new Map(),
  lists: new Map(),
  elements: new Set(),
  functions: new Map(),
});
