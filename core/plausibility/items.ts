import { GTIN, GTIN_SCHEME } from '../invoice/lines.ts';
import { isValid, type Validator } from './check-digits.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** From the right, every second digit counts three times (GS1 General Specifications, 7.9). */
const GTINS: Validator = {
  validate: (value) => {
    if (!GTIN.test(value)) return { isValid: false };
    const sum = [...value]
      .toReversed()
      .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
    return { isValid: sum % 10 === 0 };
  },
};

/** Standard identifiers of items (BT-157) that are no GTIN, though their scheme says so. */
export function itemDoubts({ lines }: Doubtful): readonly Doubt[] {
  return lines.flatMap(({ id, standard_item_id: value, standard_item_id_scheme: scheme }, at) => {
    if (!value || scheme !== GTIN_SCHEME || isValid(GTINS, value)) return [];
    return [doubt(value, id ?? String(at + 1), `/invoice/lines/${at}/standard_item_id`)];
  });
}

function doubt(value: string, line: string, pointer: string): Doubt {
  return {
    rule: 'PLAUSIBLE-GTIN',
    terms: ['BT-157'],
    pointer,
    message: {
      en: `“${value}” (BT-157) of line ${line} has not the length or the check digit of a GTIN, which its scheme 0160 says it is.`,
      fr: `«\u00a0${value}\u00a0» (BT-157) de la ligne ${line} n'a pas la longueur ou la clé d'un GTIN, que son schéma 0160 annonce.`,
    },
    fix: {
      en: "Copy the number under the item's bar code; an article number of the seller's own is BT-155, of the buyer's BT-156.",
      fr: "Recopiez le numéro sous le code-barres de l'article\u00a0; la référence propre au vendeur est BT-155, celle de l'acheteur BT-156.",
    },
  };
}
