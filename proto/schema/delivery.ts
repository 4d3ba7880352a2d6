// BG-13 to BG-15, and what extensions add to a delivery.

import { DeliveryAddressSchema } from './address.ts';
import { date, emptyList, object, orNull, part, text } from './builders.ts';
import { OtherPartySchema, ShipToSchema } from './parties.ts';

export const DeliveryTermsSchema = object(
  'DeliveryTerms',
  {
    en: 'Who bears cost and risk of the delivery.',
    fr: 'Qui supporte les frais et les risques de la livraison.',
  },
  {
    code: text(null, {
      en: ['Delivery terms', 'Incoterms code, UNTDID 4053.'],
      fr: ['Conditions de livraison', 'Code Incoterms, UNTDID 4053.'],
    }),
    location_country: orNull(
      text(null, {
        en: ['Country', 'Country the terms name, ISO 3166-1 alpha-2.'],
        fr: ['Pays', 'Pays que nomment les conditions, code ISO 3166-1 de deux lettres.'],
      }),
    ),
    location_name: orNull(
      text(null, {
        en: ['Place', 'Place the terms name.'],
        fr: ['Lieu', 'Lieu que nomment les conditions.'],
      }),
    ),
  },
);

export const TransportModeSchema = object(
  'TransportMode',
  { en: 'A means of transport of the consignment.', fr: 'Un mode de transport de l’envoi.' },
  {
    mode_code: text(null, {
      en: ['Mode', 'UN/ECE Recommendation 19: 1 sea, 2 rail, 3 road, 4 air and others.'],
      fr: ['Mode', 'Recommandation 19 de la CEE-ONU\u00a0: 1 mer, 2 rail, 3 route, 4 air…'],
    }),
  },
);

const transport = {
  ship_to: orNull(
    part(ShipToSchema, null, {
      en: ['Ship-to party', 'More about who receives the delivery.'],
      fr: ['Destinataire', 'Autres données de qui reçoit la livraison.'],
    }),
  ),
  ultimate_ship_to: orNull(
    part(OtherPartySchema, null, {
      en: ['Final recipient', 'Who receives the goods in the end.'],
      fr: ['Destinataire final', 'Qui reçoit les biens en dernier.'],
    }),
  ),
  ship_from: orNull(
    part(OtherPartySchema, null, {
      en: ['Ship-from party', 'Where the goods leave from.'],
      fr: ['Expéditeur', 'D’où partent les biens.'],
    }),
  ),
  terms: orNull(
    part(DeliveryTermsSchema, null, {
      en: ['Delivery terms', 'Terms of the delivery.'],
      fr: ['Conditions de livraison', 'Conditions de la livraison.'],
    }),
  ),
  transport_modes: emptyList(TransportModeSchema, null, {
    en: ['Transport modes', 'How the goods travel.'],
    fr: ['Modes de transport', 'Comment voyagent les biens.'],
  }),
  period_description: orNull(
    text(null, {
      en: ['Period description', 'The invoiced period in words.'],
      fr: ['Description de la période', 'La période facturée en toutes lettres.'],
    }),
  ),
};

// BT-73 and BT-74 belong to the invoicing period BG-14; the contract keeps them with the delivery, where callers look.
export const DeliverySchema = object(
  'Delivery',
  { en: 'When and where it was delivered.', fr: 'Quand et où la livraison a eu lieu.' },
  {
    name: orNull(
      text('BT-70', { en: ['Name', 'Who received the delivery.'], fr: ['Nom', 'Qui a reçu la livraison.'] }),
    ),
    location_id: orNull(
      text('BT-71', {
        en: ['Location ID', 'Identifier of the place of delivery.'],
        fr: ['Identifiant du lieu', 'Identifiant du lieu de livraison.'],
      }),
    ),
    location_id_scheme: orNull(
      text('BT-71-1', {
        en: ['Location ID scheme', 'ISO 6523 scheme of `location_id`.'],
        fr: ['Schéma du lieu', 'Schéma ISO 6523 de l’identifiant du lieu.'],
      }),
    ),
    address: orNull(
      part(DeliveryAddressSchema, 'BG-15', {
        en: ['Address', 'Where it was delivered.'],
        fr: ['Adresse', 'Où la livraison a eu lieu.'],
      }),
    ),
    actual_date: orNull(
      date('BT-72', {
        en: ['Actual date', 'Day of the delivery.'],
        fr: ['Date de livraison', 'Jour de la livraison.'],
      }),
    ),
    period_start: orNull(
      date('BT-73', {
        en: ['Period start', 'First day of the invoiced period.'],
        fr: ['Début de période', 'Premier jour de la période facturée.'],
      }),
    ),
    period_end: orNull(
      date('BT-74', {
        en: ['Period end', 'Last day of the invoiced period.'],
        fr: ['Fin de période', 'Dernier jour de la période facturée.'],
      }),
    ),
    ...transport,
  },
);
