import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Name } from './code.ts';
import { byHint, identifierOf } from './naming.ts';

describe('names of generated code', () => {
  it.each([
    ['BR-CO-10', 'BR_CO_10'],
    ['let cuurency $x', 'let_cuurency_x'],
    ['29.1', 'n29_1'],
    ['*/ evil(); //', 'evil'],
    ['', 'n'],
  ])('%s is %s', (called, expected) => expect(identifierOf(called)).toBe(expected));

  it('are identifiers of letters and digits, without two underlines, whatever a pack calls something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (called) => {
        expect(identifierOf(called)).toMatch(/^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/);
      }),
    );
  });

  it('of locals are those of what they hold, each its own', () => {
    const naming = byHint();
    const named = ['d', 'kind', 'n', 'n', 'Math', 'Math', 'x_memoiseFor', 'if'].map((hint) => new Name(hint));
    const texts = named.map(naming);
    expect(texts).toEqual(['d', 'kind', 'n', 'n2', 'Math_1', 'Math_2', 'xmemoiseFor_1', 'if_1']);
    expect(named.map(naming)).toEqual(texts);
  });
});
