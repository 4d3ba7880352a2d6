// A life-cycle status (Flux 6) in the words of the contract: a field is a term MDT of the State's annex 2, whose place is that of the
// schema pack. Fields stand in the order of the schema. Codes are texts: the rules of the message say which are allowed.

import { emptyList, flag, list, object, orNull, part, text, type Terms } from './builders.ts';
import { decimal, defaulted } from './builders.ts';
import { FORMS } from './forms.ts';
import type { Words } from './words.ts';

/** A time of the day on its day, without zone: the annexes name none. */
const time = (terms: Terms, words: Words) =>
  text(terms, words, { pattern: FORMS.time.pattern, examples: ['2026-09-14T10:05:00'] });

const day = (terms: Terms, words: Words) => text(terms, words, { format: 'date', examples: ['2026-09-14'] });

/** Terms of a party in one of its five roles. */
interface PartyTerms {
  readonly identifier: readonly [value: string, scheme: string];
  readonly name: string;
  readonly role: string;
  readonly address: readonly [value: string, scheme: string];
}

const ADDRESS_WORDS = {
  en: ['Electronic address', 'Where statuses reach the party.'],
  fr: ['Adresse électronique', 'Où les statuts parviennent à la partie.'],
} as const;

function partyOf(definition: string, { identifier, name, role, address }: PartyTerms) {
  const [value, scheme] = identifier;
  const id = object(
    { definition: `${definition}Identifier`, message: 'StatusIdentifier' },
    { en: 'An identifier and its register.', fr: 'Un identifiant et son registre.' },
    {
      value: text(value, {
        en: ['Identifier', 'SIREN, SIRET, or the number of a platform.'],
        fr: ['Identifiant', 'SIREN, SIRET ou matricule d’une plateforme.'],
      }),
      scheme: orNull(
        text(scheme, {
          en: ['Register', '0002 SIREN, 0009 SIRET, 0238 platform.'],
          fr: ['Registre', '0002 SIREN, 0009 SIRET, 0238 plateforme.'],
        }),
      ),
    },
  );
  return object(
    { definition, message: 'StatusParty' },
    { en: 'A party of a status.', fr: 'Une partie d’un statut.' },
    {
      identifiers: emptyList(id, value, {
        en: ['Identifiers', 'Its identifiers.'],
        fr: ['Identifiants', 'Ses identifiants.'],
      }),
      name: orNull(text(name, { en: ['Name', 'Its name.'], fr: ['Nom', 'Son nom.'] })),
      role: orNull(
        text(role, {
          en: [
            'Role',
            'SE seller, BY buyer, WK platform, DFH portal of the State, DL factor, PE payee, PR payer, II invoicer, IV invoicee, AB, SR agents.',
          ],
          fr: [
            'Rôle',
            'SE vendeur, BY acheteur, WK plateforme, DFH portail public, DL affactureur, PE bénéficiaire, PR payeur, II, IV, AB, SR.',
          ],
        }),
      ),
      address: orNull(text(address[0], ADDRESS_WORDS)),
      address_scheme: orNull(
        text(address[1], {
          en: ['Address scheme', '0225 for French addresses.'],
          fr: ['Schéma de l’adresse', '0225 pour les adresses françaises.'],
        }),
      ),
    },
  );
}

const SenderSchema = partyOf('StatusSender', {
  identifier: ['MDT-19', 'MDT-18'],
  name: 'MDT-20',
  role: 'MDT-21',
  address: ['MDT-35', 'MDT-35-1'],
});
const IssuerSchema = partyOf('StatusIssuer', {
  identifier: ['MDT-38', 'MDT-37'],
  name: 'MDT-39',
  role: 'MDT-40',
  address: ['MDT-54', 'MDT-54-1'],
});
const RecipientSchema = partyOf('StatusRecipient', {
  identifier: ['MDT-57', 'MDT-56'],
  name: 'MDT-58',
  role: 'MDT-59',
  address: ['MDT-73', 'MDT-73-1'],
});
const SellerSchema = partyOf('StatusSeller', {
  identifier: ['MDT-129', 'MDT-130'],
  name: 'MDT-131',
  role: 'MDT-132',
  address: ['MDT-152', 'MDT-152-1'],
});
const AddresseeSchema = partyOf('StatusAddressee', {
  identifier: ['MDT-155', 'MDT-156'],
  name: 'MDT-157',
  role: 'MDT-158',
  address: ['MDT-178', 'MDT-178-1'],
});

export const StatusNoteSchema = object(
  'StatusNote',
  { en: 'A comment, or what is wrong where.', fr: 'Un commentaire, ou ce qui est faux et où.' },
  {
    rule: orNull(
      text('MDT-125', {
        en: ['Rule', 'Code of the broken rule.'],
        fr: ['Règle', 'Code de la règle enfreinte.'],
      }),
    ),
    text: orNull(text('MDT-126', { en: ['Text', 'The comment.'], fr: ['Texte', 'Le commentaire.'] })),
    place: orNull(
      text('MDT-127', {
        en: ['Place', 'The faulty file, line or field.'],
        fr: ['Endroit', 'Fichier, ligne ou champ en cause.'],
      }),
    ),
  },
);

