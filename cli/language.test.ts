import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'FR_CA' }, 'fr'],
  [{ LANG: 'frr_DE' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'fr_FR', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'en_US', LC_MESSAGES: 'fr_BE' }, 'fr'],
  [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr'],
  [{}, 'en'],
])('%j: %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
