import type { Address, Contact, Party } from '@conforme/core/invoice';
import { element } from '@conforme/rules/xml';
import { keep, type Draft, type Source } from './draft.ts';
import { numberOf } from './namespaces.ts';
import { attributeOf, full, group, part, text, type Row } from './row.ts';

const SIREN_SCHEME = '0002';
const SIREN = /^\d{9}$/;

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

/** BG-6, BG-9. */
const contactRows: readonly Row<Contact>[] = [
  text('ram:PersonName', 'name'),
  text('ram:DepartmentName', 'department'),
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
      const pointers = [`${at}/global_ids/${escapePointer(scheme)}`];
      if (scheme === '') return element('ram:ID', id, { pointers });
      return element('ram:GlobalID', id, { attributes: [['schemeID', scheme]], pointers });
    });
  },
  read(source, into) {
    const ids = into['global_ids'] as Draft;
    for (const name of [ID, GLOBAL_ID])
      for (const found of source.tree.children(source.node, name)) readGlobalId(source, found, ids);
  },
};

/** A map holds a scheme once: of a repeated one, the first. */
function readGlobalId({ tree }: Source, node: number, ids: Draft): void {
  const scheme = attributeOf(tree, node, 'schemeID')?.trim() ?? '';
  const id = tree.text(node).trim();
  if (id !== '' && !Object.hasOwn(ids, scheme)) ids[scheme] = id;
}

/** A key as a step of a JSON Pointer (RFC 6901, 3). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** BT-30, BT-47: a SIREN, or the identifier of another register. */
const legalId: Row<Party> = {
  write: (party, at, target) => (party.siren === null ? otherLegalId : siren).write(party, at, target),
  read(source, into) {
    const found = source.tree.child(source.node, ID);
    if (found < 0) return;
    const id = source.tree.text(found).trim();
    const isSiren = attributeOf(source.tree, found, 'schemeID')?.trim() === SIREN_SCHEME && SIREN.test(id);
    if (isSiren) keep(into, 'siren', id);
    else otherLegalId.read(source, into);
  },
};

/** The two ways to be registered; a complete party has at most one (`core/invoice`). */
const siren: Row<Party> = text('ram:ID', 'siren', { constant: ['schemeID', SIREN_SCHEME] });

const otherLegalId: Row<Party> = text('ram:ID', 'legal_registration_id', {
  attribute: ['schemeID', 'legal_registration_scheme'],
});

/** BT-31, BT-48 and BT-32 differ in their scheme only. */
function registration(scheme: 'VA' | 'FC', key: 'vat_id' | 'tax_registration_id'): Row<Party> {
  const name = numberOf('ram:SpecifiedTaxRegistration');
  const written = group<Party>('ram:SpecifiedTaxRegistration', [
    text('ram:ID', key, { constant: ['schemeID', scheme] }),
  ]);
  return {
    write: written.write,
    read({ tree, node }, into) {
      for (const found of tree.children(node, name)) {
        const id = tree.child(found, ID);
        if (id >= 0 && attributeOf(tree, id, 'schemeID')?.trim() === scheme) keep(into, key, tree.text(id));
      }
    },
  };
}

/** BG-4, BG-7: sellers and buyers have the same elements. */
export const partyRows: readonly Row<Party>[] = [
  globalIds,
  text('ram:Name', 'name'),
  full(text('ram:Description', 'legal_info')),
  group('ram:SpecifiedLegalOrganization', [legalId, text('ram:TradingBusinessName', 'trading_name')]),
  full(part('ram:DefinedTradeContact', 'contact', contactRows)),
  part('ram:PostalTradeAddress', 'address', addressRows),
  group('ram:URIUniversalCommunication', [
    text('ram:URIID', 'electronic_address', { attribute: ['schemeID', 'electronic_address_scheme'] }),
  ]),
  registration('VA', 'vat_id'),
  registration('FC', 'tax_registration_id'),
];
