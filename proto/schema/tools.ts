// What agents send and get: arguments and results of the MCP tools, from the same parts as requests and answers.

import type { Static } from 'typebox';
import { choice, date, defaulted, flag, list, object, orNull, part, text, whole } from './builders.ts';
import { CauseSchema } from './causes.ts';
import { ComparisonOutSchema } from './comparison.ts';
import { ConvertJsonOutSchema } from './bodies.ts';
import { CHECKS, LANGUAGES, OUTPUTS, PROFILES, VALIDATE_CHECKS } from './choices.ts';
import type { Filled } from './canonical.ts';
import { FORMS } from './forms.ts';
import { InvoiceSchema } from './invoice.ts';
import type { ReadJobToolSchema, SubmitJobToolSchema } from './job-tools.ts';
import { LedgerSchema } from './ledger.ts';
import type { MessageToolArguments } from './message-tools.ts';
import { FINDINGS } from './limits.ts';
import { GenerateOptionsSchema, type GenerateRequestSchema } from './options.ts';
import { ReceivedOutSchema, ReceiveOptionsSchema } from './receive.ts';
import { ExtractOutSchema, GenerateJsonOutSchema, RuleOutSchema, ValidationOutSchema } from './results.ts';
import {
  document,
  documentWarnings,
  DocumentFindingSchema,
  language,
  picked,
  rulesets,
  size,
  warnings,
} from './tool-parts.ts';
import { Type } from './type.ts';

export const SCHEMA_NAMES = ['invoice', 'options', 'generate-request', 'status', 'ereporting'] as const;

const check = defaulted(choice(CHECKS, null, ''), 'fr-ctc');

const validateCheck = defaulted(
  choice(VALIDATE_CHECKS, null, 'base: EN 16931 alone. etat: what the State warns of is an error.'),
  'fr-ctc',
);

const word = (description: string) => orNull(text(null, description, { pattern: FORMS.word.pattern }));

export const ValidateToolSchema = object('ValidateArguments', 'A document to judge, and how.', {
  ...document,
  check: validateCheck,
  language,
  ledger: defaulted(flag('Show how totals came about: where a cent went.'), false),
  plausibility: defaulted(flag('On unless false: also what is probably wrong, beside the verdict.'), true),
  as_of: orNull(date(null, 'Judge by the rules of this day.')),
  role: word(''),
  treatment: word('Such as B2C.'),
  max_findings: defaulted(whole(1, FINDINGS.most, ''), FINDINGS.listed),
});

export const ExtractToolSchema = object('ExtractArguments', 'A document to read.', {
  ...document,
  include_xml: defaulted(flag(''), false),
  language,
});

export const CompareToolSchema = object('CompareArguments', 'A PDF whose pages are compared with its XML.', {
  document_base64: text(null, 'A Factur-X or ZUGFeRD PDF.', {
    contentEncoding: 'base64',
  }),
  language,
});

const { language: _view, view: _none, ...comparedWith } = ReceiveOptionsSchema.properties;
export const ReceiveToolSchema = object(
  'ReceiveArguments',
  'A received invoice, and what to hold it against.',
  {
    ...document,
    ...comparedWith,
    language,
  },
);

export const PreviewToolSchema = object(
  'PreviewArguments',
  'An invoice to write as XML without judging it.',
  {
    invoice: part(InvoiceSchema, null, ''),
    options: defaulted(part(GenerateOptionsSchema, null, ''), {}),
  },
);

export const EmbedToolSchema = object(
  'EmbedArguments',
  'A PDF people read, and the invoice to attach to it.',
  {
    pdf_base64: text(null, '', {
      contentEncoding: 'base64',
    }),
    xml: orNull(text(null, '')),
    invoice: orNull(part(InvoiceSchema, null, 'As generate_invoice takes it.')),
    profile: defaulted(choice(PROFILES, null, 'Of invoice.'), 'en16931'),
    check,
    language: defaulted(choice(LANGUAGES, null, ''), 'fr'),
    flatten: defaulted(
      flag('Signatures and fields become part of the page; else a signed PDF is refused.'),
      false,
    ),
  },
);

