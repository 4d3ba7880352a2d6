// Answers in few words: what an agent needs to decide its next step. The rest is in the structured result.

import { companionsIn, folded, type Folded } from '@conforme/proto/schema/folded';
import type { Cause, ErrorOut, FindingDetail, Language, Loss, ValidationOut } from '@conforme/proto/schema';

/** More would fill an agent's window with what the structured result says too. */
const MOST_FINDINGS = 20;

/** What findings and faults of a request have in common. */
type Listed = Partial<FindingDetail> & { readonly msg?: string };

const WORDS = {
  en: {
    valid: 'Valid',
    invalid: 'Not valid',
    fatal: (n: number) => `${n} fatal`,
    warnings: (n: number) => `${n} warning${n === 1 ? '' : 's'}`,
    due: (amount: string) => `amount due ${amount}`,
    bytes: 'bytes',
    unjudged: 'its structure is valid; the rules were not applied',
    run: 'checked',
    skipped: 'not checked',
    line: 'line',
    lost: (n: number) => `Not carried over, ${n} value${n === 1 ? '' : 's'}:`,
    more: (n: number) => `… and ${n} more in the structured result.`,
    fix: 'Fix',
    patch: 'Patch (RFC 6902)',
  },
  fr: {
    valid: 'Valide',
    invalid: 'Non valide',
    fatal: (n: number) => `${n} bloquant${n < 2 ? '' : 's'}`,
    warnings: (n: number) => `${n} avertissement${n < 2 ? '' : 's'}`,
    due: (amount: string) => `à payer ${amount}`,
    bytes: 'octets',
    unjudged: "sa structure est valable ; les règles n'ont pas été appliquées",
    run: 'contrôlé',
    skipped: 'non contrôlé',
    line: 'ligne',
    lost: (n: number) => `Non repris, ${n} valeur${n < 2 ? '' : 's'} :`,
    more: (n: number) => `… et ${n} autres dans le résultat structuré.`,
    fix: 'Correction',
    patch: 'Patch (RFC 6902)',
  },
} as const;

/** "Not valid: 2 fatal, 1 warnings. factur-x, en16931; checked: pdf, xsd." and the findings. */
export function verdictText(
  verdict: Omit<ValidationOut, 'findings'>,
  findings: readonly object[],
  language: Language,
  causes: readonly Cause[] = [],
): string {
  const words = WORDS[language];
  const { valid, flavor, root, profile, error_count: errors, warning_count: warnings } = verdict;
  const kind = [flavor, root, profile].filter(Boolean).join(', ');
  const skipped =
    verdict.checks_skipped.length > 0 ? `; ${words.skipped}: ${verdict.checks_skipped.join(', ')}` : '';
  const head = `${valid ? words.valid : words.invalid}: ${words.fatal(errors)}, ${words.warnings(warnings)}.`;
  const how = `${kind}; ${words.run}: ${verdict.checks_run.join(', ')}${skipped}.`;
  return [`${head} ${how}`, ...findingLines(findings, language, causes)].join('\n');
}

/** A file: "F-1.pdf (application/pdf, en16931, 27867 bytes), amount due 12.00 EUR." */
export function fileText(
  { filename, kind, profile, size }: { filename: string; kind: string; profile: string; size: number },
  language: Language,
  more: (words: (typeof WORDS)[Language]) => string = () => '',
): string {
  const words = WORDS[language];
  return `${filename} (${kind}, ${profile}, ${size} ${words.bytes})${more(words)}.`;
}

/** A heading and a line for each value that a document does not carry of its source; nothing when there are none. */
export function lossLines(losses: readonly Loss[], language: Language): readonly string[] {
  if (losses.length === 0) return [];
  const words = WORDS[language];
  const shown = losses.slice(0, MOST_FINDINGS).map((loss, at) => `${at + 1}. ${lossLine(loss)}`);
  const left = losses.length - shown.length;
  return [words.lost(losses.length), ...shown, ...(left === 0 ? [] : [words.more(left)])];
}

/** What is not reported or extracted, and why; nothing when there is none. */
export function leftOutLines(leftOut: readonly LeftOut[], language: Language): readonly string[] {
  if (leftOut.length === 0) return [];
  const words = WORDS[language];
  const shown = leftOut.slice(0, MOST_FINDINGS).map(({ pointer, location, reason }, at) => {
    return `${at + 1}. ${pointer ?? location ?? ''}: ${reason}`;
  });
  const left = leftOut.length - shown.length;
  return [words.lost(leftOut.length), ...shown, ...(left === 0 ? [] : [words.more(left)])];
}

interface LeftOut {
  readonly pointer?: string;
  readonly location?: string;
  readonly reason: string;
}

function lossLine({ term, location, value, reason }: Loss): string {
  return `${[term, location].filter((part) => part !== null).join(' ')}: ${value}. ${reason}`;
}

/** The code, the sentence, and what stands in the details: findings (400) or faults (422). */
export function refusalText({ code, message, details = [], causes }: ErrorOut, language: Language): string {
  const lines =
    code === 'lossy_conversion'
      ? lossLines(details as unknown as Loss[], language)
      : findingLines(details, language, causes as Cause[] | undefined);
  return [`${code}: ${message}`, ...lines].join('\n');
}

export function findingLines(
  findings: readonly object[],
  language: Language,
  causes: readonly Cause[] = [],
): readonly string[] {
  const all = folded(findings, causes);
  const shown = all.slice(0, MOST_FINDINGS).map((each, at) => `${at + 1}. ${foldedLine(each, language)}`);
  const left = all.length - shown.length;
  return left === 0 ? shown : [...shown, WORDS[language].more(left)];
}

function foldedLine({ finding, also, patch }: Folded<Listed>, language: Language): string {
  const line = lineOf(patch ? { ...finding, patch: patch as FindingDetail['patch'] } : finding, language);
  return also.length === 0 ? line : `${line} + ${companionsIn(also, language)}`;
}

function lineOf(finding: Listed, language: Language): string {
  const words = WORDS[language];
  const { severity, rule, pointer, line, message, msg, fix, patch } = finding;
  const place = pointer ? pointer : line ? `${words.line} ${line}` : '';
  const head = [severity, rule, place].filter((part) => part !== undefined && part !== null && part !== '');
  const parts = [head.length === 0 ? '' : `[${head.join(' · ')}]`, message ?? msg ?? ''];
  if (fix) parts.push(`${words.fix}: ${fix}`);
  if (patch) parts.push(`${words.patch}: ${JSON.stringify(patch)}`);
  return parts.filter((part) => part !== '').join(' ');
}
