import type { PackWithTexts } from '@conforme/rules/packs';
import { judgedAs, type JudgedAs } from '../plugin/judged-as.ts';
import type { Check, DocumentContainer, Profile, Recognised, RuleContext } from '../plugin/index.ts';

/** Which documents of its syntax a pack judges; null: all. */
export interface Applies {
  /** Those that these rules judge (decision 11); of our packs alone. */
  readonly judgedAs?: JudgedAs;
  /** Those of no such profile; of our packs alone. */
  readonly exceptProfiles?: readonly Profile[];
  /** BT-24 of the document, whole, or its beginning where the entry ends in `*`. */
  readonly guidelines: readonly string[] | null;
  readonly profiles: readonly Profile[] | null;
  readonly container: DocumentContainer | null;
  /** The checks that run it. */
  readonly checks: readonly Check[] | null;
  /** Document elements, `{uri}Name` or `{uri}*`, of a pack whose syntax is `other`. */
  readonly roots: readonly string[] | null;
}

export const TO_ALL: Applies = {
  guidelines: null,
  profiles: null,
  container: null,
  checks: null,
  roots: null,
};

/** Where a pack of ours applies, by its pack.json. @throws Error when that says nothing */
export function ownApplies({
  id,
  version,
  applies,
}: Pick<PackWithTexts, 'id' | 'version' | 'applies'>): Applies {
  if (!applies) throw new Error(`pack ${id}@${version} does not say where it applies`);
  return { ...TO_ALL, ...applies };
}

/** `syntax` is that of the pack. */
export function appliesTo(
  { guidelines, profiles, exceptProfiles, container, judgedAs: rules }: Applies,
  syntax: string,
  recognised: Recognised,
  context: RuleContext,
): boolean {
  const { profile, guideline } = recognised;
  return (
    isOf(syntax, recognised) &&
    (guidelines === null || guidelines.some((pattern) => matches(pattern, guideline))) &&
    (rules === undefined || judgedAs(recognised, context.container) === rules) &&
    (profiles === null || (profile !== null && profiles.includes(profile))) &&
    !(profile !== null && exceptProfiles?.includes(profile)) &&
    (container === null || container === context.container)
  );
}

/** A third party's pack for other documents may judge messages that we know, too: its roots say which. */
const isOf = (syntax: string, recognised: Recognised): boolean =>
  syntax === 'other' ? recognised.root !== undefined : recognised.syntax === syntax;

function matches(pattern: string, guideline: string | null): boolean {
  if (guideline === null) return false;
  return pattern.endsWith('*') ? guideline.startsWith(pattern.slice(0, -1)) : guideline === pattern;
}
