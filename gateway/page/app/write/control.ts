// What every control of the form is drawn from.

import type { Put } from './context.ts';
import type { Json } from './pointer.ts';
import type { Field } from './schema.ts';

export interface Control {
  readonly field: Field;
  readonly value: Json | undefined;
  readonly put: Put;
  /** Of the element that the label is for. */
  readonly attributes: Attributes;
}

export interface Attributes {
  readonly id: string;
  readonly 'aria-required'?: true;
  readonly 'aria-description'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly maxLength?: number;
}
