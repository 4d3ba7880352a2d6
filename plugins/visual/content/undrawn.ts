// What an invoice may say and no page shows: it travels in the XML, for machines.

const SHORTCUT = 'spelled out elsewhere before anything is drawn';
const REGISTER = 'the register is named where readers know it, and its code means nothing to them';
const CODE = 'a code for machines; what it tells is plain from where its value stands';
const FILE = 'the file itself; its name is drawn';

/** The end of a field's JSON Pointer, `*` for any index or name → why nothing of it is drawn. */
export const NOT_DRAWN: ReadonlyMap<string, string> = new Map([
  ['/invoice/operation_type', SHORTCUT],
  ['/invoice/already_paid', SHORTCUT],
  ['/french_mentions/enabled', SHORTCUT],
  ['/french_mentions/late_payment_penalties', SHORTCUT],
  ['/french_mentions/recovery_fee', SHORTCUT],
  ['/french_mentions/early_payment_discount', SHORTCUT],
  ['/invoice/prepaid_amount', SHORTCUT],
  ['/invoice/rounding_amount', SHORTCUT],
  ['/invoice/tax_total_accounting', SHORTCUT],
  ['/invoice/tax_exemption_reason', SHORTCUT],
  ['/invoice/tax_exemption_reason_code', SHORTCUT],
  ['/legal_registration_scheme', REGISTER],
  ['/location_id_scheme', REGISTER],
  ['/standard_item_id_scheme', REGISTER],
  ['/further_ids/*/scheme', REGISTER],
  ['/standard_ids/*/scheme', REGISTER],
  ['/subject_code', CODE],
  ['/content_code', CODE],
  ['/note_subject_code', CODE],
  ['/note_content_code', CODE],
  ['/role_code', CODE],
  ['/contact/type_code', CODE],
  ['/further_contacts/*/type_code', CODE],
  ['/additional_documents/*/type_code', CODE],
  ['/ultimate_customer_orders/*/type_code', CODE],
  ['/settlement_documents/*/type_code', CODE],
  ['/order/type_code', CODE],
  ['/sales_order/type_code', CODE],
  ['/quotation/type_code', CODE],
  ['/contract/type_code', CODE],
  ['/despatch_advice/type_code', CODE],
  ['/receiving_advice/type_code', CODE],
  ['/delivery_note/type_code', CODE],
  ['/contract_type_code', CODE],
  ['/reference_type_code', CODE],
  ['/invoiced_object_scheme', CODE],
  ['/reason_code_list', CODE],
  ['/buyer_accounting_type', CODE],
  ['/further_accounting_references/*/type_code', CODE],
  ['/lines/*/status_code', 'what became of the line since the order; its figures tell what is invoiced'],
  ['/sequence', 'the order of a calculation whose result is drawn'],
  ['/document_language', 'the page has the language it is asked for'],
  ['/attachment/content_base64', FILE],
]);

/** The end of a code's JSON Pointer → what stands beside it and is drawn in its place where it is there. */
export const DRAWN_INSTEAD: ReadonlyMap<string, string> = new Map([
  ['/legal_registration_id', '/siren'],
  ['/payment/terms', '/payment_terms'],
  ['/means_code', '/means_text'],
  ['/mime_code', '/filename'],
  ['/reason_code', '/reason'],
  ['/exemption_reason_code', '/exemption_reason'],
  ['/further_attributes/*/type_code', '/further_attributes/*/name'],
  ['/vat_category', '/vat_rate'],
  ['/category', '/rate'],
]);

/** False for what no page ever shows. */
export function isDrawn(pointer: string): boolean {
  return endOf(pointer, NOT_DRAWN) === null;
}

/** The entry that a field's pointer ends like, or null. */
export function endOf(pointer: string, ends: ReadonlyMap<string, string>): string | null {
  const pattern = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  return [...ends.keys()].find((end) => pattern.endsWith(end)) ?? null;
}
