/** Displayed by default: what most invoices hold. Everything else is one choice away. */
const OF_THE_INVOICE = 'due_date type_code operation_type purchase_order_reference payment_terms currency';
const OF_PARTIES = 'name siren vat_id siret line1 postal_code city country';
const OF_LINES = 'unit_code vat_category vat_rate reason subject_code';
const OF_THE_REST = 'number filename means_code iban actual_date profile output language check';

export const USUAL: ReadonlySet<string> = new Set([
  ...OF_THE_INVOICE.split(' ').map((name) => `/invoice/${name}`),
  ...[OF_PARTIES, OF_LINES, OF_THE_REST].join(' ').split(' '),
]);

export function isUsual(pointer: string, name: string): boolean {
  return USUAL.has(pointer) || (!/^\/invoice\/[^/]+$/.test(pointer) && USUAL.has(name));
}
