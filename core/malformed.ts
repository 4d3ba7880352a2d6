import type { Bilingual } from '@conforme/proto/schema';
import type { XmlError } from '@conforme/engine/xml';
import { phrasebook, XML_PHRASES } from './plugin/index.ts';

const phrase = phrasebook(XML_PHRASES);

/** The whole sentence, with the place. */
export function malformed({ message, line, column }: XmlError): Bilingual {
  const { en, fr } = phrase(message.replace(/ \(line \d+, column \d+\)$/, ''));
  return {
    en: `The XML is not well-formed: ${en} (line ${line}, column ${column}).`,
    fr: `Le XML n'est pas bien formé : ${fr} (ligne ${line}, colonne ${column}).`,
  };
}
