import { Decimal } from '@conforme/engine/decimal';
import type { ReadInvoice } from '@conforme/proto/schema';
import type { Fault, GivenInvoice } from './facts.ts';
import { countryOf, partyId } from './parties.ts';
import { noEuros } from './sales.ts';

/** From then on lines, allowances, charges and places of delivery are reported, too (G6.15, G6.30). */
const WHOLE_FROM = '2027-09-01';

export const PROFILE = 'urn.cpro.gouv.fr:1p0:ereporting';

interface Reported {
  readonly report: object;
  readonly faults: readonly Fault[];
}

/** 10.1: an invoice by itself. */
export function reportedInvoice({ invoice }: GivenInvoice, pointer: string): Reported {
  const isWhole = (invoice.issue_date ?? '') >= WHOLE_FROM;
  const vat = vatTotal(invoice);
  const { delivery, tax_representative: representative } = invoice;
  const [start, end] = [delivery?.period_start ?? null, delivery?.period_end ?? null];
  // G6.25 refuses a period of one day: it is reported as the day of the delivery.
  const isDay = start !== null && start === end;
  const day = delivery?.actual_date ?? (isDay ? start : null);
  const representativeVat = representative?.vat_id ?? null;
  const report = {
    number: invoice.number,
    issue_date: invoice.issue_date,
    type_code: invoice.type_code,
    currency: invoice.currency,
    due_date: invoice.due_date,
    vat_point: invoice.tax_point_code,
    notes: invoice.notes.map(({ subject_code: subject, text }) => ({ subject, text })),
    business_process: invoice.business_process,
    profile: PROFILE,
    preceding_invoices: invoice.preceding_invoices.map(({ number, issue_date }) => ({ number, issue_date })),
    seller: partyOf(invoice.seller),
    buyer: partyOf(invoice.buyer),
    representative_vat_number: representativeVat,
    // TT-40: the annex asks for a scheme and states no value.
    representative_vat_kind: representativeVat === null ? null : 'VAT',
    deliveries: deliveriesOf(invoice, day, isWhole),
    period_start: isDay ? null : start,
    period_end: isDay ? null : end,
    adjustments: isWhole ? adjustmentsOf(invoice) : [],
    net_total: amount(invoice.totals?.tax_exclusive ?? null),
    vat_total: vat,
    vat_currency: 'EUR',
    vat: invoice.vat_breakdown.map((row) => ({
      taxable_amount: amount(row.taxable_amount),
      tax_amount: amount(row.tax_amount),
      category: row.category,
      rate: Decimal.of(row.rate ?? '0').toFixed(2),
      exemption_reason: row.exemption_reason,
      exemption_code: row.exemption_reason_code,
    })),
    lines: isWhole ? invoice.lines.map(lineOf) : [],
  };
  return { report, faults: vat === null ? [noEuros(pointer)] : [] };
}

const amount = (text: string | null): string | null => (text === null ? null : Decimal.of(text).toFixed(2));

/** TT-52: BT-110 in euros, else BT-111 (G6.23); zero is zero in every currency. */
function vatTotal({ currency, totals, vat_breakdown: rows, ...invoice }: ReadInvoice): string | null {
  const stated = totals?.tax_total ?? null;
  const isNone = rows.every(({ tax_amount: tax }) => Decimal.of(tax ?? '0').isZero());
  if (isNone) return '0.00';
  if (currency === 'EUR') return amount(stated);
  const accounted = totals?.tax_total_accounting ?? invoice.tax_total_accounting;
  return invoice.vat_accounting_currency === 'EUR' ? amount(accounted) : null;
}

function partyOf(party: ReadInvoice['seller']): object | null {
  const vat = party?.vat_id ?? null;
  return {
    ...partyId(party),
    vat_number: vat,
    vat_kind: vat === null ? null : 'VAT',
    country: countryOf(party),
  };
}

function deliveriesOf(invoice: ReadInvoice, date: string | null, isWhole: boolean): readonly object[] {
  const address = isWhole ? placeOf(invoice) : null;
  if (date === null && address === null) return [];
  const { line1, line2, line3, city, postal_code, country_subdivision: region, country } = address ?? {};
  return [{ date, line1, line2, line3, city, postal_code, region, country }];
}

/** G6.30: where goods went, if not to the address of the buyer; services go nowhere. */
function placeOf({ delivery, buyer, business_process: framework }: ReadInvoice) {
  const place = delivery?.address ?? null;
  if (place === null || framework?.startsWith('S') === true) return null;
  const isBuyers = (['line1', 'city', 'postal_code', 'country'] as const).every(
    (part) => (place[part] ?? null) === (buyer?.address?.[part] ?? null),
  );
  return isBuyers ? null : place;
}

function adjustmentsOf({ allowances, charges }: ReadInvoice): readonly object[] {
  const of = (isCharge: boolean) => (item: ReadInvoice['allowances'][number]) => ({
    is_charge: isCharge,
    amount: amount(item.amount),
    vat_category: item.vat_category,
    vat_rate: item.vat_rate === null ? null : Decimal.of(item.vat_rate).toFixed(2),
  });
  return [...allowances.map(of(false)), ...charges.map(of(true))];
}

function lineOf(line: ReadInvoice['lines'][number]): object {
  const [start, end] = [line.period_start, line.period_end];
  const isDay = start !== null && start === end;
  const of = (isCharge: boolean) => (item: { readonly amount: string | null }) => ({
    is_charge: isCharge,
    amount: amount(item.amount),
  });
  return {
    notes: line.note === null ? [] : [{ code: line.note_subject_code, text: line.note }],
    quantity: line.quantity,
    unit: line.unit_code,
    period_start: isDay ? null : start,
    period_end: isDay ? null : end,
    adjustments: [...line.allowances.map(of(false)), ...line.charges.map(of(true))],
    // G1.55: of three prices, all or the net one alone.
    net_price: line.unit_price,
    price_discount: line.gross_unit_price === null ? null : (line.price_discount ?? '0'),
    gross_price: line.gross_unit_price,
    name: line.item_name,
  };
}
