import type { PackWithTexts } from '@conforme/rules/packs';
import type { Finding, RuleRef } from '../plugin/index.ts';
import type { JudgingPack } from './ruleset.ts';

/** Bounds of one run over one document. */
export interface RunLimits {
  /** In ms; none when left out. */
  readonly time?: number;
}

/** A compiled pack as rulesets use it: what Schematron calls a flag is a finding's severity (decision 6). */
export function judging(
  pack: PackWithTexts,
  limits: RunLimits = {},
): JudgingPack & Pick<PackWithTexts, 'id' | 'syntax' | 'source'> {
  return {
    id: pack.id,
    syntax: pack.syntax,
    source: pack.source,
    version: pack.version,
    validity: pack.validity,
    hash: pack.hash,
    get rules() {
      return rulesOf(pack);
    },
    load: () => pack.load(),
    run: (tree, context, most) => pack.run(tree, context, { ...limits, findings: most }).map(toFinding),
    terms: (rule) => pack.terms(rule),
    explain: (rule, language, values) => pack.explain(rule, language, values),
  };
}

function toFinding({
  rule,
  flag,
  node,
  message,
  values,
  test,
  error,
  times,
}: ReturnType<PackWithTexts['run']>[number]): Finding {
  const finding = {
    rule,
    severity: flag,
    node,
    message,
    values,
    test,
    ...(times !== undefined && { times }),
  };
  return error === undefined ? finding : { ...finding, error };
}

/** A rule may be asserted in several places of a pack; it is one rule, as severe as its first assertion. */
function rulesOf({ rules }: PackWithTexts): readonly RuleRef[] {
  const found = new Map<string, RuleRef>();
  for (const { id, flag } of rules) if (!found.has(id)) found.set(id, { id, severity: flag });
  return [...found.values()];
}
