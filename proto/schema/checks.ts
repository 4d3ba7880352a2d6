// Faults that take more than one field to see, as the decisions list them. Values at fault already are undefined here
// and are passed over: one mistake, one fault.

import type { Check } from './walk.ts';

/** A line that groups others or only informs (EXT-FR-FE-163) has no price of its own. */
function isHeading({ status_reason_code: kind }: Readonly<Record<string, unknown>>): boolean {
  return kind === 'GROUP' || kind === 'INFORMATION';
}

const HEADING = ['quantity', 'unit_price', 'vat_category'];

/** By definition name: the required or defaulted fields that an object may do without. The canonical text of such a field is empty. */
export const DISPENSED_OF: Readonly<
  Record<string, (value: Readonly<Record<string, unknown>>) => readonly string[]>
> = {
  Line: (value) => (isHeading(value) ? HEADING : []),
};

/** By the contract's name of an object: what is said of a field that it requires and lacks, where that is more than its name. */
export const MISSING_IN: Readonly<Record<string, 'missing_total' | 'missing_reason'>> = {
  Totals: 'missing_total',
  StatusReason: 'missing_reason',
};

/** Decision 25. */
const rateForStandard: Check = (value, walk) => {
  if (isHeading(value)) return;
  if (value.vat_category === 'S' && value.vat_rate === null) walk.fault('vat_rate_required');
};

/** Decision 30. */
const siretOfSiren: Check = ({ siren, siret }, walk) => {
  if (typeof siren !== 'string' || typeof siret !== 'string' || siret.startsWith(siren)) return;
  walk.fault('siret_contradicts_siren', [siren], ['siret']);
};

/** Decision 31: the scheme an electronic address implies, or null when it implies none. */
function impliedScheme(address: string): 'EM' | '0225' | null {
  if (address.includes('@')) return 'EM';
  return /^[0-9]{9}/.test(address) ? '0225' : null;
}

const schemeOfAddress: Check = (value, walk) => {
  const { electronic_address: address, electronic_address_scheme: scheme } = value;
  if (typeof address !== 'string' || scheme !== null || impliedScheme(address)) return;
  // As receivers are named in one word: 0225:404833048.
  const [, inside, own] = /^(\d{4}|EM):(.{1,100})$/.exec(address) ?? [];
  walk.fault('scheme_unknown', inside && own ? [own, inside] : [], ['electronic_address_scheme']);
};

/** Decision 27: two places for BT-20, so both are named. */
const oneTextOfTerms: Check = ({ payment_terms: terms, payment }, walk) => {
  const other = (payment as { terms?: unknown } | null | undefined)?.terms;
  if (typeof terms !== 'string' || typeof other !== 'string' || terms === other) return;
  walk.fault('terms_differ', ['payment.terms'], ['payment_terms']);
  walk.fault('terms_differ', ['payment_terms'], ['payment', 'terms']);
};

const party: Check = (value, walk) => {
  siretOfSiren(value, walk);
  schemeOfAddress(value, walk);
};

/** By definition name of the schema. */
export const CHECKS_OF: Readonly<Record<string, Check>> = {
  Invoice: oneTextOfTerms,
  Seller: party,
  Buyer: party,
  Line: rateForStandard,
  Allowance: rateForStandard,
  Charge: rateForStandard,
};
