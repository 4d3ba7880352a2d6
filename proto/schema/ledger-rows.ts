// The ledger of an invoice as the rows of a table, in the words of a language: the command line and the tools of agents print them
// (ledger-text.ts), the page draws them.

import type { Language } from './choices.ts';
import type { Ledger, LedgerInput, LedgerRule, LedgerStep } from './index.ts';
import { LEDGER_WORDS, type LedgerWords } from './ledger-words.ts';

/** More lines than this are summed up by their number where they agree. */
const MANY_LINES = 20;
const MANY_INPUTS = 6;
const SHOWN_INPUTS = 3;
/** Digits of a sum before rounding; a quotient may have many more. */
const SHOWN_DIGITS = 8;

const SIGNS: Readonly<Record<LedgerInput['operator'], string>> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
};

/** One amount: what it is, what stands there, what comes to it and how. Empty where there is nothing to say. */
export interface LedgerRow {
  readonly label: string;
  readonly stated: string;
  readonly computed: string;
  readonly difference: string;
  /** `2 × 50.00 − 1.00`, and what rounding changed. */
  readonly how: string;
  /** Why it differs, and what the rules make of it. */
  readonly remarks: readonly string[];
  /** Rules that compute the amount, or that it fails. */
  readonly rules: readonly LedgerRule[];
  /** It differs, or is missing. */
  readonly isOff: boolean;
}

export interface LedgerTable {
  readonly head: LedgerWords['head'];
  readonly rows: readonly LedgerRow[];
  /** Of rows that agree and are too many to show; null where all are shown. */
  readonly leftOut: string | null;
  /** Whether all amounts agree, in a sentence. */
  readonly verdict: string;
}

/** A decimal of the contract (`-1234.50`) as readers write it. */
export type PrintAmount = (decimal: string) => string;

interface Style {
  readonly words: LedgerWords;
  readonly print: PrintAmount;
}

/** @param print without, decimals stand as the contract writes them. */
export function ledgerTable(
  { balanced, steps }: Ledger,
  language: Language,
  print: PrintAmount = (decimal) => decimal,
): LedgerTable {
  const words = LEDGER_WORDS[language];
  const quiet = steps.filter(isQuietLine);
  const isLong = quiet.length > MANY_LINES;
  const shown = isLong ? steps.filter((step) => !isQuietLine(step)) : steps;
  return {
    head: words.head,
    rows: shown.map((step) => rowOf(step, { words, print })),
    leftOut: isLong ? words.linesLeftOut(quiet.length) : null,
    verdict: balanced ? words.balanced : words.unbalanced(steps.filter((step) => !agrees(step)).length),
  };
}

function agrees({ stated, result, difference }: LedgerStep): boolean {
  if (stated === null) return false;
  return result === null || (difference !== null && isZero(difference));
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

const isQuietLine = (step: LedgerStep): boolean => step.term === 'BT-131' && agrees(step);

function rowOf(step: LedgerStep, style: Style): LedgerRow {
  const { stated, result, difference, rules } = step;
  const { words, print } = style;
  const isOff = difference !== null && !isZero(difference);
  const sign = isOff && !difference.startsWith('-') ? '+' : '';
  return {
    label: labelOf(step, style),
    stated: stated === null ? words.missing : print(stated),
    computed: result === null ? '' : print(result),
    difference: isOff ? sign + print(difference) : '',
    how: howOf(step, style),
    remarks: remarksOf(step, style),
    rules: rules.filter(({ expects, holds }) => expects !== null || holds === false),
    isOff: !agrees(step),
  };
}

function labelOf({ term, pointer, category, rate }: LedgerStep, { words, print }: Style): string {
  const line = /^\/invoice\/lines\/(\d+)\//.exec(pointer)?.[1];
  const where = line === undefined ? '' : ` ${Number(line) + 1}`;
  const group = category === null ? '' : ` ${category}${rate === null ? '' : ` ${print(rate)} %`}`;
  return `${term} ${words.names[term] ?? ''}${where}${group}`;
}

function howOf({ inputs, exact, result }: LedgerStep, { words, print }: Style): string {
  if (exact === null) return words.nothing;
  const terms = inputs.map((input, i) =>
    i === 0 && input.operator === 'add' ? print(input.value) : termOf(input, print),
  );
  const isLong = terms.length > MANY_INPUTS;
  const shown = isLong ? [...terms.slice(0, SHOWN_INPUTS), `… (${words.amounts(terms.length)})`] : terms;
  const sum = shown.length === 0 ? '0' : shown.join(' ');
  return exact === result ? sum : `${sum} = ${shortened(exact, print)}`;
}

/** Of a negative amount the sign turns: `− 2.00`, not `+ -2.00`. */
function termOf({ operator, value }: LedgerInput, print: PrintAmount): string {
  if (!value.startsWith('-')) return `${SIGNS[operator]} ${print(value)}`;
  if (operator === 'add') return `${SIGNS.subtract} ${print(value.slice(1))}`;
  return operator === 'subtract'
    ? `${SIGNS.add} ${print(value.slice(1))}`
    : `${SIGNS[operator]} (${print(value)})`;
}

function shortened(exact: string, print: PrintAmount): string {
  const [whole, digits = ''] = exact.split('.');
  return digits.length > SHOWN_DIGITS
    ? `${print(`${whole}.${digits.slice(0, SHOWN_DIGITS)}`)}…`
    : print(exact);
}

/** What there is to say of a step that does not agree, of a rule that fails, and of a sum that ends elsewhere. */
function remarksOf(step: LedgerStep, style: Style): string[] {
  const { words, print } = style;
  const isOff = !agrees(step);
  const { cause, rules, ours, result } = step;
  const isUnchecked = isOff && result !== null && rules.every(({ expects }) => expects === null);
  return [
    ...(cause === null ? [] : [words.causes[cause]]),
    ...(isUnchecked ? [words.unchecked] : []),
    ...rules.flatMap((rule) => ruleRemark(rule, isOff, style)),
    ...(ours === result || ours === null ? [] : [words.ours(print(ours))]),
  ];
}

function ruleRemark(rule: LedgerRule, isOff: boolean, style: Style): string[] {
  const { words, print } = style;
  const { rule: id, expects, holds } = rule;
  if (holds === false)
    return [expects === null ? words.badForm(id) : words.fails(id, print(expects), boundOf(rule, style))];
  // Of an amount that agrees, or is missing, there is nothing to let pass.
  if (!isOff || expects === null) return [];
  return holds === true ? [words.passes(id, boundOf(rule, style))] : [];
}

function boundOf({ tolerance, below }: LedgerRule, { words, print }: Style): string {
  if (tolerance === null) return words.anything;
  if (isZero(tolerance)) return words.exactly;
  return below ? words.below(print(tolerance)) : words.upTo(print(tolerance));
}
