import { setImmediate } from 'node:timers/promises';
import type { RulesetDelta, RulesetDiffOut } from '@conforme/proto/schema/ruleset-diff';
import { isDay } from '@conforme/proto/schema/values';
import { EngineError } from '../../errors.ts';
import type { RulesetPlugin } from '../../plugin/index.ts';
import type { Registry } from '../../registry/registry.ts';
import { changesOf } from './rules.ts';
import { concernOf } from './words.ts';

/**
 * What changes from some packs to others.
 * @param from a day (YYYY-MM-DD: the packs in force then), a pack (`br-fr-cii@1.4.0.03`), or all packs of one version whose ids
 * begin so (`br-fr@1.4.0.03`)
 * @throws EngineError `not_found` where no pack is meant
 */
export async function diffRulesets(registry: Registry, from: string, to: string): Promise<RulesetDiffOut> {
  const before = meant(registry, from);
  const after = meant(registry, to);
  const pairs = paired(before, after);
  const rulesets: RulesetDelta[] = [];
  for (const [one, other] of pairs) {
    rulesets.push(deltaOf(one, other));
    // A pack takes some ten milliseconds, and others are waiting.
    await setImmediate();
  }
  const without = (packs: readonly RulesetPlugin[], side: 0 | 1): string[] =>
    packs.filter((pack) => !pairs.some((pair) => pair[side] === pack) && !isOnBoth(pack)).map(nameOf);
  const isOnBoth = (pack: RulesetPlugin): boolean => before.includes(pack) && after.includes(pack);
  return { from, to, rulesets, only_from: without(before, 0), only_to: without(after, 1) };
}

const nameOf = ({ id, version }: RulesetPlugin): string => `${id}@${version}`;

function meant(registry: Registry, name: string): readonly RulesetPlugin[] {
  const all = registry.all('ruleset');
  if (isDay(name)) return all.filter((pack) => registry.inForce(pack, name));
  const [id = '', version = ''] = name.split('@');
  const named = all.filter((pack) => pack.version === version);
  const exact = named.filter((pack) => pack.id === id);
  const found = exact.length > 0 ? exact : named.filter((pack) => id !== '' && pack.id.startsWith(`${id}-`));
  if (found.length > 0) return found;
  const versions = all.filter((pack) => pack.id === id || pack.id.startsWith(`${id}-`)).map(nameOf);
  throw unknown(name, [...new Set(versions)].slice(0, 20).join(', '));
}

function unknown(name: string, known: string): EngineError {
  const [en, fr] = known === '' ? ['', ''] : [` There are: ${known}.`, ` Il y a : ${known}.`];
  return new EngineError('not_found', {
    en: `No rule pack is called ${name}. Name one as id@version, or a day as YYYY-MM-DD.${en}`,
    fr: `Aucun jeu de règles ne s'appelle ${name}. Nommez-en un par id@version, ou un jour par AAAA-MM-JJ.${fr}`,
  });
}

/** Packs of one id; two that were asked for by name alone, whatever they are. One that is the same on both sides has no changes. */
function paired(before: readonly RulesetPlugin[], after: readonly RulesetPlugin[]) {
  const [one, another] = [before[0], after[0]];
  if (one && another && before.length === 1 && after.length === 1)
    return one === another ? [] : [[one, another] as const];
  return before.flatMap((pack) => {
    const other = after.find(({ id }) => id === pack.id);
    return other && other !== pack ? [[pack, other] as const] : [];
  });
}

function deltaOf(before: RulesetPlugin, after: RulesetPlugin): RulesetDelta {
  const { unchanged, changes } = changesOf(before, after);
  return {
    from: sideOf(before),
    to: sideOf(after),
    unchanged,
    rules: changes,
    en: { whom: concernOf(after, 'en') },
    fr: { whom: concernOf(after, 'fr') },
  };
}

function sideOf({ id: ruleset, version, validity }: RulesetPlugin): RulesetDelta['from'] {
  return { ruleset, version, valid_from: validity.from, valid_to: validity.to };
}
