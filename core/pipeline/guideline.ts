import { clipped } from '@conforme/engine/xml';
import { nearest } from '@conforme/proto/schema/nearest';
import type { Doubt } from '../plausibility/index.ts';
import type { Recognised } from '../plugin/index.ts';
import { PROFILE_TABLE } from '../plugin/profiles.ts';

const KNOWN: readonly string[] = Object.values(PROFILE_TABLE).map(({ guideline }) => guideline);

/** A few characters more than the longest that is known. */
const LONGEST = 100;
const MOST_SLIPS = 4;

/**
 * A document of a specification that is not known is judged as EN 16931 (decision 11), which its reader may not expect. What begins with
 * EN 16931 is a use of it and no matter of doubt, unless it is a known specification but for a slip.
 */
export function unknownGuideline({ guideline, profile }: Recognised): readonly Doubt[] {
  if (guideline === null || KNOWN.includes(guideline)) return [];
  if (profile !== null && profile !== 'en16931') return [];
  const meant = nearest(guideline, KNOWN, MOST_SLIPS, LONGEST);
  if (meant === null && profile !== null) return [];
  const { en, fr } = FIX;
  const named = clipped(guideline);
  return [
    {
      rule: 'PLAUSIBLE-GUIDELINE',
      terms: ['BT-24'],
      pointer: '/options/guideline',
      message: {
        en: `The specification ${named} (BT-24) is not known; the document was judged as EN 16931.`,
        fr: `La spécification ${named} (BT-24) n'est pas connue ; le document a été jugé selon l'EN 16931.`,
      },
      fix:
        meant === null
          ? FIX
          : { en: `Did you mean ${meant}? ${en}`, fr: `Vouliez-vous dire ${meant}\u00a0? ${fr}` },
    },
  ];
}

const FIX = {
  en: 'Check the spelling, for instance urn:cen.eu:en16931:2017.',
  fr: "Vérifiez l'orthographe, par exemple urn:cen.eu:en16931:2017.",
} as const;
