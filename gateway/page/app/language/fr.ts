import type { Words } from './en.ts';
import { frApi } from './fr-api.ts';
import { few } from './fr-few.ts';
import { frJobs } from './fr-jobs.ts';
import { frSite } from './fr-site.ts';
import { frWriting } from './fr-writing.ts';

const SOURCES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  xsd: 'Structure',
  'schematron:base': 'EN\u00a016931',
  'schematron:fr-ctc': 'Règles françaises',
  'schematron:etat': 'Règles de l’État',
  'schematron:cdar': 'Règles du cycle de vie',
  'schematron:flux10': 'Règles de l’e-reporting',
  'schematron:flux1': 'Règles de l’extrait',
  plausibility: 'Vraisemblance',
  request: 'Requête',
};
const FLAVORS: Readonly<Record<string, string>> = {
  'factur-x': 'Factur-X / CII',
  'ubl-2.1-invoice': 'Facture UBL',
  'ubl-2.1-creditnote': 'Avoir UBL',
  cdar: 'Statut du cycle de vie (CDAR)',
  ereporting: 'E-reporting (Flux 10)',
  flux1: 'Extrait de facture (Flux 1)',
  other: 'Autre document',
};

export const fr: Words = {
  title: 'Conforme · contrôler et rédiger des factures électroniques',
  noscript: 'Cette page a besoin de JavaScript. Les mêmes contrôles répondent à POST /v1/invoices/validate.',
  skip: 'Aller au contenu',
  views: {
    label: 'Que faire',
    check: 'Contrôler',
    write: 'Rédiger',
    after: 'Suivi de la facture',
    jobs: 'Lots',
    api: 'API',
  },
  otherLanguage: 'English',
  theme: 'Couleurs',
  themes: { auto: 'comme le système', light: 'claires', dark: 'sombres' },
  footer:
    'Les documents sont jugés en mémoire par ce service et ne sont pas conservés, sauf ceux des lots. Cette page n’interroge aucun autre serveur.',
  apiLink: 'Documentation de l’API',
  rulesetsLink: 'Règles en vigueur',

  key: 'Clé d’API',
  enterKey: 'Saisir votre clé d’API',
  keySet: 'Clé d’API enregistrée\u00a0: la changer ou l’oublier',
  keyTitle: 'Votre clé d’API',
  keyNote:
    'Nécessaire pour rédiger, pas pour contrôler. Elle reste dans cet onglet et disparaît quand vous le fermez.',
  keyOrigin:
    'La clé vous est remise par l’exploitant de ce service. Si vous le lancez vous-même, il en affiche une à son premier démarrage.',
  checksWithKey:
    'L’envoyer aussi avec les contrôles\u00a0: plus de limite de débit, mais chaque contrôle compte dans votre quota',
  useThisKey: 'Utiliser cette clé',
  forgetKey: 'Oublier la clé',
  keyRefused: 'Le service ne connaît pas cette clé.',
  asking: 'Interrogation du service…',
  used: (used, quota) => `${used} sur ${quota}`,
  usage: (plan, used, quota) => `Offre ${plan}\u00a0: ${used} appels sur ${quota} ce mois-ci`,
  usageWithout: (plan, used) => `Offre ${plan}\u00a0: ${few(used, 'appel', 'appels')} ce mois-ci`,
  cancel: 'Annuler',

  checkTitle: 'Contrôler une facture électronique',
  checkLead:
    'PDF Factur-X et ZUGFeRD, XML CII et UBL, jugés selon EN\u00a016931 et les règles françaises. Chaque constat dit quoi faire.',
  drop: 'Déposez vos factures ici',
  dropHere: 'Lâchez pour contrôler',
  choose: 'Choisir des fichiers',
  paste: 'Coller du XML',
  pasteLabel: 'XML d’une facture',
  pastedName: 'collé.xml',
  checkIt: 'Contrôler',
  limits: (most) => `PDF ou XML jusqu’à ${most}\u00a0; plusieurs fichiers ou un zip à la fois`,
  tryExample: 'Ou essayez un exemple\u00a0:',
  exampleDocuments: {
    'facturx.pdf': 'PDF Factur-X',
    'faults.xml': 'XML avec erreurs',
    'valid.xml': 'XML valide',
  },
  privacy: 'Sans compte. Rien n’est conservé, rien ne quitte ce service.',
  rules: 'Règles',
  checks: {
    'fr-ctc': 'EN\u00a016931 et règles françaises',
    'fr-ctc+etat': 'Les mêmes, exigences de l’État bloquantes (statuts, e-reporting)',
    base: 'EN\u00a016931 seulement',
  },
  asOf: 'En vigueur le',
  asOfHelp: 'Juger selon les règles en vigueur ce jour-là\u00a0; aujourd’hui si vide',
  judging: 'Contrôle en cours…',
  another: 'Autre fichier',
  startOver: 'Recommencer',

  verdict: (valid, errors, warnings) =>
    [
      valid ? 'Valide' : `Non valide\u00a0: ${few(errors, 'erreur', 'erreurs')}`,
      warnings > 0 && few(warnings, 'avertissement', 'avertissements'),
    ]
      .filter(Boolean)
      .join(', '),
  invoiceNumber: (number) => `N° ${number}`,
  format: 'Format',
  unknownProfile: 'profil inconnu',
  flavor: (flavor) => FLAVORS[flavor ?? ''] ?? flavor ?? 'format inconnu',
  checksRun: 'Contrôles',
  passed: (check) => `${check}\u00a0: conforme`,
  failed: (check, errors) => `${check}\u00a0: ${few(errors, 'erreur', 'erreurs')}`,
  skipped: (check) => `${check}\u00a0: non exécuté`,
  rulesets: 'Jeux de règles',
  pages: (count) => few(count, 'page', 'pages'),
  source: (source) => SOURCES[source] ?? source.replace('schematron:', ''),
  nothingFound: 'Rien à signaler',
  nothingFoundIn: (checks) => `Tous les contrôles sont passés\u00a0: ${checks}.`,
  nothingMeans:
    'Les règles portent sur la forme, les codes et les sommes. Elles ne savent pas si les prix et les parties sont les bons.',

  findings: 'Constats',
  groupBy: 'Grouper par',
  groupings: { severity: 'Gravité', rule: 'Règle', source: 'Contrôle' },
  severity: { fatal: 'Erreur', warning: 'Avertissement', info: 'Note' },
  severities: { fatal: 'Erreurs', warning: 'Avertissements', info: 'Notes' },
  noRule: 'Sans règle',
  fix: 'Que faire\u00a0:',
  technical: 'Détails techniques',
  location: 'Emplacement',
  test: 'Test',
  lineColumn: (line, column) => `Ligne ${line}, col. ${column}`,
  showInXml: 'Montrer dans le XML',
  showLine: (place, title) => `${place}\u00a0: montrer dans le XML, ${title}`,
  shownAt: (line, title) => `La ligne ${line} est affichée\u00a0: ${title}`,
  showMore: (left) => `Afficher la suite (${left})`,

  document: 'Document',
  xmlOf: (name) => `XML de ${name}`,
  pdfPages: 'Pages du PDF',
  readable: 'Pages lisibles',
  drawing: 'Mise en page…',
  editCopy: 'Modifier une copie',
  notRead: 'Le document n’a pas pu être lu dans le formulaire',
  findInXml: 'Chercher dans le XML',
  brokenUp: 'Les lignes longues sont coupées pour la lecture',
  places: (count) => few(count, 'endroit', 'endroits'),
  placeOf: (at, count) => `${at} sur ${count}`,
  previousPlace: 'Constat précédent',
  nextPlace: 'Constat suivant',

  downloadReport: 'Télécharger le rapport',
  reportLabel: 'Rapport',
  downloadAs: (format) => `Télécharger le rapport en ${format}`,
  reportTitle: 'Contrôle de factures électroniques',
  judgedAt: (when) => `Contrôlé le ${when}`,
  batchName: 'factures',

  overview: 'Tous les fichiers',
  file: 'Fichier',
  verdictColumn: 'Verdict',
  profile: 'Profil',
  firstFinding: 'Premier constat',
  filters: { all: 'Tous', invalid: 'Non valides', valid: 'Valides', refused: 'Refusés' },
  standings: { all: '', invalid: 'Non valide', valid: 'Valide', refused: 'Refusé', waiting: 'En attente' },
  progress: (done, total) =>
    total === null
      ? `${few(done, 'document contrôlé', 'documents contrôlés')}`
      : `${few(done, 'contrôlé', 'contrôlés')} sur ${total}`,
  batchVerdict: (valid, total) =>
    `${few(valid, 'valide', 'valides')} sur ${few(total, 'document', 'documents')}`,

  unread: (count) => `${few(count, 'valeur non reprise', 'valeurs non reprises')} dans la facture`,
  unreadWhy:
    'Le document contient aussi ces valeurs. Une copie que vous modifiez, et ce qui en est tiré, ne les reprendra pas.',
  unreadColumns: ['Nom', 'Valeur', 'Emplacement'],

  comparison: {
    title: 'Ce que disent les pages',
    asking: 'Lecture des pages…',
    note: 'Chaque valeur du XML est cherchée dans le texte des pages. Cela ne change pas le verdict.',
    blind: (pages) => `${few(pages, 'page n’a', 'pages n’ont')} pas de texte lisible.`,
    verdict: (same, different, missing) =>
      `${few(same, 'identique', 'identiques')}, ${few(different, 'différente', 'différentes')}, ${few(missing, 'introuvable', 'introuvables')}`,
    columns: ['Terme', 'XML', 'Pages', 'Comparaison', 'Page'],
    verdicts: { same: 'identique', different: 'différente', not_found: 'introuvable' },
  },

  makeEInvoice: 'En faire une facture électronique',
  embedNote:
    'Le PDF garde ses pages et reçoit les données de la facture, au format Factur-X. Cela compte pour un appel de votre clé.',
  embedKey: 'Produire une facture électronique demande une clé d’API\u00a0; contrôler, non.',
  embedWrite: 'Saisir les données',
  embedXml: 'Joindre un XML (CII)',
  embedding: 'La facture est placée dans le PDF…',
  checkDocument: 'Contrôler',

  convert: 'Convertir',
  convertTitle: 'Convertir ce document',
  convertNote:
    'Le résultat dit ce que dit le document\u00a0: rien n’est ajouté, rien n’est recalculé. Un PDF garde ses pages\u00a0; un XML en reçoit.',
  convertCounts: 'Avec votre clé, chaque conversion compte pour un appel.',
  profileOfSource: 'Selon le document',
  converting: 'Conversion en cours…',
  nothingLost: 'Rien n’est perdu.',
  lossesAhead: (count) => few(count, 'valeur serait perdue', 'valeurs seraient perdues'),
  lossesWhy:
    'Ce format ou ce profil ne prévoit pas ces valeurs. Un autre les prévoit peut-être\u00a0; sinon, convertissez sans elles.',
  lossesLeft: (count) => few(count, 'valeur laissée de côté', 'valeurs laissées de côté'),
  lossColumns: ['Terme', 'Valeur', 'Raison', 'Emplacement'],
  convertAnyway: 'Convertir malgré tout',
  sourceFails: (count) => `Le document comporte ${few(count, 'erreur', 'erreurs')}`,
  sourceFailsWhy: 'Converti malgré tout, le résultat peut les comporter aussi.',
  sourceBroken: 'Le document comporte des erreurs, et le résultat peut les comporter aussi.',
  resultFails: (count) => `Le résultat comporterait ${few(count, 'erreur', 'erreurs')}`,
  resultFailsWhy: 'Un autre format ou un autre profil peut convenir.',
  close: 'Fermer',

  totals: 'Totaux',
  totalsTitle: 'D’où viennent les totaux',
  adding: 'Calcul en cours…',
  noTotals: 'Les totaux apparaissent dès que les champs obligatoires sont remplis.',
  rulesColumn: 'Règles',
  ruleBroken: 'Non respectée\u00a0:',

  ...frJobs,
  ...frSite,
  ...frWriting,
  api: frApi,

  again: (seconds) => `Nouvel essai dans ${seconds} s`,
  leftOver: (count) =>
    `${few(count, 'document attend', 'documents attendent')} d’être contrôlé${count < 2 ? '' : 's'}.`,
  tryAgain: 'Réessayer',
  useKey: 'Utiliser ma clé (compte dans le quota)',
  goWithoutKey: 'Continuer sans la clé',
  unreachable: 'Le service ne répond pas.',
  noInvoice: (name) => `${name} ne contient pas de facture`,
  problemTitle: (status) => (status >= 500 ? 'Le service a échoué' : 'Ce document ne peut pas être contrôlé'),
  problems: {
    not_an_einvoice: {
      title: 'Ce n’est pas une facture électronique',
      advice:
        'Un PDF Factur-X porte son XML en pièce jointe\u00a0; un XML doit être CII (CrossIndustryInvoice) ou UBL (Invoice, CreditNote). Un PDF issu d’un scanner ou d’un traitement de texte n’est que l’image d’une facture.',
    },
    not_an_invoice: {
      title: 'Pas de facture dans ce fichier',
      advice: 'Choisissez une facture électronique, ou un JSON avec une facture telle que l’API la prend.',
    },
    too_large: {
      title: 'Trop volumineux',
      advice: 'Un document peut faire jusqu’à 15 Mo, un lot jusqu’à 100 Mo.',
    },
    rate_limited: {
      title: 'Beaucoup de contrôles en peu de temps',
      advice:
        'Sans clé, 20 contrôles par minute sont gratuits pour chaque adresse. La page reprend d’elle-même.',
    },
    left_over: {
      title: 'Le reste attend une minute',
      advice:
        'Sans clé, 20 contrôles par minute sont gratuits pour chaque adresse. La page reprend d’elle-même.',
    },
    quota_exceeded: {
      title: 'Le quota de ce mois est épuisé',
      advice: 'Les contrôles sans clé continuent de fonctionner. Une offre plus large relève le quota.',
    },
    invalid_api_key: {
      title: 'Clé inconnue',
      advice: 'Saisissez-la de nouveau, ou oubliez-la\u00a0: les contrôles marchent sans.',
    },
    api_key_required: {
      title: 'Une clé d’API est nécessaire',
      advice: 'Saisissez votre clé en haut\u00a0; elle reste dans cet onglet.',
    },
    schematron_unavailable: {
      title: 'Le service démarre',
      advice: 'Ses règles se chargent. La page reprend d’elle-même.',
    },
    unreachable: {
      title: 'Le service ne répond pas',
      advice: 'Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
    },
  },
};
