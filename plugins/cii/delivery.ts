import type { CompleteInvoice, Delivery } from '@conforme/core/invoice';
import { core, extended, type Place, type Take } from '@conforme/core/syntax';
import {
  addressRows,
  identifiers,
  idsFirst,
  otherRows,
  shipToCommunication,
  shipToOrganisation,
} from './party.ts';
import { reference } from './references.ts';
import { date, group, list, part, text, within, type Row } from './row.ts';

type ShipTo = NonNullable<Delivery['ship_to']>;
type Terms = NonNullable<Delivery['terms']>;

/** BT-71 stands in one of two elements: with a scheme (BT-71-1), or without. */
const locationId = text<Delivery>('ram:ID', 'location_id');
const globalLocationId = text<Delivery>('ram:GlobalID', 'location_id', {
  attributes: { schemeID: 'location_id_scheme' },
});

/** The first identifier is BT-71. */
const first = (place: Place): Place => {
  const take: Take = (reading, node, into) => into['location_id'] === null && place.take(reading, node, into);
  return { ...place, take };
};

const location: Row<Delivery> = {
  write: (delivery, at, target) =>
    (delivery.location_id_scheme === null ? locationId : globalLocationId).write(delivery, at, target),
  places: (shape) => [...locationId.places(shape), ...globalLocationId.places(shape)].map(first),
};

const furtherIds: Row<Delivery> = extended(within<Delivery, 'ship_to'>('ship_to', [identifiers]));

const shipToIds: Row<Delivery> = {
  write: (delivery, at, target) =>
    idsFirst([location, furtherIds].flatMap((row) => row.write(delivery, at, target))),
  places: (shape) => [location, furtherIds].flatMap((row) => row.places(shape)),
};

const shipTo = (rows: readonly Row<ShipTo>[]): Row<Delivery> =>
  extended(within<Delivery, 'ship_to'>('ship_to', rows));

/** Means of transport of the consignment. */
const transport: Row<Delivery> = extended(
  group('ram:RelatedSupplyChainConsignment', [
    list('ram:SpecifiedLogisticsTransportMovement', 'transport_modes', [text('ram:ModeCode', 'mode_code')]),
  ]),
);

/** BG-13 with BG-15: of who receives the delivery EN 16931 has name, identifier and address. */
const recipient: Row<Delivery> = group('ram:ShipToTradeParty', [
  shipToIds,
  text('ram:Name', 'name'),
  shipTo(shipToOrganisation),
  part('ram:PostalTradeAddress', 'address', addressRows),
  shipTo(shipToCommunication),
]);

/** BG-13. Its period (BG-14) is an element of the settlement, its terms one of the agreement. */
export const deliveryRows: readonly Row<CompleteInvoice>[] = [
  within('delivery', [
    transport,
    recipient,
    part('ram:UltimateShipToTradeParty', 'ultimate_ship_to', otherRows),
    part('ram:ShipFromTradeParty', 'ship_from', otherRows),
    group('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'actual_date')]),
  ]),
  reference('ram:DespatchAdviceReferencedDocument', 'despatch_advice_reference', 'despatch_advice_date'),
  core(
    reference('ram:ReceivingAdviceReferencedDocument', 'receiving_advice_reference', 'receiving_advice_date'),
  ),
  extended(reference('ram:DeliveryNoteReferencedDocument', 'delivery_note_reference', 'delivery_note_date')),
];

/** BG-14. */
export const invoicingPeriod: Row<CompleteInvoice> = within('delivery', [
  group('ram:BillingSpecifiedPeriod', [
    extended(text('ram:Description', 'period_description')),
    date('ram:StartDateTime', 'period_start'),
    date('ram:EndDateTime', 'period_end'),
  ]),
]);

/** Who bears cost and risk; of an invoice and of a line alike. */
export const termsOfDelivery: readonly Row<Terms>[] = [
  text('ram:DeliveryTypeCode', 'code'),
  group('ram:RelevantTradeLocation', [
    text('ram:CountryID', 'location_country'),
    text('ram:Name', 'location_name'),
  ]),
];
