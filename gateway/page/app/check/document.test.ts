import { describe, expect, it } from 'vitest';
import { decodeXml, isPdf, isZip } from './document.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('decodeXml', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('<a>é</a>')],
    ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<a>é</a>')])],
    [
      'UTF-16 little endian',
      new Uint8Array([0xff, 0xfe, ...[...'<a>é</a>'].flatMap((c) => [c.charCodeAt(0), 0])]),
    ],
    [
      'UTF-16 big endian',
      new Uint8Array([0xfe, 0xff, ...[...'<a>é</a>'].flatMap((c) => [0, c.charCodeAt(0)])]),
    ],
    ['UTF-16 without a mark', new Uint8Array([...'<a>é</a>'].flatMap((c) => [c.charCodeAt(0), 0]))],
  ])('reads %s', (_, bytes) => {
    expect(decodeXml(bytes)).toBe('<a>é</a>');
  });

  it('believes the declaration', () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
    expect(decodeXml(latin1(text))).toBe(text);
  });

  it('believes a mark more', () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
    expect(decodeXml(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  });

  it('reads an encoding nobody knows as UTF-8: it is only to be shown', () => {
    expect(decodeXml(latin1('<?xml version="1.0" encoding="klingon"?><a/>'))).toContain('<a/>');
  });
});

describe('isPdf', () => {
  it.each([
    ['%PDF-1.7', true],
    [`${'\n'.repeat(900)}%PDF-1.7`, true],
    [`${'\n'.repeat(2000)}%PDF-1.7`, false],
    ['<a/>', false],
  ])('%j: %s', async (text, expected) => {
    expect(await isPdf(new Blob([text]))).toBe(expected);
  });
});

describe('isZip', () => {
  it('goes by the name or by what the system says', () => {
    expect(isZip(new File([], 'a.ZIP'))).toBe(true);
    expect(isZip(new File([], 'a', { type: 'application/zip' }))).toBe(true);
    expect(isZip(new File([], 'zip.xml'))).toBe(false);
  });
});
