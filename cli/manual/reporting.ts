// Commands that make what the French State receives.

import { LEVELS } from '@conforme/proto/schema/flux1';
import type { Command } from '../command.ts';
import { LANG, OUTPUT, PLUGINS, SIMPLE } from './options.ts';

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
