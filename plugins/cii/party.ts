import { pointerStep, type Address, type Contact, type Party } from '@conforme/core/invoice';
import { element } from '@conforme/rules/xml';
import {
  attributeOf,
  core,
  EXTENDED,
  keepEntry,
  legalId,
  textOf,
  when,
  type Draft,
  type Place,
  type Target,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { group, part, tag, text, type Row } from './row.ts';

/** BG-5, BG-8, BG-15. */
export const addressRows: readonly Row<Address>[] = [
  text('ram:PostcodeCode', 'postal_code'),
  text('ram:LineOne', 'line1'),
  text('ram:LineTwo', 'line2'),
  text('ram:LineThree', 'line3'),
  text('ram:CityName', 'city'),
  text('ram:CountryID', 'country'),
  text('ram:CountrySubDivisionName', 'country_subdivision'),
];

/** BT-41-0, BT-56-0: beside a name EN 16931 refuses it (CII-SR-465, CII-SR-466); it is used when the name is empty. */
const hasRoom = (contact: Contact, { level }: Target): boolean =>
  level >= EXTENDED || textOf(contact, 'name') === null;

/** BG-6, BG-9. */
const contactRows: readonly Row<Contact>[] = [
  text('ram:PersonName', 'name'),
  when(text('ram:DepartmentName', 'department'), hasRoom),
  group('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', 'phone')]),
  group('ram:EmailURIUniversalCommunication', [text('ram:URIID', 'email')]),
];

const ID = numberOf('ram:ID');
const GLOBAL_ID = numberOf('ram:GlobalID');

/** BT-29, BT-46: one element a scheme; an identifier without scheme has the empty key. */
const globalIds: Row<Party> = {
  write({ global_ids: ids }, at) {
    const entries = Object.entries(ids).filter(([, id]) => id.trim() !== '');
    // The schema wants identifiers without scheme first.
    const ordered = entries.sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
    return ordered.map(([scheme, id]) => {
      const pointers = [`${at}/global_ids/${pointerStep(scheme)}`];
      if (scheme === '') return element('ram:ID', id, { pointers });
      return element('ram:GlobalID', id, { attributes: [['schemeID', scheme]], pointers });
    });
  },
  places: () => [ID, GLOBAL_ID].map(globalId),
};

function globalId(name: number): Place {
  return {
    name,
    take(reading, node, into) {
      const id = reading.text(node);
      const scheme = attributeOf(reading.tree, node, 'schemeID') ?? '';
      if (id === '') return true;
      if (!keepEntry(into['global_ids'] as Draft, scheme, id)) return false;
      reading.attributes(node, (attribute) => attribute === 'schemeID');
      return true;
    },
  };
}

/** BT-31, BT-48 and BT-32 differ in their scheme only. */
function registration(scheme: 'VA' | 'FC', key: 'vat_id' | 'tax_registration_id'): Row<Party> {
  return group('ram:SpecifiedTaxRegistration', [text('ram:ID', key, { constant: ['schemeID', scheme] })], {
    accepts(tree, node) {
      const id = tree.child(node, ID);
      return id >= 0 && attributeOf(tree, id, 'schemeID') === scheme;
    },
  });
}

/** BG-4, BG-7: sellers and buyers have the same elements. */
export const partyRows: readonly Row<Party>[] = [
  globalIds,
  text('ram:Name', 'name'),
  core(text('ram:Description', 'legal_info')),
  group('ram:SpecifiedLegalOrganization', [
    legalId(tag('ram:ID')),
    text('ram:TradingBusinessName', 'trading_name'),
  ]),
  core(part('ram:DefinedTradeContact', 'contact', contactRows)),
  part('ram:PostalTradeAddress', 'address', addressRows),
  group('ram:URIUniversalCommunication', [
    text('ram:URIID', 'electronic_address', { attributes: { schemeID: 'electronic_address_scheme' } }),
  ]),
  registration('VA', 'vat_id'),
  registration('FC', 'tax_registration_id'),
];
