// What every control of the form has.

import type { Attributes } from '../dom.ts';
import type { Json, JsonObject } from './pointer.ts';
import type { Field } from './schema.ts';

/** Takes what a control holds; `beside`: what other fields of the same object hold then. */
export type Put = (value: Json | undefined, beside?: JsonObject) => void;

export const idOf = (pointer: string): string => `field:${pointer}`;

export function attributesOf(field: Field, pointer: string): Attributes {
  return {
    id: idOf(pointer),
    class: field.kind === 'flag' ? '' : 'field',
    autocomplete: 'off',
    'aria-required': field.required ? 'true' : undefined,
    'aria-description': field.help || undefined,
    maxlength: field.maxLength,
  };
}
