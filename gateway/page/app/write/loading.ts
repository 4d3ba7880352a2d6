// What the form is drawn from, in the language of the moment.

import { language, words, type Language } from '../language/words.ts';
import { look } from '../service.ts';
import type { Codes } from './codes.ts';
import { fieldsOf, groupOf, type Field, type JsonSchema } from './schema.ts';

export interface Drawn {
  readonly fields: readonly Field[];
  readonly codes: Codes;
}

/** Labels and help are those of the language of the schema. */
const loaded = new Map<Language, Promise<Drawn>>();

export function drawn(): Promise<Drawn> {
  const known = loaded.get(language);
  if (known) return known;
  const requested = language;
  const loading = load();
  loaded.set(requested, loading);
  // A failure is not remembered: the service may only be starting.
  loading.catch(() => loaded.delete(requested));
  return loading;
}

async function load(): Promise<Drawn> {
  const labels = [words.invoice, words.options] as const;
  const [invoice, options, codes] = await Promise.all([
    look<JsonSchema>('/v1/schema/invoice'),
    look<JsonSchema>('/v1/schema/options'),
    look<Codes>(`/page/codes.${language}.json`),
  ]);
  const fields = [
    groupOf('invoice', labels[0], fieldsOf(invoice)),
    groupOf('options', labels[1], fieldsOf(options)),
  ];
  return { fields, codes };
}
