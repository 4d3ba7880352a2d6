import { codesOf } from '@conforme/rules/packs/codes';
import { Decimal } from '@conforme/engine/decimal';
import { asQuantity } from '../../invoice/amounts.ts';
import type { Invoice } from '../../invoice/index.ts';
import { EXEMPT } from '../../invoice/vat.ts';
import type { PatchOperation } from '../reported.ts';

/** The code of the exemption that a category itself states (VATEX, EN 16931 code lists); E has many. */
const REASONS: Readonly<Record<string, { readonly category: string; readonly code: string }>> = {
  'BR-AE-10': { category: 'AE', code: 'VATEX-EU-AE' },
  'BR-IC-10': { category: 'K', code: 'VATEX-EU-IC' },
  'BR-G-10': { category: 'G', code: 'VATEX-EU-G' },
  'BR-O-10': { category: 'O', code: 'VATEX-EU-O' },
};

/** The exemption code that follows from the category, where it is the only one that needs a reason. */
export function exemptionCode(
  rule: string,
  pointers: readonly string[],
  invoice: Invoice,
): readonly PatchOperation[] | null {
  const reason = REASONS[rule];
  const path = pointers.find((pointer) => pointer.endsWith('exemption_reason_code'));
  if (!reason || path === undefined) return null;
  const used = [...invoice.lines, ...invoice.allowances, ...invoice.charges].map(
    ({ vat_category: category }) => category,
  );
  if (used.some((category) => EXEMPT.has(category) && category !== reason.category)) return null;
  return [{ op: 'add', path, value: reason.code }];
}

/** Rules on the rate of what the buyer taxes (AE), delivers to itself within the EU (K) or takes out of it (G). */
const UNTAXED = /^BR-(?:AE|IC|G)-0[567]$/;

/**
 * No rate where the category bears none: these categories are never the default of a program, and a rate on every line often is. Totals
 * with VAT say that the rate was meant.
 */
export function withoutRate(
  rule: string,
  pointer: string,
  { totals }: Invoice,
): readonly PatchOperation[] | null {
  const isTaxed = totals !== null && !Decimal.of(totals.tax_total ?? '0').equals(Decimal.zero);
  if (!UNTAXED.test(rule) || isTaxed || !pointer.endsWith('/vat_rate')) return null;
  return [{ op: 'replace', path: pointer, value: '0' }];
}

const RATE_RULES = /^BR-(?:CO-17$|FR-16_)/;

/** A share (0.2) for a percentage (20), where France has that rate. */
export function percentage(
  rule: string,
  pointers: readonly string[],
  valueAt: (pointer: string) => unknown,
): readonly PatchOperation[] | null {
  if (!RATE_RULES.test(rule)) return null;
  const operations = pointers.flatMap((path): PatchOperation[] => {
    const value = path.endsWith('rate') ? valueAt(path) : null;
    const meant = typeof value === 'string' ? inPercent(value) : null;
    return meant === null ? [] : [{ op: 'replace', path, value: meant }];
  });
  return operations.length > 0 ? operations : null;
}

/** The rate of France that a share is meant to be. */
export function inPercent(share: string): string | null {
  if (!/^0?\.\d+$/.test(share)) return null;
  const percent = asQuantity(Decimal.of(share).mul(Decimal.of('100')).toString());
  return codesOf('fr-vat-rate').has(percent) && percent !== '0' ? percent : null;
}
