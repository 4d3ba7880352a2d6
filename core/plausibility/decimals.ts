import { Decimal } from '@conforme/engine/decimal';

/** The number of a field; null for none, and for what is no number. */
export const read = (text: string | null): Decimal | null => (text === null ? null : Decimal.parse(text));

/** As French writes a decimal. */
export const comma = (decimal: string): string => decimal.replace('.', ',');
