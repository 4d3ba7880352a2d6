// Parts that arguments and results of several tools have.

import type { TSchema } from 'typebox';
import { choice, count, defaulted, emptyList, list, object, orNull, text } from './builders.ts';
import { LANGUAGES } from './choices.ts';
import { FindingDetailSchema } from './errors.ts';

/** Of whichever document a tool takes. */
export const document = {
  xml: orNull(text(null, 'As text; or:')),
  document_base64: orNull(
    text(null, 'PDF or XML.', {
      contentEncoding: 'base64',
    }),
  ),
};

export const language = orNull(choice(LANGUAGES, null, ''));

/** Some properties of an object, as they are. */
export function picked<
  S extends { readonly properties: Record<string, TSchema> },
  K extends keyof S['properties'],
>({ properties }: S, ...names: K[]): Pick<S['properties'], K> {
  const chosen = names.map((name) => [name, properties[name as string]]);
  return Object.fromEntries(chosen) as Pick<S['properties'], K>;
}

const published = ['source', 'severity', 'rule', 'message', 'location', 'test'] as const;

// The two faces findings.ts gives a finding.
export const DocumentFindingSchema = object('DocumentFinding', 'A finding about a document.', {
  ...picked(FindingDetailSchema, ...published, 'terms', 'title', 'explanation', 'fix', 'line', 'column'),
});

const { patch } = FindingDetailSchema.properties;
const RequestFindingSchema = object('RequestFinding', 'A finding about the arguments.', {
  ...picked(FindingDetailSchema, ...published, 'pointer', 'pointers', 'terms', 'title', 'explanation', 'fix'),
  patch: defaulted(patch, null),
});

export const rulesets = list(text(null, 'id@version'), null, 'The packs that judged.');

export const size = count(
  'Size of the file in bytes; the file itself is an embedded resource of the answer.',
);
export const warnings = emptyList(
  RequestFindingSchema,
  null,
  'What does not forbid the invoice, in your fields.',
);

export const documentWarnings = list(
  DocumentFindingSchema,
  null,
  'What does not forbid the document, at its places in the result.',
);
