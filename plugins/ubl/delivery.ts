import type { CompleteInvoice } from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import { addressRows } from './address.ts';
import { afterReceiver, beforeReceiver, roleRows } from './party.ts';
import { date, group, part, taxPoint, text, within, type Row } from './row.ts';

type Delivery = NonNullable<CompleteInvoice['delivery']>;
type DeliveryTerms = NonNullable<Delivery['terms']>;

/** BG-13 with BG-15. Its period (BG-14) is an element of the document. */
export const delivery: Row<CompleteInvoice> = part('cac:Delivery', 'delivery', [
  date('cbc:ActualDeliveryDate', 'actual_date'),
  group('cac:DeliveryLocation', [
    text('cbc:ID', 'location_id', { attributes: { schemeID: 'location_id_scheme' } }),
    part('cac:Address', 'address', addressRows),
  ]),
  group('cac:DeliveryParty', [
    extended(within('ship_to', beforeReceiver)),
    group('cac:PartyName', [text('cbc:Name', 'name')]),
    extended(within('ship_to', afterReceiver)),
  ]),
  extended(group('cac:Despatch', [part('cac:DespatchParty', 'ship_from', roleRows)])),
]);

/** Incoterms, of the invoice and of a line. */
export const deliveryTermsRows: readonly Row<DeliveryTerms>[] = [
  text('cbc:ID', 'code'),
  group('cac:DeliveryLocation', [
    text('cbc:Name', 'location_name'),
    group('cac:Address', [group('cac:Country', [text('cbc:IdentificationCode', 'location_country')])]),
  ]),
];

/** Of the delivery in the contract, an element of the document in UBL. */
export const deliveryTerms: Row<CompleteInvoice> = extended(
  within('delivery', [part('cac:DeliveryTerms', 'terms', deliveryTermsRows)]),
);

/** BG-14, and BT-8, which is neither a start nor an end. */
export const invoicingPeriod: Row<CompleteInvoice> = group('cac:InvoicePeriod', [
  within('delivery', [date('cbc:StartDate', 'period_start'), date('cbc:EndDate', 'period_end')]),
  taxPoint('cbc:DescriptionCode', 'tax_point_code'),
  extended(within('delivery', [text('cbc:Description', 'period_description')])),
]);
