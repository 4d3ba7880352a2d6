import { few, fewFr, type Table, type Text } from './table.ts';

const ROLES: Readonly<Record<string, Text>> = {
  SE: ['the seller', 'le vendeur'],
  BY: ['the buyer', 'l’acheteur'],
  WK: ['the platform', 'la plateforme'],
  DFH: ['the State', 'l’État'],
};

const KINDS: Readonly<Record<string, Text>> = {
  MEN: ['collected', 'encaissé'],
  MPA: ['paid', 'payé'],
  RAP: ['left to pay', 'reste à payer'],
  MAPTTC: ['approved', 'approuvé'],
};

/** Of what follows an invoice; loaded with its view. */
export const after = {
  title: ['After the invoice', 'Suivi de la facture'],
  lead: [
    'Taken in charge, approved, refused, collected: each step of an invoice is a status, and each status is a file. Here you see where an invoice stands, and make the next file.',
    'Prise en charge, approuvée, refusée, encaissée : chaque étape d’une facture est un statut, et chaque statut un fichier. Voyez où en est une facture, et produisez le fichier du statut suivant.',
  ],
  parts: {
    story: ['Statuses of an invoice', 'Statuts d’une facture'],
    reporting: ['E-reporting of a period', 'E-reporting d’une période'],
  },

  drop: [
    'Drop an invoice here, and the statuses you received for it',
    'Déposez ici une facture et les statuts reçus pour elle',
  ],
  dropHere: ['Drop to add', 'Déposer pour ajouter'],
  takes: [
    'The invoice as PDF, XML or JSON; statuses as XML files (CDAR).',
    'La facture en PDF, XML ou JSON ; les statuts en fichiers XML (CDAR).',
  ],
  fromCheck: (name: string) => [`The one checked: ${name}`, `Celle contrôlée : ${name}`],
  fromWrite: ['The one you are writing', 'Celle que vous rédigez'],
  example: ['An example', 'Un exemple'],
  carry: ['Or go on with:', 'Ou continuez avec :'],
  access: [
    'Looking needs no key, as checks do. A file that is made needs your API key and counts as one call.',
    'Consulter ne demande aucune clé. Produire un fichier demande votre clé d’API et compte pour un appel.',
  ],
  reading: ['Reading…', 'Lecture…'],
  keyForJson: [
    'An invoice as JSON is completed with your API key; without, its own fields are taken.',
    'Avec votre clé d’API, une facture en JSON est complétée ; sans clé, seuls ses propres champs sont repris.',
  ],

  invoice: ['Invoice', 'Facture'],
  invoiceNo: (number: string) => [`Invoice ${number}`, `Facture ${number}`],
  otherInvoice: ['Another invoice', 'Une autre facture'],
  due: ['To pay', 'À payer'],
  collected: ['Collected', 'Encaissé'],
  leftToCollect: ['Left to collect', 'Reste à encaisser'],
  fails: (errors: number) => [
    `The invoice has ${few(errors, 'error', 'errors')}: reasons that fit come first`,
    `La facture a ${fewFr(errors, 'erreur', 'erreurs')} : les motifs qui conviennent viennent en premier`,
  ],
  passes: ['The invoice passes its check', 'La facture est valide'],
  dropInvoice: [
    'Drop the invoice, too: statuses are made from it.',
    'Déposez aussi la facture : les statuts se font à partir d’elle.',
  ],

  timeline: ['Timeline', 'Chronologie'],
  empty: [
    'No status yet. Drop the files you received, or say what you know:',
    'Aucun statut pour l’instant. Déposez les fichiers reçus, ou indiquez ce que vous savez :',
  ],
  deposited: ['It is on the platform (200)', 'Elle est déposée (200)'],
  known: ['Add a status without its file', 'Ajouter un statut sans son fichier'],
  knownStatus: ['Status', 'Statut'],
  knownAt: ['On', 'Le'],
  add: ['Add', 'Ajouter'],
  by: (who: string, role: string) => (role === '' ? who : `${who}, ${role}`),
  roles: ROLES,
  unknownStatus: (code: string) => [`Status ${code}`, `Statut ${code}`],
  kinds: KINDS,
  atRate: (amount: string, rate: string) => [`${amount} at ${rate}%`, `${amount} à ${rate} %`],
  madeHere: ['Made here', 'Produit ici'],
  withoutFile: ['Without file', 'Sans fichier'],
  toState: ['For the State', 'Pour l’État'],
  test: ['Test', 'Essai'],
  remove: (name: string) => [`Remove ${name}`, `Retirer ${name}`],
  removed: (name: string) => [`${name} was removed`, `Retiré : ${name}`],
  downloadOf: (name: string) => [`Download the file of ${name}`, `Télécharger le fichier de ${name}`],
  foreign: (number: string) => [
    `This status is about another invoice: ${number}.`,
    `Ce statut porte sur une autre facture : ${number}.`,
  ],
  notices: (count: number) => [few(count, 'notice', 'notices'), fewFr(count, 'remarque', 'remarques')],

  next: ['What now?', 'Et maintenant ?'],
  you: ['You are', 'Vous êtes'],
  actors: {
    SE: ['Seller', 'Vendeur'],
    BY: ['Buyer', 'Acheteur'],
    WK: ['Platform', 'Plateforme'],
  },
  over: ['The life of this invoice has come to its end.', 'Le cycle de vie de cette facture est terminé.'],
  overWhy: [
    'Nothing follows a refusal, a rejection or a cancellation. A new invoice begins a new life.',
    'Aucun statut ne suit un refus, un rejet ou une annulation. Une nouvelle facture aura son propre cycle de vie.',
  ],
  ofPortal: [
    'The portal of the State says this of what platforms sent it, not of an invoice: nothing follows.',
    'Le portail public donne ce statut à ce que les plateformes lui envoient, non à une facture : aucun statut ne suit.',
  ],
  notYours: ['Nothing for you to do now.', 'Rien à faire pour vous maintenant.'],
  others: (count: number) => [`What others may do (${count})`, `Ce que d’autres peuvent faire (${count})`],
  needs: {
    reason: ['reason', 'motif'],
    amounts: ['amounts by VAT rate', 'montants par taux de TVA'],
  },
  fitting: (count: number) => [
    few(count, 'reason fits', 'reasons fit'),
    fewFr(count, 'motif convient', 'motifs conviennent'),
  ],
  forState: ['the State learns of it', 'l’État en est informé'],
  skips: (codes: string) => [`goes past ${codes}`, `sans passer par ${codes}`],
  custom: ['custom of platforms', 'selon l’usage des plateformes'],
  advice: [
    'No published text closes the order of statuses: it is advice. Only what follows a final status is refused.',
    'Aucun texte publié ne fixe l’ordre des statuts : ceci est un conseil. Seul ce qui suit un statut final est refusé.',
  ],

  reasons: ['Reasons', 'Motifs'],
  addReason: ['Add a reason', 'Ajouter un motif'],
  fits: (rules: string) => [`fits: ${rules}`, `convient : ${rules}`],
  removeReason: (name: string) => [`Remove the reason ${name}`, `Retirer le motif ${name}`],
  amounts: ['Amounts, VAT included', 'Montants TTC'],
  collectedAmounts: ['What was collected, VAT included', 'Ce qui a été encaissé, TTC'],
  rate: ['VAT rate, %', 'Taux de TVA, %'],
  amount: ['Amount', 'Montant'],
  prefilled: [
    'Prefilled with what is left of each rate of the invoice.',
    'Rempli avec ce qui reste de chaque taux de la facture.',
  ],
  addRate: ['Add a rate', 'Ajouter un taux'],
  removeRow: (place: number) => [`Remove row ${place}`, `Retirer la ligne ${place}`],
  at: ['When', 'Quand'],
  note: ['Comment', 'Commentaire'],
  forStateTitle: ['A copy for the State', 'Une copie pour l’État'],
  forStateHelp: [
    'Platforms send it themselves. Only if you make it in their place:',
    'Les plateformes l’envoient elles-mêmes. Seulement si vous la faites à leur place :',
  ],
  makeForState: ['Make the copy for the State', 'Produire la copie pour l’État'],
  platform: ['Number of the platform', 'Matricule de la plateforme'],
  receivedAt: ['Invoice received on', 'Facture reçue le'],
  make: (code: string) => [`Make the file ${code}`, `Produire le fichier ${code}`],
  making: ['Making…', 'Production…'],
  made: (name: string) => [`${name} was made`, `${name} : fichier produit`],
  refused: ['This file is not made yet', 'Le fichier n’a pas été produit'],
  needsKey: [
    'Making the file needs an API key; looking does not.',
    'Produire le fichier demande une clé d’API ; consulter n’en demande pas.',
  ],
} satisfies Table;
