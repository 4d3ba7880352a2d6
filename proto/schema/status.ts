// A life-cycle status (Flux 6) in the words of the contract: a field is a term MDT of the State's annex 2, whose place is that of the
// schema pack. Fields stand in the order of the schema. Codes are texts: the rules of the message say which are allowed.

import { date as day, defaulted, emptyList, flag, list, object, orNull, part, text } from './builders.ts';
import { StatusDetailSchema, time } from './status-detail.ts';
import {
  AddresseeSchema,
  IssuerSchema,
  RecipientSchema,
  SellerSchema,
  SenderSchema,
} from './status-party.ts';

export const StatusDocumentSchema = object(
  'StatusDocument',
  { en: 'What a status is about, and the status.', fr: 'L’objet d’un statut, et le statut.' },
  {
    number: orNull(
      text('MDT-87', { en: ['Number', 'BT-1 of an invoice.'], fr: ['Numéro', 'BT-1 d’une facture.'] }),
    ),
    condition: orNull(
      text('MDT-88', {
        en: ['Condition', 'UNTDID code of the status: 47 paid.'],
        fr: ['Condition', 'Code UNTDID du statut : 47 payée.'],
      }),
    ),
    type_code: orNull(
      text('MDT-91', { en: ['Type', 'BT-3 of an invoice.'], fr: ['Type', 'BT-3 d’une facture.'] }),
    ),
    name: orNull(text('MDT-94', { en: ['Name', 'Name of the object.'], fr: ['Nom', 'Nom de l’objet.'] })),
    received_at: orNull(
      time('MDT-95', {
        en: ['Received', 'When the object was received.'],
        fr: ['Reçu le', 'Quand l’objet a été reçu.'],
      }),
    ),
    kind: orNull(
      text('MDT-97', {
        en: ['Kind', 'URN of the kind of object.'],
        fr: ['Nature', 'URN de la nature de l’objet.'],
      }),
    ),
    issue_date: orNull(
      day('MDT-100', {
        en: ['Issue date', 'BT-2 of an invoice.'],
        fr: ['Date d’émission', 'BT-2 d’une facture.'],
      }),
    ),
    status: orNull(
      text(
        'MDT-105',
        { en: ['Status', 'Its code: 212.'], fr: ['Statut', 'Son code : 212.'] },
        { examples: ['212'] },
      ),
    ),
    label: orNull(
      text('MDT-106', { en: ['Label', 'The status in words.'], fr: ['Libellé', 'Le statut en clair.'] }),
    ),
    seller: orNull(
      part(SellerSchema, 'MDG-40', {
        en: ['Seller', 'Who issued the object.'],
        fr: ['Vendeur', 'L’émetteur de l’objet.'],
      }),
    ),
    recipients: emptyList(AddresseeSchema, 'MDG-41', {
      en: ['Recipients', 'Whom the object was sent to.'],
      fr: ['Destinataires', 'Les destinataires de l’objet.'],
    }),
    details: emptyList(StatusDetailSchema, 'MDG-37', {
      en: ['Details', 'Reasons, actions, amounts.'],
      fr: ['Détails', 'Motifs, actions, montants.'],
    }),
  },
);

export const AcknowledgementSchema = object(
  'StatusAcknowledgement',
  { en: 'Statuses of one time and phase.', fr: 'Les statuts d’un instant et d’une phase.' },
  {
    multiple: orNull(
      flag(
        {
          en: ['Several objects', 'Always false: the State wants one object a message.'],
          fr: ['Plusieurs objets', 'Toujours faux : l’État veut un objet par message.'],
        },
        'MDT-74',
      ),
    ),
    id: orNull(
      text('MDT-75', { en: ['Identifier', 'Of the acknowledgement.'], fr: ['Identifiant', 'De l’accusé.'] }),
    ),
    name: orNull(
      text('MDT-76', {
        en: ['Name', 'Or the name of a file that cannot be read.'],
        fr: ['Nom', 'Ou le nom d’un fichier illisible.'],
      }),
    ),
    phase: orNull(
      text('MDT-77', {
        en: ['Phase', '305 transmission (platforms), 23 treatment (seller, buyer).'],
        fr: ['Phase', '305 transmission (plateformes), 23 traitement (vendeur, acheteur).'],
      }),
    ),
    at: orNull(
      time('MDT-78', {
        en: ['Time of the status', 'When the status was reached.'],
        fr: ['Horodatage du statut', 'Quand le statut a été atteint.'],
      }),
    ),
    documents: list(StatusDocumentSchema, 'MDG-32', {
      en: ['Documents', 'What it is about; the State wants one.'],
      fr: ['Objets', 'Les objets concernés ; l’État en veut un.'],
    }),
  },
);

export const StatusMessageSchema = object(
  'StatusMessage',
  { en: 'A life-cycle status (CDAR).', fr: 'Un statut du cycle de vie (CDAR).' },
  {
    test: orNull(
      flag({ en: ['Test', 'A message to try things out.'], fr: ['Test', 'Un message d’essai.'] }, 'MDT-1'),
    ),
    business_process: orNull(
      text('MDT-2', {
        en: [
          'Process',
          'REGULATED, NON_REGULATED, B2C, B2CINT, B2BINT, OUTOFSCOPE; to the State the framework of the invoice (BT-23).',
        ],
        fr: [
          'Processus',
          'REGULATED, NON_REGULATED, B2C, B2CINT, B2BINT, OUTOFSCOPE ; vers l’État le cadre de facturation (BT-23).',
        ],
      }),
    ),
    profile: orNull(
      text('MDT-3', { en: ['Profile', 'URN of the profile.'], fr: ['Profil', 'URN du profil.'] }),
    ),
    id: orNull(text('MDT-4', { en: ['Identifier', 'Of the message.'], fr: ['Identifiant', 'Du message.'] })),
    name: orNull(text('MDT-5', { en: ['Name', 'Of the message.'], fr: ['Nom', 'Du message.'] })),
    issued_at: orNull(
      time('MDT-8', {
        en: ['Time of the message', 'When it was made.'],
        fr: ['Horodatage du message', 'Quand il a été créé.'],
      }),
    ),
    language: orNull(text('MDT-9', { en: ['Language', 'FR or EN.'], fr: ['Langue', 'FR ou EN.'] })),
    sender: orNull(
      part(SenderSchema, 'MDG-9', {
        en: ['Sender', 'Who sends the message: a platform.'],
        fr: ['Expéditeur', 'Qui envoie le message : une plateforme.'],
      }),
    ),
    issuer: orNull(
      part(IssuerSchema, 'MDG-16', {
        en: ['Issuer', 'Who decided the status.'],
        fr: ['Créateur', 'Qui a décidé du statut.'],
      }),
    ),
    recipients: emptyList(RecipientSchema, 'MDG-23', {
      en: ['Recipients', 'Whom it is for.'],
      fr: ['Destinataires', 'À qui il s’adresse.'],
    }),
    acknowledgements: defaulted(
      list(AcknowledgementSchema, 'MDB-3', {
        en: ['Acknowledgements', 'The statuses.'],
        fr: ['Accusés', 'Les statuts.'],
      }),
      [],
    ),
  },
);
