// What our compiled packs say of a document text: rule → [count, flag], the shape of the official record; `error` when a
// rule could not be evaluated, which is where the official stylesheet stops.

import { loadPacks } from '@conforme/rules/packs';
import type { PackWithTexts } from '@conforme/rules/packs';
import type { RawFinding } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { unknownContext } from '../../oracle/our-pack.ts';
import type { Judged } from '../compare.ts';
import type { Verdict } from '../records.ts';

export interface Judge {
  /** `id@version`. */
  readonly key: string;
  readonly pack: PackWithTexts;
}

export const keyOf = ({ id, version }: { id: string; version: string }): string => `${id}@${version}`;

/** Every compiled pack; documents must be parsed afterwards. */
export async function loadJudges(dist?: string): Promise<Judge[]> {
  const packs = await loadPacks(dist);
  return packs.map((pack) => ({ key: keyOf(pack), pack }));
}

export function judgeText(judges: readonly Judge[], text: string): Map<string, Judged> {
  const tree = parse(Buffer.from(text));
  return new Map(judges.map(({ key, pack }) => [key, judgedOf(pack.run(tree, unknownContext))]));
}

/** A rule with a warning's flag may also have failed to be evaluated somewhere, which is fatal. */
function judgedOf(findings: readonly RawFinding[]): Judged {
  const rules: Verdict = {};
  for (const { rule, flag } of findings) {
    const before = rules[rule];
    rules[rule] = [(before?.[0] ?? 0) + 1, before?.[1] === 'fatal' ? 'fatal' : flag];
  }
  const failed = findings.find(({ error }) => error !== undefined);
  return failed?.error === undefined ? { rules } : { rules, error: failed.error };
}
