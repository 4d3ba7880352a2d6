// The messages of e-reporting as objects of the contract. Apart from the other codecs: who only judges needs none of it.

import * as pb from '../gen/conforme/v1/types_pb.ts';
import { exactOfMessage } from './codec.ts';
import {
  CalendarOutSchema,
  ReportingOutSchema,
  ReportingRequestSchema,
  type CalendarOut,
  type ReportingOut,
  type ReportingRequest,
} from './ereporting.ts';
import { exactFrom } from './json.ts';
import type { Read, ReadSettings } from './read.ts';
import { acceptReportingRequest } from './read-reporting.ts';
import { codecOf } from './wire.ts';

export const reportingRequestCodec = codecOf<ReportingRequest, typeof pb.ReportingRequestSchema>(
  ReportingRequestSchema,
  pb.ReportingRequestSchema,
);
export const reportingOutCodec = codecOf<ReportingOut, typeof pb.ReportingOutSchema>(
  ReportingOutSchema,
  pb.ReportingOutSchema,
);
export const calendarCodec = codecOf<CalendarOut, typeof pb.CalendarOutSchema>(
  CalendarOutSchema,
  pb.CalendarOutSchema,
);

/** What arrives over gRPC is judged as strictly as what arrives over HTTP, by the same reader. */
export const acceptReportingMessage = (
  message: pb.ReportingRequest | undefined,
  settings: ReadSettings = {},
): Read<ReportingRequest> =>
  acceptReportingRequest(
    // Counts are numbers there.
    exactFrom(message ? exactOfMessage(message, pb.ReportingRequestSchema) : {}),
    settings,
  );

/** ReportingOut as published. */
export const reportingOut = (message: pb.ReportingOut): ReportingOut =>
  reportingOutCodec.fromMessage(message);
