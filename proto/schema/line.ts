// BG-25: what was sold, how much of it, at which price and under which VAT.

import { LineAllowanceSchema, LineChargeSchema } from './adjustments.ts';
import { choice, date, decimal, defaulted, emptyList, object, orNull, part, text } from './builders.ts';
import { VAT_CATEGORIES, VAT_CATEGORY_LABELS } from './choices.ts';
import { DeliveryTermsSchema } from './delivery.ts';
import { agreement, LineDeliverySchema, LineTotalsSchema, priceExtension } from './line-extension.ts';
import { LineNoteSchema } from './notes.ts';
import { LineSellerSchema } from './parties.ts';
import { item, itemExtension } from './product.ts';
import { accounting, VatDetailSchema } from './settlement.ts';

// BG-29. Prices have the decimals the seller gives them, as BR-DEC allows; of a quantity's, BR-FR-DEC-02 allows four
// (decision 32).
const price = {
  quantity: decimal('Quantity', 'BT-129', {
    en: ['Quantity', 'Invoiced quantity; negative on a line that takes something back.'],
    fr: ['Quantité', 'Négative sur une ligne qui reprend quelque chose.'],
  }),
  unit_code: defaulted(
    text('BT-130', {
      en: ['Unit', 'Unit of the quantity, UN/ECE Rec 20: C62 unit, HUR hour, DAY, KGM, MTR, LTR and others.'],
      fr: ['Unité', 'CEE-ONU Rec 20\u00a0: C62 unité, HUR heure, DAY jour, KGM, MTR, LTR…'],
    }),
    'C62',
  ),
  unit_price: decimal('Price', 'BT-146', {
    en: ['Unit price', 'Net price of one unit (or of `price_base_quantity` units), without VAT.'],
    fr: ['Prix unitaire', 'Prix net hors TVA d’une unité (ou de la quantité de base).'],
  }),
  gross_unit_price: orNull(
    decimal('Price', 'BT-148', {
      en: ['Gross unit price', 'Price before `price_discount`, without VAT.'],
      fr: ['Prix brut', 'Prix hors TVA avant rabais.'],
    }),
  ),
  price_discount: orNull(
    decimal('Price', 'BT-147', {
      en: ['Price discount', 'What was taken off the gross price to give `unit_price`.'],
      fr: ['Rabais sur le prix', 'Ce qui a été ôté du prix brut.'],
    }),
  ),
  price_base_quantity: orNull(
    decimal('Quantity', 'BT-149', {
      en: ['Price base quantity', 'How many units the price is for; 1 when left out.'],
      fr: ['Quantité de base du prix', 'Pour combien d’unités le prix vaut\u00a0; 1 quand elle est omise.'],
    }),
  ),
  price_base_unit_code: orNull(
    text('BT-150', {
      en: ['Price base unit code', 'Unit of `price_base_quantity`; the unit of the quantity when left out.'],
      fr: ['Unité de la quantité de base', 'L’unité de la quantité quand elle est omise.'],
    }),
  ),
};

// vat_rate cannot be required: categories other than S go without, so checks.ts requires it (decision 25).
const vat = {
  vat_category: defaulted(
    choice(
      VAT_CATEGORIES,
      'BT-151',
      { en: ['VAT category', 'VAT category, UNTDID 5305.'], fr: ['Catégorie de TVA', 'UNTDID 5305.'] },
      VAT_CATEGORY_LABELS,
    ),
    'S',
  ),
  vat_rate: orNull(
    decimal('Rate', 'BT-152', {
      en: ['VAT rate', 'VAT rate in percent. Required for category S.'],
      fr: ['Taux de TVA', 'En pour cent\u00a0; obligatoire en catégorie S.'],
    }),
  ),
};

const adjustments = {
  allowances: emptyList(LineAllowanceSchema, 'BG-27', {
    en: ['Allowances', 'Deductions from this line.'],
    fr: ['Remises', 'Ce qui est déduit de cette ligne.'],
  }),
  charges: emptyList(LineChargeSchema, 'BG-28', {
    en: ['Charges', 'Additions to this line.'],
    fr: ['Charges ou frais', 'Ce qui s’ajoute à cette ligne.'],
  }),
};

// BG-26, BT-131 to BT-133
const rest = {
  period_start: orNull(
    date('BT-134', {
      en: ['Period start', 'First day of the period this line covers.'],
      fr: ['Début de période', 'Premier jour de la période que couvre cette ligne.'],
    }),
  ),
  period_end: orNull(
    date('BT-135', {
      en: ['Period end', 'Last day of the period this line covers.'],
      fr: ['Fin de période', 'Dernier jour de la période que couvre cette ligne.'],
    }),
  ),
  order_line_reference: orNull(
    text('BT-132', {
      en: ['Order line reference', 'Line of the purchase order this line answers.'],
      fr: ['Ligne de commande', 'Ligne de la commande à laquelle celle-ci répond.'],
    }),
  ),
  buyer_accounting_reference: orNull(
    text('BT-133', {
      en: ['Buyer accounting reference', 'Where the buyer books this line.'],
      fr: ['Imputation comptable de l’acheteur', 'Où l’acheteur comptabilise cette ligne.'],
    }),
  ),
  net_amount: orNull(
    decimal('Amount', 'BT-131', {
      en: [
        'Net amount',
        'Net amount of the line, without VAT. Left out, it is quantity × unit price ÷ base quantity − allowances + charges, ' +
          'rounded half away from zero to two decimals. Given, it is taken as it is and judged by the rules.',
      ],
      fr: [
        'Montant net',
        'Calculé quand il est omis\u00a0: quantité × prix ÷ quantité de base − remises + charges.',
      ],
    }),
  ),
};

