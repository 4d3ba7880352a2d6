// What the form is drawn from, in the language of the moment.

import { onceInEach } from '../language/loaded.ts';
import { words, type Language } from '../language/words.ts';
import { look } from '../service.ts';
import type { Codes } from './codes.ts';
import { fieldsOf, groupOf, type Field, type JsonSchema } from './schema.ts';

export interface Drawn {
  readonly fields: readonly Field[];
  readonly codes: Codes;
}

/** Labels and help are those of the language of the schema. */
export const drawn = onceInEach(load);

async function load(language: Language): Promise<Drawn> {
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
