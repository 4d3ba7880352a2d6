import { expect, it } from 'vitest';
import { labelAt } from './labels.ts';

it('reads the label of a property in either language, through objects and lists', () => {
  expect([labelAt('payee', 'fr'), labelAt('payee', 'en')]).toEqual(['Bénéficiaire', 'Payee']);
  expect(labelAt('lines.product.brand_name', 'fr')).toBe('Marque');
  expect(labelAt('lines.delivery.ship_to.address.city', 'en')).toBe('City');
});

it('refuses a path the contract does not have', () => {
  expect(() => labelAt('lines.nonsense', 'en')).toThrow('lines.nonsense');
  expect(() => labelAt('number.more', 'en')).toThrow('number.more');
});
