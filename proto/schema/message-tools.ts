// What agents send and get of the messages after the invoice: statuses, e-reporting, extracts for the State.

import type { Static } from 'typebox';
import { choice, emptyList, list, object, orNull, text } from './builders.ts';
import type { Filled } from './canonical.ts';
import {
  CalendarOptionsSchema,
  CalendarOutSchema,
  ReportFileSchema,
  ReportingOutSchema,
  type ReportingRequest,
} from './ereporting.ts';
import { Flux1OptionsSchema, Flux1OutSchema } from './flux1.ts';
import { ACTORS, STATUSES } from './message-choices.ts';
import { ExtractedStatusOutSchema, NextOutSchema, StatusOutSchema, StatusRequestSchema } from './statuses.ts';
import { document, documentWarnings, language, rulesets, size, warnings } from './tool-parts.ts';

const {
  message: _message,
  document_base64: _document,
  status: _status,
  ...wish
} = StatusRequestSchema.properties;
export const StatusToolSchema = object('StatusArguments', 'A status to write, and of which invoice.', {
  status: choice(
    STATUSES,
    'MDT-105',
    'The status: 205 approved, 207 disputed, 210 refused, 211 paid, 212 collected …',
  ),
  ...document,
  ...wish,
  language,
});

export const ExtractStatusToolSchema = object('ExtractStatusArguments', 'A status to read.', {
  ...document,
  language,
});

export const NextToolSchema = object('NextStatusesArguments', 'What an invoice has been through.', {
  history: emptyList(text(null, 'A status.'), null, 'Oldest first.'),
  messages: emptyList(text(null, 'A CDAR.'), null, 'CDAR texts instead.'),
  actor: orNull(choice(ACTORS, 'MDT-40', 'Who decides: WK is a platform.')),
  xml: orNull(text(null, 'The invoice: reasons that fit it come first.')),
  document_base64: orNull(text(null, '', { contentEncoding: 'base64' })),
  language,
});

export const CalendarToolSchema = object('CalendarArguments', 'Whose periods of which year.', {
  ...CalendarOptionsSchema.properties,
  language,
});

export const Flux1ToolSchema = object('Flux1Arguments', 'An invoice, and which extract the State receives.', {
  ...document,
  ...Flux1OptionsSchema.properties,
  language,
});

const { content_base64: _status64, ...written } = StatusOutSchema.properties;
export const StatusToolOutSchema = object('WrittenStatus', 'The status.', {
  ...written,
  size,
  warnings,
  rulesets,
});

const { content_base64: _file64, ...reported } = ReportFileSchema.properties;
export const ReportingToolOutSchema = object('WrittenReports', 'The files of a period.', {
  files: list(
    object('WrittenReport', 'A file, which is an embedded resource of the answer.', { ...reported, size }),
    null,
    'One for transactions, one for payments; none where there is nothing to report.',
  ),
  left_out: ReportingOutSchema.properties.left_out,
  warnings,
  rulesets,
});

const { content_base64: _extract64, ...extracted } = Flux1OutSchema.properties;
export const Flux1ToolOutSchema = object('WrittenFlux1', 'The extract.', {
  ...extracted,
  size,
  warnings: documentWarnings,
  rulesets,
});

export const ExtractStatusToolOutSchema = ExtractedStatusOutSchema;
export const NextToolOutSchema = NextOutSchema;
export const CalendarToolOutSchema = CalendarOutSchema;

/** By the names of their tools. */
export type MessageToolArguments = {
  readonly generate_status: Filled<Static<typeof StatusToolSchema>>;
  readonly extract_status: Filled<Static<typeof ExtractStatusToolSchema>>;
  readonly next_statuses: Filled<Static<typeof NextToolSchema>>;
  readonly generate_ereporting: ReportingRequest;
  readonly ereporting_calendar: Filled<Static<typeof CalendarToolSchema>>;
  readonly extract_flux1: Filled<Static<typeof Flux1ToolSchema>>;
};
