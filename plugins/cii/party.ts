import { pointerStep, type Contact, type LooseAddress, type RelatedParty } from '@conforme/core/invoice';
import { element, type XmlElement } from '@conforme/engine/xml';
import {
  attributeOf,
  beyond,
  core,
  EXTENDED,
  extended,
  foreign,
  keepEntry,
  legalId,
  textOf,
  type Draft,
  type Place,
  type Target,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { group, list, part, tag, text, type Row } from './row.ts';

/** A party in any role. */
export type AnyParty = Omit<RelatedParty, 'siret'>;

/** Which profiles have a place for a property of a party in one role. */
type Gate = <T>(row: Row<T>) => Row<T>;

interface Gates {
  readonly ids: Gate;
  readonly name: Gate;
  readonly legal_info: Gate;
  readonly legal_id: Gate;
  readonly trading_name: Gate;
  readonly contact: Gate;
  readonly address: Gate;
  readonly electronic_address: Gate;
  readonly vat_id: Gate;
  readonly tax_registration_id: Gate;
}

const always: Gate = (row) => row;

/** A role that has no terms in EN 16931. */
const OTHER: Gates = {
  ids: extended,
  name: extended,
  legal_info: extended,
  legal_id: extended,
  trading_name: extended,
  contact: extended,
  address: extended,
  electronic_address: extended,
  vat_id: extended,
  tax_registration_id: extended,
};

/** BG-7. BT-33 is the seller's: a request with one for the buyer is refused (decision 36). */
const BUYER: Gates = {
  ...OTHER,
  ids: always,
  name: always,
  legal_info: foreign,
  legal_id: always,
  trading_name: core,
  contact: core,
  address: always,
  electronic_address: always,
  vat_id: always,
};

/** BG-4. */
const SELLER: Gates = { ...BUYER, legal_info: core, trading_name: always, tax_registration_id: always };

/** BG-10. */
const PAYEE: Gates = { ...OTHER, ids: always, name: always, legal_id: always };

/** BG-11 with BG-12. */
const TAX_REPRESENTATIVE: Gates = { ...OTHER, name: always, address: always, vat_id: always };

/** BG-5, BG-8, BG-12, BG-15. */
export const addressRows: readonly Row<LooseAddress>[] = [
  text('ram:PostcodeCode', 'postal_code'),
  text('ram:LineOne', 'line1'),
  text('ram:LineTwo', 'line2'),
  text('ram:LineThree', 'line3'),
  text('ram:CityName', 'city'),
  text('ram:CountryID', 'country'),
  text('ram:CountrySubDivisionName', 'country_subdivision'),
];

/** BT-41-0, BT-56-0: beside a name EN 16931 refuses it (CII-SR-465, CII-SR-466); it is used when the name is empty. */
const department: Row<Contact> = beyond(text('ram:DepartmentName', 'department'), {
  written: (contact: Contact, { level }: Target) => level >= EXTENDED || textOf(contact, 'name') === null,
  read: (into, { level }) => level >= EXTENDED || into['name'] === null,
});

/** BG-6, BG-9. */
const contactRows: readonly Row<Contact>[] = [
  text('ram:PersonName', 'name'),
  department,
  extended(text('ram:TypeCode', 'type_code')),
  group('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', 'phone')]),
  extended(group('ram:FaxUniversalCommunication', [text('ram:CompleteNumber', 'fax')])),
  group('ram:EmailURIUniversalCommunication', [text('ram:URIID', 'email')]),
];

const ID = numberOf('ram:ID');
const GLOBAL_ID = numberOf('ram:GlobalID');

/** BT-29, BT-46, BT-60: the first of a scheme in the map, the others in the list; one without scheme has the empty key. */
export const identifiers: Row<AnyParty> = {
  write({ global_ids, further_ids }, at) {
    const first = Object.entries(global_ids).map(([scheme, id]) =>
      identifier(id, scheme, [`${at}/global_ids/${pointerStep(scheme)}`]),
    );
    const further = further_ids.map(({ id, scheme }, i) => {
      const own = `${at}/further_ids/${i}`;
      return identifier(id, scheme ?? '', scheme ? [`${own}/id`, `${own}/scheme`] : [`${own}/id`]);
    });
    return idsFirst([...first, ...further].flat());
  },
  places: (shape) => {
    const further = shape.part('further_ids');
    return [ID, GLOBAL_ID].map((name) => ({ name, take: takeIdentifier(() => further.fresh()) }));
  },
};

