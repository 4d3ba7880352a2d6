// Bodies that are made of the contract's objects and travel over HTTP only: the faces of a finding (findings.ts), the lines
// of a batch, and the second 422 body the contract publishes.

import { count, flag, list, object, part, text } from './builders.ts';
import { CauseSchema } from './causes.ts';
import {
  ErrorOutSchema,
  FindingDetailSchema,
  PatchOperationSchema,
  ValidationFaultSchema,
} from './errors.ts';
import { LedgerSchema } from './ledger.ts';
import { ReadTotalsSchema } from './read-invoice.ts';
import { findingFields, GenerateJsonOutSchema, LossSchema, ValidationOutSchema } from './results.ts';
import { Type } from './type.ts';

const { pointer, pointers, terms, title, explanation, fix, line, column } = FindingDetailSchema.properties;
const advice = { terms, title, explanation, fix };

// Decision 4. Left out rather than null, because no patch is the usual case.
export const RequestFindingSchema = object(
  'RequestFinding',
  "A finding about the caller's own fields (400).",
  {
    ...findingFields,
    pointer,
    pointers,
    ...advice,
    patch: Type.Optional(
      list(PatchOperationSchema, null, 'A correction that cannot change what the invoice means.'),
    ),
  },
);

// Decision 5.
export const DocumentFindingSchema = object('DocumentFinding', 'A finding about a document, explained.', {
  ...findingFields,
  ...advice,
  line,
  column,
});

const causes = list(
  CauseSchema,
  null,
  'What the findings come from: those to act on, with what breaks with them.',
);

const ledger = part(LedgerSchema, null, 'How the totals came about.');

export const ExplainedValidationSchema = object(
  'ExplainedValidation',
  'The verdict on a document, with `explain=true`; with `ledger=true` too, the ledger of its totals.',
  {
    ...ValidationOutSchema.properties,
    findings: list(DocumentFindingSchema, null, 'All findings.'),
    causes: Type.Optional(causes),
    ledger: Type.Optional(ledger),
  },
);

export const ValidationWithLedgerSchema = object(
  'ValidationWithLedger',
  'The verdict on a document, with `ledger=true`. What is no invoice has no ledger.',
  { ...ValidationOutSchema.properties, ledger: Type.Optional(ledger) },
);

export const ExplainedDocumentSchema = object(
  'ExplainedDocument',
  'The produced document as JSON, with `explain=true`.',
  {
    ...GenerateJsonOutSchema.properties,
    ledger,
    warnings: list(
      RequestFindingSchema,
      null,
      'What does not forbid the document and is probably wrong, at the fields of the request; `X-Facturx-Warnings` counts them.',
    ),
  },
);

export const ConvertJsonOutSchema = object('ConvertJsonOut', 'The converted document as JSON.', {
  ...GenerateJsonOutSchema.properties,
  totals: part(ReadTotalsSchema, 'BG-22', 'The sums as the source states them.'),
  source_valid: flag('The source passed the same check; false only with `allow_invalid=true`.'),
  losses: list(LossSchema, null, 'What the document does not carry of its source.'),
  warnings: list(
    DocumentFindingSchema,
    null,
    'What does not forbid the document, and what is probably wrong in its source, each at its place there.',
  ),
  ledger: Type.Optional(ledger),
});

const { filename, profile, output } = GenerateJsonOutSchema.properties;
export const ExplainedXmlSchema = object('ExplainedXml', 'The XML as JSON, with `explain=true`.', {
  filename,
  profile,
  output,
  xml: text(null, 'The XML.'),
  ledger,
});

/** ErrorOut whose details are known by its code. */
function errorWith(name: string, description: string, details: object) {
  const items = { type: 'array', description: 'What was found.', 'x-terms': [], ...details };
  const known = Type.Optional(Type.Unsafe<Record<string, unknown>[]>(items));
  return object(name, description, {
    ...ErrorOutSchema.properties,
    details: known,
    causes: Type.Optional(causes),
  });
}

export const RefusedDocumentSchema = errorWith(
  'RefusedDocument',
  'ErrorOut of a 400: with `invalid_input`, the findings that made it; with `lossy_conversion`, the losses.',
  { items: { anyOf: [RequestFindingSchema, DocumentFindingSchema, LossSchema] } },
);

export const RefusedRequestSchema = errorWith(
  'RefusedRequest',
  'ErrorOut of a 422: all faults of the request at once.',
  { items: ValidationFaultSchema },
);

const PublishedFaultSchema = object('PublishedFault', 'One fault in the other published body of a 422.', {
  loc: ValidationFaultSchema.properties.loc,
  msg: ValidationFaultSchema.properties.msg,
  type: ValidationFaultSchema.properties.type,
  input: Type.Optional(Type.Unsafe<unknown>({ description: 'The value at fault.', 'x-terms': [] })),
  ctx: Type.Optional(
    Type.Unsafe<object>({ type: 'object', description: 'What the fault was judged by.', 'x-terms': [] }),
  ),
});

// Listed because the contract lists it: clients written for it go on compiling. Decision 3 defines which one is sent.
export const PublishedFaultsSchema = object('PublishedFaults', 'The other published body of a 422.', {
  detail: list(PublishedFaultSchema, null, 'The faults.'),
});

const SummarySchema = object('BatchSummary', 'Counts of the lines before it.', {
  documents: count('All documents.'),
  valid: count('Documents judged valid.'),
  invalid: count('Documents judged invalid.'),
  refused: count('Documents not judged; their lines say why.'),
});

// One object for the three kinds of line, so that a generated client reads any of them.
export const BatchLineSchema = object(
  'BatchLine',
  'One line of a batch: a verdict, a refusal, or, last, the summary.',
  {
    name: Type.Optional(text(null, 'Name of the document in the upload; not in the last line.')),
    status: Type.Optional(count('What validate alone would have answered.')),
    rulesets: Type.Optional(list(text(null, 'A pack.'), null, 'Packs that judged, with their versions.')),
    result: Type.Optional(
      Type.Unsafe<object>({
        anyOf: [ValidationOutSchema, ExplainedValidationSchema, ValidationWithLedgerSchema],
        description: 'The verdict.',
        'x-terms': [],
      }),
    ),
    error: Type.Optional(
      part(ErrorOutSchema, null, 'Why there is no verdict; beside a summary, what ended the batch early.'),
    ),
    summary: Type.Optional(part(SummarySchema, null, 'The last line.')),
  },
);
