import { CHECKS, LANGUAGES, OUTPUTS, PROFILES } from '@conforme/proto/schema/choices';
import { isDay } from '@conforme/proto/schema/values';
import type { Command } from './command.ts';
import type { Options } from './options.ts';
import { FORMATS } from './report/report.ts';

/** Every command understands these. */
const LANG: Options = {
  lang: {
    value: 'fr|en',
    oneOf: LANGUAGES,
    about: 'language of messages; LC_ALL, LC_MESSAGES or LANG decide without it',
  },
};

const PLUGINS: Options = {
  plugins: {
    value: 'FOLDER,…',
    about: 'your own rulesets, folders or packages, separated by commas, as CONFORME_PLUGINS',
  },
};

const CHECK: Options = {
  check: {
    value: 'base|fr-ctc',
    oneOf: CHECKS,
    about: 'base: EN 16931 alone; fr-ctc (without this option): and the French rules',
  },
};

const DAY = { test: isDay, expected: 'a day of the calendar as YYYY-MM-DD' };
const AS_OF: Options = {
  'as-of': { value: 'YYYY-MM-DD', accepts: DAY, about: 'the packs in force on that day; today without it' },
};

const WORD = {
  test: (value: string) => /^[A-Za-z0-9._-]{1,64}$/.test(value),
  expected: 'a word of at most 64 letters, digits and ._-',
};

const TEXT_OR_JSON = ['text', 'json'] as const;
const OUTPUT = { short: 'o', value: 'FILE' } as const;
const SIMPLE: Options = {
  format: {
    short: 'f',
    value: TEXT_OR_JSON.join('|'),
    oneOf: TEXT_OR_JSON,
    about: 'text (without this option) or JSON',
  },
};

/** What a request says of itself wins over nothing; what the command line says wins over the request. */
const GENERATION: Options = {
  ...CHECK,
  profile: { value: PROFILES.join('|'), oneOf: PROFILES, about: 'conformance level; en16931 without it' },
  language: { value: 'fr|en', oneOf: LANGUAGES, about: 'language of the visual invoice; fr without it' },
};

const REPORTING: Options = {
  format: { short: 'f', value: FORMATS.join('|'), oneOf: FORMATS, about: 'of the report; text without it' },
  output: {
    short: 'o',
    value: 'FILE|DIR',
    about: 'where the report goes; into a folder, one for each document',
  },
  explain: { about: 'say of each finding what its rule protects' },
  quiet: { short: 'q', about: 'nothing but blocking findings' },
  'fail-on': {
    value: 'fatal|warning',
    oneOf: ['fatal', 'warning'],
    about: 'the least severity that makes exit code 1; fatal without it',
  },
  jobs: {
    short: 'j',
    value: 'N',
    accepts: { test: (value) => /^[1-9]\d{0,2}$/.test(value), expected: 'a number from 1 to 999' },
    about: 'threads for many documents; as many as there are cores without it',
  },
};

const VALIDATE: Command = {
  name: 'validate',
  summary: 'judge invoices: files, folders, patterns, standard input',
  takes: 'FILE|FOLDER|PATTERN|- …',
  about: [
    'Judges Factur-X and ZUGFeRD PDFs, CII XML, UBL 2.1 invoices and credit notes. Of a folder, every *.xml and *.pdf below it.',
    'Exit code: 0 all valid, 1 a finding blocks, 3 something is no invoice, 4 something could not be judged; the gravest counts.',
  ],
  options: {
    ...CHECK,
    ...AS_OF,
    ...LANG,
    ...REPORTING,
    role: { value: 'WORD', accepts: WORD, about: 'handed to the rules: the role of who asks' },
    treatment: {
      value: 'WORD',
      accepts: WORD,
      about: 'handed to the rules: the treatment of the invoice, for example B2C',
    },
    ...PLUGINS,
  },
  examples: [
    ['conforme validate invoice.pdf', 'one document, in words'],
    ['conforme validate --check base --explain invoices/', 'a folder on all cores, each rule explained'],
    ["conforme validate 'in/**/*.xml' --format sarif -o report.sarif", 'for code scanning'],
    ['curl -s https://example.org/invoice.xml | conforme validate - --format json', 'from a pipe'],
  ],
  load: async () => (await import('./commands/validate.ts')).validate,
};

