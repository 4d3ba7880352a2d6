import { syntaxOf } from '../plugin/index.ts';
import type { Check, DocumentContainer, Profile, Recognised, RuleContext } from '../plugin/index.ts';

/** Which documents of its syntax a third party's pack judges; null: all. */
export interface Applies {
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

/** `syntax` is that of the pack. */
export function appliesTo(
  { guidelines, profiles, container }: Applies,
  syntax: string,
  recognised: Recognised,
  context: RuleContext,
): boolean {
  const { flavor, profile, guideline } = recognised;
  return (
    (syntaxOf(flavor) ?? 'other') === syntax &&
    (guidelines === null || guidelines.some((pattern) => matches(pattern, guideline))) &&
    (profiles === null || (profile !== null && profiles.includes(profile))) &&
    (container === null || container === context.container)
  );
}

function matches(pattern: string, guideline: string | null): boolean {
  if (guideline === null) return false;
  return pattern.endsWith('*') ? guideline.startsWith(pattern.slice(0, -1)) : guideline === pattern;
}
