// What the page remembers. The key lives as long as the tab; language and theme are habits, no secrets, and stay.

import type { Language } from './language/words.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** A browser may refuse storage altogether; the page then forgets, and works. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const read = (storage: () => Storage, name: string): string | null =>
  attempt(() => storage().getItem(`conforme.${name}`));

function write(storage: () => Storage, name: string, value: string | null): void {
  attempt(() => {
    if (value === null) storage().removeItem(`conforme.${name}`);
    else storage().setItem(`conforme.${name}`, value);
  });
}

const tab = (): Storage => sessionStorage;
const storage = (): Storage => localStorage;

let key = read(tab, 'key');

export function apiKey(): string | null {
  return key;
}

export function setApiKey(value: string | null): void {
  key = value === '' ? null : value;
  write(tab, 'key', key);
}

/** Whether checks carry the key too: no rate limit then, but each one counts. */
export function checksWithKey(): boolean {
  return key !== null && read(tab, 'checks') === 'key';
}

export function setChecksWithKey(yes: boolean): void {
  write(tab, 'checks', yes ? 'key' : null);
}

export function chosenLanguage(): Language | null {
  const lang = read(storage, 'language');
  return lang === 'fr' || lang === 'en' ? lang : null;
}

export function chooseLanguage(lang: Language): void {
  write(storage, 'language', lang);
}

export function chosenTheme(): Theme {
  const theme = read(storage, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function chooseTheme(theme: Theme): void {
  write(storage, 'theme', theme === 'auto' ? null : theme);
  applyTheme();
}

export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
