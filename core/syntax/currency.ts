import type { Reading } from './reading.ts';

/** BT-111 differs from BT-110 by its currency (EN 16931-1, BR-53). */
export function isAccountingCurrency(
  code: string | null,
  { currency, accountingCurrency }: Pick<Reading, 'currency' | 'accountingCurrency'>,
): boolean {
  return code !== null && code === accountingCurrency && code !== currency;
}
