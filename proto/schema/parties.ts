// The parties besides seller and buyer. They have the shape of a party, but nothing of it is required: what a role needs,
// the rules say.

import type { Static } from 'typebox';
import {
  LINE_SELLER_ADDRESS,
  PARTY_ADDRESS,
  PARTY_CONTACT,
  TAX_REPRESENTATIVE_ADDRESS,
  type FieldTerms,
} from './address.ts';
import { absent, object, orNull, part, text, type Terms } from './builders.ts';
import type { Bilingual } from './choices.ts';
import { extensionOf, identifiersOf, registrationOf } from './party.ts';

const NAME = { en: 'Name', fr: 'Nom' };

const SHORTCUT = {
  en: ['SIRET', 'A shortcut of seller and buyer; give `siren` or `global_ids` here.'],
  fr: ['SIRET', 'Un raccourci du vendeur et de l’acheteur\u00a0; donnez ici le SIREN ou un identifiant.'],
} as const;

/** What every role has between name and address, in the order of the shape. */
function identityOf(terms: FieldTerms) {
  const term = (field: string): Terms => terms[field] ?? null;
  return {
    ...registrationOf(terms),
    electronic_address: orNull(
      text(term('electronic_address'), {
        en: ['Electronic address', 'Where documents reach the party electronically.'],
        fr: ['Adresse électronique', 'Où les documents arrivent à cette partie.'],
      }),
    ),
    electronic_address_scheme: orNull(
      text(term('electronic_address_scheme'), {
        en: ['Electronic address scheme', 'EAS code of `electronic_address`.'],
        fr: ['Schéma de l’adresse', 'Code EAS de l’adresse électronique.'],
      }),
    ),
    siret: absent(SHORTCUT, 'siren'),
    ...identifiersOf(term('global_ids'), term('global_ids_scheme')),
    tax_registration_id: orNull(
      text(null, {
        en: ['Tax registration ID', 'Tax number that is not a VAT identifier.'],
        fr: ['N° fiscal', 'Numéro fiscal qui n’est pas un numéro de TVA.'],
      }),
    ),
    legal_info: orNull(
      text(null, {
        en: ['Legal information', 'What else is to be said of the party: legal form, share capital.'],
        fr: [
          'Mentions sociales',
          'Ce qu’il faut encore dire de cette partie\u00a0: forme juridique, capital.',
        ],
      }),
    ),
  };
}

interface Role {
  readonly definition: string;
  readonly about: Bilingual;
  readonly terms?: FieldTerms;
  readonly address?: typeof PARTY_ADDRESS;
  /** Of the group that is the address. */
  readonly addressTerm?: Terms;
  /** Of EN 16931 itself. */
  readonly isCore?: true;
}

const ADDRESS = { en: ['Address', 'Postal address.'], fr: ['Adresse', 'Adresse postale.'] } as const;
const CONTACT = { en: ['Contact', 'Whom to ask.'], fr: ['Contact', 'À qui s’adresser.'] } as const;

function partyOf({ definition, about, terms = {}, address = PARTY_ADDRESS, addressTerm = null }: Role) {
  return object({ definition, message: 'Party' }, about, {
    name: orNull(text(terms.name ?? null, NAME)),
    ...identityOf(terms),
    address: orNull(part(address, addressTerm, ADDRESS)),
    contact: orNull(part(PARTY_CONTACT, null, CONTACT)),
    ...extensionOf(PARTY_CONTACT),
  });
}

/** Any role that has no terms of its own. */
export const OtherPartySchema = partyOf({
  definition: 'OtherParty',
  about: { en: 'A party in another role.', fr: 'Une partie dans un autre rôle.' },
});

export const PayeeSchema = partyOf({
  definition: 'Payee',
  about: { en: 'Who is paid, when it is not the seller.', fr: 'Qui est payé, si ce n’est pas le vendeur.' },
  terms: {
    name: 'BT-59',
    global_ids: 'BT-60',
    global_ids_scheme: 'BT-60-1',
    legal_registration_id: 'BT-61',
    legal_registration_scheme: 'BT-61-1',
    electronic_address: 'EXT-FR-FE-29',
  },
});

export const TaxRepresentativeSchema = partyOf({
  definition: 'TaxRepresentative',
  about: {
    en: 'Who answers for the VAT of the seller.',
    fr: 'Qui répond de la TVA du vendeur.',
  },
  terms: { name: 'BT-62', vat_id: 'BT-63' },
  address: TAX_REPRESENTATIVE_ADDRESS,
  addressTerm: 'BG-12',
});

/** A party of EXTENDED-CTC-FR, whose identifier and electronic address have terms. */
function frenchRole(definition: string, about: Bilingual, identifier: string, address: string) {
  return partyOf({ definition, about, terms: { global_ids: identifier, electronic_address: address } });
}

export const BuyerAgentSchema = frenchRole(
  'BuyerAgent',
  { en: 'Who buys in the name of the buyer.', fr: 'Qui achète au nom de l’acheteur.' },
  'EXT-FR-FE-06',
  'EXT-FR-FE-12',
);

export const PayerSchema = frenchRole(
  'Payer',
  { en: 'Who pays, when it is not the buyer.', fr: 'Qui paie, si ce n’est pas l’acheteur.' },
  'EXT-FR-FE-46',
  'EXT-FR-FE-52',
);

export const SalesAgentSchema = frenchRole(
  'SalesAgent',
  { en: 'Who sells in the name of the seller.', fr: 'Qui vend au nom du vendeur.' },
  'EXT-FR-FE-69',
  'EXT-FR-FE-75',
);

export const InvoiceeSchema = frenchRole(
  'Invoicee',
  {
    en: 'Whom the invoice is addressed to, when it is not the buyer.',
    fr: 'À qui la facture est adressée, si ce n’est pas l’acheteur.',
  },
  'EXT-FR-FE-92',
  'EXT-FR-FE-98',
);

export const InvoicerSchema = frenchRole(
  'Invoicer',
  {
    en: 'Who issues the invoice in the name of the seller.',
    fr: 'Qui émet la facture au nom du vendeur.',
  },
  'EXT-FR-FE-115',
  'EXT-FR-FE-121',
);

export const LineShipToSchema = partyOf({
  definition: 'LineShipTo',
  about: { en: 'Who receives what this line is for.', fr: 'Qui reçoit ce que porte cette ligne.' },
  terms: { global_ids: 'EXT-FR-FE-146' },
});

export const LineSellerSchema = partyOf({
  definition: 'LineSeller',
  about: { en: 'Who sells what this line is for.', fr: 'Qui vend ce que porte cette ligne.' },
  terms: { name: 'EXT-FR-FE-164', legal_registration_id: 'EXT-FR-FE-167' },
  address: LINE_SELLER_ADDRESS,
});

/** BG-13 has name, identifier and address of its own; here is the rest of who receives the delivery. */
export const ShipToSchema = object(
  { definition: 'ShipTo', message: 'Party' },
  {
    en: 'More about who receives the delivery: what `delivery` itself has no property for.',
    fr: 'Qui reçoit la livraison, au-delà de ce que la livraison dit déjà.',
  },
  {
    name: absent(NAME, 'delivery.name'),
    ...identityOf({}),
    address: absent<Static<typeof PARTY_ADDRESS>>(ADDRESS, 'delivery.address', PARTY_ADDRESS),
    contact: orNull(part(PARTY_CONTACT, null, CONTACT)),
    ...extensionOf(PARTY_CONTACT),
  },
);
