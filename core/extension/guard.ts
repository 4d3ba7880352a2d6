import type { Bilingual } from '@conforme/proto/schema';
import type { Tree } from '@conforme/engine/xml';
import type { Finding, RulesetPlugin, ThirdPartyRuleset } from '../plugin/index.ts';
import { isOvertime, limited } from './overtime.ts';

const OPEN = { from: null, to: null };
const SEVERITIES: ReadonlySet<unknown> = new Set(['fatal', 'warning', 'info']);

/**
 * A third party's record as a ruleset that cannot fail: what it throws, and what it returns that is no finding, becomes
 * a fatal finding of its own. It judges and does nothing else: nothing of it completes invoices.
 *
 * @param timeLimitMs the longest it may judge one document; null where it holds a limit of its own
 */
export function guarded(
  given: ThirdPartyRuleset & Pick<RulesetPlugin, 'structure' | 'hash' | 'written'>,
  timeLimitMs: number | null = null,
): RulesetPlugin {
  const { id, version, rules, checks, roots, structure, written } = given;
  const applies = guardedApplies(given);
  return Object.freeze({
    kind: 'ruleset',
    id,
    version,
    requires: given.requires ?? [],
    source: `schematron:${id}`,
    validity: given.validity ?? OPEN,
    hash: given.hash ?? null,
    rules: Object.freeze([...rules]),
    replaces: given.replaces ?? [],
    ...(checks && { checks }),
    ...(roots && { roots }),
    ...(written && { written }),
    applies: (recognised, context) => applies(recognised, context) ?? true,
    run: (tree, context, most) => {
      const judge = (): unknown => given.run(tree, context, most);
      return runOf(given, tree, timeLimitMs === null ? judge : () => limited(timeLimitMs, judge));
    },
    ...(structure && { structure: (tree, most) => runOf(given, tree, () => structure(tree, most)) }),
    terms: (rule) => quietly(() => given.terms?.(rule)) ?? [],
    constants: (rule) => quietly(() => given.constants?.(rule)) ?? {},
    explain: (rule, language, values) => quietly(() => given.explain?.(rule, language, values)) ?? null,
  } satisfies RulesetPlugin);
}

/** Undefined when it throws: it is then run all the same, so that its failure shows as a finding. */
function guardedApplies({ applies }: ThirdPartyRuleset) {
  return (...[recognised, context]: Parameters<RulesetPlugin['applies']>): boolean | undefined =>
    applies === undefined ? true : quietly(() => applies(recognised, context) === true);
}

function runOf(given: ThirdPartyRuleset, tree: Tree, judge: () => unknown): readonly Finding[] {
  try {
    const found = judge();
    if (Array.isArray(found) && found.every((each) => isFinding(each, tree))) return found as Finding[];
    return [broken(given, NO_FINDINGS)];
  } catch (error) {
    if (isOvertime(error)) return [broken(given, OVERTIME)];
    const thrown = error instanceof Error ? error.constructor.name : typeof error;
    return [broken(given, { en: `it threw ${thrown}`, fr: `il a levé ${thrown}` })];
  }
}

const NO_FINDINGS: Bilingual = {
  en: 'what it returned is not a list of findings',
  fr: "ce qu'il a renvoyé n'est pas une liste de constats",
};
const OVERTIME: Bilingual = { en: 'it took too long', fr: 'il a pris trop de temps' };

function isFinding(given: unknown, tree: Tree): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { severity, rule, message, node } = given as Partial<Finding>;
  const placed = node === undefined || (Number.isInteger(node) && node >= 0 && node < tree.count);
  return (
    SEVERITIES.has(severity) &&
    (rule === null || typeof rule === 'string') &&
    typeof message === 'string' &&
    placed
  );
}

/** The thrown message could quote the document; its class cannot. */
function broken({ id }: ThirdPartyRuleset, reason: Bilingual): Finding {
  const said = {
    en: `The ruleset ${id} could not judge this document: ${reason.en}.`,
    fr: `Le jeu de règles ${id} n'a pas pu juger ce document : ${reason.fr}.`,
  };
  return { severity: 'fatal', rule: null, message: said.en, said };
}

function quietly<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
