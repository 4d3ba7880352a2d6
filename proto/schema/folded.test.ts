import { expect, it } from 'vitest';
import { companionsIn, folded } from './folded.ts';

it('puts findings under the one to act on, and those without a cause after them', () => {
  const causes = [{ finding: 2, also: [0], patch: [{}] }];
  expect(folded(['a', 'b', 'c'], causes)).toEqual([
    { finding: 'c', also: ['a'], patch: [{}] },
    { finding: 'b', also: [], patch: null },
  ]);
  expect(folded(['a'], [])).toEqual([{ finding: 'a', also: [], patch: null }]);
});

it('counts those that go with a finding', () => {
  const also = [{ rule: 'BR-61' }, { rule: 'BR-61' }, { rule: 'BR-50' }];
  expect(companionsIn(also, 'en')).toBe('3 more findings of the same cause (BR-61, BR-50)');
  expect(companionsIn([{ rule: null }], 'en')).toBe('1 more finding of the same cause');
  expect(companionsIn(also, 'fr')).toBe('3 autres constats de même cause (BR-61, BR-50)');
  expect(companionsIn([{ rule: 'X' }], 'fr')).toBe('1 autre constat de même cause (X)');
});
