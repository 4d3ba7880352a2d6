import {
  pointerStep,
  type Address,
  type CompleteInvoice,
  type Contact,
  type Party,
} from '@conforme/core/invoice';
import { element, type Tree } from '@conforme/rules/xml';
import {
  attributeOf,
  keepEntry,
  legalId,
  NO_ELEMENTS,
  NO_PLACES,
  readOnly,
  textAt,
  textOf,
  type Draft,
} from '@conforme/core/syntax';
import { numberOf } from './namespaces.ts';
import { group, part, tag, text, within, type Row } from './row.ts';
import { taxScheme } from './tax.ts';

/** Marks the identifier of a creditor (BT-90) among those of the seller. */
const CREDITOR_SCHEME = 'SEPA';

/** BG-5, BG-8, BG-15. */
export const addressRows: readonly Row<Address>[] = [
  text('cbc:StreetName', 'line1'),
  text('cbc:AdditionalStreetName', 'line2'),
  text('cbc:CityName', 'city'),
  text('cbc:PostalZone', 'postal_code'),
  text('cbc:CountrySubentity', 'country_subdivision'),
  group('cac:AddressLine', [text('cbc:Line', 'line3')]),
  group('cac:Country', [text('cbc:IdentificationCode', 'country')]),
];

/** BT-41-0, BT-56-0: UBL has no department, so it stands for the name where there is none. */
const department: Row<Contact> = {
  write: (contact, at, target) =>
    textOf(contact, 'name') === null
      ? text<Contact>('cbc:Name', 'department').write(contact, at, target)
      : NO_ELEMENTS,
  places: NO_PLACES,
};

/** BG-6, BG-9. */
const contactRows: readonly Row<Contact>[] = [
  text('cbc:Name', 'name'),
  department,
  text('cbc:Telephone', 'phone'),
  text('cbc:ElectronicMail', 'email'),
];

const ID = numberOf('cbc:ID');
const IDENTIFICATION = 'cac:PartyIdentification';
const IDENTIFICATION_NUMBER = numberOf(IDENTIFICATION);
const TAX_SCHEME_NUMBER = numberOf('cac:TaxScheme');

/** BT-29, BT-46: one element a scheme; an identifier without scheme has the empty key. */
function globalIds(accepts: (scheme: string) => boolean): Row<Party> {
  return {
    write: ({ global_ids: ids }, at) =>
      Object.entries(ids)
        .filter(([, id]) => id.trim() !== '')
        .map(([scheme, id]) => {
          const pointers = [`${at}/global_ids/${pointerStep(scheme)}`];
          const attributes = scheme === '' ? [] : [['schemeID', scheme] as const];
          return element(IDENTIFICATION, [element('cbc:ID', id, { attributes, pointers })]);
        }),
    places: () => [
      {
        name: IDENTIFICATION_NUMBER,
        take({ tree }, node, into) {
          const { scheme, id, isPlain } = identifier(tree, node);
          if (id === '' || !isPlain || !accepts(scheme)) return false;
          return keepEntry(into['global_ids'] as Draft, scheme, id);
        },
      },
    ],
  };
}

/** What `cac:PartyIdentification` holds, and whether that is all of it. */
function identifier(tree: Tree, node: number): { scheme: string; id: string; isPlain: boolean } {
  const child = tree.child(node, ID);
  if (child < 0) return { scheme: '', id: '', isPlain: false };
  const scheme = attributeOf(tree, child, 'schemeID');
  const isPlain = tree.end[node]! - node === (scheme === null ? 2 : 3);
  return { scheme: scheme ?? '', id: tree.text(child).trim(), isPlain };
}

/** BT-90: of the payment, but an identifier of the seller in UBL, or of the payee where there is one. */
const creditor: Row<CompleteInvoice> = within('payment', [
  group(
    IDENTIFICATION,
    [text('cbc:ID', 'creditor_reference_id', { constant: ['schemeID', CREDITOR_SCHEME] })],
    { accepts: (tree, node) => identifier(tree, node).scheme === CREDITOR_SCHEME },
  ),
]);

/** BT-31, BT-48 name VAT as their scheme; BT-32 any other (EN 16931-3-2). */
function registration(key: 'vat_id' | 'tax_registration_id', scheme: 'VAT' | 'TAX'): Row<Party> {
  return group('cac:PartyTaxScheme', [text('cbc:CompanyID', key), taxScheme(scheme)], {
    accepts: (tree, node) => isVat(tree, node) === (scheme === 'VAT'),
  });
}

function isVat(tree: Tree, node: number): boolean {
  const scheme = tree.child(node, TAX_SCHEME_NUMBER);
  return scheme >= 0 && textAt(tree, scheme, ID)?.toUpperCase() === 'VAT';
}

const trailing: readonly Row<Party>[] = [
  group('cac:PartyName', [text('cbc:Name', 'trading_name')]),
  part('cac:PostalAddress', 'address', addressRows),
  registration('vat_id', 'VAT'),
  registration('tax_registration_id', 'TAX'),
  group('cac:PartyLegalEntity', [
    text('cbc:RegistrationName', 'name'),
    legalId(tag('cbc:CompanyID')),
    text('cbc:CompanyLegalForm', 'legal_info'),
  ]),
  part('cac:Contact', 'contact', contactRows),
];

/** What comes before the creditor's identifier. */
function leading(accepts: (scheme: string) => boolean): readonly Row<Party>[] {
  const address = text<Party>('cbc:EndpointID', 'electronic_address', {
    attributes: { schemeID: 'electronic_address_scheme' },
  });
  return [address, globalIds(accepts)];
}

const sellerRows: readonly Row<CompleteInvoice>[] = [
  within(
    'seller',
    leading((scheme) => scheme !== CREDITOR_SCHEME),
  ),
  creditor,
  within('seller', trailing),
];
const buyerRows: readonly Row<CompleteInvoice>[] = [within('buyer', [...leading(() => true), ...trailing])];

/** BG-4, BG-7, and where BT-90 may stand. */
export const parties: readonly Row<CompleteInvoice>[] = [
  group('cac:AccountingSupplierParty', [group('cac:Party', sellerRows, { of: 'seller' })], { of: 'seller' }),
  group('cac:AccountingCustomerParty', [group('cac:Party', buyerRows, { of: 'buyer' })], { of: 'buyer' }),
  readOnly(group('cac:PayeeParty', [creditor])),
];
