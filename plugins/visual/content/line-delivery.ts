import { partyLine } from './party.ts';
import { referenceText } from './reference.ts';
import type { Line } from './sublines.ts';
import { labelled, quantityText, type Voice } from './voice.ts';

/** When, where and how a line was delivered, one sentence each; empty ones are left to the caller. */
export function lineDelivery(voice: Voice, delivery: Line['delivery']): string[] {
  if (!delivery) return [];
  const { words, format } = voice;
  const label = (field: string): string => voice.label(`lines.delivery.${field}`);
  const quantity = (name: QuantityName, unit: UnitName): readonly [string, string | null] => [
    label(name),
    quantityText(voice, delivery[name], delivery[unit]),
  ];
  return [
    labelled(voice, [
      [words.delivered, delivery.actual_date && format.date(delivery.actual_date)],
      [words.despatchAdvice, referenceText(voice, delivery.despatch_advice)],
      [words.receivingAdvice, referenceText(voice, delivery.receiving_advice)],
      [label('delivery_note'), referenceText(voice, delivery.delivery_note)],
    ]),
    labelled(voice, [
      quantity('charge_free_quantity', 'charge_free_unit_code'),
      quantity('package_quantity', 'package_unit_code'),
      quantity('per_package_quantity', 'per_package_unit_code'),
    ]),
    labelled(voice, [[label('ship_to'), partyLine(voice, delivery.ship_to)]]),
    labelled(voice, [[label('ultimate_ship_to'), partyLine(voice, delivery.ultimate_ship_to)]]),
  ];
}

type Delivered = NonNullable<Line['delivery']>;
type QuantityName = Extract<keyof Delivered, `${string}_quantity`>;
type UnitName = Extract<keyof Delivered, `${string}_unit_code`>;
