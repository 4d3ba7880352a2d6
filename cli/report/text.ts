import { styleText } from 'node:util';
import type { FindingDetail, Language, Severity } from '@conforme/proto/schema';
import { companionsIn, folded, type Folded } from '@conforme/proto/schema/folded';
import { ledgerText } from '@conforme/proto/schema/ledger-text';
import { findingsOf, isRefusal, type Judged, type Outcome, type Summary } from '../documents/outcome.ts';
import { FEW, type Report, type ReportSettings } from './report.ts';
import { WORDS, type Words } from './words.ts';

type Paint = (style: Style, text: string) => string;
type Style = 'red' | 'yellow' | 'cyan' | 'green' | 'bold' | 'dim';

const STYLES: Readonly<Record<Severity, Style>> = { fatal: 'red', warning: 'yellow', info: 'cyan' };

/** What a person reads: a line for each finding, with its place as editors and terminals recognise one, and a line at the end. */
export function textReport({ language, explain, colour, quiet, documents, single }: ReportSettings): Report {
  const words = WORDS[language];
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  return {
    begin: () => '',
    document: (judged) => {
      const findings = folded(findingsOf(judged.outcome), judged.outcome.causes ?? []).filter(
        ({ finding }) => !quiet || finding.severity === 'fatal',
      );
      const lines = findings.flatMap((each) =>
        foldedLines(judged.name, each, { words, paint, explain, language }),
      );
      const silent = quiet || (findings.length === 0 && documents > FEW);
      const all = silent ? lines : [...lines, verdictLine(judged, words, paint)];
      const ledger = silent ? [] : ledgerLines(judged.outcome, language);
      return [...all, ...ledger].map((line) => `${line}\n`).join('');
    },
    end: (summary) =>
      quiet || (single && !summary.interrupted) ? '' : `${summaryLine(summary, words, paint)}\n`,
  };
}

/** The ledger, on request, with an empty line before and after. */
function ledgerLines(outcome: Outcome, language: Language): string[] {
  if (isRefusal(outcome) || outcome.ledger === null) return [];
  return ['', ...ledgerText(outcome.ledger, language).split('\n').map(printable), ''];
}

/** A finding, and in one line how many others go with it. */
export function foldedLines(
  name: string,
  { finding, also }: Folded<FindingDetail>,
  format: Format & { readonly language: Language },
): string[] {
  const lines = findingLines(name, finding, format);
  if (also.length === 0) return lines;
  return [...lines, format.paint('dim', `    + ${printable(companionsIn(also, format.language))}`)];
}

interface Format {
  readonly words: Words;
  readonly paint: Paint;
  readonly explain: boolean;
}

/** `file:line:column: severity RULE message`, then what to do about it. */
export function findingLines(
  name: string,
  { severity, rule, message, line, column, fix, title, explanation, terms, pointer }: FindingDetail,
  { words, paint, explain }: Format,
): string[] {
  const place = [printable(name), ...(line === null ? [] : [line, column ?? 1])].join(':');
  const label = paint(STYLES[severity], words.severity[severity]);
  const head = [
    `${paint('bold', place)}:`,
    label,
    ...(rule === null ? [] : [paint('bold', rule)]),
    printable(message),
  ];
  const more = explain
    ? [
        title && (terms.length > 0 ? `${title} (${terms.join(', ')})` : title),
        explanation && `${words.why}${words.colon}${explanation}`,
      ]
    : [];
  const below = [pointer, ...more, fix && `${words.fix}${words.colon}${fix}`].filter((text) => text);
  return [head.join(' '), ...below.map((text) => paint('dim', `    ${printable(text!)}`))];
}

function verdictLine({ name, outcome }: Judged, words: Words, paint: Paint): string {
  const place = paint('bold', printable(name));
  return `${place}: ${verdictOf(outcome, words, paint)}`;
}

function verdictOf(outcome: Outcome, words: Words, paint: Paint): string {
  if (isRefusal(outcome)) return `${paint('red', words.refused)} (${outcome.code})`;
  const { valid, flavor, root, profile, checks_run: run, checks_skipped: skipped } = outcome.validation;
  const { error_count: fatal, warning_count: warnings } = outcome.validation;
  const verdict = valid ? paint('green', words.valid) : paint('red', words.invalid);
  const kind = [flavor, root, profile].filter(Boolean).join(' ');
  const counts = [
    ...(fatal > 0 ? [words.count(fatal, 'fatal')] : []),
    ...(warnings > 0 ? [words.count(warnings, 'warning')] : []),
  ];
  const checks = [...run, ...skipped.map((check) => `${check} ${words.skipped}`)].join(', ');
  return `${verdict}${[kind, ...counts].map((part) => `, ${part}`).join('')} ${paint('dim', `(${checks})`)}`;
}

/** "12 documents: 10 valid, 2 invalid; 5 fatal findings, 1 warning (0.4 s)". */
export function summaryLine(summary: Summary, words: Words, paint: Paint = (_, text) => text): string {
  const { documents, valid, invalid, refused, fatal, warnings, milliseconds, interrupted } = summary;
  const kinds = [
    ...(valid > 0 ? [paint('green', words.count(valid, 'valid'))] : []),
    ...(invalid > 0 ? [paint('red', words.count(invalid, 'invalid'))] : []),
    ...(refused > 0 ? [paint('red', words.count(refused, 'refused'))] : []),
  ];
  const counts = `${words.count(fatal, 'fatal')}, ${words.count(warnings, 'warning')}`;
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const end = interrupted ? ` ${paint('yellow', words.interrupted)}` : '';
  return `${words.count(documents, 'document')}${words.colon}${kinds.join(', ')}${words.semicolon}${counts} (${time})${end}`;
}

/** A name or a value of a document must not move the cursor, or colour what follows. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is sought
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
