// What our compiled packs say of a document text: rule → [count, flag], the shape of the official record.

import { loadPacks } from '@conforme/rules/packs';
import type { PackWithTexts } from '@conforme/rules/packs';
import { parse } from '@conforme/rules/xml';
import { unknownContext } from '../../oracle/our-pack.ts';
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

export function judgeText(judges: readonly Judge[], text: string): Map<string, Verdict> {
  const tree = parse(Buffer.from(text));
  return new Map(judges.map(({ key, pack }) => [key, verdictOf(pack.run(tree, unknownContext))]));
}

/** A rule with a warning's flag may also have failed to be evaluated somewhere, which is fatal. */
function verdictOf(findings: readonly { rule: string; flag: string }[]): Verdict {
  const rules: Verdict = {};
  for (const { rule, flag } of findings) {
    const before = rules[rule];
    rules[rule] = [(before?.[0] ?? 0) + 1, before?.[1] === 'fatal' ? 'fatal' : flag];
  }
  return rules;
}
