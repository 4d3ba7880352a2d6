import { Decimal } from '@conforme/engine/decimal';
import type { CompleteInvoice } from '../../invoice/index.ts';
import { filtered, type Adapt, type Left } from './adapted.ts';
import { isExtended, isFacturXExtended, isOfExtension, isUbl } from './level.ts';

const OWN_CURRENCY = {
  en: 'In CII the currency of VAT accounting (BT-6) is another than that of the invoice (BR-53).',
  fr: 'En CII, la devise de comptabilisation de la TVA (BT-6) est une autre que celle de la facture (BR-53).',
};

/** UBL documents often repeat BT-5 as BT-6. */
export const withoutOwnCurrency: Adapt = (invoice, { output }) => {
  const isOwn = invoice.vat_accounting_currency === invoice.currency;
  if (output === 'ubl-xml' || !isOwn) return { invoice };
  return {
    invoice: { ...invoice, vat_accounting_currency: null },
    left: [{ pointer: '/invoice/vat_accounting_currency', reason: OWN_CURRENCY }],
  };
};

const UNUSED_ROW = {
  en: 'The VAT breakdown has no row of a category that no line, allowance or charge has (BR-E-01 and its like).',
  fr: "La ventilation de la TVA n'a pas de catégorie qu'aucune ligne, remise ni frais n'utilise (BR-E-01 et semblables).",
};

/** The rules of EN 16931 for UBL alone let a row of zero pass whose category nothing has. */
export const withoutUnusedRows: Adapt = (invoice, destination) => {
  const { totals } = invoice;
  const mayStand = isUbl(destination) && !isOfExtension(destination);
  if (mayStand || totals.vat_breakdown.length < 2) return { invoice };
  const used = usedCategories(invoice);
  const { items, says, left } = filtered(
    totals.vat_breakdown,
    '/invoice/totals/vat_breakdown',
    ({ category, taxable_amount: base, tax_amount: tax }) =>
      used.has(category) || !isZero(base) || !isZero(tax),
    UNUSED_ROW,
  );
  if (left.length === 0 || items.length === 0) return { invoice };
  return { invoice: { ...invoice, totals: { ...totals, vat_breakdown: items } }, says, left };
};

function usedCategories(invoice: CompleteInvoice): ReadonlySet<string | null> {
  const { lines, allowances, charges, logistics_charges: logistics } = invoice;
  return new Set([
    ...[...lines, ...allowances, ...charges].map(({ vat_category: category }) => category),
    ...[...lines.flatMap(({ further_vat: vat }) => vat), ...logistics.flatMap(({ vat }) => vat)].map(
      ({ category }) => category,
    ),
  ]);
}

const isZero = (amount: string): boolean => Decimal.parse(amount)?.isZero() ?? false;

const NO_REASON = {
  en: 'In EN 16931 tax at a rate of its own and the zero rate have no exemption reason (BR-S-10, BR-Z-10 and their like).',
  fr: "Dans EN 16931, une taxe à un taux propre et le taux zéro n'ont pas de motif d'exonération (BR-S-10, BR-Z-10 et semblables).",
};

const TAXED: ReadonlySet<string | null> = new Set(['S', 'Z', 'L', 'M']);
const REASONS = ['exemption_reason', 'exemption_reason_code'] as const;

/** Extensions tell rows of one rate apart by their reasons. */
export const withoutReasons: Adapt = (invoice, destination) => {
  const { totals } = invoice;
  const left: Left[] = [];
  if (isExtended(destination)) return { invoice };
  const rows = totals.vat_breakdown.map((row, i) => {
    const given = TAXED.has(row.category) ? REASONS.filter((key) => row[key]) : [];
    if (given.length === 0) return row;
    const at = `/invoice/totals/vat_breakdown/${i}`;
    left.push(...given.map((key) => ({ pointer: `${at}/${key}`, reason: NO_REASON })));
    return { ...row, exemption_reason: null, exemption_reason_code: null };
  });
  return left.length === 0
    ? { invoice }
    : { invoice: { ...invoice, totals: { ...totals, vat_breakdown: rows } }, left };
};

const POINT_OF_PERIOD = {
  en: 'In UBL the tax point of a line stands in its period, which needs a day (BR-CO-20), and this line has no period.',
  fr: "En UBL, l'exigibilité d'une ligne figure dans sa période, qui demande un jour (BR-CO-20) ; cette ligne n'en a pas.",
};

export const withoutPeriodlessPoints: Adapt = (invoice, { output }) => {
  if (output !== 'ubl-xml') return { invoice };
  const left: Left[] = [];
  const lines = invoice.lines.map((line, i) => {
    if (!line.tax_point_code || line.period_start || line.period_end) return line;
    left.push({ pointer: `/invoice/lines/${i}/tax_point_code`, reason: POINT_OF_PERIOD });
    return { ...line, tax_point_code: null };
  });
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, lines }, left };
};

const UNTAXED_ADVANCE = {
  en: 'In Factur-X an advance payment says its VAT; what was paid in advance stays in the total (BT-113).',
  fr: "En Factur-X, un acompte indique sa TVA ; ce qui a été versé d'avance reste dans le total (BT-113).",
};

/** The schema of Factur-X EXTENDED demands it; that of CII, which judges EXTENDED-CTC-FR outside a PDF, does not. */
export const withoutUntaxedAdvances: Adapt = (invoice, destination) => {
  if (!isFacturXExtended(destination)) return { invoice };
  const { items, says, left } = filtered(
    invoice.advance_payments,
    '/invoice/advance_payments',
    ({ vat }) => vat.length > 0,
    UNTAXED_ADVANCE,
  );
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, advance_payments: items }, says, left };
};
