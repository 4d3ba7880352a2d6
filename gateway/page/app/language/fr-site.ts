/** Sur un site de fichiers, sans service. */
export const frSite = {
  site: {
    nothing: 'Rien n’est envoyé.',
    privacy:
      'Le moteur est arrivé avec cette page et travaille dans votre navigateur\u00a0: ce que vous ouvrez ou rédigez ici ne quitte jamais cet ordinateur.',
    footer:
      'Vos documents restent sur cet ordinateur\u00a0: le moteur, dans votre navigateur, les juge, les lit et les rédige. Cette page n’envoie rien à personne.',
    less: 'Les lots de milliers de documents, et l’API au-delà de sa description, demandent votre propre service\u00a0:',
    lessLink: 'comment en lancer un (en anglais)',
    noscript:
      'Cette page a besoin de JavaScript\u00a0: le moteur qui contrôle les documents travaille dans votre navigateur.',
    home: 'Accueil',
    rules: 'Règles',
    explained: (rule: string) => `${rule}\u00a0: ce qu’elle exige`,
    embedNote:
      'Le PDF garde ses pages et reçoit les données de la facture, au format Factur-X. Tout se passe dans votre navigateur.',
    redraw: 'Le refaire au fil de la saisie',
    draw: 'Fait dans votre navigateur',
    noEngine: 'Le moteur n’a pas pu être chargé.',
    problems: {
      no_engine: {
        title: 'Le moteur n’est pas arrivé',
        advice: 'Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
      },
      internal_error: {
        title: 'Le moteur a échoué',
        advice: 'Le document n’a pas pu être traité. Il n’a été envoyé à personne.',
      },
      schematron_unavailable: {
        title: 'Des règles manquent',
        advice: 'Un jeu de règles n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
      },
    },
  },
};
