// The extract of an invoice that the French State receives (Flux 1).

import type { Static } from 'typebox';
import { choice, defaulted, list, nullable, object, part, text } from './builders.ts';
import type { Complete } from './canonical.ts';
import type { ValidationOut } from './index.ts';
import { LEVELS } from './message-choices.ts';
import { ValidationOutSchema } from './results.ts';

export const Flux1OptionsSchema = object('Flux1Options', 'Which extract the State receives.', {
  level: defaulted(
    choice(
      LEVELS,
      null,
      '`base`: header data, from 1 September 2026; `full`: with lines, from 1 September 2027.',
    ),
    'base',
  ),
});

export const DifferenceSchema = object(
  'Difference',
  'A value by which an extract differs from its invoice, and why.',
  {
    location: text(null, 'Where in the invoice, as an XPath.'),
    name: text(null, 'Name of the element or attribute.'),
    term: nullable(text(null, 'The business term, where there is one.')),
    value: text(null, 'Its text.'),
    reason: text(null, 'Why, in the language of the request.'),
  },
);

export const Flux1OutSchema = object('Flux1Out', 'The extract of an invoice for the State.', {
  filename: text(null, 'Begins with Base_ or Full_, by which the State tells the level (S1.06).'),
  media_type: text(null, 'application/xml'),
  level: text(null, 'base or full.'),
  syntax: text(null, 'cii or ubl, that of the invoice.'),
  content_base64: text(null, 'The extract.', { contentEncoding: 'base64' }),
  left_out: list(DifferenceSchema, null, 'Values of the invoice that the extract does not have.'),
  supplied: list(DifferenceSchema, null, 'Values of the extract that the invoice does not state.'),
  validation: part(ValidationOutSchema, null, 'The verdict on the extract.'),
});

export type Flux1Options = Complete<Static<typeof Flux1OptionsSchema>>;
type Out = Complete<Static<typeof Flux1OutSchema>>;
export type Flux1Out = Omit<Out, 'validation'> & { readonly validation: ValidationOut };
export type Difference = Out['left_out'][number];
