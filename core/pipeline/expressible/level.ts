import { isGuidelineOfExtension, PROFILE_TABLE, profileOf } from '@conforme/proto/schema/profiles';
import type { Destination } from '../destination.ts';

export const isUbl = ({ output }: Destination): boolean => output === 'ubl-xml';

/** Of a profile that is an extension, whose rules know more than EN 16931 does. */
export const isOfExtension = ({ profile }: Destination): boolean =>
  PROFILE_TABLE[profile].level === 'extended';

/** Whether terms beyond EN 16931 are written: an unknown guideline may be that of an extension. */
export function isExtended(destination: Destination): boolean {
  const { profile, guideline } = destination;
  if (isOfExtension(destination)) return true;
  return guideline !== null && PROFILE_TABLE[profile].level !== 'lean' && profileOf(guideline) === null;
}

/** The same, and of a guideline that names an extension; its sums are those of EN 16931 where that is what judges it. */
export const hasExtensions = (destination: Destination): boolean =>
  isExtended(destination) || isGuidelineOfExtension(destination.guideline);

/** Judged by Factur-X (decision 11): every profile in a PDF, but no guideline of others; elsewhere those without another publisher. */
export function isFacturX({ output, profile, guideline }: Destination): boolean {
  if (output === 'ubl-xml' || guideline !== null) return false;
  return output === 'facturx-pdf' || PROFILE_TABLE[profile].rules === 'facturx';
}

/** Judged by Factur-X EXTENDED, its schema at least. */
export const isFacturXExtended = (destination: Destination): boolean =>
  isFacturX(destination) && isOfExtension(destination);
