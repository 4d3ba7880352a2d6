import type { RuleOut, RulesetOut } from '@conforme/proto/schema';
import { EngineError } from '../errors.ts';
import type { ContainerRules, Language, RulesetPlugin } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';

/** The packs, and behind them the rules of containers. */
const holdersOf = (registry: Registry): readonly (RulesetPlugin | ContainerRules)[] => [
  ...registry.all('ruleset'),
  ...registry.all('container').flatMap(({ rulebook }) => rulebook ?? []),
];

/** Every rule pack, and whether it judges on that day (YYYY-MM-DD). */
export function listRulesets(registry: Registry, asOf: string): RulesetOut[] {
  return holdersOf(registry).map((ruleset) => ({
    id: ruleset.id,
    version: ruleset.version,
    source: ruleset.source,
    valid_from: ruleset.validity.from,
    valid_to: ruleset.validity.to,
    in_force: registry.inForce(ruleset, asOf),
    hash: ('hash' in ruleset ? ruleset.hash : null) ?? null,
    rules: ruleset.rules.map(({ id }) => id),
  }));
}

/**
 * One rule, in both languages, from the newest pack that holds it. The norm numbers some rules once that packs assert at
 * several terms (BR-FR-12 is BR-FR-12_BT-49): by such a number, the first of them.
 * @param name in any case
 * @throws EngineError `not_found` for an identifier no pack holds.
 */
export function getRule(registry: Registry, name: string): RuleOut {
  const all = holdersOf(registry);
  const [id, ...family] = idsOf(all, name);
  if (id === undefined)
    throw new EngineError('not_found', {
      en: `No rule pack holds a rule ${name}.`,
      fr: `Aucun jeu de règles ne contient de règle ${name}.`,
    });
  const holders = all.filter(holding(id));
  const newest = holders[0]!;
  return {
    id,
    family,
    terms: newest.terms(id),
    rulesets: holders.map((holder) => placeOf(holder, id)),
    en: textOf(newest, id, 'en'),
    fr: textOf(newest, id, 'fr'),
  };
}

const holding =
  (id: string) =>
  ({ rules }: ContainerRules): boolean =>
    rules.some((rule) => rule.id === id);

/** The rule of this name; else those of its number. */
function idsOf(holders: readonly ContainerRules[], name: string): readonly string[] {
  if (holders.some(holding(name))) return [name];
  const all = [...new Set(holders.flatMap(({ rules }) => rules.map(({ id }) => id)))];
  const wanted = name.trim().toLowerCase();
  const exact = all.find((id) => id.toLowerCase() === wanted);
  return exact === undefined ? all.filter((id) => id.toLowerCase().startsWith(`${wanted}_`)) : [exact];
}

function placeOf({ id: ruleset, version, rules }: ContainerRules, id: string): RuleOut['rulesets'][number] {
  return { ruleset, version, severity: rules.find((rule) => rule.id === id)!.severity };
}

/** What stands for the values of a document where a rule is explained without one, beside its constants; no rule has more values. */
const anyValues = (language: Language, constants: Readonly<Record<number, string>>): readonly string[] =>
  Array.from(
    { length: 16 },
    (_, at) => constants[at] ?? (language === 'fr' ? 'la bonne valeur' : 'the right value'),
  );

/** The message is left out: it lives from the values of a document. */
function textOf(ruleset: RulesetPlugin | ContainerRules, id: string, language: Language): RuleOut['en'] {
  const constants = ('constants' in ruleset ? ruleset.constants?.(id) : undefined) ?? {};
  const text = ruleset.explain(id, language, anyValues(language, constants));
  return {
    title: text?.title ?? id,
    explanation: text?.explanation ?? '',
    fix: text?.fix ?? '',
    reference: text?.reference ?? '',
  };
}
