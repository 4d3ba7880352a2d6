import { codesOf } from '@conforme/rules/packs/codes';
import type { Invoice } from '../../invoice/index.ts';
import type { PatchOperation } from '../reported.ts';

/** Countries by another code than the one of ISO 3166-1 that VAT numbers begin with. */
const PREFIXES: Readonly<Record<string, string>> = { UK: 'GB' };

const SIGNS = /[\s\u00a0\u202f.-]/gu;

/** A VAT number in another case, with signs in it, under another prefix, or the French one of a French party without its prefix. */
export function vatNumber(
  rule: string,
  pointer: string,
  value: unknown,
  invoice: Invoice,
): readonly PatchOperation[] | null {
  if (rule !== 'BR-CO-09' || typeof value !== 'string') return null;
  const plain = value.replaceAll(SIGNS, '').toUpperCase();
  const prefix = plain.slice(0, 2);
  const named = (PREFIXES[prefix] ?? prefix) + plain.slice(2);
  const meant = codesOf('vat-prefix').has(named.slice(0, 2)) ? named : frenchOf(plain, pointer, invoice);
  return meant === null || meant === value ? null : [{ op: 'replace', path: pointer, value: meant }];
}

/** Of a party in France, the number that lacks nothing but its prefix, or all before its SIREN. */
function frenchOf(plain: string, pointer: string, { seller, buyer }: Invoice): string | null {
  const party = pointer.startsWith('/invoice/buyer/') ? buyer : seller;
  if (party.address.country !== 'FR') return null;
  if (isSiren(plain)) return frenchVatNumber(plain);
  const siren = plain.slice(2);
  return isSiren(siren) && frenchVatNumber(siren) === `FR${plain}` ? `FR${plain}` : null;
}

/** A SIREN that is missing, out of the VAT number that its company has from it. */
export function sirenOfVatNumber(rule: string, invoice: Invoice): readonly PatchOperation[] | null {
  const at = PARTY_OF[rule];
  if (at === undefined || invoice[at].siren !== null) return null;
  const siren = invoice[at].vat_id?.slice(4) ?? '';
  if (!isSiren(siren) || frenchVatNumber(siren) !== invoice[at].vat_id) return null;
  return [{ op: 'add', path: `/invoice/${at}/siren`, value: siren }];
}

/** From a SIREN, the address follows, too (decision 31). */
const PARTY_OF: Readonly<Record<string, 'seller' | 'buyer'>> = {
  'BR-FR-10_BT-30': 'seller',
  'BR-FR-13_BT-34': 'seller',
  'BR-FR-12_BT-49': 'buyer',
};

/** Nine digits of which the last is the check digit of Luhn. */
function isSiren(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** FR, a key of two digits and the SIREN (BOFiP BOI-TVA-DECLA-20-10-10): 12 + 3 × (SIREN mod 97), mod 97. */
function frenchVatNumber(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
