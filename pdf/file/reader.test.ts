import type { PDFArray } from '@cantoo/pdf-lib';
import { PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Keyword } from './reader.ts';
import { Reader } from './reader.ts';

const reader = (text: string, references = true): Reader =>
  new Reader(Buffer.from(text, 'latin1'), PDFContext.create(), 0, references);

describe('Reader', () => {
  it('reads every kind of object', () => {
    const array = reader(
      '[1 -2.5 .5 true null /A#20b (a\\(b(c)) <4a 4B> 3 0 R << /K [] >>]',
    ).object() as PDFArray;
    expect(array.asArray().map((item) => item.constructor)).toEqual([
      PDFNumber,
      PDFNumber,
      PDFNumber,
      expect.anything(),
      expect.anything(),
      PDFName,
      PDFString,
      PDFHexString,
      PDFRef,
      PDFDict,
    ]);
    expect((array.get(5) as PDFName).decodeText()).toBe('A b');
    expect((array.get(6) as PDFString).decodeText()).toBe('a(b(c)');
    expect((array.get(7) as PDFHexString).asString()).toBe('4a4B');
  });

  it('reads escapes of names in small letters as in capitals', () => {
    expect(reader('/text#2fxml').object()).toBe(reader('/text#2Fxml').object());
    expect((reader('/a#2fb').object() as PDFName).decodeText()).toBe('a/b');
  });

  it('looks once at each digit of a word that is no number in the end', () => {
    const digits = '1'.repeat(3_000_000);
    expect((reader(`${digits}x`).next() as Keyword).word).toBe(`${digits}x`);
  });

  it('keeps no name that is longer than names are', () => {
    expect(() => reader(`/${'a'.repeat(70_000)}`).object()).toThrow('a name is too long');
  });

  it('tells references from numbers', () => {
    for (const text of ['[1 0R]', '[1 0 Rx]', '[1 -0 R]', '[1.0 0 R]', '[1 000000 R]'])
      expect(() => reader(text).object()).toThrow('an object was expected');
    expect((reader('[1\r\n0\tR/A]').object() as PDFArray).get(0)).toBe(PDFRef.of(1, 0));
    expect((reader('[1 0 R 2 0 3]').object() as PDFArray).size()).toBe(4);
    expect((reader('[1 0]', false).object() as PDFArray).size()).toBe(2);
  });

  it('skips comments and gives words that are no objects', () => {
    const words = reader('% note\nBT % more\r(x) Tj');
    expect((words.next() as Keyword).word).toBe('BT');
    expect(words.next()).toBeInstanceOf(PDFString);
    expect((words.next() as Keyword).word).toBe('Tj');
    expect(words.next()).toBeNull();
  });

  it.each([
    ['(abc', 'a string is never closed'],
    ['<abc', 'a string is never closed'],
    ['[1 2', 'an array is never closed'],
    ['<< /A 1', 'an object was expected'],
    ['<< (a) 1 >>', 'a dictionary key is not a name'],
    ['endobj', 'an object was expected'],
    ['['.repeat(200), 'nested too deep'],
  ])('refuses %s', (text, reason) => {
    expect(() => reader(text).object()).toThrow(reason);
  });
});
