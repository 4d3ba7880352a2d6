import type { AfterWords } from './en-after.ts';
import { few } from './fr-few.ts';

const ROLES: Readonly<Record<string, string>> = {
  SE: 'le vendeur',
  BY: 'l’acheteur',
  WK: 'la plateforme',
  DFH: 'l’État',
};

const KINDS: Readonly<Record<string, string>> = {
  MEN: 'encaissé',
  MPA: 'payé',
  RAP: 'reste à payer',
  MAPTTC: 'approuvé',
};

/** De ce qui suit une facture ; chargé avec sa vue. */
export const frAfter: AfterWords = {
  title: 'Suivi de la facture',
  lead: 'Prise en charge, approuvée, refusée, encaissée\u00a0: chaque étape d’une facture est un statut, et chaque statut un fichier. Voyez où en est une facture, et produisez le fichier du statut suivant.',
  parts: {
    story: 'Statuts d’une facture',
    reporting: 'E-reporting d’une période',
  },

  drop: 'Déposez ici une facture et les statuts reçus pour elle',
  dropHere: 'Déposer pour ajouter',
  takes: 'La facture en PDF, XML ou JSON\u00a0; les statuts en fichiers XML (CDAR).',
  fromCheck: (name) => `Celle contrôlée\u00a0: ${name}`,
  fromWrite: 'Celle que vous rédigez',
  example: 'Un exemple',
  carry: 'Ou continuez avec\u00a0:',
  access:
    'Consulter ne demande aucune clé. Produire un fichier demande votre clé d’API et compte pour un appel.',
  reading: 'Lecture…',
  keyForJson:
    'Avec votre clé d’API, une facture en JSON est complétée\u00a0; sans clé, seuls ses propres champs sont repris.',

  invoice: 'Facture',
  invoiceNo: (number) => `Facture ${number}`,
  otherInvoice: 'Une autre facture',
  due: 'À payer',
  collected: 'Encaissé',
  leftToCollect: 'Reste à encaisser',
  fails: (errors) =>
    `La facture a ${few(errors, 'erreur', 'erreurs')}\u00a0: les motifs qui conviennent viennent en premier`,
  passes: 'La facture est valide',
  dropInvoice: 'Déposez aussi la facture\u00a0: les statuts se font à partir d’elle.',

  timeline: 'Chronologie',
  empty: 'Aucun statut pour l’instant. Déposez les fichiers reçus, ou indiquez ce que vous savez\u00a0:',
  deposited: 'Elle est déposée (200)',
  known: 'Ajouter un statut sans son fichier',
  knownStatus: 'Statut',
  knownAt: 'Le',
  add: 'Ajouter',
  by: (who, role) => (role === '' ? who : `${who}, ${role}`),
  roles: ROLES,
  unknownStatus: (code) => `Statut ${code}`,
  kinds: KINDS,
  atRate: (amount, rate) => `${amount} à ${rate}\u00a0%`,
  madeHere: 'Produit ici',
  withoutFile: 'Sans fichier',
  toState: 'Pour l’État',
  test: 'Essai',
  remove: (name) => `Retirer ${name}`,
  removed: (name) => `Retiré\u00a0: ${name}`,
  downloadOf: (name) => `Télécharger le fichier de ${name}`,
  foreign: (number) => `Ce statut porte sur une autre facture\u00a0: ${number}.`,
  notices: (count) => few(count, 'remarque', 'remarques'),

  next: 'Et maintenant\u00a0?',
  you: 'Vous êtes',
  actors: { SE: 'Vendeur', BY: 'Acheteur', WK: 'Plateforme' },
  over: 'Le cycle de vie de cette facture est terminé.',
  overWhy:
    'Aucun statut ne suit un refus, un rejet ou une annulation. Une nouvelle facture aura son propre cycle de vie.',
  ofPortal:
    'Le portail public donne ce statut à ce que les plateformes lui envoient, non à une facture\u00a0: aucun statut ne suit.',
  notYours: 'Rien à faire pour vous maintenant.',
  others: (count) => `Ce que d’autres peuvent faire (${count})`,
  needs: { reason: 'motif', amounts: 'montants par taux de TVA' },
  fitting: (count) => few(count, 'motif convient', 'motifs conviennent'),
  forState: 'l’État en est informé',
  skips: (codes) => `sans passer par ${codes}`,
  custom: 'selon l’usage des plateformes',
  advice:
    'Aucun texte publié ne fixe l’ordre des statuts\u00a0: ceci est un conseil. Seul ce qui suit un statut final est refusé.',

  reasons: 'Motifs',
  addReason: 'Ajouter un motif',
  fits: (rules) => `convient\u00a0: ${rules}`,
  removeReason: (name) => `Retirer le motif ${name}`,
  amounts: 'Montants TTC',
  collectedAmounts: 'Ce qui a été encaissé, TTC',
  rate: 'Taux de TVA, %',
  amount: 'Montant',
  prefilled: 'Rempli avec ce qui reste de chaque taux de la facture.',
  addRate: 'Ajouter un taux',
  removeRow: (place) => `Retirer la ligne ${place}`,
  at: 'Quand',
  note: 'Commentaire',
  forStateTitle: 'Une copie pour l’État',
  forStateHelp: 'Les plateformes l’envoient elles-mêmes. Seulement si vous la faites à leur place\u00a0:',
  makeForState: 'Produire la copie pour l’État',
  platform: 'Matricule de la plateforme',
  receivedAt: 'Facture reçue le',
  make: (code) => `Produire le fichier ${code}`,
  making: 'Production…',
  made: (name) => `${name}\u00a0: fichier produit`,
  refused: 'Le fichier n’a pas été produit',
  needsKey: 'Produire le fichier demande une clé d’API\u00a0; consulter n’en demande pas.',
};
