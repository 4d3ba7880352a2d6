// Postal addresses and contacts. One shape each; the place decides the terms.

import { object, orNull, text, type Terms } from './builders.ts';

/** Business terms by field; a field that is not here has none. */
export type FieldTerms = Readonly<Record<string, Terms>>;

const country = (terms: Terms) =>
  text(
    terms,
    { en: ['Country', 'Country, ISO 3166-1 alpha-2.'], fr: ['Pays', 'Code ISO 3166-1 de deux lettres.'] },
    { minLength: 2, maxLength: 2, examples: ['FR'], 'x-named': 'country' },
  );

/** All of an address but the country, which only some places require. */
function linesOf(terms: FieldTerms) {
  const term = (field: string): Terms => terms[field] ?? null;
  return {
    line1: orNull(
      text(term('line1'), {
        en: ['Address line 1', 'Main line, usually street and number.'],
        fr: ['Rue et numéro', 'Ligne principale de l’adresse.'],
      }),
    ),
    line2: orNull(
      text(term('line2'), {
        en: ['Address line 2', 'A second line for what the first cannot hold.'],
        fr: ['Complément d’adresse', 'Ce que la première ligne ne peut contenir.'],
      }),
    ),
    line3: orNull(
      text(term('line3'), {
        en: ['Address line 3', 'A third line for what the first two cannot hold.'],
        fr: ['Second complément d’adresse', 'Ce que les deux premières lignes ne peuvent contenir.'],
      }),
    ),
    city: orNull(
      text(term('city'), { en: ['City', 'City, town or village.'], fr: ['Ville', 'Ville ou localité.'] }),
    ),
    postal_code: orNull(text(term('postal_code'), { en: ['Postal code', 'Post code.'], fr: 'Code postal' })),
    country_subdivision: orNull(
      text(term('country_subdivision'), {
        en: ['Country subdivision', 'Region, state or county.'],
        fr: ['Région', 'Région, État ou comté.'],
      }),
    ),
  };
}

const ADDRESS = { en: 'A postal address.', fr: 'Une adresse postale.' };

/** Only the country is required (BR-09, BR-11, BR-57); its code is looked up by the rules, not by the schema. */
export function addressOf(definition: string, terms: FieldTerms) {
  return object({ definition, message: 'Address' }, ADDRESS, {
    ...linesOf(terms),
    country: country(terms.country ?? null),
  });
}

/** Where the rules may require a country, and the contract does not. */
function looseAddressOf(definition: string, terms: FieldTerms) {
  return object({ definition, message: 'Address' }, ADDRESS, {
    ...linesOf(terms),
    country: orNull(country(terms.country ?? null)),
  });
}

/** BT-41-0 and BT-56-0 are the department of the CII, which stands in for a missing name. */
function contactOf(definition: string, terms: FieldTerms) {
  const term = (field: string): Terms => terms[field] ?? null;
  const about = { en: 'Whom to ask about the invoice.', fr: 'À qui s’adresser au sujet de la facture.' };
  return object({ definition, message: 'Contact' }, about, {
    name: orNull(
      text(term('name'), {
        en: ['Name', 'Person or desk to contact.'],
        fr: ['Nom', 'Personne ou bureau à contacter.'],
      }),
    ),
    department: orNull(
      text(term('department'), {
        en: ['Department', 'Department; used when `name` is empty.'],
        fr: ['Service', 'Sert quand le nom est vide.'],
      }),
    ),
    phone: orNull(
      text(term('phone'), { en: ['Phone', 'Telephone number.'], fr: ['Téléphone', 'Numéro de téléphone.'] }),
    ),
    email: orNull(
      text(term('email'), { en: ['Email', 'E-mail address.'], fr: ['Courriel', 'Adresse de courriel.'] }),
    ),
    fax: orNull(text(null, { en: ['Fax', 'Fax number.'], fr: ['Télécopie', 'Numéro de télécopie.'] })),
    type_code: orNull(
      text(null, {
        en: ['Contact type', 'What the contact is for, UNTDID 3139.'],
        fr: ['Type de contact', 'Rôle du contact, UNTDID 3139.'],
      }),
    ),
  });
}

export const SELLER_ADDRESS = addressOf('SellerAddress', {
  line1: 'BT-35',
  line2: 'BT-36',
  line3: 'BT-162',
  city: 'BT-37',
  postal_code: 'BT-38',
  country_subdivision: 'BT-39',
  country: 'BT-40',
});

export const BUYER_ADDRESS = addressOf('BuyerAddress', {
  line1: 'BT-50',
  line2: 'BT-51',
  line3: 'BT-163',
  city: 'BT-52',
  postal_code: 'BT-53',
  country_subdivision: 'BT-54',
  country: 'BT-55',
});

// The contract's table leaves the terms of the delivery address out.
export const DeliveryAddressSchema = addressOf('DeliveryAddress', {
  line1: 'BT-75',
  line2: 'BT-76',
  line3: 'BT-165',
  city: 'BT-77',
  postal_code: 'BT-78',
  country_subdivision: 'BT-79',
  country: 'BT-80',
});

export const TAX_REPRESENTATIVE_ADDRESS = looseAddressOf('TaxRepresentativeAddress', {
  line1: 'BT-64',
  line2: 'BT-65',
  line3: 'BT-164',
  city: 'BT-66',
  postal_code: 'BT-67',
  country_subdivision: 'BT-68',
  country: 'BT-69',
});

export const LINE_SELLER_ADDRESS = looseAddressOf('LineSellerAddress', { country: 'EXT-FR-FE-177' });

export const PARTY_ADDRESS = looseAddressOf('PartyAddress', {});

export const SELLER_CONTACT = contactOf('SellerContact', {
  name: 'BT-41',
  department: 'BT-41-0',
  phone: 'BT-42',
  email: 'BT-43',
});

export const BUYER_CONTACT = contactOf('BuyerContact', {
  name: 'BT-56',
  department: 'BT-56-0',
  phone: 'BT-57',
  email: 'BT-58',
});

export const PARTY_CONTACT = contactOf('PartyContact', {});
