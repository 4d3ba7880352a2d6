import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, isLonger } from './values.ts';

const written = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom('\\', '0', '7', '8', 'n', '(', ')', '\n', '\r', 'A', 'é') }),
);

describe('the bytes of a string', () => {
  it('are those the library reads, whatever is escaped', () => {
    fc.assert(
      fc.property(written, (value) => {
        const text = PDFString.of(value);
        expect([...bytesOf(text)]).toEqual([...text.asBytes()]);
      }),
    );
  });

  it('are two digits each of a hexadecimal string', () => {
    expect([...bytesOf(PDFHexString.of('48e9'))]).toEqual([0x48, 0xe9]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'09afAF gé\u0141\n') }), (value) => {
        const text = PDFHexString.of(value);
        expect([...bytesOf(text)]).toEqual([...text.asBytes()]);
      }),
    );
  });

  it('are counted as they are, not as they are written', () => {
    const octal = PDFString.of('\\351'.repeat(4));
    expect(isLonger(octal, 4)).toBe(false);
    expect(isLonger(octal, 3)).toBe(true);
    expect(isLonger(PDFString.of('abcd'), 4)).toBe(false);
  });
});
