// What is taken home: the verdict on one document or many as JSON, CSV, or a page of its own that needs nothing else.

import type { ErrorOut } from '@conforme/proto/schema';
import { language, size, words } from '../language/words.ts';
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

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;border-top:1px solid #8886;padding-top:1.5rem;margin-top:2rem;overflow-wrap:anywhere}
.valid{color:light-dark(#12703f,#5fcf97)}.fatal{color:light-dark(#b3261e,#ff9d94)}.warning{color:light-dark(#8a5a00,#e8b44f)}
li{margin:0 0 1rem}p{margin:.2rem 0}small,code{color:light-dark(#55616d,#9fabb3)}code{overflow-wrap:anywhere}@media print{li{break-inside:avoid}}`;

/** A report that stands alone: one file, in the language of the page, without anything to load. */
export function htmlReport(documents: readonly Reported[], at: Date): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(words.reportTitle)}</title><style>${STYLE}</style></head>
<body><h1>${escape(words.reportTitle)}</h1><p><small>${escape(words.judgedAt(when))}</small></p>
${documents.map(documentSection).join('\n')}
</body></html>
`;
}

function documentSection(document: Reported): string {
  const { name, size: bytes, result, error, rulesets } = document;
  const head = `<h2>${escape(name)}${bytes === null ? '' : ` <small>${escape(size(bytes))}</small>`}</h2>`;
  if (!result) return `${head}<p class="fatal">${escape(error?.message ?? '')}</p>`;
  const verdict = words.verdict(result.valid, result.error_count, result.warning_count);
  const facts = [result.flavor, result.root, result.profile, rulesets.join(', ')].filter(Boolean).join(' · ');
  const list = result.findings.map(findingItem).join('\n');
  return `${head}<p class="${result.valid ? 'valid' : 'fatal'}"><strong>${escape(verdict)}</strong></p>
<p><small>${escape(facts)}</small></p>${list && `<ol>${list}</ol>`}`;
}

function findingItem(finding: Finding): string {
  const { severity, title, message, fix, explanation, rule, terms, line, column, location } = finding;
  const part = (text: string | null | undefined, open: string, close: string): string =>
    text ? `${open}${escape(text)}${close}` : '';
  const place = line == null ? '' : words.lineColumn(line, column ?? 1);
  const tail = [rule, ...(terms ?? []), place].filter(Boolean).join(' · ');
  return `<li><strong class="${severity}">${escape(words.severity[severity])}</strong>${part(title, ' <strong>', '</strong>')}
<p>${escape(message)}</p>${part(fix, `<p>${escape(words.fix)} `, '</p>')}${part(explanation, '<p><small>', '</small></p>')}
<p><small>${escape(tail)}</small></p>${part(location, '<p><code>', '</code></p>')}</li>`;
}
