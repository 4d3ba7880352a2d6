import type { Language } from '@conforme/proto/schema';

/** As POSIX ranks them; a French one means French, everything else English. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of the person at the terminal. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const [first] = VARIABLES.map((name) => env[name]).filter((value) => value);
  return /^fr\b|^fr_/i.test(first ?? '') ? 'fr' : 'en';
}
