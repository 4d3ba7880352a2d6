// What to do about a text that should be base64.

import type { Bilingual } from './choices.ts';

/** How a data URL begins, up to its base64 (RFC 2397). */
export const DATA_URL = /^\s*data:[^,]{0,200},/;

/** What is sent in the place of base64, by how it begins. */
const INSTEAD: readonly (readonly [RegExp, Bilingual])[] = [
  [
    DATA_URL,
    {
      en: 'Leave out what stands before the comma, and the comma.',
      fr: 'Omettez ce qui précède la virgule, et la virgule.',
    },
  ],
  [
    /^\s*(?:%PDF-|<)/,
    {
      en: 'It is the document itself: encode its bytes.',
      fr: "C'est le document lui-même : encodez ses octets.",
    },
  ],
  [/^\s*\{/, { en: 'It is JSON, and no document.', fr: "C'est du JSON, et non un document." }],
  [
    /^[^\r\n]{0,1000}(?:\.(?:pdf|xml)|:\/\/[^\r\n]{1,1000})\s*$/i,
    {
      en: 'It says where a document is: give its content, as nothing is fetched.',
      fr: "Cela dit où est un document : donnez son contenu, car rien n'est téléchargé.",
    },
  ],
];

export const CUT_OFF: Bilingual = {
  en: 'It is cut off: one letter is left over behind groups of four.',
  fr: 'Il est tronqué : une lettre reste seule après des groupes de quatre.',
};

/** Of what is no base64 at all; null where nothing says what it is. */
export const whatElse = (text: string): Bilingual | null =>
  INSTEAD.find(([pattern]) => pattern.test(text.slice(0, 4096)))?.[1] ?? null;
