import { PDFContext } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { face, settable } from './face.ts';
import { faceFor } from './fallback.ts';
import { charactersWithoutFace, Lettering } from './lettering.ts';

const faceOf = (character: string, bold = false) => faceFor(character.codePointAt(0)!, bold)?.name ?? null;

describe('the face of a character', () => {
  it('is the main one for Latin, Greek and Cyrillic', () => {
    for (const character of 'aéßΩЖ€1') expect(faceOf(character)).toBe('Arimo');
    expect(faceOf('a', true)).toBe('Arimo-Bold');
  });

  it('is that of its script for others, in the same weight', () => {
    expect(faceOf('ש')).toBe('Arimo');
    expect(faceOf('ب', true)).toBe('NotoNaskhArabic-Bold');
    expect(faceOf('ﻻ')).toBe('NotoNaskhArabic-Regular');
  });

  it('is none where no installed font has it, or where letters alone would be wrong', () => {
    for (const character of ['😀', 'न', '\ue000']) expect(faceOf(character)).toBeNull();
  });
});

describe('the letters of a document', () => {
  it('of one face stand in one run', () => {
    const lettering = new Lettering();
    const runs = lettering.runs('abc بيت d', false);
    expect(runs.map(({ font }) => font)).toEqual(['F0', 'F2', 'F0']);
    expect(lettering.runs('abc', true).map(({ font }) => font)).toEqual(['F1']);
  });

  it('are as wide as their faces have them', () => {
    const lettering = new Lettering();
    const arabic = faceFor('د'.codePointAt(0)!, false)!;
    const wide = (name: typeof arabic, character: string): number =>
      name.font.width(name.glyphs.get(character.codePointAt(0)!)!) / 100;
    expect(lettering.width('aﺩ', false, 10)).toBeCloseTo(wide(face(false), 'a') + wide(arabic, 'ﺩ'), 6);
  });

  it('bring only the fonts along that they use', () => {
    const lettering = new Lettering();
    lettering.runs('abc', false);
    expect(Object.keys(lettering.embed(PDFContext.create()))).toEqual(['F0', 'F1']);
    lettering.runs('ب', false);
    expect(Object.keys(lettering.embed(PDFContext.create()))).toEqual(['F0', 'F1', 'F2']);
  });
});

describe('characters without a face', () => {
  it('are named once, and only those', () => {
    expect(charactersWithoutFace('a 😀 नन ש ㎡ é\n')).toEqual(['😀', 'न']);
    expect(charactersWithoutFace('Total 12,50 €')).toEqual([]);
  });
});

it('the marks that part and join Arabic letters can be set, and only there', () => {
  expect(settable('ب\u200cب')).toBe('ب\u200cب');
  expect(settable('a\u200cb\u200d')).toBe('ab');
});
