import type { Table } from './table.ts';

/** On a site of files, without a service. */
export const site = {
  nothing: ['Nothing is uploaded.', 'Rien n’est envoyé.'],
  privacy: [
    'The engine came with this page and works in your browser: what you open or write here never leaves this computer.',
    'Le moteur est arrivé avec cette page et travaille dans votre navigateur : ce que vous ouvrez ou rédigez ici ne quitte jamais cet ordinateur.',
  ],
  footer: [
    'Your documents stay on this computer: the engine in your browser judges, reads and writes them. This page sends nothing to anyone.',
    'Vos documents restent sur cet ordinateur : le moteur, dans votre navigateur, les juge, les lit et les rédige. Cette page n’envoie rien à personne.',
  ],
  less: [
    'Jobs over thousands of documents, and the API where it is not only described, need a service of your own:',
    'Les lots de milliers de documents, et l’API au-delà de sa description, demandent votre propre service :',
  ],
  lessLink: ['how to run one', 'comment en lancer un (en anglais)'],
  noscript: [
    'This page needs JavaScript: the engine that checks documents works in your browser.',
    'Cette page a besoin de JavaScript : le moteur qui contrôle les documents travaille dans votre navigateur.',
  ],
  home: ['Home', 'Accueil'],
  rules: ['Rules', 'Règles'],
  explained: (rule: string) => [`${rule}: what it asks for`, `${rule} : ce qu’elle exige`],
  embedNote: [
    'The PDF keeps its pages and gets the data of the invoice inside, as Factur-X. All of it happens in your browser.',
    'Le PDF garde ses pages et reçoit les données de la facture, au format Factur-X. Tout se passe dans votre navigateur.',
  ],
  redraw: ['Make it anew as I type', 'Le refaire au fil de la saisie'],
  draw: ['Made in your browser', 'Fait dans votre navigateur'],
  noEngine: ['The engine could not be loaded.', 'Le moteur n’a pas pu être chargé.'],
  problems: {
    no_engine: {
      title: ['The engine did not come', 'Le moteur n’est pas arrivé'],
      advice: [
        'Check your connection, then try again. Nothing was lost.',
        'Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
      ],
    },
    internal_error: {
      title: ['The engine failed', 'Le moteur a échoué'],
      advice: [
        'What you opened could not be worked on. It was sent to nobody.',
        'Le document n’a pas pu être traité. Il n’a été envoyé à personne.',
      ],
    },
    schematron_unavailable: {
      title: ['Rules are missing', 'Des règles manquent'],
      advice: [
        'A rule pack could not be loaded. Check your connection, then try again.',
        'Un jeu de règles n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
      ],
    },
  },
} satisfies Table;
