import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, reasonsIn, withPlaces } from '@conforme/core/plugin/testing';
import { describe, expect, it } from 'vitest';
import { BREACHES } from './breaches.ts';
import { DAMAGE } from './damage.ts';
import { FINDINGS } from './findings.ts';
import { inBoth, messageAt } from './index.ts';

const PLUGIN = join(import.meta.dirname, '..');
const PDF = '../../pdf';

/** `note` is left out: it says what was mended, which no caller is told. */
const REFUSING = argumentsOf('report\\.add|refuse|new (?:Damage|Excess|Locked|Error)');
const FAULT =
  /(?:fault: |return |UNCLOSED = |CMYK =\s+)(?:[^'"`;\n]*\? )?(['`][a-z][^'`\n]+['`](?:\s*: ['`][^'`\n]+['`])?)/g;

/** Sentences for our own log, about our own fonts and drawing, or about what is left out of a file. */
const TO_NOBODY =
  /is not installed|Unicode map$|HarfBuzz|to draw on|element is open|below the page|program (is never|has no glyph \{)/;

/** The second half of a choice that takes several lines. */
const CHOICE = /^\s+[?:] (['`][a-z]+ [^'`\n]+['`]);?$/gm;

const reasons = (folder: string): string[] =>
  reasonsIn(join(PLUGIN, folder), [REFUSING, FAULT, CHOICE]).filter((text) => !TO_NOBODY.test(text));

const ALL = { ...DAMAGE, ...BREACHES, ...FINDINGS };

describe('what a caller is told of a PDF', () => {
  it.each(['check', `${PDF}/file`, `${PDF}/font`, `${PDF}/image`])(
    'has French words for every reason in %s',
    (folder) => {
      const found = reasons(folder).filter(
        (reason) => !/^(PDF-|page|annotation|font|attachment) ?/.test(reason),
      );
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((reason) => !Object.hasOwn(ALL, reason) && inBoth(reason).fr === reason)).toEqual(
        [],
      );
    },
  );

  it('has them for every sentence of the container check', () => {
    const source = readFileSync(join(PLUGIN, 'extract/findings.ts'), 'utf8');
    const found = [...source.matchAll(/['`]((?:The|No) [^'\n]+?\.)['`]/g)].map(([, text]) =>
      withPlaces(text!),
    );
    expect(found.length).toBeGreaterThan(18);
    expect(found.filter((sentence) => !Object.hasOwn(FINDINGS, sentence))).toEqual([]);
  });

  it('keeps the values of each phrase', () => {
    const places = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [english, french] of Object.entries(ALL))
      expect([english, places(french)]).toEqual([english, places(english)]);
  });

  it('says why metadata are no XML, and where', () => {
    const { fr } = inBoth(
      'The XMP metadata cannot be read: the end tag does not match the start tag (line 3, column 4).',
    );
    expect(fr).toBe(
      'Les métadonnées XMP sont illisibles : la balise fermante ne correspond pas à la balise ouvrante (ligne 3, colonne 4).',
    );
  });

  it('says of a font that it has no name', () => {
    expect(messageAt('page 1, font without a name', 'a font without a name is not defined').fr).toBe(
      "page 1, police sans nom : une police sans nom n'est pas définie.",
    );
  });

  it('says the reason at its place, and a reason within a reason', () => {
    expect(
      messageAt('page 2, font Arial (object 7)', 'the width of character 65 differs from the font program'),
    ).toEqual({
      en: 'page 2, font Arial (object 7): the width of character 65 differs from the font program.',
      fr: 'page 2, police Arial (objet 7) : la largeur du caractère 65 diffère de celle du programme de la police.',
    });
    expect(messageAt('', 'an ICC profile is not valid: it has no header').fr).toBe(
      "un profil ICC n'est pas valable : il n'a pas d'en-tête.",
    );
    expect(inBoth('a string is never closed (byte 12)').fr).toBe("une chaîne n'est jamais fermée (octet 12)");
  });
});
