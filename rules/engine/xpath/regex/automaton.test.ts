import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSpace } from '../runtime/text.ts';
import { regex } from '../runtime/regex.ts';
import { NO, UNTOLD, YES } from './automaton.ts';
import { anchored } from './testing/patterns.ts';
import { cases } from '../../../../test/cases.ts';

const look = (pattern: string, flags: string, text: string, normal = false): number => {
  const bytes = Buffer.from(`<${text}>`);
  return regex(pattern, flags).look(bytes, 1, bytes.length - 1, normal);
};

/** All numbers to 200, in twos. */
const NUMBERS = Array.from({ length: 200 }, (_, number) =>
  number.toString(2).replaceAll('0', 'a').replaceAll('1', 'b'),
).join('');

const answer = (found: number): boolean | null => (found === UNTOLD ? null : found === YES);

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '1', ' ', '\n', '.', '\u00e9'), maxLength: 6 });

describe('an automaton over bytes', () => {
  it('says what JavaScript says, or nothing', () => {
    fc.assert(
      fc.property(anchored, text, fc.constantFrom('', 'i', 's', 'x', 'q'), (pattern, given, flags) => {
        const found = answer(look(pattern, flags, given));
        if (found !== null) expect(found).toBe(regex(pattern, flags).test(given));
      }),
      { numRuns: cases(3000) },
    );
  });

  it('says the same of a text whose blanks do not count', () => {
    fc.assert(
      fc.property(anchored, text, (pattern, given) => {
        const found = answer(look(pattern, '', given, true));
        if (found !== null) expect(found).toBe(regex(pattern, '').test(normalizeSpace(given)));
      }),
      { numRuns: cases(2000) },
    );
  });

  it.each([
    ['^-?\\d+(\\.\\d{1,2})?$', '-12.50', YES],
    ['^-?\\d+(\\.\\d{1,2})?$', '12.505', NO],
    ['^-?\\d+(\\.\\d{1,2})?$', '', NO],
    ['^$', '', YES],
    ['a|^b', 'ba', YES],
    ['^a*', 'b', YES],
    ['^a', 'ba', NO],
  ])('knows %s of "%s"', (pattern, given, expected) => {
    expect(look(pattern, '', given)).toBe(expected);
  });

  it.each([
    ['references', '^a&$', '', 'a&amp;'],
    ['carriage returns', '^a\\n$', '', 'a\r\n'],
    ['what is not ASCII', '^.$', '', '\u00e9'],
    ['lines', '^a$', 'm', 'a'],
    ['what a group matched', '^(a)\\1$', '', 'aa'],
    ['a pattern of too many states', `(a|b)*a${'(a|b)'.repeat(8)}$`, '', NUMBERS],
    ['a pattern that is too long', '^a{6000}$', '', 'a'],
  ])('does not tell of %s', (_what, pattern, flags, given) => {
    expect(look(pattern, flags, given)).toBe(UNTOLD);
  });

  it('tells before a byte it does not know', () => {
    expect(look('^b', '', 'a\u00e9')).toBe(NO);
    expect(look('a', '', 'a\u00e9')).toBe(YES);
    expect(look('^a', '', ' a', true)).toBe(UNTOLD);
  });
});
