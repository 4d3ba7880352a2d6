// Commands that make what follows an invoice: statuses, and what the French State receives.

import { ACTORS, LEVELS, REPORT_REGIMES, STATUSES } from '@conforme/proto/schema/message-choices';
import type { Command } from '../command.ts';
import { LANG, OUTPUT, PLUGINS, SIMPLE } from './options.ts';

export const EREPORTING: Command = {
  name: 'ereporting',
  summary: 'make the e-reporting of a period, or tell its deadlines',
  takes: `generate FILE|- , calendar ${REPORT_REGIMES.join('|')} [YEAR]`,
  about: [
    'generate: Flux 10 from invoices, sales and payments (JSON as of POST /v1/ereporting/generate), judged before it is written. What is not reported is listed with the reason.',
    'calendar: the periods of a year, with the last day to give each to the platform and to the State.',
    'Exit code: 0 written, 1 the request is at fault, 4 the engine failed.',
  ],
  options: {
    output: { ...OUTPUT, value: 'FOLDER', about: 'where the files go; here without it' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme ereporting generate october.json -o files', 'the files of a period'],
    [`conforme ereporting calendar ${REPORT_REGIMES[0]} 2027`, 'the periods and days of a year'],
  ],
  load: async () => (await import('../commands/ereporting.ts')).ereporting,
};

export const STATUS: Command = {
  name: 'status',
  summary: 'write, read and order the statuses of an invoice',
  takes: 'generate FILE|- , extract FILE|- , next [FILE …]',
  about: [
    'generate: a status (CDAR) of an invoice, XML, PDF or fields as JSON, judged before it is written; or of a request as of POST /v1/statuses/generate, without options.',
    'extract: what a status says, as JSON.',
    'next: which statuses may follow those of the files, or of --history. The order is advice; only what follows a final status is an error.',
    'Exit code: 0 written, 1 the request or the history is at fault, 3 neither invoice nor status, 4 the engine failed.',
  ],
  options: {
    output: {
      ...OUTPUT,
      about: 'where it goes; - is standard output. Without it, the engine names a status',
    },
    status: { value: 'CODE', oneOf: STATUSES, about: 'generate: the status, as 212' },
    amount: {
      value: 'AMOUNT@RATE+…',
      about: 'generate: collected, paid or approved with VAT, at which rate',
    },
    reason: { value: 'CODE,…', about: 'generate: why, as DOUBLE_FACT; next lists them' },
    note: { value: 'TEXT', about: 'generate: a comment' },
    at: { value: 'YYYY-MM-DDTHH:MM:SS', about: 'generate: when it was reached; now without it' },
    received: { value: 'YYYY-MM-DDTHH:MM:SS', about: 'generate: when the invoice was received' },
    platform: { value: 'NNNN', about: 'generate: registration number of your platform' },
    'to-state': { about: 'generate: the copy for the State' },
    history: { value: '200,202,…', about: 'the statuses it has, the oldest first' },
    actor: { value: ACTORS.join('|'), oneOf: ACTORS, about: 'next: platform, buyer or seller alone' },
    invoice: { value: 'FILE', about: 'next: what the invoice fails decides which reasons fit' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [
    ['conforme status generate invoice.xml --status 212 --amount 1200.00@20', 'my customer paid'],
    ['conforme status next --history 200,202 --actor BY --invoice invoice.xml', 'what the buyer may say'],
  ],
  load: async () => (await import('../commands/status.ts')).status,
};

export const FLUX1: Command = {
  name: 'flux1',
  summary: 'take out of an invoice the extract that the French State receives',
  takes: 'FILE|-',
  about: [
    'Flux 1, in the syntax of the invoice, judged before it is written. What it leaves out is counted; with --format json listed with reasons.',
    'Exit code: 0 written, 1 the invoice lacks a term or breaks a rule of Flux 1, 3 no invoice, 4 the engine failed.',
  ],
  options: {
    output: {
      ...OUTPUT,
      about: 'the extract; - is standard output. Without it, the engine names the file',
    },
    level: { value: LEVELS.join('|'), oneOf: LEVELS, about: 'base: header data; full: with lines' },
    ...SIMPLE,
    ...LANG,
    ...PLUGINS,
  },
  examples: [['conforme flux1 invoice.pdf -o -', 'header data of an invoice for the State']],
  load: async () => (await import('../commands/flux1.ts')).flux1,
};
