// Commands that speak to an approved platform.

import type { Command } from '../command.ts';
import { LANG, OUTPUT, PLUGINS } from './options.ts';

export const FLOW: Command = {
  name: 'flow',
  summary: 'send files to an approved platform, search and fetch them (AFNOR XP Z12-013)',
  takes: 'send FILE | search | get FLOW_ID',
  about: [
    'CONFORME_FLOW_URL is the flow service of your platform. CONFORME_TOKEN_URL, CONFORME_CLIENT_ID and CONFORME_CLIENT_SECRET, or CONFORME_PLATFORM_TOKEN, are the way in.',
    'A file is judged before it is sent. Conforme itself is no approved platform.',
  ],
  options: {
    tracking: {
      value: 'ID',
      about: 'your own identifier of the flow: it is sent once, however often it is tried',
    },
    rule: { value: 'B2B|B2BInt|…', about: 'send: the processing rule; the platform computes it without' },
    syntax: { value: 'CII|UBL|Factur-X|CDAR|FRR', about: 'send: of the file; found out without' },
    profile: { value: 'Basic|CIUS|Extended-CTC-FR', about: 'send: of the file' },
    anyway: { about: 'send: a file that breaks rules, too' },
    type: { value: 'TYPE,…', about: 'search: SupplierInvoice, CustomerInvoiceLC, …' },
    direction: { value: 'In|Out', about: 'search: what came, or what went' },
    status: { value: 'Pending|Ok|Error', about: 'search: of the acknowledgement' },
    after: { value: 'MOMENT', about: 'search: changed after a day or a moment' },
    before: { value: 'MOMENT', about: 'search: changed before a day or a moment' },
    doc: {
      value: 'Original|Converted|ReadableView',
      about: 'get: the file; several, in the order of your wish',
    },
    output: { ...OUTPUT, about: 'get: where the file goes; standard output without it' },
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme flow send F-1.pdf --tracking F-1', 'an invoice'],
    ['conforme flow search --type SupplierInvoice --after 2026-11-01', 'what came, a line each'],
    ['conforme flow get i_17 --doc Converted,Original -o invoice.xml', 'one of its files'],
  ],
  load: async () => (await import('../commands/flow.ts')).flow,
};

export const DIRECTORY: Command = {
  name: 'directory',
  summary: 'find in the directory where a company takes invoices',
  takes: 'siren|siret|line|code ID | FIELD=VALUE …',
  about: [
    'CONFORME_DIRECTORY_URL is the directory service of your platform; the way in is that of conforme flow.',
    'Conforme itself is no approved platform.',
    'FIELD=VALUE finds what is equal, FIELD~PART what contains it, FIELD^BEGINNING what begins so.',
  ],
  options: {
    include: { value: 'siren,siret,routingCode', about: 'objects to show beside what was found' },
    ...LANG,
  },
  examples: [
    ['conforme directory line siren=732829320', 'its addresses'],
    ['conforme directory code 73282932000074 COMPTA', 'a routing code'],
  ],
  load: async () => (await import('../commands/directory.ts')).directory,
};

const PORT = {
  test: (value: string) => /^\d{1,5}$/.test(value) && Number(value) < 65_536,
  expected: 'a port',
};

export const PLATFORM: Command = {
  name: 'platform',
  summary: 'a platform to test against, on this machine (AFNOR XP Z12-013)',
  takes: '',
  about: [
    'Takes flows, judges them with the engine, answers acknowledgements and life-cycle messages, calls webhooks and keeps a directory.',
    'It prints the environment that conforme flow and conforme directory want. A client is a SIREN; all have one secret.',
    'Conforme is no approved platform: nothing reaches the State, a company or anybody else.',
  ],
  options: {
    host: { value: 'ADDRESS', about: 'where it listens; 127.0.0.1 without it' },
    port: {
      value: 'PORT',
      accepts: PORT,
      about: 'where it listens; 8089 without it, 0 for any that is free',
    },
    store: { value: 'FILE', about: 'remembers there what came; without it, in memory' },
    directory: {
      value: 'FILE',
      about: 'entries of the directory as JSON: sirens, sirets, routingCodes, lines',
    },
    secret: { value: 'SECRET', about: 'of all clients; a new one without it' },
    quirks: {
      value: 'QUIRK,…',
      about: 'misbehaves as real platforms do; docs/platform.md has the list, as an unknown name does',
    },
    ...LANG,
  },
  examples: [
    ['conforme platform --port 8089 --secret s', 'what is printed is for the other terminal'],
    ['conforme platform --store p.db --quirks late-ack,duplicate-webhook', 'remembers, and misbehaves'],
  ],
  load: async () => (await import('../commands/platform.ts')).platform,
};
