// BG-3, BG-24, and every other place that refers to a document.

import { date, emptyList, object, orNull, part, text, type Terms } from './builders.ts';
import type { Bilingual } from './choices.ts';
import { FORMS } from './forms.ts';

const DATE = { en: ['Date', 'Its issue date.'], fr: ['Date', 'Sa date d’émission.'] } as const;
const TYPE = {
  en: ['Type', 'What kind of document it is, UNTDID 1001.'],
  fr: ['Type', 'Nature du document, UNTDID 1001.'],
} as const;
const LINE = {
  en: ['Line', 'The line of it that is meant.'],
  fr: ['Ligne', 'La ligne du document dont il s’agit.'],
} as const;
const REFERENCE_TYPE = {
  en: ['Reference type', 'What the reference identifies, UNTDID 1153.'],
  fr: ['Type de référence', 'Ce que la référence identifie, UNTDID 1153.'],
} as const;

// BT-125. The three belong together; a reference without content is a reference alone.
export const AttachmentSchema = object(
  'Attachment',
  { en: 'A file that travels in the invoice.', fr: 'Un fichier joint à la facture.' },
  {
    content_base64: text(
      'BT-125',
      { en: ['Content', 'The file in base64.'], fr: ['Contenu', 'Le fichier en base64.'] },
      { pattern: FORMS.base64.pattern },
    ),
    mime_code: orNull(
      text('BT-125-1', {
        en: ['Media type', 'Media type of the file, for example application/pdf.'],
        fr: ['Type de média', 'Type de média du fichier, par exemple application/pdf.'],
      }),
    ),
    filename: orNull(
      text('BT-125-2', {
        en: ['File name', 'Name of the file.'],
        fr: ['Nom du fichier', 'Nom du fichier joint.'],
      }),
    ),
  },
);

const ATTACHMENT = {
  en: ['Attached file', 'The document itself.'],
  fr: ['Fichier joint', 'Le document lui-même.'],
} as const;

// A credit note needs one with its date under `fr-ctc` (BR-FR-CO-05), which is for the rules to say, not for the schema.
export const PrecedingInvoiceSchema = object(
  'PrecedingInvoice',
  { en: 'An invoice this one refers back to.', fr: 'Une facture à laquelle celle-ci renvoie.' },
  {
    number: text('BT-25', { en: ['Number', 'Its number.'], fr: ['Numéro', 'Son numéro.'] }),
    issue_date: orNull(
      date('BT-26', {
        en: ['Issue date', 'Its issue date.'],
        fr: ['Date d’émission', 'Sa date d’émission.'],
      }),
    ),
    type_code: orNull(text('EXT-FR-FE-02', TYPE)),
  },
);

// The type tells what a reference is when it is no supporting document (916): 50 a tender, 130 an invoiced object.
export const AdditionalDocumentSchema = object(
  'AdditionalDocument',
  { en: 'A document that supports the invoice.', fr: 'Un document qui appuie la facture.' },
  {
    id: text('BT-122', { en: ['ID', 'Its reference.'], fr: ['Référence', 'Sa référence.'] }),
    description: orNull(
      text('BT-123', {
        en: [
          'Description',
          'What it is. Under check `fr-ctc` a code of the French list of attachment kinds.',
        ],
        fr: [
          'Description',
          'Ce que c’est\u00a0; sous les règles françaises, un code de la liste des pièces jointes.',
        ],
      }),
    ),
    url: orNull(
      text('BT-124', {
        en: ['URL', 'Where it can be fetched.'],
        fr: ['Adresse web', 'Où le document peut être obtenu.'],
      }),
    ),
    attachment: orNull(part(AttachmentSchema, null, ATTACHMENT)),
    issue_date: orNull(date(null, DATE)),
    type_code: orNull(text(null, TYPE)),
    reference_type_code: orNull(text(null, REFERENCE_TYPE)),
    line_id: orNull(text(null, LINE)),
  },
);

interface Terming {
  readonly number?: Terms;
  readonly type_code?: Terms;
  readonly issue_date?: Terms;
}

/** Every place can carry some of these; the others are refused where the document is written. */
function referenceOf(definition: string, about: Bilingual, terms: Terming = {}) {
  return object({ definition, message: 'DocumentReference' }, about, {
    number: orNull(
      text(terms.number ?? null, { en: ['Number', 'Its number.'], fr: ['Numéro', 'Son numéro.'] }),
    ),
    line_id: orNull(text(null, LINE)),
    issue_date: orNull(date(terms.issue_date ?? null, DATE)),
    type_code: orNull(text(terms.type_code ?? null, TYPE)),
    reference_type_code: orNull(text(null, REFERENCE_TYPE)),
    name: orNull(text(null, { en: ['Name', 'What it is called.'], fr: ['Nom', 'Son intitulé.'] })),
    url: orNull(
      text(null, {
        en: ['URL', 'Where it can be fetched.'],
        fr: ['Adresse web', 'Où le document peut être obtenu.'],
      }),
    ),
    attachment: orNull(part(AttachmentSchema, null, ATTACHMENT)),
  });
}

