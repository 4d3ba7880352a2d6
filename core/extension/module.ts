import type { RulesetPlugin, ThirdPartyRuleset } from '../plugin/index.ts';
import type { RunLimits } from '../ruleset/ruleset.ts';
import { guarded } from './guard.ts';
import { adopt, stamped } from './hooks.ts';
import { ROOTS, isRoots } from './manifest.ts';
import { PluginError } from './prepare.ts';
import type { PreparedModule } from './prepared.ts';

/**
 * Imports a third party's module and takes the rulesets it exports.
 * @throws PluginError naming the module and what is wrong with each record.
 */
export async function importRulesets(
  { entry, file, root, stamp }: PreparedModule,
  { time }: RunLimits,
): Promise<RulesetPlugin[]> {
  adopt(root);
  const where = `plugin ${entry}, ${file.slice(root.length + 1)}`;
  let exported: unknown;
  try {
    const module = (await import(stamped(file, stamp))) as { readonly default?: unknown };
    exported =
      typeof module.default === 'function' ? await (module.default as () => unknown)() : module.default;
  } catch (error) {
    throw new PluginError([`${where}: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const records = [exported].flat();
  const faults = records.flatMap((record) => faultsOf(record).map((fault) => `${where}: ${fault}`));
  if (faults.length > 0) throw new PluginError(faults);
  return records.map((record) => guarded(record as ThirdPartyRuleset, time));
}

const FUNCTIONS = ['applies', 'terms', 'constants', 'explain'] as const;
const KNOWN = new Set(
  [
    'kind',
    'source',
    'id',
    'version',
    'rules',
    'run',
    'requires',
    'validity',
    'checks',
    'replaces',
    'roots',
  ].concat(FUNCTIONS),
);

/** Why a record is no ruleset; the compiler of its author finds most of this earlier. */
function faultsOf(record: unknown): string[] {
  if (typeof record !== 'object' || record === null)
    return ['its default export is no ruleset, list of rulesets or function making one'];
  const given = record as Record<string, unknown>;
  const faults = Object.keys(given)
    .filter((key) => !KNOWN.has(key))
    .map((key) => `"${key}" is not a part of a third party's ruleset`);
  for (const key of ['id', 'version'])
    if (!/^[A-Za-z0-9][\w.-]{0,99}$/.test(String(given[key] ?? '')))
      faults.push(`"${key}" is not a plain name of letters, digits, ".", "_" and "-"`);
  if (given['id'] === 'base' || given['id'] === 'fr-ctc') faults.push(`"id" is a source of this service`);
  if ((given['kind'] ?? 'ruleset') !== 'ruleset') faults.push('"kind" is not "ruleset"');
  if ((given['source'] ?? `schematron:${String(given['id'])}`) !== `schematron:${String(given['id'])}`)
    faults.push(`"source" is not "schematron:${String(given['id'])}"`);
  if (typeof given['run'] !== 'function') faults.push('"run" is not a function');
  if (!isRules(given['rules'])) faults.push('"rules" is not a list of { id, severity }');
  for (const key of FUNCTIONS)
    if (given[key] !== undefined && typeof given[key] !== 'function')
      faults.push(`"${key}" is not a function`);
  if (given['roots'] !== undefined && !isRoots(given['roots'])) faults.push(`"roots" is not ${ROOTS}`);
  if (Array.isArray(given['replaces']) && given['replaces'].length > 0 && !given['applies'])
    faults.push('"replaces" needs "applies": it holds for a guideline of your own');
  return faults;
}

function isRules(given: unknown): boolean {
  return (
    Array.isArray(given) &&
    given.every(
      (rule: { id?: unknown; severity?: unknown } | null) =>
        typeof rule?.id === 'string' && ['fatal', 'warning', 'info'].includes(rule.severity as string),
    )
  );
}
