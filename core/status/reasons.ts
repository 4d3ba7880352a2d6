import type { NamedReason } from '@conforme/proto/schema/statuses';
import type { Language } from '../plugin/index.ts';
import { STATUS_CODES } from './codes.ts';
import { REASON_NAMES } from './reason-names.ts';

/** What a finding of a validation says of an invoice, as far as reasons depend on it. */
export interface Failure {
  readonly source: string;
  readonly rule: string | null;
  readonly terms: readonly string[];
}

/** A reason code that fits, and the findings that lead to it. */
export interface FittingReason {
  readonly code: string;
  readonly rules: readonly string[];
}

const TOTALS = [
  'BT-106',
  'BT-107',
  'BT-108',
  'BT-109',
  'BT-110',
  'BT-111',
  'BT-112',
  'BT-113',
  'BT-114',
  'BT-115',
];

/** Our reading of the meanings that annex 2 gives the codes: which terms each is about. */
const BY_TERM: readonly (readonly [code: string, terms: readonly string[]])[] = [
  ['MONTANTTOTAL_ERR', TOTALS],
  ['CALCUL_ERR', ['BT-92', 'BT-99', 'BT-116', 'BT-117', 'BT-131', 'BT-136', 'BT-141']],
  ['TX_TVA_ERR', ['BT-96', 'BT-103', 'BT-119', 'BT-152']],
  ['ADR_ERR', ['BT-34', 'BT-34-1', 'BT-49', 'BT-49-1']],
  ['CMD_ERR', ['BT-13']],
  ['NON_CONFORME', ['BT-21', 'BT-22', 'BG-1']],
];

/** For findings whose terms no code is about: another cause (207), a missing mention (210), a failed semantic check (213). */
const OTHERWISE = { 207: 'AUTRE', 210: 'NON_CONFORME', 213: 'REJ_SEMAN' } as const;

/** A status whose reasons findings can tell: dispute, refusal, rejection. */
export type ExplainedStatus = `${keyof typeof OTHERWISE}`;

export const isExplained = (status: string): status is ExplainedStatus => Object.hasOwn(OTHERWISE, status);

/** What of a validation makes an invoice fail. */
export const failuresIn = (findings: readonly Found[]): readonly Failure[] =>
  findings
    .filter(({ severity }) => severity === 'fatal')
    .map(({ source, rule, terms = [] }) => ({ source, rule, terms }));

interface Found extends Omit<Failure, 'terms'> {
  readonly severity: string;
  readonly terms?: readonly string[];
}

/** The reasons that fit the findings, each with the rules that lead to it. */
export function fittingReasons(
  status: ExplainedStatus,
  failures: readonly Failure[],
): readonly FittingReason[] {
  const allowed = STATUS_CODES.get(status)!.reasons!;
  const found = new Map<string, Set<string>>();
  for (const { rule, source, terms } of failures) {
    const named = BY_TERM.find(
      ([code, about]) => allowed.includes(code) && terms.some((term) => about.includes(term)),
    );
    const code = named?.[0] ?? OTHERWISE[status];
    found.set(code, (found.get(code) ?? new Set()).add(rule ?? source));
  }
  return [...found].map(([code, rules]) => ({ code, rules: [...rules] }));
}

/** Reason codes with their names, those that fit first. */
export function namedReasons(
  codes: readonly string[],
  fitting: readonly FittingReason[],
  language: Language,
): NamedReason[] {
  const rules = new Map(fitting.map((each) => [each.code, each.rules]));
  return codes
    .map((code) => ({ code, name: REASON_NAMES[code]?.[language] ?? code, fits: rules.get(code) ?? [] }))
    .toSorted((a, b) => Number(b.fits.length > 0) - Number(a.fits.length > 0));
}
