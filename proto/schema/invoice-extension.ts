// Of the invoice as a whole: what the contract does not have and EN 16931, Factur-X EXTENDED or EXTENDED-CTC-FR can say.

import { date, emptyList, flag, orNull, part, text } from './builders.ts';
import {
  BuyerAgentSchema,
  InvoiceeSchema,
  InvoicerSchema,
  OtherPartySchema,
  PayeeSchema,
  PayerSchema,
  SalesAgentSchema,
  TaxRepresentativeSchema,
} from './parties.ts';
import { FurtherPaymentSchema, FurtherPaymentTermsSchema, PaymentTermsDetailsSchema } from './payment.ts';

export const heading = {
  tax_point_code: orNull(
    text(
      'BT-8',
      {
        en: [
          'Tax point code',
          'What makes the VAT chargeable when it is no date, UNTDID 2475: 5 issue, 29 delivery, 72 payment.',
        ],
        fr: [
          'Fait générateur de la TVA',
          'Ce qui rend la TVA exigible, à défaut de date, UNTDID 2475\u00a0: 5 émission, 29 livraison, 72 paiement.',
        ],
      },
      { examples: ['5'] },
    ),
  ),
  document_name: orNull(
    text(null, {
      en: ['Document name', 'What the document calls itself.'],
      fr: ['Intitulé', 'Comment le document s’intitule lui-même.'],
    }),
  ),
  document_language: orNull(
    text(null, {
      en: ['Language', 'Language of the texts of the invoice, ISO 639-1.'],
      fr: ['Langue', 'Langue des textes de la facture, code ISO 639-1.'],
    }),
  ),
  copy_indicator: orNull(
    flag({ en: ['Copy', 'The document is a copy.'], fr: ['Copie', 'Le document est une copie.'] }),
  ),
  test_indicator: orNull(
    flag({ en: ['Test', 'The document is a test.'], fr: ['Test', 'Le document est un essai.'] }),
  ),
  contractual_due_date: orNull(
    date(null, {
      en: ['Contractual due date', 'Day the contract sets for the payment.'],
      fr: ['Échéance contractuelle', 'Jour que le contrat fixe pour le paiement.'],
    }),
  ),
};

export const roles = {
  payee: orNull(
    part(PayeeSchema, 'BG-10', {
      en: ['Payee', 'Who is paid, when it is not the seller.'],
      fr: ['Bénéficiaire', 'Qui est payé, si ce n’est pas le vendeur.'],
    }),
  ),
  tax_representative: orNull(
    part(TaxRepresentativeSchema, 'BG-11', {
      en: ['Tax representative', 'Who answers for the VAT of the seller.'],
      fr: ['Représentant fiscal', 'Qui répond de la TVA du vendeur.'],
    }),
  ),
  buyer_tax_representative: orNull(
    part(OtherPartySchema, null, {
      en: ["Buyer's tax representative", 'Who answers for the VAT of the buyer.'],
      fr: ['Représentant fiscal de l’acheteur', 'Qui répond de la TVA de l’acheteur.'],
    }),
  ),
  sales_agent: orNull(
    part(SalesAgentSchema, null, {
      en: ['Sales agent', 'Who sells in the name of the seller.'],
      fr: ['Agent du vendeur', 'Qui vend au nom du vendeur.'],
    }),
  ),
  buyer_agent: orNull(
    part(BuyerAgentSchema, 'EXT-FR-FE-BG-01', {
      en: ["Buyer's agent", 'Who buys in the name of the buyer.'],
      fr: ['Agent de l’acheteur', 'Qui achète au nom de l’acheteur.'],
    }),
  ),
  product_end_user: orNull(
    part(OtherPartySchema, null, {
      en: ['End user', 'Who uses what is sold.'],
      fr: ['Utilisateur final', 'Qui utilise ce qui est vendu.'],
    }),
  ),
  invoicer: orNull(
    part(InvoicerSchema, null, {
      en: ['Invoicer', 'Who issues the invoice in the name of the seller.'],
      fr: ['Facturant', 'Qui émet la facture au nom du vendeur.'],
    }),
  ),
  invoicee: orNull(
    part(InvoiceeSchema, null, {
      en: ['Invoicee', 'Whom the invoice is addressed to, when it is not the buyer.'],
      fr: ['Facturé à', 'À qui la facture est adressée, si ce n’est pas l’acheteur.'],
    }),
  ),
  payer: orNull(
    part(PayerSchema, null, {
      en: ['Payer', 'Who pays, when it is not the buyer.'],
      fr: ['Payeur', 'Qui paie, si ce n’est pas l’acheteur.'],
    }),
  ),
};

export const payments = {
  further_payments: emptyList(FurtherPaymentSchema, 'BG-17', {
    en: ['Further payments', 'Other accounts and means the invoice may be paid by.'],
    fr: ['Autres paiements', 'Autres comptes et moyens par lesquels la facture peut être payée.'],
  }),
  payment_terms_details: orNull(
    part(PaymentTermsDetailsSchema, null, {
      en: ['Payment terms in figures', 'Discount, penalty and partial amount of the payment terms.'],
      fr: ['Conditions chiffrées', 'Escompte, pénalité et montant partiel des conditions de paiement.'],
    }),
  ),
  further_payment_terms: emptyList(FurtherPaymentTermsSchema, null, {
    en: ['Further payment terms', 'Terms of further instalments.'],
    fr: ['Autres échéances', 'Conditions des échéances suivantes.'],
  }),
};
