// Options that several commands share.

import { CHECKS, LANGUAGES, PROFILES, VALIDATE_CHECKS } from '@conforme/proto/schema/choices';
import { isDay } from '@conforme/proto/schema/values';
import type { Options } from '../options.ts';

/** Of every command with output. */
export const LANG: Options = {
  lang: {
    value: 'fr|en',
    oneOf: LANGUAGES,
    about: 'language of messages; LC_ALL, LC_MESSAGES or LANG decide without it',
  },
};

export const PLUGINS: Options = {
  plugins: {
    value: 'FOLDER,…',
    about: 'your own rulesets, folders or packages, separated by commas, as CONFORME_PLUGINS',
  },
};

export const CHECK: Options = {
  check: {
    value: 'base|fr-ctc',
    oneOf: CHECKS,
    about: 'base: EN 16931 alone; fr-ctc (without this option): and the French rules',
  },
};

export const VALIDATE_CHECK: Options = {
  check: {
    value: 'base|fr-ctc|fr-ctc+etat',
    oneOf: VALIDATE_CHECKS,
    about:
      'base: EN 16931 alone; fr-ctc (without this option): and the French rules; fr-ctc+etat: and warnings of rules of the State are errors',
  },
};

export const DAY = { test: isDay, expected: 'a day of the calendar as YYYY-MM-DD' };
export const AS_OF: Options = {
  'as-of': { value: 'YYYY-MM-DD', accepts: DAY, about: 'the packs in force on that day; today without it' },
};

export const WORD = {
  test: (value: string) => /^[A-Za-z0-9._-]{1,64}$/.test(value),
  expected: 'a word of at most 64 letters, digits and ._-',
};

const TEXT_OR_JSON = ['text', 'json'] as const;
export const OUTPUT = { short: 'o', value: 'FILE' } as const;
export const SIMPLE: Options = {
  format: {
    short: 'f',
    value: TEXT_OR_JSON.join('|'),
    oneOf: TEXT_OR_JSON,
    about: 'text (without this option) or JSON',
  },
};

/** Options of a request win over defaults; those of the command line win over the request. */
export const GENERATION: Options = {
  ...CHECK,
  profile: { value: PROFILES.join('|'), oneOf: PROFILES, about: 'conformance level; en16931 without it' },
  language: { value: 'fr|en', oneOf: LANGUAGES, about: 'language of the visual invoice; fr without it' },
};
