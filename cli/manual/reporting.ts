// Commands that make what the French State receives.

import { LEVELS } from '@conforme/proto/schema/flux1';
import { REPORT_REGIMES } from '@conforme/proto/schema/ereporting';
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