export const ConvertToolSchema = object('ConvertArguments', 'A document to convert, and to what.', {
  ...document,
  to: choice(OUTPUTS, null, ''),
  profile: orNull(choice(PROFILES, null, 'Default: the smallest that holds as much.')),
  check,
  allow_loss: defaulted(flag(''), false),
  allow_invalid: defaulted(flag('Although the source fails rules.'), false),
  explain: defaulted(flag(''), false),
  language,
  page_language: defaulted(choice(LANGUAGES, null, 'Of drawn pages.'), 'fr'),
});

export const ExplainToolSchema = object('ExplainArguments', 'A rule to explain.', {
  rule: text(null, '', { minLength: 1, maxLength: 64 }),
  language: orNull(choice(LANGUAGES, null, '')),
});

export const SchemaToolSchema = object('SchemaArguments', 'A schema to show.', {
  name: choice(SCHEMA_NAMES, null, ''),
  part: orNull(
    text(null, 'One definition: Line, Payment, Totals …', {
      minLength: 1,
      maxLength: 64,
    }),
  ),
});

const ledger = orNull(part(LedgerSchema, null, 'How the totals came about, where it was asked for.'));

const { findings: _, ...verdict } = ValidationOutSchema.properties;
export const ValidateToolOutSchema = object('ExplainedValidation', 'The verdict on a document.', {
  ...verdict,
  findings: list(
    DocumentFindingSchema,
    null,
    'Findings, each with what to do about it; when there are more than max_findings, the last counts all of them by rule.',
  ),
  causes: list(CauseSchema, null, 'What the findings come from: those to act on, with what goes with them.'),
  rulesets,
  ledger,
});

const { content_base64: _content, ...envelope } = GenerateJsonOutSchema.properties;
export const GenerateToolOutSchema = object('GeneratedDocument', 'The produced document.', {
  ...envelope,
  size,
  warnings,
  rulesets,
  ledger,
});

export const PreviewToolOutSchema = object('PreviewedXml', 'The XML alone.', {
  ...picked(GenerateJsonOutSchema, 'filename', 'profile', 'output'),
  xml: text(null, 'The XML.'),
  ledger,
});

export const EmbedToolOutSchema = object('EmbeddedDocument', 'The PDF with the invoice attached.', {
  ...picked(GenerateJsonOutSchema, 'filename', 'media_type', 'profile', 'validation'),
  size,
  warnings,
  rulesets,
});

const { totals, source_valid, losses } = ConvertJsonOutSchema.properties;
export const ConvertToolOutSchema = object('ConvertedDocument', 'The converted document.', {
  ...envelope,
  totals,
  source_valid,
  losses,
  ledger,
  size,
  warnings: documentWarnings,
  rulesets,
});

export const CompareToolOutSchema = ComparisonOutSchema;
export const ReceiveToolOutSchema = ReceivedOutSchema;
export const ExtractToolOutSchema = ExtractOutSchema;
export const ExplainToolOutSchema = RuleOutSchema;

export const SchemaToolOutSchema = object('NamedSchema', 'A schema by its name.', {
  name: choice(SCHEMA_NAMES, null, 'As asked for.'),
  part: orNull(text(null, 'As asked for.')),
  schema: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    description: 'The JSON Schema.',
    'x-terms': [],
  }),
});

export type SchemaName = (typeof SCHEMA_NAMES)[number];

export type ToolArguments = MessageToolArguments & {
  readonly validate_invoice: Filled<Static<typeof ValidateToolSchema>>;
  readonly extract_invoice: Filled<Static<typeof ExtractToolSchema>>;
  readonly generate_invoice: Filled<Static<typeof GenerateRequestSchema>>;
  readonly preview_xml: Filled<Static<typeof PreviewToolSchema>>;
  readonly embed_invoice: Filled<Static<typeof EmbedToolSchema>>;
  readonly convert_invoice: Filled<Static<typeof ConvertToolSchema>>;
  readonly compare_invoice: Filled<Static<typeof CompareToolSchema>>;
  readonly receive_invoice: Filled<Static<typeof ReceiveToolSchema>>;
  readonly submit_job: Filled<Static<typeof SubmitJobToolSchema>>;
  readonly read_job: Filled<Static<typeof ReadJobToolSchema>>;
  readonly explain_rule: Filled<Static<typeof ExplainToolSchema>>;
  readonly get_schema: Filled<Static<typeof SchemaToolSchema>>;
};

export type ToolName = keyof ToolArguments;
