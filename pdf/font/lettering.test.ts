import { PDFContext } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { face, settable } from './face.ts';
import { facesFor, legible } from './fallback.ts';
import { Lettering } from './lettering.ts';
import { charactersWithoutFace } from './line.ts';

const faceOf = (cluster: string, bold = false, text = cluster) => facesFor(text, bold)(cluster)?.name ?? null;

describe('the face of a cluster', () => {
  it('is the main one for Latin, Greek, Cyrillic and Hebrew', () => {
    for (const cluster of ['a', 'é', 'ß', 'Ω', 'Ж', '€', '1', 'ש', 'שָׁ'])
      expect(faceOf(cluster)).toBe('Arimo');
    expect(faceOf('a', true)).toBe('Arimo-Bold');
  });

  it('is that of its script for others, in the same weight', () => {
    expect(faceOf('ب', true)).toBe('NotoNaskhArabic-Bold');
    expect(faceOf('ﻻ')).toBe('NotoNaskhArabic-Regular');
    expect(faceOf('क्ष')).toBe('NotoSansDevanagari');
    expect(faceOf('ที่', true)).toBe('NotoSansThai-Bold');
  });

  it('is none where no installed font has it', () => {
    for (const cluster of ['😀', '北', 'ა', '\ue000']) expect(faceOf(cluster)).toBeNull();
  });
});

describe('what no face has', () => {
  it.each([
    ['㎡', 'm2'],
    ['北', 'Bei'],
    ['서', 'Seo'],
    ['と', 'to'],
    ['ა', 'a'],
    ['😀', ':grinning:'],
    ['❤️', ':heart:'],
    ['\u{10d00}', 'U+10D00'],
  ])('is spelled out: %s as %s', (cluster, shown) => {
    expect(legible(cluster, false)).toBe(shown);
  });
});

describe('the letters of a document', () => {
  it('of one face stand in one run', () => {
    const lettering = new Lettering();
    const fonts = (line: string, bold: boolean): string[] =>
      [...lettering.show(line, bold, 9).matchAll(/\/(F\d) 9 Tf/g)].map(([, font]) => font!);
    expect(fonts('abc بيت d', false)).toEqual(['F0', 'F1', 'F0']);
    expect(fonts('abc', true)).toEqual(['F2']);
  });

  it('are as wide as their faces have them', () => {
    const lettering = new Lettering();
    const arabic = facesFor('د', false)('د')!;
    const wide = (name: typeof arabic, character: string): number =>
      name.font.width(name.glyphs.get(character.codePointAt(0)!)!) / 100;
    expect(lettering.width('aد', false, 10)).toBeCloseTo(wide(face(false), 'a') + wide(arabic, 'د'), 6);
    expect(lettering.width('né', false, 10)).toBeCloseTo(wide(face(false), 'n') + wide(face(false), 'é'), 6);
  });

  it('show a blank for a line feed where one line is set', () => {
    const lettering = new Lettering();
    expect(lettering.width('a\nb', false, 10)).toBeCloseTo(lettering.width('a b', false, 10), 6);
    expect(lettering.width('Ж\nб', true, 10)).toBeCloseTo(lettering.width('Ж б', true, 10), 6);
  });

  it('bring only the fonts along that they use', () => {
    const lettering = new Lettering();
    lettering.show('abc', false, 9);
    expect(Object.keys(lettering.embed(PDFContext.create()))).toEqual(['F0']);
    lettering.show('ب', false, 9);
    expect(Object.keys(lettering.embed(PDFContext.create()))).toEqual(['F0', 'F1']);
  });
});

describe('characters without a face', () => {
  it('are named once, and only those', () => {
    expect(charactersWithoutFace('a 😀 北北 ש ㎡ é\nनी ❤️')).toEqual(['😀', '北', '㎡', '❤']);
    expect(charactersWithoutFace('Total 12,50 €')).toEqual([]);
  });
});

it('the marks that part and join letters can be set, and only there', () => {
  expect(settable('क्\u200dष')).toBe('क्\u200dष');
  expect(settable('ب\u200cب')).toBe('ب\u200cب');
  expect(settable('a\u200cb\u200d')).toBe('ab');
});
