import type { Draft } from './draft.ts';

/**
 * BT-111 is told from BT-110 by its currency. Every schema has the two currencies before the totals, so the invoice being read
 * knows them by then.
 */
export function isAccountingCurrency(code: string | null, invoice: Draft): boolean {
  return code !== null && code === invoice['vat_accounting_currency'] && code !== invoice['currency'];
}
