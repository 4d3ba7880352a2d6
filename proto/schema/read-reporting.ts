// Requests for e-reporting. Invoices in them are held to what EN 16931 asks: foreign sellers and consumers have no French numbers.

import { ReportingRequestSchema, type ReportingRequest } from './ereporting.ts';
import { acceptorOf, english, fromText, type Read, type ReadSettings } from './read.ts';

const accept = acceptorOf<ReportingRequest>(ReportingRequestSchema, english);

/** The same for values that are parsed already. */
export const acceptReportingRequest: typeof accept = (value, settings = {}) =>
  accept(value, { ...settings, options: { check: 'base' } });

/** @returns the request with its defaults, or every fault with its JSON Pointer */
export const readReportingRequest = (text: string, settings: ReadSettings = {}): Read<ReportingRequest> =>
  fromText(text, acceptReportingRequest, settings);
