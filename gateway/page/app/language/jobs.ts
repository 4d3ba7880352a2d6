import { few, fewFr, type Table } from './table.ts';

/** Of many documents in one order. */
export const jobs = {
  title: ['Many documents, in one job', 'Traiter un lot de documents'],
  lead: [
    'Thousands of documents in one order. The service works on them by and by, also when this page is closed.',
    'Des milliers de documents en un seul lot. Le service les traite les uns après les autres, même si cette page est fermée.',
  ],
  needsKey: [
    'A job belongs to an account. Enter its API key.',
    'Un lot appartient à un compte. Saisissez sa clé d’API.',
  ],
  drop: ['Drop documents here', 'Déposez des documents ici'],
  dropHere: ['Drop to add', 'Déposer pour ajouter'],
  takes: [
    'PDF and XML, a zip of them, or requests as lines of JSON. Each that succeeds counts towards your quota.',
    'PDF et XML, un zip, ou des requêtes en lignes de JSON. Chaque document réussi compte dans votre quota.',
  ],
  kind: ['What to do', 'Que faire'],
  kinds: {
    validate: ['Judge each document', 'Contrôler chaque document'],
    generate: ['Write an invoice of each request (JSON)', 'Rédiger une facture par requête (JSON)'],
    extract: ['Read each document as JSON', 'Lire chaque document en JSON'],
    convert: ['Convert each document', 'Convertir chaque document'],
    render: ['Draw each document as a page', 'Mettre chaque document en page, pour la lecture'],
  },
  allowLoss: [
    'Also where something of a document is lost: its line says what',
    'Convertir même si des valeurs sont perdues : les résultats disent lesquelles',
  ],
  kindNames: {
    validate: ['Judge', 'Contrôler'],
    generate: ['Write', 'Rédiger'],
    extract: ['Read', 'Lire'],
    convert: ['Convert', 'Convertir'],
    render: ['Draw', 'Mettre en pages'],
  },
  chosen: (count: number, size: string) => [
    `${few(count, 'file', 'files')}, ${size}`,
    `${fewFr(count, 'fichier', 'fichiers')}, ${size}`,
  ],
  order: ['Order', 'Lancer'],
  refused: ['The service does not take this order', 'Le service n’accepte pas ce lot'],
  sending: ['Sending…', 'Envoi…'],
  latest: ['The latest jobs', 'Les derniers lots'],
  columns: [
    ['Job', 'Lot'],
    ['Ordered', 'Lancé le'],
    ['Work', 'Traitement'],
    ['Progress', 'Avancement'],
    ['Invalid', 'Invalides'],
    ['Refused', 'Refusés'],
    ['Results', 'Résultats'],
  ],
  states: {
    receiving: ['Arriving', 'En réception'],
    waiting: ['Waiting', 'En attente'],
    running: ['Running', 'En cours'],
    done: ['Done', 'Terminé'],
    cancelled: ['Cancelled', 'Annulé'],
  },
  progress: (state: string, processed: number, documents: number) => [
    `${state}: ${processed} of ${documents}`,
    `${state} : ${processed} sur ${documents}`,
  ],
  expected: (moment: string) => [`done about ${moment}`, `fin vers ${moment}`],
  cancel: ['Cancel this job', 'Annuler ce lot'],
  files: {
    results: ['Lines (JSON)', 'Lignes (JSON)'],
    parquet: ['Table (Parquet)', 'Tableau (Parquet)'],
    errors: ['To look at (JSON)', 'À examiner (JSON)'],
  },
  kept: [
    'The service stores the documents of a job until they are worked on, and its results for 72 hours after its end, unless its operator says otherwise.',
    'Le service garde les documents d’un lot jusqu’à leur traitement, et ses résultats 72 heures après sa fin, sauf si son exploitant en décide autrement.',
  ],
} satisfies Table;
