// What `proto/gen/contract.ts` declares: everything a caller sends and is answered.

import { CauseSchema } from './causes.ts';
import {
  ConvertJsonOutSchema,
  DocumentFindingSchema,
  ExplainedDocumentSchema,
  ExplainedValidationSchema,
  ExplainedXmlSchema,
  RequestFindingSchema,
  ValidationWithLedgerSchema,
} from './bodies.ts';
import { ComparisonOutSchema } from './comparison.ts';
import { declarations } from './declarations.ts';
import {
  CalendarOptionsSchema,
  CalendarOutSchema,
  ReportingOutSchema,
  ReportingRequestSchema,
} from './ereporting.ts';
import { DifferenceSchema, Flux1OptionsSchema, Flux1OutSchema } from './flux1.ts';
import { ERROR_STATUS, PatchOperationSchema, ValidationFaultSchema } from './errors.ts';
import { LedgerSchema } from './ledger.ts';
import { GenerateRequestSchema } from './options.ts';
import {
  ConvertOptionsSchema,
  EmbedOptionsSchema,
  ExtractOptionsSchema,
  RenderOptionsSchema,
  RulesetDiffOptionsSchema,
  RulesetsOptionsSchema,
  ValidateOptionsSchema,
} from './queries.ts';
import { ReceivedOutSchema, ReceiveOptionsSchema } from './receive.ts';
import {
  ExtractOutSchema,
  GenerateJsonOutSchema,
  LossSchema,
  RuleOutSchema,
  RulesetsOutSchema,
  ValidationOutSchema,
} from './results.ts';
import {
  ExtractedStatusOutSchema,
  NextOutSchema,
  NextRequestSchema,
  StatusOutSchema,
  StatusRequestSchema,
} from './statuses.ts';
import { RulesetDiffOutSchema } from './ruleset-diff.ts';

/** The text of the file. */
export function contractFile(): string {
  const codes = Object.keys(ERROR_STATUS).map((code) => `\n  | '${code}'`);
  return `${objects()}\n/** The closed catalogue of refusals. */\nexport type ErrorCode =${codes.join('')};\n`;
}

function objects(): string {
  return declarations([
    { voice: 'request', schemas: REQUESTS },
    { voice: 'answer', schemas: ANSWERS },
  ]);
}

const REQUESTS = [
  GenerateRequestSchema,
  ValidateOptionsSchema,
  ExtractOptionsSchema,
  RenderOptionsSchema,
  ConvertOptionsSchema,
  EmbedOptionsSchema,
  RulesetsOptionsSchema,
  ReceiveOptionsSchema,
  Flux1OptionsSchema,
  ReportingRequestSchema,
  CalendarOptionsSchema,
  StatusRequestSchema,
  NextRequestSchema,
  RulesetDiffOptionsSchema,
];

const ANSWERS = [
  ValidationOutSchema,
  ExplainedValidationSchema,
  ValidationWithLedgerSchema,
  GenerateJsonOutSchema,
  ExplainedDocumentSchema,
  ExplainedXmlSchema,
  ConvertJsonOutSchema,
  ExtractOutSchema,
  ComparisonOutSchema,
  ReceivedOutSchema,
  DifferenceSchema,
  Flux1OutSchema,
  ReportingOutSchema,
  CalendarOutSchema,
  StatusOutSchema,
  ExtractedStatusOutSchema,
  NextOutSchema,
  RuleOutSchema,
  RulesetsOutSchema,
  RulesetDiffOutSchema,
  RequestFindingSchema,
  DocumentFindingSchema,
  CauseSchema,
  LossSchema,
  LedgerSchema,
  PatchOperationSchema,
  ValidationFaultSchema,
];
