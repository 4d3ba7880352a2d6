import type { PackWithTexts } from '@conforme/rules/packs';
import type { Finding, Law, RuleRef, RulesetPlugin, WrittenRule } from '../plugin/index.ts';
import { appliesTo, ownApplies } from './applies.ts';
import { unfoundInFrench, unjudged } from './unjudged.ts';

/** Bounds of one run over one document. */
export interface RunLimits {
  /** In ms; none when left out. */
  readonly time?: number;
}

/** What a compiled pack gives a ruleset, whoever wrote it. */
export type Judging = Required<
  Pick<RulesetPlugin, 'version' | 'validity' | 'rules' | 'load' | 'written' | 'constants' | 'blames'>
> &
  Pick<RulesetPlugin, 'run' | 'terms' | 'explain'>;

/** A compiled pack as rulesets use it: what Schematron calls a flag is a finding's severity (decision 6). */
export function judging(pack: PackWithTexts, limits: RunLimits = {}): Judging {
  let rules: readonly RuleRef[] | undefined;
  return {
    version: pack.version,
    validity: pack.validity,
    get rules() {
      return (rules ??= rulesOf(pack));
    },
    load: () => pack.load(),
    run: (tree, context, most) => {
      const bounds = most === undefined ? limits : { ...limits, findings: most };
      return pack.run(tree, context, bounds).map(toFinding);
    },
    written: () => pack.written().map(({ flag, ...rule }): WrittenRule => ({ ...rule, severity: flag })),
    terms: (rule) => pack.terms(rule),
    blames: (rule, values) => pack.blames(rule, values),
    constants: (rule) => pack.constants(rule),
    explain: (rule, language, values, names) => pack.explain(rule, language, values, names),
  };
}

/**
 * A pack of ours as a ruleset; which documents it judges stands in its pack.json.
 * @param law what its law does besides judging, where it does
 * @throws Error for a pack.json that does not say whose rules it holds
 */
export function rulesetOf(pack: PackWithTexts, law: Omit<Law, 'source'> = {}): RulesetPlugin {
  const applies = ownApplies(pack);
  const judge = judging(pack);
  return Object.freeze({
    kind: 'ruleset',
    id: pack.id,
    version: judge.version,
    requires: [pack.syntax],
    source: pack.source,
    validity: judge.validity,
    hash: pack.hash,
    get rules() {
      return judge.rules;
    },
    applies: (recognised, context) => appliesTo(applies, pack.syntax, recognised, context),
    load: judge.load,
    run: judge.run,
    written: judge.written,
    terms: judge.terms,
    constants: judge.constants,
    blames: judge.blames,
    explain: judge.explain,
    ...law,
  } satisfies RulesetPlugin);
}

function toFinding({
  rule,
  flag,
  node,
  message,
  values,
  unfound = [],
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
    ...(unfound.length > 0 && {
      french: values.map((value, at) => (unfound.includes(at) ? unfoundInFrench(value) : value)),
    }),
    ...(times !== undefined && { times }),
  };
  return error === undefined ? finding : { ...finding, error, said: unjudged(error, message) };
}

/** A rule may be asserted in several places of a pack; it is one rule, as severe as its first assertion. */
function rulesOf({ rules }: PackWithTexts): readonly RuleRef[] {
  const found = new Map<string, RuleRef>();
  for (const { id, flag } of rules) if (!found.has(id)) found.set(id, { id, severity: flag });
  return [...found.values()];
}
