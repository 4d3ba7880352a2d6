import type { ReportingWords } from './en-reporting.ts';
import { few } from './fr-few.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  TLB1: 'Biens',
  TPS1: 'Services',
  TNT1: 'Non taxé en France',
  TMA1: 'Régime de la marge',
};

/** De l’e-reporting d’une période ; chargé avec sa vue. */
export const frReporting: ReportingWords = {
  title: 'E-reporting d’une période',
  lead: 'Les ventes aux particuliers, à l’étranger et depuis l’étranger, et les paiements de services sont déclarés à l’État. Déposez les factures de la période\u00a0: ce qui est à déclarer est repéré, totalisé et mis en fichiers\u00a0; le reste est listé avec la raison.',
  needsKey: 'Produire les fichiers demande votre clé d’API et compte pour un appel.',

  declarant: 'Qui déclare',
  siren: 'SIREN',
  name: 'Nom',
  role: 'En tant que',
  roles: { SE: 'Vendeur', BY: 'Acheteur, pour les achats à l’étranger' },
  platformNumber: 'Matricule de la plateforme',
  platformName: 'Plateforme agréée',

  period: 'Période',
  regime: 'Régime de TVA',
  regimes: {
    'real-normal-monthly': 'Réel normal, mensuel',
    'real-normal-quarterly': 'Réel normal, trimestriel',
    simplified: 'Réel simplifié',
    franchise: 'Franchise en base',
  },
  year: 'Année',
  periodOf: 'Dates',
  otherDays: 'Autres dates',
  start: 'Premier jour',
  end: 'Dernier jour',
  data: { transactions: 'Opérations', payments: 'Encaissements' },
  deadline: (what, platform, state) =>
    `${what}\u00a0: à la plateforme le ${platform} au plus tard, à l’État le ${state}.`,
  kind: 'Fichier',
  kinds: { IN: 'Premier de la période', RE: 'Remplace tout ce qui précède' },

  invoices: 'Factures',
  drop: 'Déposez ici les factures de la période',
  takes:
    'PDF, XML ou JSON, autant que vous voulez. Celles qui ne sont pas à déclarer sont écartées automatiquement.',
  count: (count) => few(count, 'facture', 'factures'),
  reading: (done, total) => `${done} sur ${total} lues`,
  waiting: 'En attente de lecture…',
  customer: 'Client',
  customers: { '': 'comme le dit la facture', business: 'professionnel', consumer: 'particulier' },
  services: 'Lignes de prestations de services (numéros séparés par des virgules)',
  margin: 'Marge hors taxe',
  removeAll: 'Tout retirer',

  sales: 'Ventes sans facture',
  salesHelp: 'Les recettes d’une caisse, par jour et par catégorie.',
  addSales: 'Ajouter un jour de ventes',
  sale: (place) => `Ventes ${place}`,
  day: 'Jour',
  category: 'Catégorie',
  categories: CATEGORIES,
  transactions: 'Opérations',
  rate: 'Taux, %',
  taxable: 'HT',
  tax: 'TVA',
  byRate: 'Par taux de TVA',

  payments: 'Paiements de services',
  paymentsHelp: 'Ce que les clients ont payé dans la période, TTC.',
  addPayment: 'Ajouter un paiement',
  payment: (place) => `Paiement ${place}`,
  paidInvoice: 'Facture',
  noInvoice: 'Sans facture (particuliers)',
  collected: 'TTC',

  make: 'Produire les fichiers',
  refused: 'Les fichiers n’ont pas été produits',
  firstFault: 'Aller à la première erreur',
  refusedWhy: (count) =>
    count === 1
      ? 'Une erreur, signalée ci-dessus à sa place.'
      : `${count} erreurs, signalées ci-dessus chacune à sa place.`,
  made: (count) => (count === 0 ? 'Rien à déclarer' : few(count, 'fichier', 'fichiers')),
  stale: 'La saisie a changé depuis\u00a0: produisez les fichiers à nouveau.',
  nothing: 'Rien n’est à déclarer pour cette période parmi ces éléments.',
  columns: {
    transactions: ['Jour', 'Objet', 'Taux', 'Hors taxe', 'TVA', 'Composé de'],
    payments: ['Jour', 'Objet', 'Taux', 'Encaissé', 'Composé de'],
  },
  ofConsumers: 'De particuliers',
  parts: (count) => few(count, 'élément', 'éléments'),
  part: (name, value) => `${name}\u00a0: ${value}`,
  total: 'Tous taux',
  leftOut: (count) => few(count, 'élément écarté', 'éléments écartés'),
  leftOutColumns: ['Quoi', 'Pourquoi'],
  source: 'Échéances selon',
};