export const StatusValueSchema = object(
  'StatusValue',
  {
    en: 'An amount or another value that a status carries.',
    fr: 'Un montant ou une autre donnée portée par un statut.',
  },
  {
    term: orNull(
      text('MDT-206', {
        en: ['Term', 'The term concerned: BT-131.'],
        fr: ['Terme', 'Le terme concerné : BT-131.'],
      }),
    ),
    kind: orNull(
      text('MDT-207', {
        en: [
          'Kind',
          'MEN collected, MPA paid, RAP left to pay, MAPTTC approved, DIV value found, DVA value expected …',
        ],
        fr: [
          'Nature',
          'MEN encaissé, MPA payé, RAP reste à payer, MAPTTC approuvé, DIV valeur trouvée, DVA valeur attendue…',
        ],
      }),
    ),
    replaces: orNull(
      flag(
        {
          en: ['Replaces', 'Whether the value is to replace the other.'],
          fr: ['Remplace', 'Si la valeur doit remplacer l’autre.'],
        },
        'MDT-209',
      ),
    ),
    direction: orNull(
      text('MDT-210', { en: ['Direction', 'Direction of the change.'], fr: ['Sens', 'Sens du changement.'] }),
    ),
    name: orNull(text('MDT-211', { en: ['Name', 'Name of the term.'], fr: ['Nom', 'Nom du terme.'] })),
    description: orNull(
      text('MDT-212', { en: ['Description', 'What it is.'], fr: ['Description', 'De quoi il s’agit.'] }),
    ),
    location: orNull(
      text('MDT-213', { en: ['Location', 'XPath of the term.'], fr: ['Emplacement', 'XPath du terme.'] }),
    ),
    text: orNull(
      text('MDT-214', { en: ['Text', 'The value as text.'], fr: ['Texte', 'La valeur en texte.'] }),
    ),
    amount: orNull(
      decimal('Decimal', 'MDT-215', {
        en: ['Amount', 'The amount, VAT included where the kind says so.'],
        fr: ['Montant', 'Le montant, TTC quand la nature le dit.'],
      }),
    ),
    currency: orNull(text('MDT-216', { en: ['Currency', 'Of the amount.'], fr: ['Devise', 'Du montant.'] })),
    measure: orNull(
      decimal('Decimal', 'MDT-217', { en: ['Measure', 'A measure.'], fr: ['Mesure', 'Une mesure.'] }),
    ),
    unit: orNull(text('MDT-217-1', { en: ['Unit', 'Of the measure.'], fr: ['Unité', 'De la mesure.'] })),
    date: orNull(day('MDT-219', { en: ['Date', 'A day.'], fr: ['Date', 'Un jour.'] })),
    code: orNull(text('MDT-221', { en: ['Code', 'A code.'], fr: ['Code', 'Un code.'] })),
    quantity: orNull(
      decimal('Decimal', 'MDT-222', { en: ['Quantity', 'A quantity.'], fr: ['Quantité', 'Une quantité.'] }),
    ),
    number: orNull(
      decimal('Decimal', 'MDT-223', { en: ['Number', 'A number.'], fr: ['Nombre', 'Un nombre.'] }),
    ),
    rate: orNull(
      decimal('Decimal', 'MDT-224', {
        en: ['VAT rate', 'In percent.'],
        fr: ['Taux de TVA', 'En pour cent.'],
      }),
    ),
  },
);

export const StatusDetailSchema = object(
  'StatusDetail',
  {
    en: 'A detail of a status: a reason, what is asked for, values.',
    fr: 'Un détail d’un statut : motif, action attendue, valeurs.',
  },
  {
    at: orNull(time('MDT-110', { en: ['Time', 'Of the detail.'], fr: ['Horodatage', 'Du détail.'] })),
    reason_code: orNull(
      text('MDT-113', {
        en: ['Reason', 'Code of the reason: DOUBLON.'],
        fr: ['Motif', 'Code du motif : DOUBLON.'],
      }),
    ),
    reason: orNull(
      text('MDT-114', {
        en: ['Reason in words', 'The reason as text.'],
        fr: ['Motif en clair', 'Le motif en texte.'],
      }),
    ),
    status: orNull(
      text('MDT-115', {
        en: ['Status', 'Of the detail, where it differs from that of the document.'],
        fr: ['Statut', 'Du détail, s’il diffère de celui du document.'],
      }),
    ),
    action_code: orNull(
      text('MDT-121', {
        en: [
          'Action',
          'NOA nothing, PIN information, NIN corrective invoice, CNF, CNP, CNA credit note, OTH.',
        ],
        fr: ['Action', 'NOA rien, PIN information, NIN facture rectificative, CNF, CNP, CNA avoir, OTH.'],
      }),
    ),
    action: orNull(
      text('MDT-122', {
        en: ['Action in words', 'What is asked for, as text.'],
        fr: ['Action en clair', 'Ce qui est attendu, en texte.'],
      }),
    ),
    sequence: orNull(
      text('MDT-124-2', {
        en: ['Number', 'Position of the detail, from 1.'],
        fr: ['Rang', 'Rang du détail, à partir de 1.'],
      }),
    ),
    notes: emptyList(StatusNoteSchema, 'MDG-39', {
      en: ['Notes', 'Comments.'],
      fr: ['Notes', 'Commentaires.'],
    }),
    values: emptyList(StatusValueSchema, 'MDG-43', {
      en: ['Values', 'Amounts and other values.'],
      fr: ['Valeurs', 'Montants et autres données.'],
    }),
  },
);

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
