import type { Recognised } from '@conforme/core/plugin';
import { guidelinesOf, recogniseAs } from '@conforme/core/syntax/plugin';
import type { Tree } from '@conforme/engine/xml';
import { numberOf } from './namespaces.ts';

export const PRODUCED_PROFILES = guidelinesOf('cii-xml');

/** Where BT-24 stands. */
const GUIDELINE_PATH = [
  numberOf('rsm:ExchangedDocumentContext'),
  numberOf('ram:GuidelineSpecifiedDocumentContextParameter'),
  numberOf('ram:ID'),
];

/** The profile of a CII document, by its guideline (BT-24). */
export function recognise(tree: Tree): Recognised {
  return recogniseAs({ syntax: 'cii', flavor: 'factur-x' }, tree, GUIDELINE_PATH);
}
