import type { RuleOut, RulesetOut } from '@conforme/proto/schema';
import { EngineError } from '../errors.ts';
import type { Language, RulesetPlugin } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';

/** Every rule pack, and whether it judges on that day (YYYY-MM-DD). */
export function listRulesets(registry: Registry, asOf: string): RulesetOut[] {
  return registry.all('ruleset').map((ruleset) => ({
    id: ruleset.id,
    version: ruleset.version,
    source: ruleset.source,
    valid_from: ruleset.validity.from,
    valid_to: ruleset.validity.to,
    in_force: registry.inForce(ruleset, asOf),
    hash: ruleset.hash ?? null,
    rules: ruleset.rules.map(({ id }) => id),
  }));
}

/**
 * One rule, in both languages, from the newest pack that holds it.
 * @throws EngineError `not_found` for an identifier no pack holds.
 */
export function getRule(registry: Registry, id: string): RuleOut {
  const holders = registry.all('ruleset').filter((ruleset) => ruleset.rules.some((rule) => rule.id === id));
  const newest = holders[0];
  if (!newest)
    throw new EngineError('not_found', {
      en: `No rule pack holds a rule ${id}.`,
      fr: `Aucun jeu de règles ne contient de règle ${id}.`,
    });
  return {
    id,
    terms: newest.terms(id),
    rulesets: holders.map((holder) => placeOf(holder, id)),
    en: textOf(newest, id, 'en'),
    fr: textOf(newest, id, 'fr'),
  };
}

function placeOf({ id: ruleset, version, rules }: RulesetPlugin, id: string): RuleOut['rulesets'][number] {
  return { ruleset, version, severity: rules.find((rule) => rule.id === id)!.severity };
}

/** What stands for the values of a document where a rule is explained without one; no rule tells of more. */
const ANY_VALUES: readonly string[] = Array.from({ length: 16 }, () => '…');

/** The message is left out: it lives from the values of a document. */
function textOf(ruleset: RulesetPlugin, id: string, language: Language): RuleOut['en'] {
  const text = ruleset.explain(id, language, ANY_VALUES);
  return {
    title: text?.title ?? id,
    explanation: text?.explanation ?? '',
    fix: text?.fix ?? '',
    reference: text?.reference ?? '',
  };
}
