import { createHash } from 'node:crypto';
import { revive } from '@conforme/rules/packs/revive';
import { reviveStructure } from '@conforme/rules/packs/structure';
import type { RulesetPlugin } from '../plugin/index.ts';
import { explainStructure, structureRules, structureRun } from './structure.ts';
import { appliesTo } from '../ruleset/applies.ts';
import { judging, type RunLimits } from '../ruleset/ruleset.ts';
import { guarded } from './guard.ts';
import { importRulesets } from './module.ts';
import { PluginError } from './prepare.ts';
import type { Prepared, PreparedPack } from './prepared.ts';

/**
 * Third parties' plugins as rulesets.
 * @param taken ids of our own rulesets, which are refused for others in any version.
 * @throws PluginError with every fault.
 */
export async function rulesetsOf(
  prepared: readonly Prepared[],
  taken: ReadonlySet<string>,
  limits: RunLimits,
): Promise<readonly RulesetPlugin[]> {
  const made = await Promise.all(
    prepared.map(async (each) =>
      each.kind === 'pack' ? [packRuleset(each, limits)] : importRulesets(each, limits),
    ),
  );
  const rulesets = made.flat();
  const faults = rulesets
    .filter(({ id }) => taken.has(id))
    .map(({ id }) => `plugin ${id}: this id is one of ours`);
  const names = rulesets.map(({ id, version }) => `${id}@${version}`);
  for (const name of new Set(names.filter((name, i) => names.indexOf(name) < i)))
    faults.push(`plugin ${name} is there twice`);
  if (faults.length > 0) throw new PluginError(faults);
  return rulesets;
}

function packRuleset(prepared: PreparedPack, limits: RunLimits): RulesetPlugin {
  const { id, version, syntax, applies, replaces, xsd } = prepared;
  const schema = xsd && reviveStructure(xsd, prepared);
  const pack = judging(revive(prepared), limits);
  return guarded({
    id,
    version,
    validity: pack.validity,
    hash: createHash('sha256')
      .update(JSON.stringify([prepared.module, prepared.texts, xsd]))
      .digest('hex'),
    rules: schema ? [...structureRules, ...pack.rules] : pack.rules,
    replaces,
    ...(applies.checks && { checks: applies.checks }),
    ...(applies.roots && { roots: applies.roots }),
    applies: (recognised, context) => appliesTo(applies, syntax, recognised, context),
    run: pack.run,
    written: pack.written,
    ...(schema && { structure: structureRun(schema) }),
    terms: pack.terms,
    constants: pack.constants,
    explain: (rule, language, values, names) =>
      (schema && explainStructure(schema, rule, language, values)) ??
      pack.explain(rule, language, values, names),
  });
}
