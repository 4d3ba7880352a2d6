import { isValid, isMod97, type Validator } from './check-digits.ts';
import type { Doubt } from './doubt.ts';

/** Country, check digits, business code of the creditor, national identifier (EPC262-08, AT-02). */
const FORM = /^([A-Z]{2}\d{2})[A-Z\d]{3}([A-Z\d]{1,28})$/;

/** Of some countries all identifiers have one length: the ICS of the Banque de France, the Gläubiger-ID of the Bundesbank. */
const LENGTHS: Readonly<Record<string, number>> = { FR: 13, DE: 18 };

/** The check digits are those of country and national identifier: a creditor changes the business code as it likes. */
const CREDITORS: Validator = {
  validate: (value) => {
    const [, head, national] = FORM.exec(value) ?? [];
    if (head === undefined || national === undefined) return { isValid: false };
    const length = LENGTHS[head.slice(0, 2)] ?? value.length;
    return { isValid: value.length === length && isMod97(national + head) };
  },
};

/** The identifier a bank gave to the creditor of a direct debit (BT-90). */
export function creditorDoubts(value: string | null): readonly Doubt[] {
  if (!value || isValid(CREDITORS, value.replaceAll(/\s/g, '').toUpperCase())) return [];
  return [
    {
      rule: 'PLAUSIBLE-CREDITOR-ID',
      terms: ['BT-90'],
      pointer: '/invoice/payment/creditor_reference_id',
      message: {
        en: `“${value}” (BT-90) has not the form or the check digits of a SEPA creditor identifier.`,
        fr: `«\u00a0${value}\u00a0» (BT-90) n'a pas la forme ou la clé d'un identifiant créancier SEPA.`,
      },
      fix: {
        en: 'Copy it from the contract with the bank: country, two check digits, a code of three characters (often ZZZ), the national number.',
        fr: "Recopiez l'ICS de la convention avec la banque\u00a0: pays, clé de deux chiffres, code de trois caractères (souvent ZZZ), numéro national.",
      },
    },
  ];
}
