import { FINDINGS } from '@conforme/proto/schema/limits';
import type { Command } from '../command.ts';
import type { Options } from '../options.ts';
import { FORMATS } from '../report/report.ts';
import { AS_OF, LANG, PLUGINS, VALIDATE_CHECK, WORD } from './options.ts';

const REPORTING: Options = {
  format: { short: 'f', value: FORMATS.join('|'), oneOf: FORMATS, about: 'of the report; text without it' },
  output: {
    short: 'o',
    value: 'FILE|DIR',
    about: 'where the report goes; into a folder, one for each document',
  },
  explain: { about: 'say of each finding what its rule protects' },
  ledger: { about: 'show how the totals came about: our sums beside those of the document' },
  'no-plausibility': { about: 'leave out what no rule forbids and is probably wrong' },
  quiet: { short: 'q', about: 'nothing but blocking findings' },
  'fail-on': {
    value: 'fatal|warning',
    oneOf: ['fatal', 'warning'],
    about: 'the least severity that makes exit code 1; fatal without it',
  },
  'max-findings': {
    value: 'N',
    accepts: {
      test: (value) => /^[1-9][0-9]*$/.test(value) && Number(value) <= FINDINGS.most,
      expected: `a whole number from 1 to ${FINDINGS.most}`,
    },
    about: `findings that are listed of a document, ${FINDINGS.listed} without it; all are counted`,
  },
  jobs: {
    short: 'j',
    value: 'N',
    accepts: { test: (value) => /^[1-9]\d{0,2}$/.test(value), expected: 'a number from 1 to 999' },
    about: 'threads for many documents; as many as there are cores without it',
  },
};

export const VALIDATE: Command = {
  name: 'validate',
  summary: 'judge invoices: files, folders, patterns, standard input',
  takes: 'FILE|FOLDER|PATTERN|- …',
  about: [
    'Judges Factur-X and ZUGFeRD PDFs, CII XML, UBL 2.1 invoices and credit notes. Of a folder, every *.xml and *.pdf below it.',
    'Exit code: 0 all valid, 1 a finding blocks, 3 something is no invoice, 4 something could not be judged; the gravest counts.',
  ],
  options: {
    ...VALIDATE_CHECK,
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
    ['conforme validate --ledger invoice.xml', 'and where a cent went'],
    ["conforme validate 'in/**/*.xml' --format sarif -o report.sarif", 'for code scanning'],
    ['curl -s https://example.org/invoice.xml | conforme validate - --format json', 'from a pipe'],
  ],
  load: async () => (await import('../commands/validate.ts')).validate,
};
