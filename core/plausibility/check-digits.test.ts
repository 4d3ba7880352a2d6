import { expect, it } from 'vitest';
import { isValid, type Validator } from './check-digits.ts';

/** Of even numbers; the others it refuses as `stdnum` does, with an error. */
function even(): { readonly validator: Validator; readonly asked: string[]; readonly limits: Set<number> } {
  const [asked, limits] = [[] as string[], new Set<number>()];
  const validate = (value: string): { readonly isValid: boolean } => {
    asked.push(value);
    limits.add(Error.stackTraceLimit);
    if (Number(value.at(-1)) % 2 !== 0) throw new Error('odd');
    return { isValid: true };
  };
  return { validator: { validate }, asked, limits };
}

it('asks a validator once about a number, and another one for itself', () => {
  const [one, other] = [even(), even()];
  const limit = Error.stackTraceLimit;
  expect(['2', '3', '2', '3'].map((value) => isValid(one.validator, value))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isValid(other.validator, '3')).toBe(false);
  expect([one.asked, other.asked]).toEqual([['2', '3'], ['3']]);
  expect([[...one.limits], Error.stackTraceLimit]).toEqual([[0], limit]);
});

it('keeps nothing that is longer than any number', () => {
  const { validator, asked } = even();
  const long = '2'.repeat(51);
  expect([isValid(validator, long), isValid(validator, long)]).toEqual([true, true]);
  expect(asked).toEqual([long, long]);
});

it('keeps a thousand answers of one, and gives the others all the same', () => {
  const { validator, asked } = even();
  const answers = Array.from({ length: 2_500 }, (_, i) => isValid(validator, String(i)));
  expect(answers.every((answer, i) => answer === (i % 2 === 0))).toBe(true);
  expect(isValid(validator, '0')).toBe(true);
  expect(asked).toHaveLength(2_501);
});