export const DocumentReferenceSchema = referenceOf('DocumentReference', {
  en: 'A reference to a document.',
  fr: 'Une référence à un document.',
});

export const LinePrecedingInvoiceSchema = referenceOf(
  'LinePrecedingInvoice',
  { en: 'An invoice this line refers back to.', fr: 'Une facture à laquelle cette ligne renvoie.' },
  { number: 'EXT-FR-FE-136', type_code: 'EXT-FR-FE-137', issue_date: 'EXT-FR-FE-138' },
);

const day = (en: string, fr: string) => orNull(date(null, { en, fr }));

// BT-10 to BT-19. Free texts: EN 16931 gives them no form. The dates are of extensions.
export const references = {
  buyer_reference: orNull(
    text('BT-10', {
      en: ['Buyer reference', 'What the buyer asked to see quoted.'],
      fr: ['Référence acheteur', 'Ce que l’acheteur demande à voir rappelé.'],
    }),
  ),
  project_reference: orNull(text('BT-11', { en: ['Project reference', 'Project.'], fr: 'Projet' })),
  contract_reference: orNull(text('BT-12', { en: ['Contract reference', 'Contract.'], fr: 'Contrat' })),
  purchase_order_reference: orNull(
    text('BT-13', {
      en: ['Purchase order reference', "The buyer's order."],
      fr: ['Bon de commande', 'La commande de l’acheteur.'],
    }),
  ),
  sales_order_reference: orNull(
    text('BT-14', {
      en: ['Sales order reference', "The seller's order."],
      fr: ['Commande du vendeur', 'La commande telle que le vendeur l’a enregistrée.'],
    }),
  ),
  receiving_advice_reference: orNull(
    text('BT-15', { en: ['Receiving advice reference', 'Receiving advice.'], fr: 'Avis de réception' }),
  ),
  despatch_advice_reference: orNull(
    text('BT-16', { en: ['Despatch advice reference', 'Despatch advice.'], fr: 'Avis d’expédition' }),
  ),
  tender_reference: orNull(
    text('BT-17', {
      en: ['Tender reference', 'Tender or lot.'],
      fr: ['Marché ou lot', 'Appel d’offres ou lot.'],
    }),
  ),
  buyer_accounting_reference: orNull(
    text('BT-19', {
      en: ['Buyer accounting reference', 'Where the buyer books the invoice.'],
      fr: ['Imputation comptable de l’acheteur', 'Où l’acheteur comptabilise.'],
    }),
  ),
};

export const furtherReferences = {
  invoiced_object_id: orNull(
    text('BT-18', {
      en: ['Invoiced object', 'What is invoiced: a subscription, a meter, a telephone number.'],
      fr: ['Objet facturé', 'Ce qui est facturé\u00a0: un abonnement, un compteur, un numéro de téléphone.'],
    }),
  ),
  invoiced_object_scheme: orNull(
    text('BT-18-1', {
      en: ['Invoiced object scheme', 'Kind of `invoiced_object_id`, UNTDID 1153.'],
      fr: ['Type d’objet facturé', 'Nature de l’identifiant, UNTDID 1153.'],
    }),
  ),
  invoiced_object_date: day('Date of the invoiced object', 'Date de l’objet facturé'),
  project_name: orNull(
    text(null, {
      en: ['Project name', 'Name of the project, when it is not its reference.'],
      fr: ['Nom du projet', 'S’il diffère de la référence du projet.'],
    }),
  ),
  contract_date: day('Contract date', 'Date du contrat'),
  contract_type_code: orNull(
    text(null, {
      en: ['Contract type', 'Kind of the contract, UNTDID 1153.'],
      fr: ['Type de contrat', 'Nature du contrat, UNTDID 1153.'],
    }),
  ),
  purchase_order_date: day('Purchase order date', 'Date du bon de commande'),
  sales_order_date: day('Sales order date', 'Date de la commande du vendeur'),
  receiving_advice_date: day('Receiving advice date', 'Date de l’avis de réception'),
  despatch_advice_date: day('Despatch advice date', 'Date de l’avis d’expédition'),
  tender_date: day('Tender date', 'Date du marché ou du lot'),
  quotation_reference: orNull(text(null, { en: 'Quotation reference', fr: 'Devis' })),
  quotation_date: day('Quotation date', 'Date du devis'),
  delivery_note_reference: orNull(text(null, { en: 'Delivery note reference', fr: 'Bon de livraison' })),
  delivery_note_date: day('Delivery note date', 'Date du bon de livraison'),
  ultimate_customer_orders: emptyList(DocumentReferenceSchema, null, {
    en: ['Orders of the end customer', 'Orders the end customer placed with the buyer.'],
    fr: ['Commandes du client final', 'Commandes que le client final a passées à l’acheteur.'],
  }),
};
