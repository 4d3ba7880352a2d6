import type { CompleteInvoice, Contact } from '@conforme/core/invoice';
import type { Tree } from '@conforme/engine/xml';
import { extended, legalId, NO_ELEMENTS, NO_PLACES, textAt, textOf } from '@conforme/core/syntax';
import { addressRows } from './address.ts';
import { creditorOf, identifiers, idsBesidePlace, notOfCreditor, type AnyParty } from './identifiers.ts';
import { numberOf } from './namespaces.ts';
import { group, part, tag, text, within, type Row } from './row.ts';
import { taxScheme } from './tax.ts';

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
  extended(text('cbc:Telefax', 'fax')),
  text('cbc:ElectronicMail', 'email'),
];

const contact: Row<AnyParty> = part('cac:Contact', 'contact', contactRows);
const postalAddress: Row<AnyParty> = part('cac:PostalAddress', 'address', addressRows);

const ID = numberOf('cbc:ID');
const TAX_SCHEME_NUMBER = numberOf('cac:TaxScheme');

/** BT-31, BT-48, BT-63 name VAT as their scheme; BT-32 any other (EN 16931-3-2). */
function registration(key: 'vat_id' | 'tax_registration_id', scheme: 'VAT' | 'TAX'): Row<AnyParty> {
  return group('cac:PartyTaxScheme', [text('cbc:CompanyID', key), taxScheme(scheme)], {
    accepts: (tree, node) => isVat(tree, node) === (scheme === 'VAT'),
  });
}

function isVat(tree: Tree, node: number): boolean {
  const scheme = tree.child(node, TAX_SCHEME_NUMBER);
  return scheme >= 0 && textAt(tree, scheme, ID)?.toUpperCase() === 'VAT';
}

const vatId = registration('vat_id', 'VAT');
const taxId = registration('tax_registration_id', 'TAX');

const electronicAddress = text<AnyParty>('cbc:EndpointID', 'electronic_address', {
  attributes: { schemeID: 'electronic_address_scheme' },
});
/** UNTDID 3035. Of seller and buyer the element states their trade, so they have no role in UBL. */
const role = text<AnyParty>('cbc:IndustryClassificationCode', 'role_code');
const partyName = (key: 'name' | 'trading_name'): Row<AnyParty> =>
  group('cac:PartyName', [text('cbc:Name', key)]);

const registeredName = text<AnyParty>('cbc:RegistrationName', 'name');
const legalForm = text<AnyParty>('cbc:CompanyLegalForm', 'legal_info');

/** BT-30, BT-33 and their like. */
function legalEntity(...[name, form]: readonly [Row<AnyParty>, Row<AnyParty>] | readonly []): Row<AnyParty> {
  return group('cac:PartyLegalEntity', [
    ...(name === undefined ? [] : [name]),
    legalId(tag('cbc:CompanyID')),
    form ?? extended(legalForm),
    extended(part('cac:RegistrationAddress', 'legal_address', addressRows)),
  ]);
}

/** What seller and buyer have in common after their identifiers. */
function trailing(taxRegistration: Row<AnyParty>): readonly Row<AnyParty>[] {
  return [
    partyName('trading_name'),
    postalAddress,
    vatId,
    taxRegistration,
    legalEntity(registeredName, legalForm),
    contact,
  ];
}

/** A party that only extensions of EN 16931 have, in whatever role. */
export const roleRows: readonly Row<AnyParty>[] = [
  electronicAddress,
  role,
  ...identifiers(),
  ...trailing(taxId),
];

/** More about who receives a delivery, around the name, which is of the delivery itself (BT-70). */
const addressed: readonly Row<AnyParty>[] = [electronicAddress, role];
export const beforeReceiver: readonly Row<AnyParty>[] = [...addressed, ...identifiers()];
export const afterReceiver: readonly Row<AnyParty>[] = [vatId, taxId, legalEntity(), contact];

/** Who receives what a line is for; place and address are not of the party. */
export const receiverOfLine: readonly Row<AnyParty>[] = [
  ...addressed,
  ...idsBesidePlace,
  partyName('name'),
  ...afterReceiver,
];

/** A payee without its name (BR-17) may have nothing of its own to write: the creditor alone would be read as no payee at all. */
const isPayeeNamed = ({ payee }: CompleteInvoice): boolean => payee !== null && payee.name !== null;

const [ownIds, furtherIds] = identifiers(notOfCreditor);

/** EXTENDED-CTC-FR: who acts for the seller, and who writes its invoices. */
const sellerRows: readonly Row<CompleteInvoice>[] = [
  within('seller', [electronicAddress, ownIds]),
  creditorOf((invoice) => !isPayeeNamed(invoice)),
  within('seller', [furtherIds, ...trailing(taxId)]),
  extended(part('cac:AgentParty', 'sales_agent', roleRows)),
  extended(group('cac:ServiceProviderParty', [part('cac:Party', 'invoicer', roleRows)])),
];

/** The same of the buyer, of whom EN 16931 has no tax registration but for VAT (decision 36). */
const buyerRows: readonly Row<CompleteInvoice>[] = [
  within('buyer', [electronicAddress, ...identifiers(), ...trailing(extended(taxId))]),
  extended(part('cac:AgentParty', 'buyer_agent', roleRows)),
  extended(group('cac:ServiceProviderParty', [part('cac:Party', 'invoicee', roleRows)])),
];

/** BG-10: name, identifier, legal registration; extensions have the rest. Who is paid is the creditor. */
const payeeRows: readonly Row<CompleteInvoice>[] = [
  within('payee', [extended(electronicAddress), extended(role), ownIds]),
  creditorOf(isPayeeNamed),
  within('payee', [
    furtherIds,
    partyName('name'),
    extended(postalAddress),
    extended(vatId),
    extended(taxId),
    legalEntity(),
    extended(contact),
  ]),
];

/** BG-11 with BG-12: name, address, VAT identifier. */
const representativeRows: readonly Row<AnyParty>[] = [
  extended(electronicAddress),
  extended(role),
  ...identifiers().map(extended),
  partyName('name'),
  postalAddress,
  vatId,
  extended(taxId),
  extended(legalEntity()),
  extended(contact),
];

/** BG-4, BG-7, BG-10, BG-11, and where BT-90 may stand. */
export const parties: readonly Row<CompleteInvoice>[] = [
  group('cac:AccountingSupplierParty', [group('cac:Party', sellerRows, { of: 'seller' })], { of: 'seller' }),
  group('cac:AccountingCustomerParty', [group('cac:Party', buyerRows, { of: 'buyer' })], { of: 'buyer' }),
  group('cac:PayeeParty', payeeRows, { of: 'payee' }),
  part('cac:TaxRepresentativeParty', 'tax_representative', representativeRows),
];
