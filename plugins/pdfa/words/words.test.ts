import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREACHES } from './breaches.ts';
import { DAMAGE } from './damage.ts';
import { FINDINGS } from './findings.ts';
import { inBoth, toldAt } from './index.ts';
import { PNG_FIXES } from '../logo/picture.ts';
import { LOGO } from './logo.ts';

const PLUGIN = join(import.meta.dirname, '..');
const PDF = '../../pdf';

/** A call that refuses, up to its end; `note` tells what was mended, which no caller is told. */
const REFUSING =
  /(?:report\.add|refuse|new (?:Damage|Excess|Locked|LogoFault|PngFault|Error)|damaged)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const FAULT =
  /(?:fault: |return |UNCLOSED = |CMYK =\s+)(?:[^'"`;\n]*\? )?(['`][a-z][^'`\n]+['`](?:\s*: ['`][^'`\n]+['`])?)/g;
const TEXT = /'((?:[^'\\\n]|\\.)+)'|`([^`\n]+)`/g;

/** Sentences for our own log, about our own fonts and drawing, or about what is left out of a file. */
const TO_NOBODY =
  /is not installed|Unicode map$|to draw on|element is open|below the page|program (is never|has no glyph \{)/;

function sources(folder: string): string[] {
  return readdirSync(join(PLUGIN, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(PLUGIN, folder, name), 'utf8'));
}

/** The reasons that stand in the sources, with their values as places. */
function reasons(folder: string): string[] {
  return sources(folder)
    .flatMap((source) => [
      ...[...source.matchAll(REFUSING)].map(([, given]) => given!),
      ...[...source.matchAll(FAULT)].map(([, given]) => given!),
    ])
    .flatMap((given) => [...given.matchAll(TEXT)].map(([, plain, made]) => (plain ?? made)!))
    .filter((text) => text.includes(' ') && /[a-z]/.test(text))
    .map((text) => {
      let at = 0;
      return text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${++at}}`);
    })
    .filter((text) => !TO_NOBODY.test(text));
}

const ALL = { ...DAMAGE, ...BREACHES, ...LOGO, ...FINDINGS };

describe('what a caller is told of a PDF or a logo', () => {
  it.each(['check', 'logo', `${PDF}/file`, `${PDF}/font`, `${PDF}/image`])(
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

  it('has them for what to do about a PNG', () => {
    expect(Object.values(PNG_FIXES).filter((fix) => !Object.hasOwn(LOGO, fix))).toEqual([]);
  });

  it('has them for every sentence of the container check', () => {
    const [source] = sources('extract').filter((text) => text.includes('judgeClaim'));
    const found = [...source!.matchAll(/['`]((?:The|No) [^'\n]+?\.)['`]/g)].map(([, text]) => {
      let at = 0;
      return text!.replaceAll(/\$\{[^}]+\}/g, () => `{${++at}}`);
    });
    expect(found.length).toBeGreaterThan(18);
    expect(found.filter((sentence) => !Object.hasOwn(FINDINGS, sentence))).toEqual([]);
  });

  it('keeps the values of each phrase', () => {
    const places = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [english, french] of Object.entries(ALL))
      expect([english, places(french)]).toEqual([english, places(english)]);
  });

  it('says the reason at its place, and a reason within a reason', () => {
    expect(
      toldAt('page 2, font Arial (object 7)', 'the width of character 65 differs from the font program'),
    ).toEqual({
      en: 'page 2, font Arial (object 7): the width of character 65 differs from the font program.',
      fr: 'page 2, police Arial (objet 7) : la largeur du caractère 65 diffère de celle du programme de la police.',
    });
    expect(toldAt('', 'an ICC profile is not valid: it has no header').fr).toBe(
      "un profil ICC n'est pas valable : il n'a pas d'en-tête.",
    );
    expect(inBoth('a string is never closed (byte 12)').fr).toBe("une chaîne n'est jamais fermée (octet 12)");
  });
});
