// What the page loads once in each language.

import { language, type Language } from './words.ts';

/** @returns what loads it in the language of the moment, unless that was done. */
export function onceInEach<T>(load: (language: Language) => Promise<T>): () => Promise<T> {
  const loaded = new Map<Language, Promise<T>>();
  return () => {
    const [known, wanted] = [loaded.get(language), language];
    if (known) return known;
    const loading = load(wanted);
    loaded.set(wanted, loading);
    // A failure is not cached: the service may only be starting.
    loading.catch(() => loaded.delete(wanted));
    return loading;
  };
}
