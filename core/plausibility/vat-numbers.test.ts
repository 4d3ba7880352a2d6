import { expect, it } from 'vitest';
import { isVatNumber } from './vat-numbers.ts';

const STATES = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

it.each(STATES)('%s without a number is none', async (state) => {
  for (const number of ['', 'B', '0', 'B01', '\ud800', 'x'.repeat(5000)])
    expect(await isVatNumber(state + number), number.slice(0, 5)).toBe(false);
});

it('is not known of other countries', async () => expect(await isVatNumber('CH')).toBeNull());
