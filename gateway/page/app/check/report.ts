// What is taken home: the verdict on one document or many as JSON, CSV, or a page of its own that needs nothing else.

import type { ErrorOut } from '@conforme/proto/schema';
import {
  reportBeginning,
  reportEnding,
  reportOn,
  type ReportedDocument,
} from '@conforme/proto/schema/html-report';
import { language, moment, size, words } from '../language/words.ts';
import type { Finding, Validation } from '../service.ts';

export interface Reported {
  readonly name: string;
  readonly size: number | null;
  readonly rulesets: readonly string[];
  readonly result: Validation | null;
  readonly error: ErrorOut | null;
}

export type ReportFormat = 'html' | 'json' | 'csv' | 'ndjson';

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  html: 'text/html;charset=utf-8',
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
  ndjson: 'application/x-ndjson',
};

/** @param at when it was judged, for people who keep such reports. */
export function report(documents: readonly Reported[], format: ReportFormat, at: Date): Blob {
  const text = { html: htmlReport, json: jsonReport, csv: csvReport, ndjson: ndjsonReport }[format](
    documents,
    at,
  );
  return new Blob([text], { type: MEDIA_TYPES[format] });
}

const plain = ({ name, rulesets, result, error }: Reported) => ({
  name,
  rulesets,
  ...(result && { result }),
  ...(error && { error }),
});

function jsonReport(documents: readonly Reported[], at: Date): string {
  const all = documents.map(plain);
  const content = all.length === 1 ? all[0] : { documents: all };
  return `${JSON.stringify({ judged_at: at.toISOString(), ...content }, null, 2)}\n`;
}

function ndjsonReport(documents: readonly Reported[]): string {
  return documents.map((document) => `${JSON.stringify(plain(document))}\n`).join('');
}

const COLUMNS = [
  'file',
  'valid',
  'severity',
  'rule',
  'title',
  'message',
  'fix',
  'terms',
  'line',
  'column',
  'source',
];

/** A row a finding; a document without any has one row all the same. The mark at the start tells spreadsheets it is UTF-8. */
export function csvReport(documents: readonly Reported[]): string {
  const rows = documents.flatMap(({ name, result, error }) => {
    if (!result) return [[name, 'refused', '', error?.code ?? '', '', error?.message ?? '']];
    if (result.findings.length === 0) return [[name, String(result.valid)]];
    return result.findings.map((finding) => [name, String(result.valid), ...cellsOf(finding)]);
  });
  const padded = rows.map((row) => COLUMNS.map((_, i) => row[i] ?? ''));
  return `\ufeff${[COLUMNS, ...padded].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cellsOf(finding: Finding): string[] {
  const { severity, rule, title, message, fix, terms, line, column, source } = finding;
  return [severity, rule, title, message, fix, (terms ?? []).join(' '), line, column, source].map((value) =>
    String(value ?? ''),
  );
}

/** RFC 4180; and what a spreadsheet would take for a formula is marked as text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?[\d.,]+$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A report that stands alone: one file, in the language of the page, without anything to load. */
export function htmlReport(documents: readonly Reported[], at: Date): string {
  const when = moment(at.toISOString(), { dateStyle: 'long', timeStyle: 'short' });
  const own = { ...words, title: words.reportTitle, noFindings: words.nothingFound };
  const sections = documents.map((document) => reportOn(inHtml(document), own));
  return [reportBeginning(language, own), ...sections, reportEnding([words.judgedAt(when)], own)].join('');
}

function inHtml({ name, size: bytes, result, error, rulesets }: Reported): ReportedDocument {
  const sized = bytes === null ? name : `${name} (${size(bytes)})`;
  if (!result)
    return {
      name: sized,
      valid: false,
      verdict: words.standings.refused,
      about: error?.message ?? '',
      findings: [],
    };
  const { valid, findings, error_count: errors, warning_count: warnings, flavor, root, profile } = result;
  const about = [flavor, root, profile, rulesets.join(', ')].filter(Boolean).join(' · ');
  return { name: sized, valid, verdict: words.verdict(valid, errors, warnings), about, findings };
}
