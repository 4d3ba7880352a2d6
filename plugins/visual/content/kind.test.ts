import { expect, it } from 'vitest';
import { invoice, totals } from '../testing/invoice.ts';
import { asksForMoney, dueLabel } from './kind.ts';
import { WORDS } from './words.ts';

const of = (type_code: string, amount_due: string) =>
  invoice({ type_code: type_code as '380', totals: totals({ amount_due }) });

it.each([
  ['380', '0.01', true],
  ['380', '0.00', false],
  ['380', '-5.00', false],
  ['386', '100.00', true],
  ['381', '5.00', false],
  ['261', '5.00', false],
])('type %s with %s due asks for money: %s', (type, due, asks) => {
  expect(asksForMoney(of(type, due))).toBe(asks);
});

it('names the amount due for what it is', () => {
  expect(dueLabel(of('380', '1.00'), WORDS.en)).toBe('Amount due');
  expect(dueLabel(of('380', '0.00'), WORDS.fr)).toBe('Net à payer');
  expect(dueLabel(of('380', '-1.00'), WORDS.en)).toBe('Credit balance');
  expect(dueLabel(of('381', '1.00'), WORDS.fr)).toBe('Montant de l’avoir');
});
