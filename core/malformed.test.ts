import { join } from 'node:path';
import { parse, XmlError } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { malformed } from './malformed.ts';
import { XML_PHRASES } from './plugin/index.ts';
import { phrasesIn } from './testing/phrases.ts';

const PARSER = join(import.meta.dirname, '../rules/engine/xml');

/** What stands first in a call that refuses, with its values as places. */
const SAID = /(?:fail\(|new XmlError\()\s*(?:[^\n?]*\? )?(?:'([^'\n]+)'|`([^`\n]+)`)(?: : '([^'\n]+)')?/g;

describe('what the parser refuses', () => {
  it('has French words for each of its reasons, and for no other', () => {
    expect([...new Set(phrasesIn(PARSER, SAID))].sort()).toEqual(Object.keys(XML_PHRASES).sort());
  });

  it.each([
    ['<a>\n <b>\n</a>', 'la balise fermante ne correspond pas à la balise ouvrante (ligne 3, colonne 1)'],
    ['<a><ram:b/></a>', "le préfixe « ram » n'est pas déclaré (ligne 1, colonne 5)"],
    ['<!DOCTYPE html>', 'une déclaration de type de document (DTD) est refusée (ligne 1, colonne 1)'],
    [
      '<a>&nope;</a>',
      "la référence « &nope; » n'est pas connue ; écrivez le caractère lui-même (ligne 1, colonne 4)",
    ],
  ])('%j: %s', (text, reason) => {
    let thrown: unknown;
    try {
      parse(Buffer.from(text));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(XmlError);
    const { en, fr } = malformed(thrown as XmlError);
    expect(en).toBe(`The XML is not well-formed: ${(thrown as XmlError).message}.`);
    expect(fr).toBe(`Le XML n'est pas bien formé : ${reason}.`);
  });
});
