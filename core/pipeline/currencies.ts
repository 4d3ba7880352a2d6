import { clipped, names, type Tree } from '@conforme/engine/xml';
import type { ReadInvoice } from '../invoice/index.ts';
import type { Doubt } from '../plausibility/index.ts';
import type { OpenedDocument } from './open.ts';

/** A doubt, and the element it is about. */
export interface PlacedDoubt {
  readonly doubt: Doubt;
  readonly node: number;
}

/**
 * Amounts of a UBL invoice in another currency than its own: each names its currency there, and no rule compares it. EN 16931 has one for
 * all of them (BT-5), and another for the VAT total of the accounts alone (BT-6); extensions are their authors' own. One doubt, at the
 * first of them.
 */
export function currencyDoubt(
  { tree, recognised }: OpenedDocument,
  { currency, vat_accounting_currency: accounting }: ReadInvoice,
): PlacedDoubt | null {
  const name = names.lookup('', 'currencyID');
  if (recognised.syntax !== 'ubl' || currency === null || name < 0) return null;
  let [first, count] = [-1, 0];
  for (let node = 0; node < tree.count; node++) {
    if (tree.name[node] !== name) continue;
    const code = tree.text(node);
    if (code === currency || (code === accounting && isInside(tree, node, 'TaxTotal'))) continue;
    if (isInside(tree, node, 'UBLExtensions')) continue;
    if (count++ === 0) first = node;
  }
  if (count === 0) return null;
  return { doubt: doubtOf(tree.text(first), count, currency), node: tree.parent[first]! };
}

function isInside(tree: Tree, amount: number, local: string): boolean {
  for (let node = tree.parent[amount]!; node > 0; node = tree.parent[node]!)
    if (tree.nameOf(node).local === local) return true;
  return false;
}

const doubtOf = (code: string, count: number, currency: string): Doubt => ({
  rule: 'PLAUSIBLE-CURRENCY',
  terms: ['BT-5'],
  pointer: '/invoice/currency',
  message: {
    en: `The invoice is in ${currency} (BT-5), but ${count === 1 ? 'an amount is' : `${count} amounts are not; the first is`} in ${clipped(code)}.`,
    fr: `La facture est en ${currency} (BT-5), mais ${count === 1 ? 'un montant est' : `${count} montants ne le sont pas ; le premier est`} en ${clipped(code)}.`,
  },
  fix: {
    en: `Write ${currency} into currencyID, or correct the currency of the invoice (BT-5).`,
    fr: `Écrivez ${currency} dans currencyID, ou corrigez la devise de la facture (BT-5).`,
  },
});
