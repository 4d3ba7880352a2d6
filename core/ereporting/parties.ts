import type { ReadInvoice } from '@conforme/proto/schema';

type Party = NonNullable<ReadInvoice['seller']>;

/** France and its departments overseas, whose businesses have a SIREN. */
const FRANCE: ReadonlySet<string> = new Set(['FR', 'GP', 'MQ', 'RE', 'GF', 'YT']);

/** Prefixes of VAT numbers of the Union without France; XI is Northern Ireland, EL Greece. */
const UNION =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,}$/;

export function sirenOf(party: Party | null): string | null {
  const { siren = null, legal_registration_id: id = null, legal_registration_scheme: scheme } = party ?? {};
  if (siren !== null) return siren;
  if (id === null) return null;
  if (scheme === '0002') return id;
  return scheme === '0009' ? id.slice(0, 9) : null;
}

export const countryOf = (party: Party | null): string | null => party?.address?.country ?? null;

/** Established in France: transactions between two of them go by invoices, not by e-reporting. */
export const isFrench = (party: Party | null): boolean =>
  sirenOf(party) !== null || FRANCE.has(countryOf(party) ?? '');

/** A buyer without any number of a business is taken for a consumer (G6.28). */
export const hasNumber = (party: Party | null): boolean =>
  [sirenOf(party), party?.legal_registration_id, party?.vat_id].some(
    (number) => number !== null && number !== undefined,
  );

export interface PartyId {
  readonly id: string;
  readonly id_scheme: string;
}

/** TT-33, TT-36 (G2.19): SIREN, VAT number of the Union, RIDET, TAHITI, else the country and 16 characters of the name. */
export function partyId(party: Party | null): PartyId | null {
  const siren = sirenOf(party);
  if (siren !== null) return { id: siren, id_scheme: '0002' };
  const { vat_id: vat = null, legal_registration_id: own = null, name = null } = party ?? {};
  if (vat !== null && UNION.test(vat)) return { id: vat, id_scheme: '0223' };
  const scheme = party?.legal_registration_scheme;
  if (own !== null && (scheme === '0228' || scheme === '0229')) return { id: own, id_scheme: scheme };
  const country = countryOf(party);
  if (country === null || name === null || isFrench(party)) return null;
  return { id: `${country}${[...name].slice(0, 16).join('')}`, id_scheme: '0227' };
}
