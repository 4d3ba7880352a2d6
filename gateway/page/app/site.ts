// A site of files, where the page may stand without a service: the engine in the browser answers in the service's place.

import type { Language } from './language/words.ts';

export interface Site {
  /** Answers what would be a request to the service; nothing is sent. */
  readonly answer: (path: string, init: RequestInit) => Promise<Response>;
  /** Pages of the site, by their addresses. */
  readonly home: (language: Language) => string;
  readonly rules: (language: Language) => string;
  /** Where one rule is explained. */
  readonly rule: (id: string, language: Language) => string;
  readonly docs: string;
  /** The description of the API of a service. */
  readonly openapi: string;
  /** This page in a language. */
  readonly here: (language: Language) => string;
}

/** Null where the page comes from its service. */
export let site: Site | null = null;

/** Before anything is drawn. */
export function standOn(given: Site): void {
  site = given;
}
