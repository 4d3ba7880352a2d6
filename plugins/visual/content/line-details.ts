import { lineAdjustments, signed } from './adjustment.ts';
import { schemeName } from './codes.ts';
import { accountingText, deliveryTermsText } from './facts.ts';
import { lineDelivery } from './line-delivery.ts';
import { productDetails } from './line-product.ts';
import { partyLine } from './party.ts';
import { invoiceText, referenceText } from './reference.ts';
import type { Line } from './sublines.ts';
import { exemptionText, taxPointText, vatText, vatTexts } from './vat.ts';
import { joined, labelled, named, periodText, quantityText, type Voice } from './voice.ts';

/** Numbers, attributes and period of a line in short: `Réf. FORM-02 · GTIN 3012345678900 · Période 01/09 – 30/09/2026`. */
export function inShort(voice: Voice, line: Line): string {
  const { words, format } = voice;
  return joined([
    named([
      [words.sellerItem, line.seller_item_id],
      [words.buyerItem, line.buyer_item_id],
      [schemeName(line.standard_item_id_scheme ?? '0160') ?? words.identifier, line.standard_item_id],
      [words.origin, line.origin_country && format.country(line.origin_country)],
    ]),
    labelled(voice, Object.entries(line.attributes)),
    named([
      [words.period, periodText(voice, line.period_start, line.period_end)],
      [words.orderLine, line.order_line_reference],
    ]),
  ]);
}

/** Everything a line says besides name, description, figures and notes and what is said in short, one sentence each. */
export function detailsOf(voice: Voice, line: Line): string[] {
  const { label } = voice;
  return [
    ...productDetails(voice, line),
    references(voice, line),
    ...documents(voice, line),
    ...priceDetails(voice, line),
    ...lineAdjustments(voice, line),
    ...vatDetails(voice, line),
    ...lineDelivery(voice, line.delivery),
    labelled(voice, [[label('lines.delivery_terms'), deliveryTermsText(voice, line.delivery_terms)]]),
    labelled(voice, [[label('lines.seller'), partyLine(voice, line.seller)]]),
  ].filter((text) => text !== '');
}

/** BT-127, and what further notes an extension has. */
export function notesOf(line: Line): string[] {
  return [line.note, ...line.further_notes.map(({ text }) => text)].filter((text): text is string => !!text);
}

function references(voice: Voice, line: Line): string {
  const { words, label } = voice;
  return labelled(voice, [
    [words.order, referenceText(voice, line.order)],
    [words.salesOrder, referenceText(voice, line.sales_order)],
    [label('lines.quotation'), referenceText(voice, line.quotation)],
    [words.contract, referenceText(voice, line.contract)],
    [words.accounting, accountingText(line, ', ')],
    [label('lines.invoiced_object_id'), line.invoiced_object_id],
  ]);
}

function documents(voice: Voice, line: Line): string[] {
  const { label } = voice;
  return [
    labelled(voice, [[label('lines.preceding_invoice'), invoiceText(voice, line.preceding_invoice)]]),
    ...(['ultimate_customer_orders', 'settlement_documents', 'additional_documents'] as const).map((list) =>
      labelled(voice, [
        [
          label(`lines.${list}`),
          joined(
            line[list].map((document) => referenceText(voice, document)),
            ', ',
          ),
        ],
      ]),
    ),
  ];
}

function priceDetails(voice: Voice, line: Line): string[] {
  const { label } = voice;
  return [
    grossPrice(voice, line),
    ...line.price_adjustments.map((part) => priceAdjustment(voice, part)),
    labelled(voice, [[label('lines.price_vat'), vatText(voice, line.price_vat)]]),
  ];
}

type Explained = NonNullable<Line['price_discount_details']>;

function grossPrice(voice: Voice, line: Line): string {
  const { words, format } = voice;
  if (!line.gross_unit_price) return '';
  const base = quantityText(voice, line.gross_price_base_quantity, line.gross_price_base_unit_code);
  const gross = [words.grossPrice, format.money(line.gross_unit_price)].join('\u00a0');
  const discount = line.price_discount && [words.discount, format.money(line.price_discount)].join(' ');
  const why = line.price_discount_details && explained(voice, line.price_discount_details);
  return joined([
    joined([gross, base && [words.per, base].join(' ')], ' '),
    joined([discount, why && `(${why})`], ' '),
  ]);
}

/** `5 % de 20,00 €, Fidélité` */
function explained(
  { words, format }: Voice,
  { percentage, base_amount: base, reason, reason_code }: Explained,
): string {
  const share = joined(
    [percentage && format.percent(percentage), base && [words.of, format.money(base)].join(' ')],
    ' ',
  );
  return joined([share, reason ?? reason_code], ', ');
}

function priceAdjustment(voice: Voice, part: Line['price_adjustments'][number]): string {
  const { words, label } = voice;
  const kind = part.charge ? words.charge : words.allowance;
  const amount = signed(voice, part.charge ? 'charge' : 'allowance', part.amount);
  const why = explained(voice, part);
  return joined(
    [label('lines.price_adjustments'), joined([kind, why && `(${why})`], ' '), amount],
    words.colon,
  );
}

function vatDetails(voice: Voice, line: Line): string[] {
  const { label, format, words } = voice;
  const sum = (amount: string | null | undefined): string | null | undefined =>
    amount && format.money(amount);
  const { totals, vat_amount: tax } = line;
  const accounting = totals?.tax_total_accounting;
  const currency = voice.invoice.vat_accounting_currency ?? undefined;
  return [
    exemptionText(voice, line),
    taxPointText(voice, line.tax_point_code),
    labelled(voice, [[label('lines.further_vat'), vatTexts(voice, line.further_vat)]]),
    labelled(voice, [
      [words.tax, sum(tax)],
      [label('lines.totals.tax_total'), sum(totals?.tax_total === tax ? null : totals?.tax_total)],
      [label('lines.totals.tax_total_accounting'), accounting && format.money(accounting, currency)],
      [label('lines.totals.tax_inclusive'), sum(totals?.tax_inclusive)],
      [label('lines.totals.allowance_total'), sum(totals?.allowance_total)],
      [label('lines.totals.charge_total'), sum(totals?.charge_total)],
      [label('lines.totals.allowance_charge_total'), sum(totals?.allowance_charge_total)],
    ]),
  ];
}
