import type { Pass, Passes } from '../../xpath/passes/pass.ts';
import { pass as byName } from './by-name.ts';
import { pass as contexts } from './contexts.ts';
import { pass as share } from './share.ts';
import { pass as noTry } from './no-try.ts';
import { pass as inline } from '../../xpath/passes/inline.ts';
import { pass as guard } from '../../xpath/passes/guard.ts';
import { pass as memoise } from '../../xpath/passes/memoise.ts';
import { pass as memoiseCalls } from '../../xpath/passes/memoise-calls.ts';
import { pass as index } from '../../xpath/passes/index-lists.ts';
import { pass as join } from '../../xpath/passes/join.ts';
import { pass as number } from '../../xpath/passes/number.ts';
import { pass as sets } from '../../xpath/passes/sets.ts';
import { pass as bytes } from '../../xpath/passes/bytes.ts';
import { pass as doubles } from '../../xpath/passes/doubles.ts';
import { pass as descend } from '../../xpath/passes/descend.ts';
import { pass as chains } from '../../xpath/passes/chains.ts';
import { pass as skip } from '../../xpath/passes/skip.ts';

/** Every optimisation, from the dispatch of rules down to a look at bytes. */
export const PASSES: readonly Pass[] = [
  byName,
  contexts,
  share,
  noTry,
  inline,
  guard,
  memoise,
  memoiseCalls,
  index,
  join,
  number,
  sets,
  bytes,
  doubles,
  descend,
  chains,
  skip,
];

/**
 * `all`, `none`, `guard,bytes` those alone, or `-index,-join` all but those.
 * @throws Error for a name no pass has.
 */
export function passesOf(list: string): Passes {
  const names = PASSES.map(({ name }) => name);
  if (list === 'all') return new Set(names);
  if (list === 'none') return new Set();
  const given = list.split(',');
  const unknown = given.filter((name) => !names.includes(name.replace(/^-/, '') as never));
  if (unknown.length > 0)
    throw new Error(`no pass is called ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const left = given.every((name) => name.startsWith('-'));
  return new Set(names.filter((name) => (left ? !given.includes(`-${name}`) : given.includes(name))));
}
