// Rules on the tax numbers of the parties, which a VAT category asks for or rules out wherever it is used.

import type { Finding } from '../plugin/index.ts';

export const ON_TAX_NUMBERS = /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-0[234]$/;

/** Fired at the line, allowance or charge of the category, and about numbers of the parties. */
export const isOnTaxNumbers = (rule: string | null): boolean => rule !== null && ON_TAX_NUMBERS.test(rule);

/** As our rules on supplies between two identified parties say it, in a value of their message. */
const OF_BUYER = 'the buyer’s is missing';

/** Whether it is the buyer's number that is missing: where both sides need one, the finding says whose is. */
export const isBuyersMissing = ({ rule, values = [] }: Finding): boolean =>
  isOnTaxNumbers(rule) && values.some((value) => value.trim() === OF_BUYER);
