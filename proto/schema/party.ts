// BG-4 and BG-7: seller and buyer. One shape for parties in every role (parties.ts has the others); the role decides the terms.

import type { TSchema } from 'typebox';
import {
  BUYER_ADDRESS,
  BUYER_CONTACT,
  PARTY_ADDRESS,
  SELLER_ADDRESS,
  SELLER_CONTACT,
  type FieldTerms,
} from './address.ts';
import { absent, emptyList, object, orNull, part, stringMap, text, type Terms } from './builders.ts';
import { FORMS } from './forms.ts';

const REGISTRATION = {
  en: ['Legal registration ID', 'Legal registration that is not a SIREN; ignored when `siren` is set.'],
  fr: ['Immatriculation', 'Immatriculation qui n’est pas un SIREN\u00a0; ignorée quand le SIREN est donné.'],
} as const;

/** One registration (BT-30, BT-47): a SIREN wins over another, because its scheme is then known to be 0002. */
export function registrationOf(terms: FieldTerms) {
  const term = (field: string): Terms => terms[field] ?? null;
  return {
    trading_name: orNull(
      text(term('trading_name'), {
        en: ['Trading name', 'Name the party trades under, when it differs.'],
        fr: ['Nom commercial', 'S’il diffère de la raison sociale.'],
      }),
    ),
    siren: orNull(
      text(
        term('legal_registration_id'),
        {
          en: ['SIREN', 'French SIREN, nine digits; written as legal registration with scheme 0002.'],
          fr: ['SIREN', 'Neuf chiffres.'],
        },
        { pattern: FORMS.siren.pattern, examples: ['901234567'] },
      ),
    ),
    legal_registration_id: orNull(text(term('legal_registration_id'), REGISTRATION)),
    legal_registration_scheme: orNull(
      text(term('legal_registration_scheme'), {
        en: ['Legal registration scheme', 'ISO 6523 code of the register of `legal_registration_id`.'],
        fr: ['Registre', 'Code ISO 6523 du registre de l’immatriculation.'],
      }),
    ),
    vat_id: orNull(
      text(term('vat_id'), {
        en: ['VAT ID', 'VAT identifier, country prefix included.'],
        fr: ['N° de TVA', 'Numéro de TVA intracommunautaire, avec le code du pays.'],
      }),
    ),
  };
}

/**
 * Decisions 30 and 31: scheme 0225 is the French CTC address (SIREN, SIREN_SIRET, SIREN_SIRET_routing, SIREN_suffix), which
 * the contract calls SIRET; the descriptions say so because a caller who believes the name sends an unregistered address.
 */
function addressedBy(terms: FieldTerms) {
  return {
    electronic_address: orNull(
      text(terms.electronic_address ?? null, {
        en: [
          'Electronic address',
          'Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves with scheme 0225.',
        ],
        fr: [
          'Adresse électronique',
          'Où les factures arrivent\u00a0; sans elle, le SIREN sert avec le schéma 0225 sous les règles françaises.',
        ],
      }),
    ),
    electronic_address_scheme: orNull(
      text(terms.electronic_address_scheme ?? null, {
        en: [
          'Electronic address scheme',
          'EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET, SIREN_SIRET_routing code or ' +
            'SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine digits as 0225.',
        ],
        fr: [
          'Schéma de l’adresse',
          'Code EAS. 0225 est l’adresse française\u00a0: SIREN, SIREN_SIRET, SIREN_suffixe… EM est une adresse de courriel.',
        ],
      }),
    ),
    siret: orNull(
      text(
        terms.electronic_address ?? null,
        {
          en: [
            'SIRET',
            'French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for `siren` ' +
              '(its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts is written.',
          ],
          fr: [
            'SIRET',
            'Quatorze chiffres\u00a0; donne le SIREN et l’adresse électronique quand ils manquent.',
          ],
        },
        { pattern: FORMS.siret.pattern, examples: ['90123456700018'] },
      ),
    ),
  };
}

/** `global_ids` holds one identifier a scheme; BT-29 and its like may repeat a scheme, so the others stand in a list. */
export function identifiersOf(id: Terms, scheme: Terms) {
  const entry = [scheme, id].filter((term) => typeof term === 'string');
  return {
    global_ids: stringMap(
      id,
      {
        en: [
          'Global IDs',
          'Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.',
        ],
        fr: ['Autres identifiants', 'Schéma ISO 6523 et identifiant, par exemple 0088 pour un GLN.'],
      },
      entry,
    ),
  };
}

/** Of parties, one whose scheme `global_ids` holds already; of the components of a product, any. */
export const IdentifierSchema = object(
  'Identifier',
  { en: 'An identifier and its scheme.', fr: 'Un identifiant et son schéma.' },
  {
    id: text(null, { en: 'Identifier', fr: 'Identifiant' }),
    scheme: orNull(text(null, { en: ['Scheme', 'ISO 6523 scheme.'], fr: ['Schéma', 'Schéma ISO 6523.'] })),
  },
);

