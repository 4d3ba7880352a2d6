// Commands that write and read documents.

import { LANGUAGES, OUTPUTS, PROFILES } from '@conforme/proto/schema/choices';
import type { Command } from '../command.ts';
import { AS_OF, CHECK, GENERATION, LANG, OUTPUT, PLUGINS, SIMPLE } from './options.ts';

export const GENERATE: Command = {
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
    'logo-url': { value: 'URL', about: 'PNG, JPEG or SVG over HTTPS, for the head of the PDF' },
    footer: { value: 'TEXT', about: 'text at the foot of the pages' },
    explain: { about: 'show how the totals came about, step by step' },
    ...SIMPLE,
    quiet: { short: 'q', about: 'no warnings, and no word of success' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme generate invoice.json -o invoice.pdf', 'a Factur-X PDF'],
    ['conforme generate invoice.json --profile extended -o invoice.xml', 'CII of another profile'],
    ['conforme generate - --output-format ubl-xml -o - < invoice.json', 'UBL, from pipe to pipe'],
  ],
  load: async () => (await import('../commands/generate.ts')).generate,
};

export const EMBED: Command = {
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
    flatten: { about: 'fields and signatures become part of the page; else a signed PDF is refused' },
    'no-plausibility': { about: 'leave out what no rule forbids and is probably wrong' },
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
  load: async () => (await import('../commands/embed.ts')).embed,
};

export const CONVERT: Command = {
  name: 'convert',
  summary: 'write an invoice in another syntax, profile or container',
  takes: 'FILE|-',
  about: [
    'Says what the source says, and computes nothing. A PDF keeps its picture, XML gets one. What the result cannot carry is listed, and not written without --allow-loss.',
    'Exit code: 0 written, 1 something would be lost or a rule is broken, 2 profile and output do not go together, 3 no invoice, 4 the engine failed.',
  ],
  options: {
    to: {
      value: OUTPUTS.join('|'),
      oneOf: OUTPUTS,
      about: 'what to write; a name after -o that ends in .pdf means facturx-pdf',
    },
    output: {
      ...OUTPUT,
      about: 'the document; - is standard output. Without it, the number of the invoice names the file',
    },
    profile: {
      value: PROFILES.join('|'),
      oneOf: PROFILES,
      about: 'that of the source without it, or the smallest of the output that holds as much',
    },
    ...CHECK,
    'allow-loss': { about: 'write it although values with a business term are lost' },
    'allow-invalid': { about: 'write it although the source fails rules' },
    'no-plausibility': { about: 'leave out what no rule forbids and is probably wrong' },
    explain: { about: 'show how the totals came about, step by step' },
    language: { value: 'fr|en', oneOf: LANGUAGES, about: 'language of pages that are drawn; fr without it' },
    ...SIMPLE,
    quiet: { short: 'q', about: 'no warnings, and no word of success' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme convert invoice.xml --to ubl-xml -o ubl.xml', 'CII to UBL'],
    ['conforme convert invoice.xml -o invoice.pdf', 'a Factur-X PDF of any XML'],
    [
      'conforme convert invoice.pdf --to cii-xml --profile basicwl --allow-loss',
      'less of it, with the losses listed',
    ],
  ],
  load: async () => (await import('../commands/convert.ts')).convert,
};

export const EXTRACT: Command = {
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
  load: async () => (await import('../commands/extract.ts')).extract,
};

export const COMPARE: Command = {
  name: 'compare',
  summary: 'see whether the pages of a PDF say what its XML says',
  takes: 'FILE|-',
  about: [
    'Looks for the number, dates, parties, totals, VAT and IBAN of the XML in the text of the pages.',
    'Exit code: 0 nothing differs, 1 a page states another value, 3 no invoice, 4 the engine failed.',
  ],
  options: {
    output: { ...OUTPUT, about: 'where it goes; standard output without it' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [['conforme compare invoice.pdf', 'what differs, and what was not found']],
  load: async () => (await import('../commands/compare.ts')).compare,
};

export const RECEIVE: Command = {
  name: 'receive',
  summary: 'take in a received invoice: all that can be said of it',
  takes: 'FILE|-',
  about: [
    'The verdict, what the pages of a PDF show of the XML, whether it is addressed to you, and whether you had it before.',
    'Exit code: 0 nothing speaks against it, 1 something does, 3 no invoice, 4 the engine failed.',
  ],
  options: {
    own: { value: 'ADDRESS,…', about: 'your electronic addresses (BT-49), as 0225:732829320' },
    known: { value: 'FILE', about: 'keys of the invoices you had before, one a line' },
    view: { value: 'FILE', about: 'write the invoice there as people read it, as HTML' },
    output: { ...OUTPUT, about: 'where it goes; standard output without it' },
    ...CHECK,
    ...AS_OF,
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [['conforme receive invoice.pdf --own 0225:732829320', 'what speaks for it and what against it']],
  load: async () => (await import('../commands/receive.ts')).receive,
};

export const PREVIEW: Command = {
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
  load: async () => (await import('../commands/generate.ts')).preview,
};

export const RENDER: Command = {
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
  load: async () => (await import('../commands/render.ts')).render,
};
