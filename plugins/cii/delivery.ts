import type { CompleteInvoice, Delivery } from '@conforme/core/invoice';
import { addressRows } from './party.ts';
import { reference } from './references.ts';
import { core } from '@conforme/core/syntax';
import { date, group, part, text, within, type Row } from './row.ts';

/** BT-71 stands in one of two elements: with a scheme (BT-71-1), or without. */
const locationId = text<Delivery>('ram:ID', 'location_id');
const globalLocationId = text<Delivery>('ram:GlobalID', 'location_id', {
  attributes: { schemeID: 'location_id_scheme' },
});

const location: Row<Delivery> = {
  write: (delivery, at, target) =>
    (delivery.location_id_scheme === null ? locationId : globalLocationId).write(delivery, at, target),
  places: (shape) => [...locationId.places(shape), ...globalLocationId.places(shape)],
};

/** BG-13. Its period (BG-14) is an element of the settlement. */
export const deliveryRows: readonly Row<CompleteInvoice>[] = [
  within('delivery', [
    group('ram:ShipToTradeParty', [
      location,
      text('ram:Name', 'name'),
      part('ram:PostalTradeAddress', 'address', addressRows),
    ]),
    group('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'actual_date')]),
  ]),
  reference('ram:DespatchAdviceReferencedDocument', 'despatch_advice_reference'),
  core(reference('ram:ReceivingAdviceReferencedDocument', 'receiving_advice_reference')),
];

/** BG-14. */
export const invoicingPeriod: Row<CompleteInvoice> = within('delivery', [
  group('ram:BillingSpecifiedPeriod', [
    date('ram:StartDateTime', 'period_start'),
    date('ram:EndDateTime', 'period_end'),
  ]),
]);
