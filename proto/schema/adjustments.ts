// BG-20, BG-21, BG-27 and BG-28: what is deducted or added, from the invoice as a whole and from one line.

import { choice, decimal, defaulted, object, orNull, text, type Terms } from './builders.ts';
import { VAT_CATEGORIES, VAT_CATEGORY_LABELS } from './choices.ts';

type Kind = 'Allowance' | 'Charge';

const ABOUT = {
  Allowance: {
    en: 'An amount deducted from the invoice as a whole.',
    fr: 'Un montant déduit de l’ensemble de la facture.',
  },
  Charge: {
    en: 'An amount added to the invoice as a whole.',
    fr: 'Un montant ajouté à l’ensemble de la facture.',
  },
  LineAllowance: { en: 'An amount deducted from one line.', fr: 'Un montant déduit d’une ligne.' },
  LineCharge: { en: 'An amount added to one line.', fr: 'Un montant ajouté à une ligne.' },
} as const;

/** Terms of amount, base amount, percentage, reason and reason code, in that order. */
function amountsOf(kind: Kind, [amount, base, percentage, reason, code]: readonly Terms[]) {
  const list = kind === 'Allowance' ? '5189' : '7161';
  return {
    amount: decimal('Amount', amount!, {
      en: ['Amount', 'Amount, without VAT, always stated positive.'],
      fr: ['Montant', 'Hors TVA, toujours positif.'],
    }),
    base_amount: orNull(
      decimal('Amount', base!, {
        en: ['Base amount', 'Amount the percentage applies to.'],
        fr: ['Montant de base', 'Montant auquel le pourcentage s’applique.'],
      }),
    ),
    percentage: orNull(
      decimal('Rate', percentage!, {
        en: ['Percentage', 'Percentage of the base amount.'],
        fr: ['Pourcentage', 'Pourcentage du montant de base.'],
      }),
    ),
    reason: orNull(
      text(reason!, { en: ['Reason', 'Why, in words.'], fr: ['Motif', 'Pourquoi, en toutes lettres.'] }),
    ),
    reason_code: orNull(
      text(code!, {
        en: ['Reason code', `Why, as a code of UNTDID ${list}.`],
        fr: ['Code du motif', `Code UNTDID ${list}.`],
      }),
    ),
  };
}

// Factur-X EXTENDED: the order of several amounts, a quantity instead of a base amount, taxes and fees other than VAT.
const extension = {
  reason_code_list: orNull(
    text(null, {
      en: ['List of the reason code', 'The list when it is another: 5153 for taxes and fees other than VAT.'],
      fr: [
        'Liste du code',
        'La liste quand c’en est une autre\u00a0: 5153 pour des taxes autres que la TVA.',
      ],
    }),
  ),
  sequence: orNull(
    decimal('Quantity', null, {
      en: ['Order', 'The place in the order they are calculated in.'],
      fr: ['Ordre', 'Rang dans l’ordre du calcul.'],
    }),
  ),
  base_quantity: orNull(
    decimal('Quantity', null, {
      en: ['Base quantity', 'Quantity the amount is for.'],
      fr: ['Quantité de base', 'Quantité à laquelle le montant s’applique.'],
    }),
  ),
  base_quantity_unit_code: orNull(
    text(null, {
      en: ['Unit of the base quantity', 'UN/ECE Rec 20.'],
      fr: ['Unité de la quantité de base', 'CEE-ONU Rec 20.'],
    }),
  ),
};

/** BG-20 and BG-21 have the same fields under different terms; the sign is the list they stand in, never the amount's. */
function adjustment(kind: Kind) {
  const allowance = kind === 'Allowance';
  const terms = allowance
    ? ['BT-92', 'BT-93', 'BT-94', 'BT-97', 'BT-98']
    : ['BT-99', 'BT-100', 'BT-101', 'BT-104', 'BT-105'];
  return object({ definition: kind, message: 'AllowanceCharge' }, ABOUT[kind], {
    ...amountsOf(kind, terms),
    vat_category: defaulted(
      choice(
        VAT_CATEGORIES,
        allowance ? 'BT-95' : 'BT-102',
        { en: ['VAT category', 'VAT category, UNTDID 5305.'], fr: ['Catégorie de TVA', 'UNTDID 5305.'] },
        VAT_CATEGORY_LABELS,
      ),
      'S',
    ),
    vat_rate: orNull(
      decimal('Rate', allowance ? 'BT-96' : 'BT-103', {
        en: ['VAT rate', 'VAT rate in percent. Required for category S.'],
        fr: ['Taux de TVA', 'En pour cent\u00a0; obligatoire en catégorie S.'],
      }),
    ),
    exemption_reason: orNull(
      text('BT-X-591', {
        en: ['Exemption reason', 'Why no VAT is charged on it, in words.'],
        fr: ['Motif d’exonération', 'Pourquoi aucune TVA n’est facturée dessus, en toutes lettres.'],
      }),
    ),
    exemption_reason_code: orNull(
      text(null, {
        en: ['Exemption reason code', 'Why no VAT is charged on it, as a VATEX code.'],
        fr: ['Code du motif d’exonération', 'Code VATEX.'],
      }),
    ),
    ...extension,
  });
}

export const AllowanceSchema = adjustment('Allowance');
export const ChargeSchema = adjustment('Charge');

/** No VAT of their own: it is the line's. */
function lineAdjustment(kind: Kind) {
  const terms =
    kind === 'Allowance'
      ? ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']
      : ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145'];
  const definition = `Line${kind}` as const;
  return object({ definition, message: 'LineAllowanceCharge' }, ABOUT[definition], {
    ...amountsOf(kind, terms),
    ...extension,
  });
}

// Two schemas of one shape, so that every place knows its own terms.
export const LineAllowanceSchema = lineAdjustment('Allowance');
export const LineChargeSchema = lineAdjustment('Charge');
