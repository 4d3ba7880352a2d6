// BG-22 and BG-23. Left out of a request they are computed; given, they are the caller's word and the rules judge them.

import {
  choice,
  date,
  decimal,
  emptyList,
  nullable,
  object,
  orNull,
  part,
  relaxed,
  text,
} from './builders.ts';
import { VAT_CATEGORIES, VAT_CATEGORY_LABELS } from './choices.ts';

/** Factur-X EXTENDED; BT-7 and BT-8 stand on the invoice, here only where a row after the first has them. */
const breakdownExtension = {
  line_total_basis: orNull(
    decimal('Amount', null, {
      en: ['Base from lines', 'Part of the taxable amount that comes from lines.'],
      fr: ['Base issue des lignes', 'Part de la base imposable qui vient des lignes.'],
    }),
  ),
  allowance_charge_basis: orNull(
    decimal('Amount', null, {
      en: ['Base from allowances and charges', 'Part of it that comes from allowances and charges.'],
      fr: [
        'Base issue des remises et charges',
        'Part de la base imposable qui vient des remises et charges.',
      ],
    }),
  ),
  tax_point_date: orNull(
    date('BT-7', {
      en: ['Tax point date', 'When the rows differ: day this VAT becomes chargeable.'],
      fr: ['Date d’exigibilité', 'Si les lignes diffèrent\u00a0: jour où cette TVA devient exigible.'],
    }),
  ),
  tax_point_code: orNull(
    text('BT-8', {
      en: ['Tax point code', 'When the rows differ: what makes this VAT chargeable, UNTDID 2475.'],
      fr: ['Fait générateur', 'Si les lignes diffèrent\u00a0: ce qui rend cette TVA exigible, UNTDID 2475.'],
    }),
  ),
};

// One row per category and rate (BR-CO-18). Decision 26: left out while totals are given, the rows alone are computed.
export const VatBreakdownSchema = object(
  'VatBreakdown',
  {
    en: 'One VAT category and rate with its sums.',
    fr: 'Une catégorie et un taux de TVA avec leurs totaux.',
  },
  {
    category: choice(
      VAT_CATEGORIES,
      'BT-118',
      { en: ['Category', 'VAT category, UNTDID 5305.'], fr: ['Catégorie', 'UNTDID 5305.'] },
      VAT_CATEGORY_LABELS,
    ),
    rate: orNull(
      decimal('Rate', 'BT-119', {
        en: ['Rate', 'VAT rate in percent; none for category O.'],
        fr: ['Taux', 'En pour cent\u00a0; aucun en catégorie O.'],
      }),
    ),
    taxable_amount: decimal('Amount', 'BT-116', {
      en: ['Taxable amount', 'Sum of what is taxed in this category at this rate.'],
      fr: ['Base imposable', 'Somme de ce qui est taxé dans cette catégorie à ce taux.'],
    }),
    tax_amount: decimal('Amount', 'BT-117', {
      en: ['Tax amount', 'VAT on it.'],
      fr: ['Montant de TVA', 'TVA sur la base imposable.'],
    }),
    exemption_reason: orNull(
      text('BT-120', {
        en: ['Exemption reason', 'Why no VAT is charged, in words.'],
        fr: ['Motif d’exonération', 'Pourquoi aucune TVA n’est facturée, en toutes lettres.'],
      }),
    ),
    exemption_reason_code: orNull(
      text('BT-121', {
        en: ['Exemption reason code', 'Why no VAT is charged, as a VATEX code.'],
        fr: ['Code du motif', 'Code VATEX.'],
      }),
    ),
    ...breakdownExtension,
  },
);

// The five required sums are those BR-12 to BR-15 require, and BT-110. None is rounded for the caller (decision 24).
// EN 16931 has BT-110 only where VAT is charged; the contract requires it always.
const taxTotal = decimal('Amount', 'BT-110', {
  en: ['Tax total', 'Total VAT in the currency of the invoice.'],
  fr: ['Total de TVA', 'Dans la devise de la facture.'],
});

