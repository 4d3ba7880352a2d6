import { few } from './fr-few.ts';

/** De nombreux documents en une commande. */
export const frJobs = {
  jobs: {
    title: 'De nombreux documents, en un travail',
    lead: 'Des milliers de documents en une commande. Le service les traite peu à peu, même si cette page est fermée.',
    needsKey: 'Un travail appartient à un compte. Saisissez sa clé d’API.',
    drop: 'Déposez des documents ici',
    dropHere: 'Déposer pour ajouter',
    takes:
      'PDF et XML, un zip, ou des requêtes en lignes de JSON. Chaque document réussi compte dans votre quota.',
    kind: 'Que faire',
    kinds: {
      validate: 'Juger chaque document',
      generate: 'Rédiger une facture par requête (JSON)',
      extract: 'Lire chaque document en JSON',
      convert: 'Convertir chaque document',
      render: 'Dessiner chaque document en page',
    },
    allowLoss: 'Aussi quand un document perd quelque chose\u00a0: sa ligne dit quoi',
    kindNames: {
      validate: 'Juger',
      generate: 'Rédiger',
      extract: 'Lire',
      convert: 'Convertir',
      render: 'Dessiner',
    },
    chosen: (count: number, size: string) => `${few(count, 'fichier', 'fichiers')}, ${size}`,
    order: 'Commander',
    refused: 'Le service ne prend pas cette commande',
    sending: 'Envoi…',
    latest: 'Les derniers travaux',
    columns: ['Travail', 'Commandé', 'Tâche', 'Avancement', 'Invalides', 'Refusés', 'Résultats'],
    states: {
      receiving: 'Arrive',
      waiting: 'En attente',
      running: 'En cours',
      done: 'Terminé',
      cancelled: 'Annulé',
    },
    progress: (state: string, processed: number, documents: number) =>
      `${state}\u00a0: ${processed} sur ${documents}`,
    expected: (moment: string) => `fin vers ${moment}`,
    cancel: 'Annuler ce travail',
    files: { results: 'Lignes (JSON)', parquet: 'Tableau (Parquet)', errors: 'À examiner (JSON)' },
    kept: 'Le service garde les documents d’un travail jusqu’à leur traitement, et ses résultats 72 heures après sa fin, sauf si son exploitant en décide autrement.',
  },
};
