import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EvaluationError } from '../runtime/error.ts';
import { matches, regex, replace, tokenize } from '../runtime/regex.ts';
import { costOf } from './cost.ts';
import { Linear } from './linear.ts';
import { programOf } from './program.ts';
import { Tried } from './tried.ts';
import { translateRegex } from './index.ts';
import { anchored } from './testing/patterns.ts';
import { cases } from '../../../../test/cases.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '1', '\n', '😀'), maxLength: 6 });

/** First match of JavaScript, as begins and ends. */
function native(source: string, flags: string, given: string): number[] | null {
  const translated = translateRegex(source, flags);
  const match = new RegExp(translated.source, `${translated.flags}d`).exec(given);
  return match && match.indices!.flatMap((place) => place ?? [-1, -1]);
}

/** Groups at the end that took no part are not written down. */
const padded = (captures: readonly number[] | null, like: readonly number[] | null): number[] | null =>
  captures && like ? like.map((_, index) => captures[index] ?? -1) : captures && [...captures];

describe.each(['Linear', 'Tried'])('%s', (kind) => {
  const machine = (source: string, flags: string): Linear | Tried => {
    const program = programOf(translateRegex(source, flags))!;
    return kind === 'Linear' ? new Linear(program) : new Tried(program);
  };

  it('agrees with JavaScript on whether every pattern matches, and where', () => {
    fc.assert(
      fc.property(anchored, text, fc.constantFrom('', 'i', 's', 'm'), (source, given, flags) => {
        // There it does not agree with itself (see `costOf`).
        fc.pre(!(flags === 'i' && source.includes('Lu')));
        // Trying in turn gives up on those.
        fc.pre(kind === 'Linear' || costOf(translateRegex(source, flags)).longest > 0);
        const expected = native(source, flags, given);
        const made = machine(source, flags);
        expect(made.test(given)).toBe(expected !== null);
        // What matches nothing is never asked where; JavaScript has a rule of its own for empty turns.
        fc.pre(native(source, flags, '') === null && !/\)[*+?{]/.test(source));
        expect(made.exec(given, 0)?.slice(0, 2)).toEqual(expected?.slice(0, 2));
      }),
      { numRuns: cases(1000) },
    );
  });

  it('agrees on the groups where none of them is repeated', () => {
    fc.assert(
      fc.property(anchored, text, (source, given) => {
        fc.pre(!/\)[*+?{]/.test(source));
        const expected = native(source, '', given);
        expect(padded(machine(source, '').exec(given, 0), expected)).toEqual(expected);
      }),
      { numRuns: cases(1000) },
    );
  });
});

describe('what JavaScript may be asked', () => {
  it.each([
    ['(a+)+$', 0],
    ['^(a|aa)*$', 0],
    ['(a?){20}b', 0],
    ['((a|b)c)+', 0],
    ['(a)\\1', 0],
    ['^abc$', Infinity],
    ['^\\d{4}(0[1-9]|1[0-2])?$', 5_000_000],
    ['a*', 4472],
    ['.*a.*b.*c', 66],
    [Array.from({ length: 30 }, () => 'a?').join(''), 0],
  ])('%s: texts of at most %s characters', (source, longest) => {
    const cost = costOf(translateRegex(source, ''));
    expect(Math.min(cost.longest, 20_000_000)).toBe(Math.min(longest, 20_000_000));
  });
});

describe('a pattern made to explode', () => {
  it.each(['(a+)+$', '^(a|aa)+$', '^((a*)*|b)*$', '^(a?){30}a{30}$', '^a*a*a*a*a*$', `^${'a?'.repeat(40)}$`])(
    '%s ends on a text made for it',
    (source) => {
      const given = `${'a'.repeat(5000)}!`;
      expect(matches(given, regex(source, ''))).toBe(false);
    },
  );

  it('ends in tokenize and replace, too', () => {
    const given = `${'a'.repeat(3000)}!${'a'.repeat(2000)}!b`;
    expect(tokenize(given, regex('(a+)+b', ''))).toEqual([given]);
    expect(replace(given, regex('((a+)+)!', ''), '<$2>')).toBe(`<${'a'.repeat(3000)}><${'a'.repeat(2000)}>b`);
  });

  it('with a back-reference is stopped by its steps', () => {
    const given = `${'a'.repeat(5000)}!`;
    expect(() => matches(given, regex('^(a+)+\\1$', ''))).toThrow(/too many steps/);
    expect(() => matches(given, regex('^(a+)+\\1$', ''))).toThrow(EvaluationError);
    expect(matches('aXa', regex('^(a)X\\1$', ''))).toBe(true);
    expect(matches('', regex('^((a*)*)\\1$', ''))).toBe(true);
  });

  it('that is too large to be followed is refused only where it could explode', () => {
    expect(matches('ab', regex('^a{0,9000}b$', ''))).toBe(true);
    expect(() => matches('ab', regex('((a|b){900}){900}', ''))).toThrow(/too large/);
  });
});
