import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapse, parseDouble } from './lexical.ts';
import { normalizeSpace } from './text.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });

describe('parseDouble', () => {
  it('reads amounts as JavaScript reads them, to the last binary digit', () => {
    fc.assert(
      fc.property(digits, digits, (whole, fraction) => {
        for (const text of [whole, `${whole}.${fraction}`, `.${fraction}`, `${whole}.`])
          expect(parseDouble(text)).toBe(Number(text));
      }),
    );
  });

  it('keeps the sign of zero, blanks around and exponents', () => {
    expect(['-0', ' 1.5\n', '1e2', '+7', 'INF'].map(parseDouble)).toEqual([-0, 1.5, 100, 7, Infinity]);
  });

  it.each(['', '.', '1.2.3', '1,5', '0x1', '1 2', '-', '/1'])('refuses %j', (text) => {
    expect(() => parseDouble(text)).toThrow(/xs:double/);
  });
});

describe('collapse', () => {
  it('takes the blanks at both ends away, and looks once at each of those between', () => {
    const blanks = ' \t\r\n'.repeat(750_000);
    expect(collapse(`${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`);
  });
});

describe('normalizeSpace', () => {
  it('takes runs of blanks for one and the ends away, and no other character', () => {
    const text = fc.string({ unit: fc.constantFrom(...' \t\n\ra\u00a0\u000b') });
    fc.assert(
      fc.property(text, (given) => {
        const words = given.split(/[ \t\r\n]+/).filter((word) => word !== '');
        expect(normalizeSpace(given)).toBe(words.join(' '));
      }),
    );
  });
});
