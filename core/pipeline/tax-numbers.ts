// Rules on the tax numbers of the parties, which a VAT category asks for or rules out wherever it is used.

export const ON_TAX_NUMBERS = /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-0[234]$/;

/** Fired at the line, allowance or charge of the category, and about numbers of the parties. */
export const isOnTaxNumbers = (rule: string | null): boolean => rule !== null && ON_TAX_NUMBERS.test(rule);
