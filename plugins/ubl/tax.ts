import type { Tree } from '@conforme/engine/xml';
import type {
  AllowanceCharge,
  CompleteInvoice,
  CompleteLine,
  Totals,
  VatBreakdown,
} from '@conforme/core/invoice';
import {
  attributeOf,
  extended,
  isAccountingCurrency,
  ownReason,
  textAt,
  when,
  type Accepts,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import {
  accountingAmount,
  amount,
  constant,
  fixed,
  group,
  list,
  tag,
  text,
  within,
  type Row,
} from './row.ts';

const TAX_TOTAL = 'cac:TaxTotal';
const TAX_TOTAL_NUMBER = numberOf(TAX_TOTAL);
const TAX_AMOUNT_NUMBER = numberOf('cbc:TaxAmount');

/** Which tax an element is about: VAT, or something else. */
export function taxScheme<T>(scheme: 'VAT' | 'TAX'): Row<T> {
  return fixed('cac:TaxScheme', [constant('cbc:ID', scheme)]);
}

/** What a line, an allowance and a charge have in common. */
type TaxedItem = Pick<CompleteLine, keyof CompleteLine & keyof AllowanceCharge>;

/** What they are taxed with. */
export const taxRows: readonly Row<TaxedItem>[] = [
  text('cbc:ID', 'vat_category'),
  text('cbc:Percent', 'vat_rate'),
  ownReason(tag('cbc:TaxExemptionReasonCode'), 'exemption_reason_code'),
  ownReason(tag('cbc:TaxExemptionReason'), 'exemption_reason'),
  taxScheme('VAT'),
];

const subtotalRows: readonly Row<VatBreakdown>[] = [
  amount('cbc:TaxableAmount', 'taxable_amount'),
  amount('cbc:TaxAmount', 'tax_amount'),
  group('cac:TaxCategory', [
    text('cbc:ID', 'category'),
    text('cbc:Percent', 'rate'),
    text('cbc:TaxExemptionReasonCode', 'exemption_reason_code'),
    text('cbc:TaxExemptionReason', 'exemption_reason'),
    taxScheme('VAT'),
  ]),
];

/** BG-23. */
const breakdown: Row<Totals> = list('cac:TaxSubtotal', 'vat_breakdown', subtotalRows);

const CURRENCY_NUMBER = numberOf('cbc:DocumentCurrencyCode');
const ACCOUNTING_NUMBER = numberOf('cbc:TaxCurrencyCode');

function currencyOf(tree: Tree, node: number): string | null {
  const found = tree.child(node, TAX_AMOUNT_NUMBER);
  return found < 0 ? null : attributeOf(tree, found, 'currencyID');
}

const inAccounting: Accepts = (tree, node) =>
  isAccountingCurrency(currencyOf(tree, node), {
    currency: textAt(tree, tree.root, CURRENCY_NUMBER),
    accountingCurrency: textAt(tree, tree.root, ACCOUNTING_NUMBER),
  });

/** In BT-5; in another currency when there is none in BT-5. */
const inInvoice: Accepts = (tree, node) => {
  if (inAccounting(tree, node)) return false;
  const currency = textAt(tree, tree.root, CURRENCY_NUMBER);
  const isOwn = (total: number): boolean => currencyOf(tree, total) === currency;
  const totals = tree.children(tree.parent[node]!).filter((child) => tree.name[child] === TAX_TOTAL_NUMBER);
  return isOwn(node) || !totals.some(isOwn);
};

interface Totalled {
  readonly tax_total: string | null;
  readonly tax_total_accounting: string | null;
}

const inInvoiceCurrency: Row<Totalled> = amount('cbc:TaxAmount', 'tax_total');
const inAccountingCurrency: Row<Totalled> = when(
  accountingAmount<Totalled>('cbc:TaxAmount', 'tax_total_accounting'),
  (_totals, { accountingCurrency }) => accountingCurrency !== null,
);

/** The same element twice, once in each currency; what is in neither is unread. */
function taxTotalsOf<T extends Totalled>(...rows: readonly Row<T>[]): readonly Row<T>[] {
  return [
    group<T>(TAX_TOTAL, [inInvoiceCurrency, ...rows], { accepts: inInvoice }),
    group<T>(TAX_TOTAL, [inAccountingCurrency], { accepts: inAccounting }),
  ];
}

/** BT-110 with BG-23, and BT-111, which is alone in its element. */
export const taxTotals: Row<CompleteInvoice> = within('totals', taxTotalsOf(breakdown));

/** EXT-FR-FE-181, EXT-FR-FE-182. */
export const lineTaxTotals: Row<CompleteLine> = extended(within('totals', taxTotalsOf()));
