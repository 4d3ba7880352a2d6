import type { Recognised } from '@conforme/core/plugin';
import { guidelinesOf, recogniseAs } from '@conforme/core/syntax/plugin';
import type { Tree } from '@conforme/engine/xml';
import { INVOICE, kindOfRoot } from './kind.ts';
import { numberOf } from './namespaces.ts';

/** The profiles there are in UBL (decision 15). */
export const PRODUCED_PROFILES = guidelinesOf('ubl-xml');

/** Where BT-24 stands. */
export const GUIDELINE = numberOf('cbc:CustomizationID');

/** The profile and the kind of a UBL document, by its guideline (BT-24) and its document element. */
export function recognise(tree: Tree): Recognised {
  const { flavor } = kindOfRoot(tree.nameOf(tree.root)) ?? INVOICE;
  return recogniseAs({ syntax: 'ubl', flavor }, tree, [GUIDELINE]);
}

/** Extensions of the French administration name it as the publisher. */
const FRENCH = '#urn.cpro.gouv.fr:';

/** Some elements have another use in an extension of France than in any other. */
export function isFrench(guideline: string): boolean {
  return guideline.includes(FRENCH);
}
