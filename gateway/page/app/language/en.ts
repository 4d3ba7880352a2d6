import { enApi } from './en-api.ts';
import { few } from './en-few.ts';
import { enJobs } from './en-jobs.ts';
import { enSite } from './en-site.ts';
import { enWriting } from './en-writing.ts';

const SOURCES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  xsd: 'Structure',
  'schematron:base': 'EN\u00a016931',
  'schematron:fr-ctc': 'French rules',
  'schematron:etat': 'Rules of the State',
  'schematron:cdar': 'Life-cycle rules',
  'schematron:flux10': 'E-reporting rules',
  'schematron:flux1': 'Extract rules',
  plausibility: 'Plausibility',
  request: 'Request',
};

const FLAVORS: Readonly<Record<string, string>> = {
  'factur-x': 'Factur-X / CII',
  'ubl-2.1-invoice': 'UBL invoice',
  'ubl-2.1-creditnote': 'UBL credit note',
  cdar: 'Life-cycle status (CDAR)',
  ereporting: 'E-reporting (Flux 10)',
  flux1: 'Extract of an invoice (Flux 1)',
  other: 'Other document',
};

export const en = {
  title: 'Conforme · e-invoices, checked and written',
  noscript: 'This page needs JavaScript. The same checks answer at POST /v1/invoices/validate.',
  skip: 'Skip to content',
  views: {
    label: 'What to do',
    check: 'Check',
    write: 'Write',
    after: 'After the invoice',
    jobs: 'Jobs',
    api: 'API',
  },
  otherLanguage: 'Français',
  theme: 'Colours',
  themes: { auto: 'as your system', light: 'light', dark: 'dark' },
  footer:
    'Documents are judged in memory by this service and are not kept, except those of jobs. This page asks no other server.',
  apiLink: 'API documentation',
  rulesetsLink: 'Rules in force',

  key: 'API key',
  enterKey: 'Enter your API key',
  keySet: 'API key set: change or forget it',
  keyTitle: 'Your API key',
  keyNote:
    'Needed to write invoices, not to check them. It stays in this tab and is forgotten when you close it.',
  keyOrigin:
    'Keys come from whoever runs this service. One that you run yourself prints a key when it starts for the first time.',
  checksWithKey: 'Send it with checks too: no rate limit, but each check counts towards your quota',
  useThisKey: 'Use this key',
  forgetKey: 'Forget it',
  keyRefused: 'The service does not know this key.',
  asking: 'Asking the service…',
  used: (used: number, quota: number) => `${used} of ${quota}`,
  usage: (plan: string, used: number, quota: number) =>
    `Plan ${plan}: ${used} of ${quota} calls used this month`,
  usageWithout: (plan: string, used: number) => `Plan ${plan}: ${few(used, 'call', 'calls')} this month`,
  cancel: 'Cancel',

  checkTitle: 'Check an e-invoice',
  checkLead:
    'Factur-X and ZUGFeRD PDFs, CII and UBL XML, judged by EN\u00a016931 and the French rules. Every finding says what to do.',
  drop: 'Drop invoices here',
  dropHere: 'Drop to check',
  choose: 'Choose files',
  paste: 'Paste XML',
  pasteLabel: 'XML of an invoice',
  pastedName: 'pasted.xml',
  checkIt: 'Check',
  limits: (most: string) => `PDF or XML up to ${most}; several files or a zip at once`,
  tryExample: 'Or try an example:',
  exampleDocuments: {
    'facturx.pdf': 'Factur-X PDF',
    'faults.xml': 'XML with errors',
    'valid.xml': 'Valid XML',
  },
  privacy: 'No account needed. Nothing is stored, nothing leaves this service.',
  rules: 'Rules',
  checks: {
    'fr-ctc': 'EN\u00a016931 and French rules',
    'fr-ctc+etat': 'The same, rules of the State as errors (statuses, e-reporting)',
    base: 'EN\u00a016931 only',
  },
  asOf: 'As of',
  asOfHelp: 'Judge by the rules in force on this day; today when empty',
  judging: 'Checking…',
  another: 'Check another',
  startOver: 'Start over',

  verdict: (valid: boolean, errors: number, warnings: number) =>
    [
      valid ? 'Valid' : `Not valid: ${few(errors, 'error', 'errors')}`,
      warnings > 0 && few(warnings, 'warning', 'warnings'),
    ]
      .filter(Boolean)
      .join(', '),
  invoiceNumber: (number: string) => `No. ${number}`,
  format: 'Format',
  unknownProfile: 'unknown profile',
  flavor: (flavor: string | null) => FLAVORS[flavor ?? ''] ?? flavor ?? 'unknown format',
  checksRun: 'Checks',
  passed: (check: string) => `${check}: passed`,
  failed: (check: string, errors: number) => `${check}: ${few(errors, 'error', 'errors')}`,
  skipped: (check: string) => `${check}: not run`,
  rulesets: 'Rule packs',
  pages: (count: number) => few(count, 'page', 'pages'),
  source: (source: string) => SOURCES[source] ?? source.replace('schematron:', ''),
  nothingFound: 'Nothing to report',
  nothingFoundIn: (checks: string) => `All checks passed: ${checks}.`,
  nothingMeans:
    'The rules cover form, codes and sums. They cannot know whether prices and parties are the right ones.',

  findings: 'Findings',
  groupBy: 'Group by',
  groupings: { severity: 'Severity', rule: 'Rule', source: 'Check' },
  severity: { fatal: 'Error', warning: 'Warning', info: 'Note' },
  severities: { fatal: 'Errors', warning: 'Warnings', info: 'Notes' },
  noRule: 'Without a rule',
  fix: 'What to do:',
  technical: 'Technical details',
  location: 'Place',
  test: 'Test',
  lineColumn: (line: number, column: number) => `Line ${line}, col. ${column}`,
  showInXml: 'Show in the XML',
  showLine: (place: string, title: string) => `${place}: show it in the XML, ${title}`,
  shownAt: (line: number, title: string) => `Line ${line} is shown: ${title}`,
  showMore: (left: number) => `Show more (${left} left)`,

  document: 'Document',
  xmlOf: (name: string) => `XML of ${name}`,
  pdfPages: 'PDF pages',
  readable: 'Readable pages',
  drawing: 'Drawing the pages…',
  editCopy: 'Edit a copy',
  notRead: 'The document could not be read into the form',
  findInXml: 'Find in XML',
  brokenUp: 'Long lines are broken up for reading',
  places: (count: number) => few(count, 'place', 'places'),
  placeOf: (at: number, count: number) => `${at} of ${count}`,
  previousPlace: 'Previous finding',
  nextPlace: 'Next finding',

  downloadReport: 'Download the report',
  reportLabel: 'Report',
  downloadAs: (format: string) => `Download the report as ${format}`,
  reportTitle: 'E-invoice check',
  judgedAt: (when: string) => `Checked on ${when}`,
  batchName: 'invoices',

  overview: 'All files',
  file: 'File',
  verdictColumn: 'Verdict',
  profile: 'Profile',
  firstFinding: 'First finding',
  filters: { all: 'All', invalid: 'Not valid', valid: 'Valid', refused: 'Refused' },
  standings: { all: '', invalid: 'Not valid', valid: 'Valid', refused: 'Refused', waiting: 'Waiting' },
  progress: (done: number, total: number | null) =>
    total === null ? `${few(done, 'document', 'documents')} checked` : `${done} of ${total} checked`,
  batchVerdict: (valid: number, total: number) => `${valid} of ${few(total, 'document', 'documents')} valid`,

  unread: (count: number) => `${few(count, 'value', 'values')} not taken into the invoice`,
  unreadWhy: 'The document says this too. A copy you edit, and what is made of it, will not.',
  unreadColumns: ['Name', 'Value', 'Place'],

  comparison: {
    title: 'What the pages say',
    asking: 'Reading the pages…',
    note: 'Each value of the XML is looked for in the text of the pages. That is no part of the verdict.',
    blind: (pages: number) => `${few(pages, 'page has', 'pages have')} no text that can be read.`,
    verdict: (same: number, different: number, missing: number) =>
      `${same} the same, ${different} different, ${missing} not found`,
    columns: ['Term', 'XML', 'Pages', 'Comparison', 'Page'],
    verdicts: { same: 'the same', different: 'different', not_found: 'not found' },
  },

  makeEInvoice: 'Make it an e-invoice',
  embedNote:
    'The PDF keeps its pages and gets the data of the invoice inside, as Factur-X. It counts as one call of your key.',
  embedKey: 'Making e-invoices needs an API key; checking does not.',
  embedWrite: 'Type the data',
  embedXml: 'Attach XML (CII)',
  embedding: 'Putting the invoice into the PDF…',
  checkDocument: 'Check it',

  convert: 'Convert',
  convertTitle: 'Convert this document',
  convertNote:
    'The result says what the document says: nothing is added, nothing computed anew. A PDF keeps its pages; XML gets pages.',
  convertCounts: 'With your key, each conversion counts as one call.',
  profileOfSource: 'As the document needs',
  converting: 'Converting…',
  nothingLost: 'Nothing was lost.',
  lossesAhead: (count: number) => `${few(count, 'value', 'values')} would be lost`,
  lossesWhy: 'This format or profile has no place for them. Another may have one; or convert without them.',
  lossesLeft: (count: number) => few(count, 'value left out', 'values left out'),
  lossColumns: ['Term', 'Value', 'Reason', 'Place'],
  convertAnyway: 'Convert all the same',
  sourceFails: (count: number) => `The document has ${few(count, 'error', 'errors')}`,
  sourceFailsWhy: 'Converted all the same, the result may have them too.',
  sourceBroken: 'The document has errors, and the result may have them too.',
  resultFails: (count: number) => `The result would have ${few(count, 'error', 'errors')}`,
  resultFailsWhy: 'Another format or profile may fit.',
  close: 'Close',

  totals: 'Totals',
  totalsTitle: 'How the totals came about',
  adding: 'Adding up…',
  noTotals: 'The totals appear once the required fields are filled.',
  rulesColumn: 'Rules',
  ruleBroken: 'Not met:',

  ...enJobs,
  ...enSite,
  ...enWriting,
  api: enApi,

  again: (seconds: number) => `Trying again in ${seconds} s`,
  leftOver: (count: number) => `${few(count, 'document waits', 'documents wait')} to be checked.`,
  tryAgain: 'Try again',
  useKey: 'Use my key (counts towards the quota)',
  goWithoutKey: 'Go on without the key',
  unreachable: 'The service does not answer.',
  noInvoice: (name: string) => `${name} holds no invoice`,
  problemTitle: (status: number): string => (status >= 500 ? 'The service failed' : 'This cannot be checked'),
  problems: {
    not_an_einvoice: {
      title: 'Not an e-invoice',
      advice:
        'A Factur-X PDF carries its XML as an attachment; an XML must be CII (CrossIndustryInvoice) or UBL (Invoice, CreditNote). A PDF from a scanner or a word processor is only a picture of an invoice.',
    },
    not_an_invoice: {
      title: 'No invoice in this file',
      advice: 'Choose an e-invoice, or JSON with an invoice as the API takes it.',
    },
    too_large: { title: 'Too large', advice: 'A document may have up to 15 MB, a batch up to 100 MB.' },
    rate_limited: {
      title: 'Many checks in a short time',
      advice: 'Without a key, 20 checks a minute are free for each address. The page goes on by itself.',
    },
    left_over: {
      title: 'The rest waits for a minute',
      advice: 'Without a key, 20 checks a minute are free for each address. The page goes on by itself.',
    },
    quota_exceeded: {
      title: 'The quota of this month is used up',
      advice: 'Checks without a key go on working. A larger plan lifts the quota.',
    },
    invalid_api_key: {
      title: 'The key is not known',
      advice: 'Enter it again, or forget it: checks work without one.',
    },
    api_key_required: {
      title: 'This needs an API key',
      advice: 'Enter your key above; it stays in this tab.',
    },
    schematron_unavailable: {
      title: 'The service is starting',
      advice: 'Its rules are being loaded. The page goes on by itself.',
    },
    unreachable: {
      title: 'The service does not answer',
      advice: 'Check your connection, then try again. Nothing was lost.',
    },
  },
};

export type Words = typeof en;
