import { few, fewFr, type Table, type Text } from './table.ts';

const CATEGORIES: Readonly<Record<string, Text>> = {
  TLB1: ['Goods', 'Biens'],
  TPS1: 'Services',
  TNT1: ['Not taxed in France', 'Non taxé en France'],
  TMA1: ['Margin scheme', 'Régime de la marge'],
};

/** Of the e-reporting of a period; loaded with its view. */
export const reporting = {
  title: ['The e-reporting of a period', 'E-reporting d’une période'],
  lead: [
    'Sales to consumers, abroad and from abroad, and payments of services are reported to the State. Drop the invoices of the period: what is to be reported is found, added up and made into files, and what is not is listed with its reason.',
    'Les ventes aux particuliers, à l’étranger et depuis l’étranger, et les paiements de services sont déclarés à l’État. Déposez les factures de la période : ce qui est à déclarer est repéré, totalisé et mis en fichiers ; le reste est listé avec la raison.',
  ],
  needsKey: [
    'Making the files needs your API key and counts as one call.',
    'Produire les fichiers demande votre clé d’API et compte pour un appel.',
  ],

  declarant: ['Who declares', 'Qui déclare'],
  siren: 'SIREN',
  name: ['Name', 'Nom'],
  role: ['As', 'En tant que'],
  roles: {
    SE: ['Seller', 'Vendeur'],
    BY: ['Buyer, for purchases abroad', 'Acheteur, pour les achats à l’étranger'],
  },
  platformNumber: ['Number of the platform', 'Matricule de la plateforme'],
  platformName: ['Approved platform', 'Plateforme agréée'],

  period: ['Period', 'Période'],
  regime: ['VAT regime', 'Régime de TVA'],
  regimes: {
    'real-normal-monthly': ['Normal, monthly', 'Réel normal, mensuel'],
    'real-normal-quarterly': ['Normal, quarterly', 'Réel normal, trimestriel'],
    simplified: ['Simplified', 'Réel simplifié'],
    franchise: ['Exempt small business (franchise)', 'Franchise en base'],
  },
  year: ['Year', 'Année'],
  periodOf: ['Days', 'Dates'],
  otherDays: ['Other days', 'Autres dates'],
  start: ['First day', 'Premier jour'],
  end: ['Last day', 'Dernier jour'],
  data: {
    transactions: ['Transactions', 'Opérations'],
    payments: ['Payments', 'Encaissements'],
  },
  deadline: (what: string, platform: string, state: string) => [
    `${what}: to the platform by ${platform}, at the State on ${state}.`,
    `${what} : à la plateforme le ${platform} au plus tard, à l’État le ${state}.`,
  ],
  kind: ['File', 'Fichier'],
  kinds: {
    IN: ['First of the period', 'Premier de la période'],
    RE: ['Replaces all before it', 'Remplace tout ce qui précède'],
  },

  invoices: ['Invoices', 'Factures'],
  drop: ['Drop the invoices of the period here', 'Déposez ici les factures de la période'],
  takes: [
    'PDF, XML or JSON, as many as you like. Those that need not be reported are left out by themselves.',
    'PDF, XML ou JSON, autant que vous voulez. Celles qui ne sont pas à déclarer sont écartées automatiquement.',
  ],
  count: (count: number) => [few(count, 'invoice', 'invoices'), fewFr(count, 'facture', 'factures')],
  reading: (done: number, total: number) => [`${done} of ${total} read`, `${done} sur ${total} lues`],
  waiting: ['Waiting to be read…', 'En attente de lecture…'],
  customer: ['Customer', 'Client'],
  customers: {
    '': ['as the invoice says', 'comme le dit la facture'],
    business: ['business', 'professionnel'],
    consumer: ['consumer', 'particulier'],
  },
  services: [
    'Lines that are services (numbers, with commas)',
    'Lignes de prestations de services (numéros séparés par des virgules)',
  ],
  margin: ['Margin without VAT', 'Marge hors taxe'],
  removeAll: ['Remove all', 'Tout retirer'],

  sales: ['Sales without invoice', 'Ventes sans facture'],
  salesHelp: [
    'What a till took in a day, by category.',
    'Les recettes d’une caisse, par jour et par catégorie.',
  ],
  addSales: ['Add a day of sales', 'Ajouter un jour de ventes'],
  sale: (place: number) => [`Sales ${place}`, `Ventes ${place}`],
  day: ['Day', 'Jour'],
  category: ['Category', 'Catégorie'],
  categories: CATEGORIES,
  transactions: ['Transactions', 'Opérations'],
  rate: ['Rate, %', 'Taux, %'],
  taxable: ['Net', 'HT'],
  tax: ['VAT', 'TVA'],
  byRate: ['By VAT rate', 'Par taux de TVA'],

  payments: ['Payments of services', 'Paiements de services'],
  paymentsHelp: [
    'What customers paid in the period, VAT included.',
    'Ce que les clients ont payé dans la période, TTC.',
  ],
  addPayment: ['Add a payment', 'Ajouter un paiement'],
  payment: (place: number) => [`Payment ${place}`, `Paiement ${place}`],
  paidInvoice: ['Invoice', 'Facture'],
  noInvoice: ['Without invoice, of consumers', 'Sans facture (particuliers)'],
  collected: ['VAT included', 'TTC'],

  make: ['Make the files', 'Produire les fichiers'],
  refused: ['The files are not made yet', 'Les fichiers n’ont pas été produits'],
  firstFault: ['Go to the first', 'Aller à la première erreur'],
  refusedWhy: (count: number) => [
    count === 1 ? 'One fault, at its place above.' : `${count} faults, each at its place above.`,
    count === 1
      ? 'Une erreur, signalée ci-dessus à sa place.'
      : `${count} erreurs, signalées ci-dessus chacune à sa place.`,
  ],
  made: (count: number) => [
    count === 0 ? 'Nothing to report' : few(count, 'file', 'files'),
    count === 0 ? 'Rien à déclarer' : fewFr(count, 'fichier', 'fichiers'),
  ],
  stale: [
    'The sheet has changed since: make the files again.',
    'La saisie a changé depuis : produisez les fichiers à nouveau.',
  ],
  nothing: [
    'Nothing of what was given is to be reported for this period.',
    'Rien n’est à déclarer pour cette période parmi ces éléments.',
  ],
  columns: {
    transactions: [
      ['Day', 'Jour'],
      ['What', 'Objet'],
      ['Rate', 'Taux'],
      ['Without VAT', 'Hors taxe'],
      ['VAT', 'TVA'],
      ['Made of', 'Composé de'],
    ],
    payments: [
      ['Day', 'Jour'],
      ['What', 'Objet'],
      ['Rate', 'Taux'],
      ['Collected', 'Encaissé'],
      ['Made of', 'Composé de'],
    ],
  },
  ofConsumers: ['From consumers', 'De particuliers'],
  parts: (count: number) => [few(count, 'part', 'parts'), fewFr(count, 'élément', 'éléments')],
  part: (name: string, value: string) => [`${name}: ${value}`, `${name} : ${value}`],
  total: ['All rates', 'Tous taux'],
  leftOut: (count: number) => [
    `${few(count, 'item', 'items')} left out`,
    fewFr(count, 'élément écarté', 'éléments écartés'),
  ],
  leftOutColumns: [
    ['What', 'Quoi'],
    ['Why', 'Pourquoi'],
  ],
  source: ['Deadlines by', 'Échéances selon'],
} satisfies Table;
