// What is known of every rule: its texts, the packs that hold it, how each writes it, and what changed between their versions.

import { conforme } from '@conforme/library';
import type { RuleOut, RulesetDiffOut, RulesetsOut } from '@conforme/proto/contract';
import { openPacks } from '../../rules/packs/index.ts';
import { findExamples, type Examples } from './examples.ts';

export type Ruleset = RulesetsOut['rulesets'][number];
type PackDiff = RulesetDiffOut['rulesets'][number];
export type Change = PackDiff['rules'][number];

export interface Written {
  readonly context: string;
  readonly test: string;
}

/** Of one pack, from a version to the next. */
export interface Step {
  readonly pack: string;
  readonly from: string;
  readonly to: string;
  readonly whom: { readonly en: string; readonly fr: string };
  readonly changes: readonly Change[];
}

export interface Reference {
  readonly examples: Examples;
  readonly rulesets: readonly Ruleset[];
  readonly rules: ReadonlyMap<string, RuleOut>;
  /** How a version of a pack writes a rule, by `PACK@VERSION RULE`. */
  readonly written: ReadonlyMap<string, readonly Written[]>;
  readonly steps: readonly Step[];
}

export async function readReference(): Promise<Reference> {
  const { rulesets } = await conforme.rulesets();
  const rules = new Map<string, RuleOut>();
  for (const id of new Set(rulesets.flatMap((pack) => pack.rules))) rules.set(id, await conforme.explain(id));
  return {
    rulesets,
    rules,
    written: writtenOf(),
    steps: await stepsOf(rulesets),
    examples: await findExamples(),
  };
}

export const keyOf = (pack: string, version: string, rule: string): string => `${pack}@${version} ${rule}`;

function writtenOf(): ReadonlyMap<string, readonly Written[]> {
  const written = new Map<string, Written[]>();
  for (const pack of openPacks())
    for (const { id, context, test } of pack.written()) {
      const key = keyOf(pack.id, pack.version, id);
      written.set(key, [...(written.get(key) ?? []), { context, test }]);
    }
  return written;
}

/** Versions of a pack stand newest first. */
async function stepsOf(rulesets: readonly Ruleset[]): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const [index, { id, version }] of rulesets.entries()) {
    const earlier = rulesets.slice(index + 1).find((other) => other.id === id);
    if (earlier === undefined) continue;
    const diff = await conforme.rulesetDiff({ from: `${id}@${earlier.version}`, to: `${id}@${version}` });
    for (const { en, fr, rules } of diff.rulesets)
      steps.push({
        pack: id,
        from: earlier.version,
        to: version,
        whom: { en: en.whom, fr: fr.whom },
        changes: rules,
      });
  }
  return steps;
}
