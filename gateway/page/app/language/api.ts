import type { Table } from './table.ts';

/** Of the API, beside its description. */
export const api = {
  title: ['The API', 'L’API'],
  lead: [
    'Everything this page does, your software can do too: over HTTP with JSON, or over gRPC.',
    'Tout ce que fait cette page, votre logiciel le peut aussi : en HTTP avec du JSON, ou en gRPC.',
  ],
  access: [
    'Checking and reading need no key, writing does. The description for machines, OpenAPI 3.1:',
    'Contrôler et lire ne demandent pas de clé ; rédiger en demande une. La description pour les machines, OpenAPI 3.1 :',
  ],
  tags: {
    Invoices: ['Invoices', 'Factures'],
    Reporting: ['Reporting', 'Déclarations'],
    Statuses: ['Statuses', 'Statuts'],
    Jobs: ['Jobs', 'Lots'],
    Rules: ['Rules', 'Règles'],
    Account: ['Account', 'Compte'],
    Schemas: ['Schemas', 'Schémas'],
    Service: 'Service',
  },
  keyed: ['key', 'clé'],
  keys: {
    none: ['Open to everybody.', 'Ouvert à tous.'],
    optional: [
      'Works without a key, up to 20 calls a minute; with one, each call counts.',
      'Sans clé, jusqu’à 20 appels par minute ; avec une clé, chaque appel compte.',
    ],
    required: [
      'Needs a key, in the header Authorization (Bearer).',
      'Demande une clé, dans l’en-tête Authorization (Bearer).',
    ],
  },
  sent: ['What is sent', 'Ce qui est envoyé'],
  answers: ['Answers', 'Réponses'],
  answer: ['Answer', 'Réponse'],
  body: ['Request body', 'Corps de la requête'],
  example: ['Example', 'Exemple'],
  simplest: ['The simplest invoice', 'La facture la plus simple'],
  send: ['Send', 'Envoyer'],
} satisfies Table;
