// What extensions of EN 16931 say of a line besides item and VAT: its price in detail, its documents, delivery and sums.

import { date, decimal, emptyList, flag, object, orNull, part, text } from './builders.ts';
import { LineShipToSchema, OtherPartySchema } from './parties.ts';
import { DocumentReferenceSchema, LinePrecedingInvoiceSchema } from './references.ts';
import { VatDetailSchema } from './settlement.ts';
import type { Words } from './words.ts';

const explained = {
  base_amount: orNull(
    decimal('Decimal', null, {
      en: ['Base amount', 'Amount the percentage applies to.'],
      fr: ['Montant de base', 'Montant auquel le pourcentage s’applique.'],
    }),
  ),
  percentage: orNull(
    decimal('Rate', null, {
      en: ['Percentage', 'Percentage of the base amount.'],
      fr: ['Pourcentage', 'Pourcentage du montant de base.'],
    }),
  ),
  reason: orNull(
    text(null, { en: ['Reason', 'Why, in words.'], fr: ['Motif', 'Pourquoi, en toutes lettres.'] }),
  ),
  reason_code: orNull(
    text(null, {
      en: ['Reason code', 'Why, as a code of UNTDID 5189 or, of a charge, 7161.'],
      fr: ['Code du motif', 'Code UNTDID 5189 ou, pour une charge, 7161.'],
    }),
  ),
};

const PriceDiscountDetailsSchema = object(
  'PriceDiscountDetails',
  { en: 'How the price discount came about.', fr: 'Comment le rabais sur le prix se calcule.' },
  explained,
);

const PriceAdjustmentSchema = object(
  'PriceAdjustment',
  {
    en: 'An amount deducted from or added to the gross price.',
    fr: 'Un montant déduit du prix brut ou ajouté à celui-ci.',
  },
  {
    charge: flag({
      en: ['Charge', 'Added to the price, not deducted.'],
      fr: ['Charge', 'S’ajoute au prix au lieu d’en être déduit.'],
    }),
    amount: decimal('Decimal', null, {
      en: ['Amount', 'Amount for one base quantity, without VAT.'],
      fr: ['Montant', 'Montant pour une quantité de base, hors TVA.'],
    }),
    ...explained,
    reason_code_list: orNull(
      text(null, {
        en: [
          'List of the reason code',
          'The list when it is another: 5153 for taxes and fees other than VAT.',
        ],
        fr: [
          'Liste du code',
          'La liste quand c’en est une autre\u00a0: 5153 pour des taxes autres que la TVA.',
        ],
      }),
    ),
  },
);

export const priceExtension = {
  gross_price_base_quantity: orNull(
    decimal('Quantity', null, {
      en: [
        'Gross price base quantity',
        'How many units the gross price is for, when the net price is for others.',
      ],
      fr: [
        'Quantité de base du prix brut',
        'Pour combien d’unités le prix brut vaut, si le prix net diffère.',
      ],
    }),
  ),
  gross_price_base_unit_code: orNull(
    text(null, {
      en: ['Gross price base unit', 'Unit of `gross_price_base_quantity`.'],
      fr: ['Unité de base du prix brut', 'Unité de la quantité de base du prix brut.'],
    }),
  ),
  price_discount_details: orNull(
    part(PriceDiscountDetailsSchema, null, {
      en: ['Price discount in detail', 'How `price_discount` came about.'],
      fr: ['Détail du rabais', 'Comment le rabais sur le prix se calcule.'],
    }),
  ),
  price_adjustments: emptyList(PriceAdjustmentSchema, null, {
    en: ['Price adjustments', 'Deductions from and additions to the gross price besides `price_discount`.'],
    fr: ['Ajustements du prix', 'Ce qui est déduit du prix brut ou s’y ajoute, outre le rabais.'],
  }),
  price_vat: orNull(
    part(VatDetailSchema, null, {
      en: ['VAT in the price', 'The VAT the net price includes.'],
      fr: ['TVA du prix', 'La TVA comprise dans le prix net.'],
    }),
  ),
};

const reference = (words: Words) => orNull(part(DocumentReferenceSchema, null, words));

