import { expect, test } from 'vitest';
import { applyEdits } from './recipe.ts';
import { readBase } from './bases.ts';
import { additions, removals, rewritings } from './candidates.ts';
import { contextsOf, directedEdits } from './directed.ts';
import { freshRecipes, numbersFrom } from './fresh.ts';
import { documentOf } from './search.ts';
import { cover } from './select.ts';
import { shapeOf } from './shape.ts';

const shape = shapeOf('ubl');
const small = readBase('ubl-small');

test('a seed gives the same documents again, another seed others', () => {
  const once = freshRecipes('ubl', 7, 5).map(documentOf);
  expect(freshRecipes('ubl', 7, 5).map(documentOf)).toEqual(once);
  expect(freshRecipes('ubl', 8, 5).map(documentOf)).not.toEqual(once);
});

test('numbers lie in [0, 1) and do not repeat soon', () => {
  const next = numbersFrom(1);
  const drawn = Array.from({ length: 100 }, next);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(drawn).size).toBe(100);
});

test.each([
  ['additions', additions(small, shape)],
  ['removals', removals(small, shape)],
  ['rewritings', rewritings(small, shape)],
])('%s can all be done, and each changes the document', (_, edits) => {
  const before = documentOf({ base: 'ubl-small', edits: [] });
  expect(edits.length).toBeGreaterThan(100);
  for (const edit of edits) expect(documentOf({ base: 'ubl-small', edits: [edit] })).not.toBe(before);
});

test('a context tells its steps and what its predicates ask for', () => {
  expect(contextsOf("/ubl:Invoice/cac:Delivery[cbc:ID = 'x']/@id | //cac:Party | cac:Item")).toEqual([
    [
      { name: 'cac:Delivery', needs: [['cbc:ID', 'x']] },
      { name: '@id', needs: [] },
    ],
  ]);
});

test('what a rule speaks of is made where it is missing', () => {
  const rule = { context: '/ubl:Invoice/cac:PayeeParty', test: 'not(cbc:WebsiteURI)' };
  const made = directedEdits(rule, small, shape).map((edits) => JSON.stringify(edits));
  const wanted = ['add', 'cac:PayeeParty[1]/cbc:WebsiteURI', 'ZZ'];
  expect(made).toContain(JSON.stringify([['add', 'cac:PayeeParty[1]'], wanted]));
  expect(() =>
    applyEdits(small, [['add', 'cac:PayeeParty[1]'], wanted as ['add', string]], shape),
  ).not.toThrow();
});

test('the cover takes the document that adds most, preferred ones first', () => {
  const firing = (
    base: string,
    ...rules: string[]
  ): { recipe: { base: string; edits: [] }; targets: string[] } => {
    return { recipe: { base, edits: [] }, targets: rules.map((rule) => `p ${rule}`) };
  };
  const all = [firing('a', '1'), firing('b', '1', '2'), firing('c', '3'), firing('d', '3', '4')];
  const names = (prefer?: typeof all): string[] => cover(all, 'p', prefer).map(({ base }) => base);
  expect(names()).toEqual(['b', 'd']);
  expect(names([all[2]!])).toEqual(['c', 'b', 'd']);
  expect(cover(all, 'q')).toEqual([]);
});
