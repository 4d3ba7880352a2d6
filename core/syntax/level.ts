import type { Profile, Recognised } from '../plugin/index.ts';
import { isGuidelineOfExtension, PROFILE_TABLE, profileOf } from '../plugin/profiles.ts';

/** How much of the model a profile has places for; each level holds those below. */
export type Level = 0 | 1 | 2;

/** BASIC WL: no lines, and fewer terms of the document (decision 35). */
export const LEAN: Level = 0;
/** The terms of EN 16931-1. */
export const CORE: Level = 1;
/** Those of Factur-X EXTENDED and EXTENDED-CTC-FR besides. */
export const EXTENDED: Level = 2;

/** Above every profile. */
export const NOWHERE = 3;

/** What a document may hold. An unknown guideline excludes nothing; without one, a document is plain EN 16931. */
export function levelOf({ profile, guideline }: Pick<Recognised, 'profile' | 'guideline'>): Level {
  if (isGuidelineOfExtension(guideline)) return EXTENDED;
  if (profile === null) return guideline === null ? CORE : EXTENDED;
  return levelOfProfile(profile);
}

/** What is written into a document of a profile under another guideline: what is read of such a document, but for BASIC WL. */
export function writtenLevel(profile: Profile, guideline: string | null): Level {
  const level = levelOf({ profile, guideline });
  const isUnknown = guideline !== null && profileOf(guideline) === null;
  return isUnknown && level !== LEAN ? EXTENDED : level;
}

const LEVELS = { lean: LEAN, core: CORE, extended: EXTENDED } as const;

export function levelOfProfile(profile: Profile): Level {
  return LEVELS[PROFILE_TABLE[profile].level];
}
