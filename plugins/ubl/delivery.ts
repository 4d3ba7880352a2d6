import type { CompleteInvoice } from '@conforme/core/invoice';
import { addressRows } from './party.ts';
import { date, group, part, text, within, type Row } from './row.ts';

/** BG-13 with BG-15. Its period (BG-14) is an element of the document. */
export const delivery: Row<CompleteInvoice> = part('cac:Delivery', 'delivery', [
  date('cbc:ActualDeliveryDate', 'actual_date'),
  group('cac:DeliveryLocation', [
    text('cbc:ID', 'location_id', { attributes: { schemeID: 'location_id_scheme' } }),
    part('cac:Address', 'address', addressRows),
  ]),
  group('cac:DeliveryParty', [group('cac:PartyName', [text('cbc:Name', 'name')])]),
]);

/** BG-14. */
export const invoicingPeriod: Row<CompleteInvoice> = within('delivery', [
  group('cac:InvoicePeriod', [date('cbc:StartDate', 'period_start'), date('cbc:EndDate', 'period_end')]),
]);