/** Lines below lines, and what kind of line this is (EXTENDED, EXTENDED-CTC-FR). */
const structure = {
  parent_line_id: orNull(
    text('EXT-FR-FE-162', {
      en: ['Parent line', 'Identifier of the line this one belongs to.'],
      fr: ['Ligne parente', 'Identifiant de la ligne à laquelle celle-ci appartient.'],
    }),
  ),
  status_code: orNull(
    text('BT-X-7', {
      en: ['Line status', 'What happened to the line since the order, UNTDID 1229.'],
      fr: ['État de la ligne', 'Ce qu’est devenue la ligne depuis la commande, UNTDID 1229.'],
    }),
  ),
  status_reason_code: orNull(
    text(['EXT-FR-FE-163', 'BT-X-8'], {
      en: ['Kind of line', 'DETAIL, GROUP (a heading with its sum) or INFORMATION (counts for nothing).'],
      fr: [
        'Nature de la ligne',
        'DETAIL, GROUP (un titre et son sous-total) ou INFORMATION (ne compte pas).',
      ],
    }),
  ),
  note_subject_code: orNull(
    text(null, {
      en: ['Note subject code', 'What the note is about, UNTDID 4451.'],
      fr: ['Code sujet de la note', 'De quoi parle la note, UNTDID 4451.'],
    }),
  ),
  note_content_code: orNull(
    text(null, {
      en: ['Note content code', 'The note as a code the parties agreed on.'],
      fr: ['Code du contenu de la note', 'La note sous forme d’un code convenu entre les parties.'],
    }),
  ),
  further_notes: emptyList(LineNoteSchema, null, {
    en: ['Further notes', 'Notes after the first.'],
    fr: ['Autres notes', 'Les notes après la première.'],
  }),
};

const vatExtension = {
  exemption_reason: orNull(
    text('BT-194', {
      en: ['Exemption reason', 'Why no VAT is charged on this line, in words.'],
      fr: ['Motif d’exonération', 'Pourquoi aucune TVA n’est facturée sur cette ligne, en toutes lettres.'],
    }),
  ),
  exemption_reason_code: orNull(
    text('BT-195', {
      en: ['Exemption reason code', 'Why no VAT is charged on this line, as a VATEX code.'],
      fr: ['Code du motif d’exonération', 'Code VATEX.'],
    }),
  ),
  vat_amount: orNull(
    decimal('Amount', null, {
      en: ['VAT amount', 'The VAT of this line.'],
      fr: ['Montant de TVA', 'La TVA de cette ligne.'],
    }),
  ),
  tax_point_code: orNull(
    text(null, {
      en: ['Tax point code', 'What makes the VAT of this line chargeable, UNTDID 2475.'],
      fr: ['Fait générateur', 'Ce qui rend exigible la TVA de cette ligne, UNTDID 2475.'],
    }),
  ),
  further_vat: emptyList(VatDetailSchema, null, {
    en: ['Further VAT', 'Categories and rates after the first.'],
    fr: ['Autres TVA', 'Les catégories et taux après les premiers.'],
  }),
};

export const LineSchema = object(
  'Line',
  { en: 'One line of the invoice.', fr: 'Une ligne de la facture.' },
  {
    id: orNull(
      text('BT-126', {
        en: ['ID', 'Line identifier; numbered from 1 when left out.'],
        fr: ['Identifiant', 'Les lignes sont numérotées quand il est omis.'],
      }),
    ),
    note: orNull(
      text('BT-127', { en: ['Note', 'A note about this line.'], fr: ['Note', 'Note sur cette ligne.'] }),
    ),
    ...item,
    ...price,
    ...vat,
    ...adjustments,
    ...rest,
    ...structure,
    invoiced_object_id: orNull(
      text('BT-128', {
        en: ['Invoiced object', 'What this line invoices: a subscription, a meter, a telephone number.'],
        fr: [
          'Objet facturé',
          'Ce que facture cette ligne\u00a0: un abonnement, un compteur, un numéro de téléphone.',
        ],
      }),
    ),
    invoiced_object_scheme: orNull(
      text('BT-128-1', {
        en: ['Invoiced object scheme', 'Kind of `invoiced_object_id`, UNTDID 1153.'],
        fr: ['Type d’objet facturé', 'Nature de l’identifiant, UNTDID 1153.'],
      }),
    ),
    ...itemExtension,
    ...vatExtension,
    ...priceExtension,
    ...agreement,
    delivery_terms: orNull(
      part(DeliveryTermsSchema, null, {
        en: ['Delivery terms', 'Terms of the delivery of this line.'],
        fr: ['Conditions de livraison', 'Conditions de livraison de cette ligne.'],
      }),
    ),
    seller: orNull(
      part(LineSellerSchema, null, {
        en: ['Seller', 'Who sells what this line is for, when it is not the seller of the invoice.'],
        fr: ['Vendeur', 'Qui vend ce que porte cette ligne, si ce n’est pas le vendeur de la facture.'],
      }),
    ),
    delivery: orNull(
      part(LineDeliverySchema, null, {
        en: ['Delivery', 'Delivery of this line.'],
        fr: ['Livraison', 'Livraison de cette ligne.'],
      }),
    ),
    totals: orNull(
      part(LineTotalsSchema, null, {
        en: ['Totals', 'The sums of this line.'],
        fr: ['Totaux', 'Les totaux de cette ligne.'],
      }),
    ),
    ...accounting,
  },
);
