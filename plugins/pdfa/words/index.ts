// What this plugin says in English, deep inside, in both languages where the caller reads it.

import { phrasebook, XML_PHRASES, type Bilingual, type Phrases } from '@conforme/core/plugin';
import { BREACHES } from './breaches.ts';
import { DAMAGE } from './damage.ts';
import { FINDINGS } from './findings.ts';

/** Places of a PDF, the outer one first. */
const PLACES: Phrases = {
  'page {1}': 'page {1}',
  'annotation {1}': 'annotation {1}',
  'font without a name (object {1})': 'police sans nom (objet {1})',
  'font without a name': 'police sans nom',
  'font {1} (object {2})': 'police {1} (objet {2})',
  'font {1}': 'police {1}',
  'attachment {1}': 'pièce jointe {1}',
  'transparency group': 'groupe de transparence',
  'object {1}': 'objet {1}',
};

/** A phrase of the sources in both languages; one that has no French stays English. */
export const inBoth = phrasebook({
  ...DAMAGE,
  ...BREACHES,
  ...FINDINGS,
  // Why XMP is not XML, in the parser's words, with the place.
  ...XML_PHRASES,
  '{1} (line {2}, column {3})': '{1} (ligne {2}, colonne {3})',
});

const place = phrasebook(PLACES);

/** "page 2, annotation 3: the reason." */
export function messageAt(where: string, reason: string): Bilingual {
  const { en, fr } = inBoth(reason);
  if (where === '') return { en: `${en}.`, fr: `${fr}.` };
  const french = where.split(', ').map((part) => place(part).fr);
  return { en: `${where}: ${en}.`, fr: `${french.join(', ')} : ${fr}.` };
}
