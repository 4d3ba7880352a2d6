// What Factur-X requires where EN 16931 does not, in its schemas and code lists.

import type { CompleteInvoice } from '../../invoice/index.ts';
import { filtered, type Adapt, type Left } from './adapted.ts';
import { isFacturX, isFacturXExtended } from './level.ts';

interface Coded {
  readonly exemption_reason_code: string | null;
}

/** EN 16931 takes the codes of exemptions in small letters, too. */
export function withCapitalCodes(invoice: CompleteInvoice): CompleteInvoice {
  const { lines, allowances, charges, totals } = invoice;
  const taxed: readonly Coded[] = [...totals.vat_breakdown, ...lines, ...allowances, ...charges];
  if (taxed.every((each) => capital(each) === each)) return invoice;
  return {
    ...invoice,
    lines: lines.map(capital),
    allowances: allowances.map(capital),
    charges: charges.map(capital),
    totals: { ...totals, vat_breakdown: totals.vat_breakdown.map(capital) },
  };
}

function capital<T extends Coded>(taxed: T): T {
  const code = taxed.exemption_reason_code;
  return code === null || code === code.toUpperCase()
    ? taxed
    : { ...taxed, exemption_reason_code: code.toUpperCase() };
}

/** UNTDID 1001: a document that supports the invoice, which promises least. */
const SUPPORTING = '916';

/** UBL has documents beside a line without a type. */
export function withDocumentTypes(invoice: CompleteInvoice): CompleteInvoice {
  const isUntyped = ({ type_code: type }: { readonly type_code: string | null }): boolean => !type;
  const lists = ['additional_documents', 'settlement_documents'] as const;
  if (!invoice.lines.some((line) => lists.some((list) => line[list].some(isUntyped)))) return invoice;
  const typed = <T extends { readonly type_code: string | null }>(documents: readonly T[]): T[] =>
    documents.map((each) => (isUntyped(each) ? { ...each, type_code: SUPPORTING } : each));
  const lines = invoice.lines.map((line) => ({
    ...line,
    additional_documents: typed(line.additional_documents),
    settlement_documents: typed(line.settlement_documents),
  }));
  return { ...invoice, lines };
}

const NO_REGISTRATION = {
  en: 'In Factur-X only sellers have a tax number other than that for VAT (BR-FXEXT-03).',
  fr: 'En Factur-X, seul un vendeur a un numéro fiscal autre que celui de TVA (BR-FXEXT-03).',
};

export const withoutBuyerRegistration: Adapt = (invoice, destination) => {
  const { buyer } = invoice;
  if (!isFacturX(destination) || !buyer.tax_registration_id) return { invoice };
  return {
    invoice: { ...invoice, buyer: { ...buyer, tax_registration_id: null } },
    left: [{ pointer: '/invoice/buyer/tax_registration_id', reason: NO_REGISTRATION }],
  };
};

const NAMELESS = {
  en: 'In Factur-X EXTENDED such a party has a name, and this one gives none.',
  fr: "En Factur-X EXTENDED, un tel acteur a un nom ; celui-ci n'en donne pas.",
};

const ROLES = ['sales_agent', 'buyer_agent', 'invoicer', 'invoicee', 'payer'] as const;

export const withoutNamelessParties: Adapt = (invoice, destination) => {
  const nameless = ROLES.filter((role) => invoice[role] !== null && !invoice[role]?.name);
  if (!isFacturXExtended(destination) || nameless.length === 0) return { invoice };
  const left: Left[] = nameless.map((role) => ({ pointer: `/invoice/${role}`, reason: NAMELESS }));
  return { invoice: { ...invoice, ...Object.fromEntries(nameless.map((role) => [role, null])) }, left };
};

const ONE_CONTACT_NAME = {
  en: 'A contact is a person or a department (BT-41, BT-56): the person is written (CII-SR-465, CII-SR-466).',
  fr: 'Un contact est une personne ou un service (BT-41, BT-56) : la personne est écrite (CII-SR-465, CII-SR-466).',
};

/** Rules of the extended profiles; the others have no place for a department beside a name. */
export const withoutDepartments: Adapt = (invoice, destination) => {
  const both = (['seller', 'buyer'] as const).filter((role) => {
    const { contact } = invoice[role];
    return contact?.name && contact.department;
  });
  if (!isFacturXExtended(destination) || both.length === 0) return { invoice };
  const changed = both.map((role) => {
    const party = invoice[role];
    return [role, { ...party, contact: { ...party.contact!, department: null } }] as const;
  });
  const left = both.map((role) => ({
    pointer: `/invoice/${role}/contact/department`,
    reason: ONE_CONTACT_NAME,
  }));
  return { invoice: { ...invoice, ...Object.fromEntries(changed) }, left };
};

const NO_TEXT = {
  en: 'In Factur-X a note has a text (BT-22), and this one has none.',
  fr: "En Factur-X, une note a un texte (BT-22) ; celle-ci n'en a pas.",
};

/** The rules of EN 16931 let a note pass that gives its subject alone. */
export const withoutEmptyNotes: Adapt = (invoice, destination) => {
  if (!isFacturX(destination)) return { invoice };
  const { items, says, left } = filtered(
    invoice.notes,
    '/invoice/notes',
    ({ text }) => text.trim() !== '',
    NO_TEXT,
  );
  return left.length === 0 ? { invoice } : { invoice: { ...invoice, notes: items }, says, left };
};