export const TotalsSchema = object(
  'Totals',
  { en: 'The sums of the invoice.', fr: 'Les totaux de la facture.' },
  {
    line_total: decimal('Amount', 'BT-106', {
      en: ['Line total', 'Sum of the net amounts of all lines.'],
      fr: ['Total des lignes', 'Somme des montants nets de toutes les lignes.'],
    }),
    allowance_total: orNull(
      decimal('Amount', 'BT-107', {
        en: ['Allowance total', 'Sum of the allowances of the document.'],
        fr: ['Total des remises', 'Somme des remises du document.'],
      }),
    ),
    charge_total: orNull(
      decimal('Amount', 'BT-108', {
        en: ['Charge total', 'Sum of the charges of the document.'],
        fr: ['Total des charges', 'Somme des charges du document.'],
      }),
    ),
    tax_exclusive: decimal('Amount', 'BT-109', {
      en: ['Tax exclusive', 'Total without VAT.'],
      fr: ['Total hors TVA', 'Total sans la TVA.'],
    }),
    tax_total: relaxed('base', taxTotal, nullable(taxTotal)),
    tax_inclusive: decimal('Amount', 'BT-112', {
      en: ['Tax inclusive', 'Total with VAT.'],
      fr: ['Total TVA comprise', 'Total avec la TVA.'],
    }),
    prepaid: orNull(
      decimal('Amount', 'BT-113', {
        en: ['Prepaid', 'What was paid before.'],
        fr: ['Déjà versé', 'Ce qui a déjà été payé.'],
      }),
    ),
    rounding: orNull(
      decimal('Amount', 'BT-114', {
        en: ['Rounding', 'What rounds the amount due.'],
        fr: ['Arrondi', 'Ce qui arrondit le net à payer.'],
      }),
    ),
    amount_due: decimal('Amount', 'BT-115', {
      en: ['Amount due', 'What remains to be paid.'],
      fr: ['Net à payer', 'Ce qui reste à payer.'],
    }),
    tax_total_accounting: orNull(
      decimal('Amount', 'BT-111', {
        en: [
          'Tax total accounting',
          'Total VAT in `vat_accounting_currency`; needed when that differs from the currency.',
        ],
        fr: [
          'Total de TVA dans la devise comptable',
          'Nécessaire quand la devise de comptabilisation diffère.',
        ],
      }),
    ),
    vat_breakdown: emptyList(VatBreakdownSchema, 'BG-23', {
      en: ['VAT breakdown', 'VAT per category and rate; computed when left out.'],
      fr: ['Ventilation de la TVA', 'TVA par catégorie et taux\u00a0; calculée quand elle est omise.'],
    }),
  },
);

/** As answered: check `base` lets an invoice without VAT have no BT-110, and then none is stated. */
export const CompleteTotalsSchema = object(
  { definition: 'CompleteTotals', message: 'Totals' },
  { en: 'The sums of the invoice.', fr: 'Les totaux de la facture.' },
  { ...TotalsSchema.properties, tax_total: nullable(taxTotal) },
);

// BG-22 and its shortcuts. With totals given the shortcuts are ignored (decision 26). tax_total_accounting is ours (decision
// 33): without BT-111 an invoice in another currency than its VAT accounting could not be written at all (BR-53).
export const sums = {
  totals: orNull(
    part(TotalsSchema, 'BG-22', {
      en: ['Totals', 'The sums; computed when left out. Given, they win over the two shortcuts below.'],
      fr: [
        'Totaux',
        'Calculés quand ils sont omis\u00a0; donnés, ils l’emportent sur l’acompte et l’arrondi.',
      ],
    }),
  ),
  prepaid_amount: orNull(
    decimal('Amount', 'BT-113', {
      en: ['Prepaid amount', 'What was paid before; used when the totals are computed.'],
      fr: ['Déjà versé', 'Acompte, pris en compte quand les totaux sont calculés.'],
    }),
  ),
  rounding_amount: orNull(
    decimal('Amount', 'BT-114', {
      en: ['Rounding amount', 'What rounds the amount due; used when the totals are computed.'],
      fr: ['Arrondi', 'Ce qui arrondit le net à payer quand les totaux sont calculés.'],
    }),
  ),
  tax_total_accounting: orNull(
    decimal('Amount', 'BT-111', {
      en: [
        'Tax total accounting',
        'Total VAT in `vat_accounting_currency`; used when the totals are computed.',
      ],
      fr: [
        'Total de TVA dans la devise comptable',
        'Nécessaire quand la devise de comptabilisation diffère.',
      ],
    }),
  ),
  tax_exemption_reason: orNull(
    text('BT-120', {
      en: [
        'Tax exemption reason',
        'Why no VAT is charged, in words: default for categories E, AE, K, G and O.',
      ],
      fr: [
        'Motif d’exonération',
        'Pourquoi aucune TVA n’est facturée, en toutes lettres (catégories E, AE, K, G et O).',
      ],
    }),
  ),
  tax_exemption_reason_code: orNull(
    text('BT-121', {
      en: ['Tax exemption reason code', 'Why no VAT is charged, as a VATEX code: default likewise.'],
      fr: ['Code du motif d’exonération', 'Code VATEX.'],
    }),
  ),
};
