import type { Doubt, Doubtful } from './doubt.ts';

const FIELDS = [
  ['siren', 'BT-47', 'SIREN', 'le SIREN'],
  ['vat_id', 'BT-48', 'VAT number', 'le numéro de TVA'],
] as const;

/** A buyer that is the seller: one of them was filled in twice. */
export function samePartyDoubts({ seller, buyer }: Doubtful): readonly Doubt[] {
  const same = FIELDS.find(([field]) => seller?.[field] && seller[field] === buyer?.[field]);
  if (!same) return [];
  const [field, term, en, fr] = same;
  const value = buyer![field]!;
  return [
    {
      rule: 'PLAUSIBLE-SAME-PARTY',
      terms: [term],
      pointer: `/invoice/buyer/${field}`,
      message: {
        en: `The buyer has the ${en} of the seller, ${value}.`,
        fr: `L'acheteur a ${fr} du vendeur, ${value}.`,
      },
      fix: {
        en: 'Give each party its own identifiers: one of them was filled in twice.',
        fr: "Donnez à chaque partie ses propres identifiants\u00a0: ceux de l'une ont été saisis deux fois.",
      },
    },
  ];
}