export const agreement = {
  order: reference({
    en: ['Purchase order', 'The purchase order of this line; its line stands in `order_line_reference`.'],
    fr: ['Bon de commande', 'La commande de cette ligne\u00a0; sa ligne a son propre champ.'],
  }),
  sales_order: reference({
    en: ['Sales order', "The seller's order of this line."],
    fr: ['Commande du vendeur', 'La commande du vendeur pour cette ligne.'],
  }),
  quotation: reference({
    en: ['Quotation', 'The quotation of this line.'],
    fr: ['Devis', 'Le devis de cette ligne.'],
  }),
  contract: reference({
    en: ['Contract', 'The contract of this line.'],
    fr: ['Contrat', 'Le contrat de cette ligne.'],
  }),
  ultimate_customer_orders: emptyList(DocumentReferenceSchema, null, {
    en: ['Orders of the end customer', 'Orders the end customer placed with the buyer.'],
    fr: ['Commandes du client final', 'Commandes que le client final a passées à l’acheteur.'],
  }),
  additional_documents: emptyList(DocumentReferenceSchema, null, {
    en: ['Additional documents', 'Documents that support this line.'],
    fr: ['Pièces justificatives', 'Documents qui appuient cette ligne.'],
  }),
  settlement_documents: emptyList(DocumentReferenceSchema, null, {
    en: ['Further invoiced objects', 'Objects this line invoices, after the first.'],
    fr: ['Autres objets facturés', 'Objets que facture cette ligne, après le premier.'],
  }),
  preceding_invoice: orNull(
    part(LinePrecedingInvoiceSchema, null, {
      en: ['Preceding invoice', 'The invoice this line corrects, credits or settles.'],
      fr: ['Facture antérieure', 'La facture que cette ligne corrige, crédite ou solde.'],
    }),
  ),
};

const quantities = {
  charge_free_quantity: orNull(
    decimal('Quantity', null, {
      en: ['Free quantity', 'Delivered free of charge.'],
      fr: ['Quantité gratuite', 'Livrée gratuitement.'],
    }),
  ),
  charge_free_unit_code: orNull(
    text(null, { en: 'Unit of the free quantity', fr: 'Unité de la quantité gratuite' }),
  ),
  package_quantity: orNull(
    decimal('Quantity', null, { en: ['Packages', 'Number of packages.'], fr: ['Colis', 'Nombre de colis.'] }),
  ),
  package_unit_code: orNull(text(null, { en: 'Kind of package', fr: 'Nature des colis' })),
  per_package_quantity: orNull(
    decimal('Quantity', null, {
      en: ['Quantity a package', 'How many one package contains.'],
      fr: ['Quantité par colis', 'Combien en contient un colis.'],
    }),
  ),
  per_package_unit_code: orNull(
    text(null, { en: 'Unit of the quantity a package', fr: 'Unité de la quantité par colis' }),
  ),
};

export const LineDeliverySchema = object(
  'LineDelivery',
  {
    en: 'When, where and how this line was delivered.',
    fr: 'Quand, où et comment cette ligne a été livrée.',
  },
  {
    actual_date: orNull(
      date('EXT-FR-FE-158', {
        en: ['Actual date', 'Day of the delivery.'],
        fr: ['Date de livraison', 'Jour de la livraison.'],
      }),
    ),
    ...quantities,
    ship_to: orNull(
      part(LineShipToSchema, null, {
        en: ['Ship-to party', 'Who receives what this line is for.'],
        fr: ['Destinataire', 'Qui reçoit ce que porte cette ligne.'],
      }),
    ),
    ultimate_ship_to: orNull(
      part(OtherPartySchema, null, {
        en: ['Final recipient', 'Who receives it in the end.'],
        fr: ['Destinataire final', 'Qui le reçoit en dernier.'],
      }),
    ),
    despatch_advice: reference({ en: 'Despatch advice', fr: 'Avis d’expédition' }),
    receiving_advice: reference({ en: 'Receiving advice', fr: 'Avis de réception' }),
    delivery_note: reference({ en: 'Delivery note', fr: 'Bon de livraison' }),
  },
);

export const LineTotalsSchema = object(
  'LineTotals',
  { en: 'The sums of a line beside its net amount.', fr: 'Les totaux d’une ligne, outre son montant net.' },
  {
    charge_total: orNull(
      decimal('Amount', null, {
        en: ['Total of charges', 'Sum of its charges.'],
        fr: ['Total des charges', 'Somme de ses charges.'],
      }),
    ),
    allowance_total: orNull(
      decimal('Amount', null, {
        en: ['Total of allowances', 'Sum of its allowances.'],
        fr: ['Total des remises', 'Somme de ses remises.'],
      }),
    ),
    tax_total: orNull(
      decimal('Amount', 'EXT-FR-FE-181', {
        en: ['Total VAT', 'Its VAT in the currency of the invoice.'],
        fr: ['Total de TVA', 'Sa TVA dans la devise de la facture.'],
      }),
    ),
    tax_total_accounting: orNull(
      decimal('Amount', 'EXT-FR-FE-182', {
        en: ['Total VAT for accounting', 'Its VAT in `vat_accounting_currency`.'],
        fr: ['Total de TVA dans la devise comptable', 'Sa TVA dans la devise de comptabilisation.'],
      }),
    ),
    tax_inclusive: orNull(
      decimal('Amount', 'EXT-FR-FE-184', {
        en: ['Total with VAT', 'Its net amount and VAT.'],
        fr: ['Total TVA comprise', 'Son montant net et sa TVA.'],
      }),
    ),
    allowance_charge_total: orNull(
      decimal('Amount', null, {
        en: ['Total of allowances and charges', 'Charges less allowances, those of the price included.'],
        fr: ['Total des remises et charges', 'Charges moins remises, celles du prix comprises.'],
      }),
    ),
  },
);