/** What only extensions of EN 16931 write; the last properties of every party. */
export function extensionOf(contact: TSchema) {
  return {
    further_ids: emptyList(IdentifierSchema, null, {
      en: [
        'Further IDs',
        'Second and further identifiers of a scheme that `global_ids` holds already, in order.',
      ],
      fr: [
        'Identifiants supplémentaires',
        'Deuxième identifiant et suivants d’un même schéma, dans l’ordre.',
      ],
    }),
    role_code: orNull(
      text(null, {
        en: ['Role', 'Role of the party, UNTDID 3035.'],
        fr: ['Rôle', 'Rôle de la partie, UNTDID 3035.'],
      }),
    ),
    legal_address: orNull(
      part(PARTY_ADDRESS, null, {
        en: ['Registered address', 'Address of the legal organisation, when it differs.'],
        fr: ['Siège', 'Adresse de l’entité juridique, si elle diffère.'],
      }),
    ),
    further_contacts: emptyList(contact as typeof SELLER_CONTACT, null, {
      en: ['Further contacts', 'Contacts after the first.'],
      fr: ['Autres contacts', 'Les contacts après le premier.'],
    }),
  };
}

const NAME = { en: ['Name', 'Full legal name.'], fr: ['Nom', 'Raison sociale complète.'] } as const;
const ADDRESS = { en: ['Address', 'Postal address.'], fr: ['Adresse', 'Adresse postale.'] } as const;
const CONTACT = {
  en: ['Contact', 'Contact.'],
  fr: ['Contact', 'À qui s’adresser au sujet de la facture.'],
} as const;

/** BT-32 has no counterpart in EN 16931 for the buyer; extensions of it have a place for one (decision 36). */
const taxRegistration = (terms: Terms, help: string) =>
  orNull(
    text(terms, {
      en: ['Tax registration ID', `Tax number that is not a VAT identifier.${help}`],
      fr: ['N° fiscal', 'Numéro fiscal qui n’est pas un numéro de TVA.'],
    }),
  );

const LEGAL_INFO = {
  en: ['Legal information', 'Legal form, share capital and registry city. Seller only.'],
  fr: ['Mentions sociales', 'Forme juridique, capital social, ville du registre.'],
} as const;

const SELLER_TERMS = {
  legal_registration_id: 'BT-30',
  legal_registration_scheme: 'BT-30-1',
  vat_id: 'BT-31',
  trading_name: 'BT-28',
  electronic_address: 'BT-34',
  electronic_address_scheme: 'BT-34-1',
};

const BUYER_TERMS = {
  legal_registration_id: 'BT-47',
  legal_registration_scheme: 'BT-47-1',
  vat_id: 'BT-48',
  trading_name: 'BT-45',
  electronic_address: 'BT-49',
  electronic_address_scheme: 'BT-49-1',
};

export const SellerSchema = object(
  { definition: 'Seller', message: 'Party' },
  { en: 'The party that issues the invoice.', fr: 'La partie qui émet la facture.' },
  {
    name: text('BT-27', NAME),
    ...registrationOf(SELLER_TERMS),
    ...addressedBy(SELLER_TERMS),
    ...identifiersOf('BT-29', 'BT-29-1'),
    tax_registration_id: taxRegistration('BT-32', ' Seller only.'),
    legal_info: orNull(text('BT-33', LEGAL_INFO)),
    address: part(SELLER_ADDRESS, 'BG-5', ADDRESS),
    contact: orNull(part(SELLER_CONTACT, 'BG-6', CONTACT)),
    ...extensionOf(SELLER_CONTACT),
  },
);

export const BuyerSchema = object(
  { definition: 'Buyer', message: 'Party' },
  { en: 'The party the invoice is for.', fr: 'La partie à qui la facture s’adresse.' },
  {
    name: text('BT-44', NAME),
    ...registrationOf(BUYER_TERMS),
    ...addressedBy(BUYER_TERMS),
    ...identifiersOf('BT-46', 'BT-46-1'),
    tax_registration_id: taxRegistration(null, ' EN 16931 has no place for it; extensions have.'),
    legal_info: absent({
      en: ['Legal information', 'Belongs to the seller; a buyer cannot carry it.'],
      fr: ['Mentions sociales', 'Appartiennent au vendeur\u00a0; un acheteur ne peut les porter.'],
    }),
    address: part(BUYER_ADDRESS, 'BG-8', ADDRESS),
    contact: orNull(part(BUYER_CONTACT, 'BG-9', CONTACT)),
    ...extensionOf(BUYER_CONTACT),
  },
);
