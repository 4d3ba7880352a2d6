// Findings as people read them: those to act on, each with what breaks with it.

import { count, list, nullable, object, text } from './builders.ts';
import { PatchOperationSchema } from './errors.ts';
import { Type } from './type.ts';

const index = (description: string) =>
  Type.Unsafe<number>({ type: 'integer', minimum: 0, description, 'x-terms': [] });

export const CauseSchema = object('Cause', 'One mistake, and the findings that it makes.', {
  finding: index('Index of the finding to act on.'),
  also: list(index('An index.'), null, 'Indexes of the findings that go with it.'),
  count: count('How many findings these are.'),
  pointers: list(
    text(null, 'A JSON Pointer.'),
    null,
    'The fields to act on; empty for a document that is not the request itself.',
  ),
  patch: nullable(list(PatchOperationSchema, null, 'All corrections together, where there are any.')),
});
