import { documentFinding } from '@conforme/proto/schema/findings';
import { ERROR_STATUS } from '@conforme/proto/schema/errors';
import { isRefusal, type Judged, type Outcome } from '../documents/outcome.ts';
import type { Report, ReportSettings } from './report.ts';

/** ValidationOut, as the service answers it, of one document that was named; of several, a list of lines as in NDJSON. */
export function jsonReport({ explain, single }: ReportSettings): Report {
  if (single) {
    const text = ({ outcome }: Judged): string => `${JSON.stringify(bodyOf(outcome, explain), null, 2)}\n`;
    return { begin: () => '', document: text, end: () => '' };
  }
  let first = true;
  return {
    begin: () => '[',
    document: (judged) => {
      const comma = first ? '' : ',';
      first = false;
      return `${comma}\n${JSON.stringify(lineOf(judged, explain))}`;
    },
    end: () => '\n]\n',
  };
}

/** A line for each document, then one that counts them: what POST /v1/invoices/validate/batch answers. */
export function ndjsonReport({ explain }: ReportSettings): Report {
  return {
    begin: () => '',
    document: (judged) => `${JSON.stringify(lineOf(judged, explain))}\n`,
    end: ({ documents, valid, invalid, refused, interrupted }) => {
      const summary = { documents, valid, invalid, refused, ...(interrupted && { interrupted }) };
      return `${JSON.stringify({ summary })}\n`;
    },
  };
}

function lineOf({ name, outcome }: Judged, explain: boolean): object {
  const body = bodyOf(outcome, explain);
  if (!isRefusal(outcome)) return { name, status: 200, rulesets: outcome.rulesets, result: body };
  // No service answers for a file it never saw.
  const status = outcome.code === 'unreadable' ? null : ERROR_STATUS[outcome.code];
  return { name, status, error: body };
}

/** ValidationOut or ErrorOut. */
function bodyOf(outcome: Outcome, explain: boolean): object {
  if (!isRefusal(outcome)) {
    const { validation, details, causes, ledger } = outcome;
    return {
      ...validation,
      ...(explain && { findings: details.map(documentFinding), causes }),
      ...(ledger && { ledger }),
    };
  }
  const { code, message, findings } = outcome;
  return { code, message, ...(findings.length > 0 && { details: findings.map(documentFinding) }) };
}
