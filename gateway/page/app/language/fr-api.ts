import type { enApi } from './en-api.ts';

/** What is said of the API beside its description. */
export const frApi: typeof enApi = {
  title: 'L’API',
  lead: 'Tout ce que fait cette page, votre logiciel le peut aussi\u00a0: en HTTP avec du JSON, ou en gRPC.',
  access:
    'Contrôler et lire ne demandent pas de clé\u00a0; rédiger en demande une. La description pour les machines, OpenAPI 3.1\u00a0:',
  tags: {
    Invoices: 'Factures',
    Reporting: 'Déclarations',
    Statuses: 'Statuts',
    Jobs: 'Lots',
    Rules: 'Règles',
    Account: 'Compte',
    Schemas: 'Schémas',
    Service: 'Service',
  },
  keyed: 'clé',
  keys: {
    none: 'Ouvert à tous.',
    optional: 'Sans clé, jusqu’à 20 appels par minute\u00a0; avec une clé, chaque appel compte.',
    required: 'Demande une clé, dans l’en-tête Authorization (Bearer).',
  },
  sent: 'Ce qui est envoyé',
  answers: 'Réponses',
  answer: 'Réponse',
  body: 'Corps de la requête',
  example: 'Exemple',
  simplest: 'La facture la plus simple',
  send: 'Envoyer',
};
