import { expect, it } from 'vitest';
import { expressible } from './index.ts';
import { CII, UBL, PDF, EXTENDED, FRENCH_CII, FRENCH_UBL, INVOICE } from './testing/index.ts';

it.each([CII, UBL, EXTENDED, FRENCH_UBL, PDF, FRENCH_CII])(
  '%j takes a complete invoice as it is',
  (destination) => {
    const { invoice, left } = expressible(INVOICE, destination);
    expect(invoice).toBe(INVOICE);
    expect(left).toEqual([]);
  },
);