function identifier(id: string, scheme: string, pointers: string[]): XmlElement[] {
  if (id.trim() === '') return [];
  if (scheme === '') return [element('ram:ID', id, { pointers })];
  return [element('ram:GlobalID', id, { attributes: [['schemeID', scheme]], pointers })];
}

/** The schema wants identifiers without scheme first. */
export function idsFirst(elements: readonly XmlElement[]): XmlElement[] {
  return elements.toSorted((a, b) => Number(a.name !== 'ram:ID') - Number(b.name !== 'ram:ID'));
}

function takeIdentifier(fresh: () => Draft): Place['take'] {
  return (reading, node, into) => {
    const id = reading.text(node);
    const scheme = attributeOf(reading.tree, node, 'schemeID') ?? '';
    if (id !== '' && !keepEntry(into['global_ids'] as Draft, scheme, id))
      (into['further_ids'] as Draft[]).push({ ...fresh(), id, scheme: scheme === '' ? null : scheme });
    reading.attributes(node, (attribute, value) => attribute === 'schemeID' && (id !== '' || value === ''));
    return true;
  };
}

/** BT-31, BT-48 and BT-32 differ in their scheme only. */
function registration(scheme: 'VA' | 'FC', key: 'vat_id' | 'tax_registration_id'): Row<AnyParty> {
  return group('ram:SpecifiedTaxRegistration', [text('ram:ID', key, { constant: ['schemeID', scheme] })], {
    accepts(tree, node) {
      const id = tree.child(node, ID);
      return id >= 0 && attributeOf(tree, id, 'schemeID') === scheme;
    },
  });
}

/** Between the name and the address. */
function organisationRows(gates: Gates): readonly Row<AnyParty>[] {
  return [
    extended(text('ram:RoleCode', 'role_code')),
    gates.legal_info(text('ram:Description', 'legal_info')),
    group('ram:SpecifiedLegalOrganization', [
      gates.legal_id(legalId(tag('ram:ID'))),
      gates.trading_name(text('ram:TradingBusinessName', 'trading_name')),
      extended(part('ram:PostalTradeAddress', 'legal_address', addressRows)),
    ]),
    gates.contact(part('ram:DefinedTradeContact', 'contact', contactRows)),
    extended(list('ram:DefinedTradeContact', 'further_contacts', contactRows)),
  ];
}

/** After the address. */
function communicationRows(gates: Gates): readonly Row<AnyParty>[] {
  return [
    gates.electronic_address(
      group('ram:URIUniversalCommunication', [
        text('ram:URIID', 'electronic_address', { attributes: { schemeID: 'electronic_address_scheme' } }),
      ]),
    ),
    gates.vat_id(registration('VA', 'vat_id')),
    gates.tax_registration_id(registration('FC', 'tax_registration_id')),
  ];
}

/** The same elements in every role; what EN 16931 does not have in that role is an extension. */
function partyRows(gates: Gates): readonly Row<AnyParty>[] {
  return [
    gates.ids(identifiers),
    gates.name(text('ram:Name', 'name')),
    ...organisationRows(gates),
    gates.address(part('ram:PostalTradeAddress', 'address', addressRows)),
    ...communicationRows(gates),
  ];
}

export const sellerRows = partyRows(SELLER);
export const buyerRows = partyRows(BUYER);
export const payeeRows = partyRows(PAYEE);
export const taxRepresentativeRows = partyRows(TAX_REPRESENTATIVE);
export const otherRows = partyRows(OTHER);

/** Of the party in BG-13 what has no place in the delivery itself. */
export const shipToOrganisation = organisationRows(OTHER);
export const shipToCommunication = communicationRows(OTHER);
