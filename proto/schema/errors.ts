// The one error body and what its details hold.

import { choice, count, list, nullable, object, presumed, text } from './builders.ts';
import { findingFields } from './results.ts';
import { Type } from './type.ts';

export { ERROR_STATUS, isErrorCode, type ErrorCode } from './error-codes.ts';

export const PatchOperationSchema = object('PatchOperation', 'One RFC 6902 operation on the request body.', {
  op: choice(['add', 'remove', 'replace', 'move'], null, 'The operation.'),
  path: text(null, 'RFC 6901 JSON Pointer.'),
  // On the wire it is a text: no patch writes the texts true and false, and a number there is one already, never to be patched.
  value: Type.Unsafe<string | number | boolean | null>({
    anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }, { type: 'null' }],
    description:
      'The new value; true, false and whole numbers where these are asked for; null for remove and move.',
    'x-terms': [],
    'x-wire': 'flag',
  }),
  from: presumed(nullable(text(null, 'Where the value stands; only of move.')), null),
});

// `loc` is what the contract publishes, `pointer` what a program can follow: 0 and "0" differ in the first only.
export const ValidationFaultSchema = object('ValidationFault', 'One fault of a request (422).', {
  loc: Type.Unsafe<(string | number)[]>({
    type: 'array',
    items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    description: 'Where: "body", then names and array indexes.',
    'x-terms': [],
    'x-wire': 'loc',
  }),
  msg: text(null, 'What is wrong.'),
  type: text(null, 'Kind of fault: missing, extra_forbidden, decimal and others.'),
  pointer: text(null, 'Where, as an RFC 6901 JSON Pointer into the request body.'),
  limit: presumed(nullable(text(null, 'Name of the limit that was passed; only where type is limit.')), null),
  value: presumed(nullable(count('Its value, in bytes or entries.')), null),
  patch: presumed(
    nullable(
      list(PatchOperationSchema, null, 'The same value in the form that is asked for, where it can be read.'),
    ),
    null,
  ),
});

// Strings and flags are all a safe patch ever writes: a sum, a code, a scheme. What parties assert is never patched.
// Holds what both readers of a finding need; findings.ts shows each of them their part.
export const FindingDetailSchema = object(
  'FindingDetail',
  'A finding in the coordinates of whoever has to act on it.',
  {
    ...findingFields,
    pointer: nullable(text(null, "Where in the caller's request, as an RFC 6901 JSON Pointer.")),
    pointers: list(
      text(null, 'A JSON Pointer.'),
      null,
      'All places that take part, the first of them `pointer`.',
    ),
    terms: list(text(null, 'A BT or BG code.'), null, 'Business terms the rule is about.'),
    title: nullable(text(null, 'The rule as a noun phrase.')),
    explanation: nullable(text(null, 'What the rule protects.')),
    fix: nullable(text(null, 'What to do.')),
    patch: nullable(
      list(PatchOperationSchema, null, 'A correction that cannot change what the invoice means.'),
    ),
    line: nullable(count('Line in the XML, from 1.')),
    column: nullable(count('Column in the XML, from 1.')),
  },
);

// Free-form by contract: faults and findings are both details, and the code tells which.
export const ErrorOutSchema = object('ErrorOut', 'Every error answer.', {
  code: text(null, 'A code of the catalogue.'),
  message: text(null, 'What went wrong, in one sentence.'),
  details: Type.Optional(
    Type.Unsafe<Record<string, unknown>[]>({
      type: 'array',
      items: { type: 'object' },
      description:
        'Faults (422), findings (400), losses (400, lossy_conversion) or the limit that was passed (413).',
      'x-terms': [],
    }),
  ),
  causes: Type.Optional(
    Type.Unsafe<Record<string, unknown>[]>({
      type: 'array',
      items: { type: 'object' },
      description: 'What the findings of a 400 come from: objects of Cause.',
      'x-terms': [],
    }),
  ),
});
