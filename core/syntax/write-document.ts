import { serialise, XmlWriteError } from '@conforme/engine/xml';
import type { XmlElement } from '@conforme/engine/xml';
import { InputError, type Written } from '../plugin/index.ts';

/** @throws InputError when a text of the invoice holds a character that no XML document can hold. */
export function writeDocument(document: XmlElement, namespaces: ReadonlyMap<string, string>): Written {
  try {
    return serialise(document, { namespaces });
  } catch (thrown) {
    if (thrown instanceof XmlWriteError) throw unwritable(thrown);
    throw thrown;
  }
}

/** XML 1.0, 2.2: no escape helps, so the text has to change, and only the caller can change it. */
function unwritable({ message: en, pointer }: XmlWriteError): InputError {
  const fix = {
    en: 'Remove the control character from the text.',
    fr: 'Supprimez le caractère de contrôle du texte.',
  };
  const message = { en, fr: 'Le texte contient un caractère qui ne peut pas être écrit en XML.' };
  return new InputError(message, [
    { source: 'xsd', rule: null, message, ...(pointer === null ? {} : { pointer }), fix },
  ]);
}
