// `conforme/schema`: the contract's objects as JSON Schema, for forms, editors and validators of others.

import * as published from '@conforme/proto/schema/json-schema';
import type { Language } from './conforme.ts';

export type * from '@conforme/proto/contract';
export type { Language } from './conforme.ts';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Of an invoice. @param language adds a title to each field and value, and descriptions in it */
export function invoiceSchema(language?: Language): JsonSchema {
  return published.invoiceJsonSchema(language);
}

/** Of the options of `generate`. */
export function optionsSchema(language?: Language): JsonSchema {
  return published.optionsJsonSchema(language);
}

/** Of a request of `generate`: an invoice and its options. */
export function requestSchema(language?: Language): JsonSchema {
  return published.requestJsonSchema(language);
}
