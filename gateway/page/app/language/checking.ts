import { few, fewFr, type Table, type Text } from './table.ts';

const SOURCES: Readonly<Record<string, Text>> = {
  pdf: 'PDF',
  xsd: 'Structure',
  'schematron:base': 'EN\u00a016931',
  'schematron:fr-ctc': ['French rules', 'Règles françaises'],
  'schematron:etat': ['Rules of the State', 'Règles de l’État'],
  'schematron:cdar': ['Life-cycle rules', 'Règles du cycle de vie'],
  'schematron:flux10': ['E-reporting rules', 'Règles de l’e-reporting'],
  'schematron:flux1': ['Extract rules', 'Règles de l’extrait'],
  plausibility: ['Plausibility', 'Vraisemblance'],
  request: ['Request', 'Requête'],
};

const FLAVORS: Readonly<Record<string, Text>> = {
  'factur-x': 'Factur-X / CII',
  'ubl-2.1-invoice': ['UBL invoice', 'Facture UBL'],
  'ubl-2.1-creditnote': ['UBL credit note', 'Avoir UBL'],
  cdar: ['Life-cycle status (CDAR)', 'Statut du cycle de vie (CDAR)'],
  ereporting: 'E-reporting (Flux 10)',
  flux1: ['Extract of an invoice (Flux 1)', 'Extrait de facture (Flux 1)'],
  other: ['Other document', 'Autre document'],
};

