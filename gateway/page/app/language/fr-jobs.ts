import { few } from './fr-few.ts';

/** De nombreux documents en une commande. */
export const frJobs = {
  jobs: {
    title: 'Traiter un lot de documents',
    lead: 'Des milliers de documents en un seul lot. Le service les traite les uns après les autres, même si cette page est fermée.',
    needsKey: 'Un lot appartient à un compte. Saisissez sa clé d’API.',
    drop: 'Déposez des documents ici',
    dropHere: 'Déposer pour ajouter',
    takes:
      'PDF et XML, un zip, ou des requêtes en lignes de JSON. Chaque document réussi compte dans votre quota.',
    kind: 'Que faire',
    kinds: {
      validate: 'Contrôler chaque document',
      generate: 'Rédiger une facture par requête (JSON)',
      extract: 'Lire chaque document en JSON',
      convert: 'Convertir chaque document',
      render: 'Mettre chaque document en page, pour la lecture',
    },
    allowLoss: 'Convertir même si des valeurs sont perdues\u00a0: les résultats disent lesquelles',
    kindNames: {
      validate: 'Contrôler',
      generate: 'Rédiger',
      extract: 'Lire',
      convert: 'Convertir',
      render: 'Mettre en pages',
    },
    chosen: (count: number, size: string) => `${few(count, 'fichier', 'fichiers')}, ${size}`,
    order: 'Lancer',
    refused: 'Le service n’accepte pas ce lot',
    sending: 'Envoi…',
    latest: 'Les derniers lots',
    columns: ['Lot', 'Lancé le', 'Traitement', 'Avancement', 'Invalides', 'Refusés', 'Résultats'],
    states: {
      receiving: 'En réception',
      waiting: 'En attente',
      running: 'En cours',
      done: 'Terminé',
      cancelled: 'Annulé',
    },
    progress: (state: string, processed: number, documents: number) =>
      `${state}\u00a0: ${processed} sur ${documents}`,
    expected: (moment: string) => `fin vers ${moment}`,
    cancel: 'Annuler ce lot',
    files: { results: 'Lignes (JSON)', parquet: 'Tableau (Parquet)', errors: 'À examiner (JSON)' },
    kept: 'Le service garde les documents d’un lot jusqu’à leur traitement, et ses résultats 72 heures après sa fin, sauf si son exploitant en décide autrement.',
  },
};
