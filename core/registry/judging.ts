import type { PackWithTexts } from '@conforme/rules/packs';
import type { Finding } from '../plugin/index.ts';
import type { JudgingPack } from './ruleset.ts';

/** A compiled pack as rulesets use it: what Schematron calls a flag is a finding's severity (decision 6). */
export function judging(pack: PackWithTexts): JudgingPack & { readonly id: string; readonly source: string } {
  return {
    id: pack.id,
    source: pack.source,
    version: pack.version,
    validity: pack.validity,
    run: (tree, context) => pack.run(tree, context).map(toFinding),
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
}: ReturnType<PackWithTexts['run']>[number]): Finding {
  return { rule, severity: flag, node, message, values, test };
}
