// BG-4 and BG-7 with their addresses and contacts. One shape, two sets of terms: the role decides.

import { object, orNull, part, stringMap, text, type Terms } from './builders.ts';
import { FORMS } from './forms.ts';
import { Type } from './type.ts';

/** Who the party is decides its terms; an address stands in a third place besides. */
type Role = 'seller' | 'buyer';
type Place = Role | 'delivery';

const DEFINITION: Readonly<Record<Place, string>> = {
  seller: 'Seller',
  buyer: 'Buyer',
  delivery: 'Delivery',
};

/** Only the country is required (BR-09, BR-11, BR-57); its code is looked up by the rules, not by the schema. */
function addressOf(place: Place) {
  const term = (seller: string, buyer: string, delivery: string): Terms =>
    ({ seller, buyer, delivery })[place];
  return object({ definition: `${DEFINITION[place]}Address`, message: 'Address' }, 'A postal address.', {
    line1: orNull(text(term('BT-35', 'BT-50', 'BT-75'), 'Main line, usually street and number.')),
    line2: orNull(text(term('BT-36', 'BT-51', 'BT-76'), 'A second line for what the first cannot hold.')),
    line3: orNull(
      text(term('BT-162', 'BT-163', 'BT-165'), 'A third line for what the first two cannot hold.'),
    ),
    city: orNull(text(term('BT-37', 'BT-52', 'BT-77'), 'City, town or village.')),
    postal_code: orNull(text(term('BT-38', 'BT-53', 'BT-78'), 'Post code.')),
    country_subdivision: orNull(text(term('BT-39', 'BT-54', 'BT-79'), 'Region, state or county.')),
    country: text(term('BT-40', 'BT-55', 'BT-80'), 'Country, ISO 3166-1 alpha-2.', {
      minLength: 2,
      maxLength: 2,
      examples: ['FR'],
    }),
  });
}

/** BG-6 and BG-9. BT-41-0 and BT-56-0 are the department of the CII, which stands in for a missing name. */
function contactOf(role: Role) {
  const term = (seller: string, buyer: string): Terms => ({ seller, buyer })[role];
  return object(
    { definition: `${DEFINITION[role]}Contact`, message: 'Contact' },
    'Whom to ask about the invoice.',
    {
      name: orNull(text(term('BT-41', 'BT-56'), 'Person or desk to contact.')),
      department: orNull(text(term('BT-41-0', 'BT-56-0'), 'Department; used when `name` is empty.')),
      phone: orNull(text(term('BT-42', 'BT-57'), 'Telephone number.')),
      email: orNull(text(term('BT-43', 'BT-58'), 'E-mail address.')),
    },
  );
}

/** Decision 36: on a buyer these exist only to be null, so a canonical party has the same properties in both roles. */
function sellerOnly(role: Role, term: string, description: string) {
  if (role === 'seller') return orNull(text(term, `${description} Seller only.`));
  return Type.Optional(
    Type.Unsafe<string | null>({
      type: 'null',
      default: null,
      description: 'Belongs to the seller; a buyer cannot carry it.',
      'x-terms': [],
    }),
  );
}

/** One registration (BT-30, BT-47): a SIREN wins over another, because its scheme is then known to be 0002. */
function identityOf(role: Role) {
  const term = (seller: string, buyer: string): Terms => ({ seller, buyer })[role];
  return {
    name: text(term('BT-27', 'BT-44'), 'Full legal name.'),
    trading_name: orNull(text(term('BT-28', 'BT-45'), 'Name the party trades under, when it differs.')),
    siren: orNull(
      text(
        term('BT-30', 'BT-47'),
        'French SIREN, nine digits; written as legal registration with scheme 0002.',
        {
          pattern: FORMS.siren.pattern,
          examples: ['901234567'],
        },
      ),
    ),
    legal_registration_id: orNull(
      text(term('BT-30', 'BT-47'), 'Legal registration that is not a SIREN; ignored when `siren` is set.'),
    ),
    legal_registration_scheme: orNull(
      text(term('BT-30-1', 'BT-47-1'), 'ISO 6523 code of the register of `legal_registration_id`.'),
    ),
    vat_id: orNull(text(term('BT-31', 'BT-48'), 'VAT identifier, country prefix included.')),
  };
}

/**
 * Decisions 30 and 31: scheme 0225 is the French CTC address (SIREN, SIREN_SIRET, SIREN_SIRET_routing, SIREN_suffix), which
 * the contract calls SIRET; the descriptions say so because a caller who believes the name sends an unregistered address.
 */
function electronicOf(role: Role) {
  const term = (seller: string, buyer: string): Terms => ({ seller, buyer })[role];
  return {
    electronic_address: orNull(
      text(
        term('BT-34', 'BT-49'),
        'Where invoices reach the party electronically. Left out under check `fr-ctc`, the SIREN serves with scheme 0225.',
      ),
    ),
    electronic_address_scheme: orNull(
      text(
        term('BT-34-1', 'BT-49-1'),
        'EAS code of `electronic_address`. 0225 is the French CTC address: SIREN, SIREN_SIRET, SIREN_SIRET_routing code or ' +
          'SIREN_suffix. Left out, an address with @ counts as EM and one that starts with nine digits as 0225.',
      ),
    ),
    siret: orNull(
      text(
        term('BT-34', 'BT-49'),
        'French SIRET, 14 digits. Shortcut for `electronic_address` with scheme 0225 when that is left out, and for `siren` ' +
          '(its first nine digits). A bare SIRET is no registered form of a 0225 address, so the form the law accepts is written.',
        { pattern: FORMS.siret.pattern, examples: ['90123456700018'] },
      ),
    ),
    global_ids: stringMap(
      term('BT-29', 'BT-46'),
      'Further identifiers: ISO 6523 scheme to identifier, for example {"0088": "3012345678900"}.',
      role === 'seller' ? ['BT-29-1', 'BT-29'] : ['BT-46-1', 'BT-46'],
    ),
  };
}

/** The same properties for both roles, so that core handles one Party; only terms and seller-only fields differ. */
function partyOf(role: Role) {
  const seller = role === 'seller';
  const description = seller ? 'The party that issues the invoice.' : 'The party the invoice is for.';
  return object({ definition: DEFINITION[role], message: 'Party' }, description, {
    ...identityOf(role),
    ...electronicOf(role),
    tax_registration_id: sellerOnly(role, 'BT-32', 'Tax number that is not a VAT identifier.'),
    legal_info: sellerOnly(role, 'BT-33', 'Legal form, share capital and registry city.'),
    address: part(addressOf(role), seller ? 'BG-5' : 'BG-8', 'Postal address.'),
    contact: orNull(part(contactOf(role), seller ? 'BG-6' : 'BG-9', 'Contact.')),
  });
}

// The delivery address has terms of its own (BT-75 to BT-80, BT-165), which the contract's table leaves out.
export const DeliveryAddressSchema = addressOf('delivery');
export const SellerSchema = partyOf('seller');
export const BuyerSchema = partyOf('buyer');