const GENERATE: Command = {
  name: 'generate',
  summary: 'make a Factur-X PDF, CII or UBL XML of an invoice in JSON',
  takes: 'INVOICE.json|-',
  about: [
    'Takes {"invoice": …, "options": …}, or the invoice alone. A wrong invoice is not written: each finding names the line of the JSON.',
    'Exit code: 0 written, 1 the invoice is at fault, 2 profile and output do not go together, 3 no JSON, 4 the engine failed.',
  ],
  options: {
    output: {
      ...OUTPUT,
      about: 'the document; - is standard output. Without it, the number of the invoice names the file',
    },
    'output-format': {
      value: OUTPUTS.join('|'),
      oneOf: OUTPUTS,
      about: 'facturx-pdf without it; a name after -o that ends in .xml means cii-xml',
    },
    ...GENERATION,
    'accent-color': { value: '#RRGGBB', about: 'of headings in the PDF' },
    'logo-url': { value: 'URL', about: 'PNG or SVG over HTTPS, for the head of the PDF' },
    footer: { value: 'TEXT', about: 'text at the foot of the pages' },
    ...SIMPLE,
    quiet: { short: 'q', about: 'no warnings, and no word of success' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme generate invoice.json -o invoice.pdf', 'a Factur-X PDF'],
    ['conforme generate invoice.json --profile extended-ctc-fr -o invoice.xml', 'CII of another profile'],
    ['conforme generate - --output-format ubl-xml -o - < invoice.json', 'UBL, from pipe to pipe'],
  ],
  load: async () => (await import('./commands/generate.ts')).generate,
};

const EMBED: Command = {
  name: 'embed',
  summary: 'make a Factur-X PDF of a PDF of yours and an XML or JSON invoice',
  takes: '',
  about: [
    'Attaches CII XML, or what is written from JSON, to the PDF and makes it PDF/A-3. The XML is judged first.',
  ],
  options: {
    pdf: { value: 'FILE', about: 'the visual invoice' },
    xml: { value: 'FILE', about: 'CII to attach as it is' },
    json: { value: 'FILE', about: 'an invoice to write the XML from' },
    output: { ...OUTPUT, about: 'the PDF; - is standard output. Without it, the engine names the file' },
    ...GENERATION,
    ...SIMPLE,
    quiet: { short: 'q', about: 'no warnings, and no word of success' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme embed --pdf visual.pdf --xml cii.xml -o invoice.pdf', 'XML you have'],
    ['conforme embed --pdf visual.pdf --json invoice.json -o invoice.pdf', 'XML that is written'],
  ],
  load: async () => (await import('./commands/embed.ts')).embed,
};

const EXTRACT: Command = {
  name: 'extract',
  summary: 'read the fields, or the XML, out of an invoice',
  takes: 'FILE|-',
  about: ['Prints the fields as JSON under the names that generate takes; with --xml, the XML itself.'],
  options: {
    xml: { about: 'the XML of the document instead of its fields' },
    output: { ...OUTPUT, about: 'where it goes; standard output without it' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme extract invoice.pdf', 'the fields as JSON'],
    ['conforme extract invoice.pdf --xml -o factur-x.xml', 'the attached XML'],
  ],
  load: async () => (await import('./commands/extract.ts')).extract,
};

const PREVIEW: Command = {
  name: 'preview',
  summary: 'write the XML of an invoice in JSON, without judging it by the rules',
  takes: 'INVOICE.json|-',
  about: ['For mapping your fields: the schema is checked, the rules are not.'],
  options: {
    output: { ...OUTPUT, about: 'where it goes; standard output without it' },
    'output-format': { value: OUTPUTS.join('|'), oneOf: OUTPUTS, about: 'of the XML: cii or ubl' },
    ...GENERATION,
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [['conforme preview invoice.json', 'the XML on standard output']],
  load: async () => (await import('./commands/generate.ts')).preview,
};

const RENDER: Command = {
  name: 'render',
  summary: 'draw the pages of an invoice, whatever it came as',
  takes: 'FILE|-',
  about: [
    'A readable PDF or HTML page of any CII, UBL or Factur-X invoice, valid or not. It is a copy, no invoice: nothing is attached.',
  ],
  options: {
    output: {
      ...OUTPUT,
      about: 'where it goes; - is standard output. Without it, the engine names the file',
    },
    format: {
      short: 'f',
      value: 'pdf|html',
      oneOf: ['pdf', 'html'],
      about: 'pdf without it; a name after -o that ends in .html means html',
    },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme render invoice.xml -o invoice.pdf', 'pages to read or print'],
    ['conforme render invoice.xml -o invoice.html --lang fr', 'for a browser, in French'],
  ],
  load: async () => (await import('./commands/render.ts')).render,
};

const EXPLAIN: Command = {
  name: 'explain',
  summary: 'what a rule asks for, why, and what to do when it is broken',
  takes: 'RULE …',
  about: ['Small letters will do.'],
  options: { ...SIMPLE, ...LANG, ...PLUGINS },
  examples: [
    ['conforme explain BR-CO-10', 'one rule'],
    ['conforme explain br-fr-12 --lang fr', 'in French'],
  ],
  load: async () => (await import('./commands/rules.ts')).explain,
};

const RULES: Command = {
  name: 'rules',
  summary: 'the rule packs in force, or the rules of one',
  takes: '[PACK]',
  about: [
    'A pack is in force from its first day to its last. With the name of a pack, its rules are listed.',
  ],
  options: {
    ...AS_OF,
    all: { short: 'a', about: 'packs that are not in force on that day, too' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme rules', 'what judges today'],
    ['conforme rules --as-of 2026-09-01', 'what will judge then'],
    ['conforme rules br-fr-cii', 'the rules of a pack'],
  ],
  load: async () => (await import('./commands/rules.ts')).rules,
};

const COMPLETION: Command = {
  name: 'completion',
  summary: 'completion for your shell',
  takes: 'bash|zsh',
  about: ['Prints a script that completes commands and options.'],
  options: {},
  examples: [
    ['source <(conforme completion bash)', 'for this shell; put the line into ~/.bashrc to keep it'],
    ['source <(conforme completion zsh)', 'likewise'],
  ],
  load: async () => (await import('./commands/completion.ts')).completion,
};

/** Commands that read their own options: the rest of the line is handed on as it is. */
const HANDED_ON: readonly Command[] = [
  {
    name: 'pack',
    summary: 'check, build or test a plugin, or a publisher’s folder of Schematron',
    takes: 'check|build|test FOLDER [OPTION …]',
    about: ['The same as npm run pack; docs/plugins.md tells all of it.'],
    options: {},
    examples: [['conforme pack check my-rules', 'compile it and say what it holds']],
    load: 'pack',
  },
  {
    name: 'serve',
    summary: 'the service: HTTP and gRPC',
    takes: '',
    about: [
      'The same as npm start. The environment configures it: PORT, HOST, GRPC_PORT, DATA_DIR, … (README.md).',
    ],
    options: {},
    examples: [['PORT=8080 conforme serve', 'until Ctrl-C']],
    load: 'serve',
  },
  {
    name: 'mcp',
    summary: 'the engine for agents: MCP over the standard streams',
    takes: '',
    about: ['The same as npm run mcp; docs/mcp.md has the lines for your client.'],
    options: {},
    examples: [['conforme mcp', 'what a client starts']],
    load: 'mcp',
  },
];

/** In the order the help lists them. */
export const COMMANDS: readonly Command[] = [
  VALIDATE,
  GENERATE,
  EMBED,
  EXTRACT,
  PREVIEW,
  RENDER,
  EXPLAIN,
  RULES,
  ...HANDED_ON,
  COMPLETION,
];
