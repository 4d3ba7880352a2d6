/** Why a value of an invoice is not in its extract. */
export const LEFT_OUT = {
  noPlace: {
    en: 'Flux 1 has no place for it: the State does not receive it.',
    fr: "Le flux 1 n'a pas de place pour lui : l'État ne le reçoit pas.",
  },
  fullOnly: {
    en: 'Only the full extract has it, from September 2027.',
    fr: "Seul l'extrait complet le porte, à partir de septembre 2027.",
  },
  oneOnly: {
    en: 'Flux 1 takes one of these, and the first stays.',
    fr: "Le flux 1 n'en prend qu'un, et le premier reste.",
  },
  otherKind: {
    en: 'Flux 1 takes another kind here: VAT numbers, and of the identifiers the SIREN of a single taxable person (0231).',
    fr: "Le flux 1 prend ici un autre genre : les numéros de TVA, et des identifiants le SIREN d'un assujetti unique (0231).",
  },
} as const;

/** Why BT-148 stands in an extract of an invoice without it. */
export const SUPPLIED = {
  en: 'Flux 1 demands a gross price (G6.09); without a discount it is the net price (BT-146).',
  fr: 'Le flux 1 exige un prix brut (G6.09) ; sans remise, il est le prix net (BT-146).',
} as const;
