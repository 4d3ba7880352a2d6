// What the page remembers. The key lives as long as the tab; language and theme are habits, no secrets, and stay.

import { signal } from '@preact/signals';
import type { Language } from './language/words.ts';
import { site } from './site.ts';

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

const key = signal(read(tab, 'key'));

/** The reader's key; what draws with it is drawn anew when it changes. A site of files has no use for one. */
export function apiKey(): string | null {
  return site === null ? key.value : null;
}

/** Whether a key is still wanted for what counts. */
export const lacksKey = (): boolean => site === null && key.value === null;

export function setApiKey(value: string | null): void {
  key.value = value === '' ? null : value;
  write(tab, 'key', key.value);
}

/** Whether checks carry the key too: no rate limit then, but each one counts. */
export function checksWithKey(): boolean {
  return apiKey() !== null && read(tab, 'checks') === 'key';
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

const themes = ['auto', 'light', 'dark'] as const;
const theme = signal<Theme>(themes.find((each) => each === read(storage, 'theme')) ?? 'auto');

export const chosenTheme = (): Theme => theme.value;

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  write(storage, 'theme', chosen === 'auto' ? null : chosen);
  applyTheme();
}

export function applyTheme(): void {
  if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
}