/** Of documents that are checked. */
export const checking = {
  checkTitle: ['Check an e-invoice', 'Contrôler une facture électronique'],
  checkLead: [
    'Factur-X and ZUGFeRD PDFs, CII and UBL XML, judged by EN\u00a016931 and the French rules. Every finding says what to do.',
    'PDF Factur-X et ZUGFeRD, XML CII et UBL, jugés selon EN\u00a016931 et les règles françaises. Chaque constat dit quoi faire.',
  ],
  drop: ['Drop invoices here', 'Déposez vos factures ici'],
  dropHere: ['Drop to check', 'Lâchez pour contrôler'],
  choose: ['Choose files', 'Choisir des fichiers'],
  paste: ['Paste XML', 'Coller du XML'],
  pasteLabel: ['XML of an invoice', 'XML d’une facture'],
  pastedName: ['pasted.xml', 'collé.xml'],
  checkIt: ['Check', 'Contrôler'],
  limits: (most: string) => [
    `PDF or XML up to ${most}; several files or a zip at once`,
    `PDF ou XML jusqu’à ${most} ; plusieurs fichiers ou un zip à la fois`,
  ],
  tryExample: ['Or try an example:', 'Ou essayez un exemple :'],
  exampleDocuments: {
    'facturx.pdf': ['Factur-X PDF', 'PDF Factur-X'],
    'faults.xml': ['XML with errors', 'XML avec erreurs'],
    'valid.xml': ['Valid XML', 'XML valide'],
  },
  privacy: [
    'No account needed. Nothing is stored, nothing leaves this service.',
    'Sans compte. Rien n’est conservé, rien ne quitte ce service.',
  ],
  rules: ['Rules', 'Règles'],
  checks: {
    'fr-ctc': ['EN\u00a016931 and French rules', 'EN\u00a016931 et règles françaises'],
    'fr-ctc+etat': [
      'The same, rules of the State as errors (statuses, e-reporting)',
      'Les mêmes, exigences de l’État bloquantes (statuts, e-reporting)',
    ],
    base: ['EN\u00a016931 only', 'EN\u00a016931 seulement'],
  },
  asOf: ['As of', 'En vigueur le'],
  asOfHelp: [
    'Judge by the rules in force on this day; today when empty',
    'Juger selon les règles en vigueur ce jour-là ; aujourd’hui si vide',
  ],
  judging: ['Checking…', 'Contrôle en cours…'],
  another: ['Check another', 'Autre fichier'],
  startOver: ['Start over', 'Recommencer'],

  verdict: (valid: boolean, errors: number, warnings: number) => [
    `${valid ? 'Valid' : `Not valid: ${few(errors, 'error', 'errors')}`}${warnings > 0 ? `, ${few(warnings, 'warning', 'warnings')}` : ''}`,
    `${valid ? 'Valide' : `Non valide : ${fewFr(errors, 'erreur', 'erreurs')}`}${warnings > 0 ? `, ${fewFr(warnings, 'avertissement', 'avertissements')}` : ''}`,
  ],
  invoiceNumber: (number: string) => [`No. ${number}`, `N° ${number}`],
  format: 'Format',
  unknownProfile: ['unknown profile', 'profil inconnu'],
  flavor: (flavor: string | null) => FLAVORS[flavor ?? ''] ?? flavor ?? ['unknown format', 'format inconnu'],
  checksRun: ['Checks', 'Contrôles'],
  passed: (check: string) => [`${check}: passed`, `${check} : conforme`],
  failed: (check: string, errors: number) => [
    `${check}: ${few(errors, 'error', 'errors')}`,
    `${check} : ${fewFr(errors, 'erreur', 'erreurs')}`,
  ],
  skipped: (check: string) => [`${check}: not run`, `${check} : non exécuté`],
  rulesets: ['Rule packs', 'Jeux de règles'],
  pages: (count: number) => [few(count, 'page', 'pages'), fewFr(count, 'page', 'pages')],
  source: (source: string) => SOURCES[source] ?? source.replace('schematron:', ''),
  nothingFound: ['Nothing to report', 'Rien à signaler'],
  nothingFoundIn: (checks: string) => [
    `All checks passed: ${checks}.`,
    `Tous les contrôles sont passés : ${checks}.`,
  ],
  nothingMeans: [
    'The rules cover form, codes and sums. They cannot know whether prices and parties are the right ones.',
    'Les règles portent sur la forme, les codes et les sommes. Elles ne savent pas si les prix et les parties sont les bons.',
  ],

  findings: ['Findings', 'Constats'],
  groupBy: ['Group by', 'Grouper par'],
  groupings: {
    severity: ['Severity', 'Gravité'],
    rule: ['Rule', 'Règle'],
    source: ['Check', 'Contrôle'],
  },
  severity: {
    fatal: ['Error', 'Erreur'],
    warning: ['Warning', 'Avertissement'],
    info: 'Note',
  },
  severities: {
    fatal: ['Errors', 'Erreurs'],
    warning: ['Warnings', 'Avertissements'],
    info: 'Notes',
  },
  noRule: ['Without a rule', 'Sans règle'],
  fix: ['What to do:', 'Que faire :'],
  technical: ['Technical details', 'Détails techniques'],
  location: ['Place', 'Emplacement'],
  test: 'Test',
  lineColumn: (line: number, column: number) => [
    `Line ${line}, col. ${column}`,
    `Ligne ${line}, col. ${column}`,
  ],
  showInXml: ['Show in the XML', 'Montrer dans le XML'],
  showLine: (place: string, title: string) => [
    `${place}: show it in the XML, ${title}`,
    `${place} : montrer dans le XML, ${title}`,
  ],
  shownAt: (line: number, title: string) => [
    `Line ${line} is shown: ${title}`,
    `La ligne ${line} est affichée : ${title}`,
  ],
  showMore: (left: number) => [`Show more (${left} left)`, `Afficher la suite (${left})`],

  document: 'Document',
  xmlOf: (name: string) => [`XML of ${name}`, `XML de ${name}`],
  pdfPages: ['PDF pages', 'Pages du PDF'],
  readable: ['Readable pages', 'Pages lisibles'],
  drawing: ['Drawing the pages…', 'Mise en page…'],
  editCopy: ['Edit a copy', 'Modifier une copie'],
  notRead: [
    'The document could not be read into the form',
    'Le document n’a pas pu être lu dans le formulaire',
  ],
  findInXml: ['Find in XML', 'Chercher dans le XML'],
  brokenUp: ['Long lines are broken up for reading', 'Les lignes longues sont coupées pour la lecture'],
  places: (count: number) => [few(count, 'place', 'places'), fewFr(count, 'endroit', 'endroits')],
  placeOf: (at: number, count: number) => [`${at} of ${count}`, `${at} sur ${count}`],
  previousPlace: ['Previous finding', 'Constat précédent'],
  nextPlace: ['Next finding', 'Constat suivant'],

  downloadReport: ['Download the report', 'Télécharger le rapport'],
  reportLabel: ['Report', 'Rapport'],
  downloadAs: (format: string) => [`Download the report as ${format}`, `Télécharger le rapport en ${format}`],
  reportTitle: ['E-invoice check', 'Contrôle de factures électroniques'],
  judgedAt: (when: string) => [`Checked on ${when}`, `Contrôlé le ${when}`],
  batchName: ['invoices', 'factures'],

  overview: ['All files', 'Tous les fichiers'],
  file: ['File', 'Fichier'],
  verdictColumn: 'Verdict',
  profile: ['Profile', 'Profil'],
  firstFinding: ['First finding', 'Premier constat'],
  filters: {
    all: ['All', 'Tous'],
    invalid: ['Not valid', 'Non valides'],
    valid: ['Valid', 'Valides'],
    refused: ['Refused', 'Refusés'],
  },
  standings: {
    all: '',
    invalid: ['Not valid', 'Non valide'],
    valid: ['Valid', 'Valide'],
    refused: ['Refused', 'Refusé'],
    waiting: ['Waiting', 'En attente'],
  },
  progress: (done: number, total: number | null) => [
    total === null ? `${few(done, 'document', 'documents')} checked` : `${done} of ${total} checked`,
    total === null
      ? `${fewFr(done, 'document contrôlé', 'documents contrôlés')}`
      : `${fewFr(done, 'contrôlé', 'contrôlés')} sur ${total}`,
  ],
  batchVerdict: (valid: number, total: number) => [
    `${valid} of ${few(total, 'document', 'documents')} valid`,
    `${fewFr(valid, 'valide', 'valides')} sur ${fewFr(total, 'document', 'documents')}`,
  ],

  unread: (count: number) => [
    `${few(count, 'value', 'values')} not taken into the invoice`,
    `${fewFr(count, 'valeur non reprise', 'valeurs non reprises')} dans la facture`,
  ],
  unreadWhy: [
    'The document says this too. A copy you edit, and what is made of it, will not.',
    'Le document contient aussi ces valeurs. Une copie que vous modifiez, et ce qui en est tiré, ne les reprendra pas.',
  ],
  unreadColumns: [
    ['Name', 'Nom'],
    ['Value', 'Valeur'],
    ['Place', 'Emplacement'],
  ],

  comparison: {
    title: ['What the pages say', 'Ce que disent les pages'],
    asking: ['Reading the pages…', 'Lecture des pages…'],
    note: [
      'Each value of the XML is looked for in the text of the pages. That is no part of the verdict.',
      'Chaque valeur du XML est cherchée dans le texte des pages. Cela ne change pas le verdict.',
    ],
    blind: (pages: number) => [
      `${few(pages, 'page has', 'pages have')} no text that can be read.`,
      `${fewFr(pages, 'page n’a', 'pages n’ont')} pas de texte lisible.`,
    ],
    verdict: (same: number, different: number, missing: number) => [
      `${same} the same, ${different} different, ${missing} not found`,
      `${fewFr(same, 'identique', 'identiques')}, ${fewFr(different, 'différente', 'différentes')}, ${fewFr(missing, 'introuvable', 'introuvables')}`,
    ],
    columns: [
      ['Term', 'Terme'],
      ['XML', 'XML'],
      ['Pages', 'Pages'],
      ['Comparison', 'Comparaison'],
      ['Page', 'Page'],
    ],
    verdicts: {
      same: ['the same', 'identique'],
      different: ['different', 'différente'],
      not_found: ['not found', 'introuvable'],
    },
  },
} satisfies Table;
