import type { CompleteLine } from '@conforme/core/invoice';
import { extended } from '@conforme/core/syntax';
import { addressRows } from './address.ts';
import { deliveryTermsRows } from './delivery.ts';
import { placeId } from './identifiers.ts';
import { receiverOfLine } from './party.ts';
import { date, group, part, within, type Row } from './row.ts';

/** EXT-FR-FE-146 to -158: when, where and to whom what a line is for was delivered. */
export const lineDelivery: Row<CompleteLine> = extended(
  part('cac:Delivery', 'delivery', [
    date('cbc:ActualDeliveryDate', 'actual_date'),
    group('cac:DeliveryLocation', [
      within('ship_to', [placeId, part('cac:Address', 'address', addressRows)]),
    ]),
    group('cac:DeliveryParty', [within('ship_to', receiverOfLine)]),
  ]),
);

export const lineDeliveryTerms: Row<CompleteLine> = extended(
  part('cac:DeliveryTerms', 'delivery_terms', deliveryTermsRows),
);
