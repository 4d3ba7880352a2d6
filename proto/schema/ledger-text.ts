// The ledger of an invoice as a table that people read, in their language; the command line and the tools of agents show it.

import type { Language } from './choices.ts';
import type { Ledger, LedgerInput, LedgerRule, LedgerStep } from './index.ts';
import { LEDGER_WORDS, type LedgerWords } from './ledger-words.ts';

/** More lines than this are told by their number where they agree. */
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

/** One line a step with what it comes to and how, remarks below what differs, and a line at the end. No line break at the end. */
export function ledgerText({ balanced, steps }: Ledger, language: Language): string {
  const words = LEDGER_WORDS[language];
  const quiet = steps.filter(isQuietLine);
  const shown = quiet.length > MANY_LINES ? steps.filter((step) => !isQuietLine(step)) : steps;
  const rows = shown.map((step) => ({ cells: cellsOf(step, words), remarks: remarksOf(step, words) }));
  const widths = [0, 1, 2, 3].map((i) =>
    Math.max(words.head[i]!.length, ...rows.map(({ cells }) => cells[i]!.length)),
  );
  const lines = rows.flatMap(({ cells, remarks }) => [
    aligned(cells, widths),
    ...remarks.map((remark) => `    ${remark}`),
  ]);
  const left = shown === steps ? [] : [words.linesLeftOut(quiet.length)];
  const differing = steps.filter((step) => !agrees(step)).length;
  return [
    aligned(words.head, widths),
    ...left,
    ...lines,
    balanced ? words.balanced : words.unbalanced(differing),
  ].join('\n');
}

function agrees({ stated, result, difference }: LedgerStep): boolean {
  if (stated === null) return false;
  return result === null || (difference !== null && isZero(difference));
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

const isQuietLine = (step: LedgerStep): boolean => step.term === 'BT-131' && agrees(step);

/** The first cell to the left, amounts to the right. */
function aligned(cells: readonly string[], widths: readonly number[]): string {
  const [label, stated, ours, difference, how] = cells as [string, string, string, string, string];
  const amounts = [stated, ours, difference].map((cell, i) => cell.padStart(widths[i + 1]!));
  return [label.padEnd(widths[0]!), ...amounts, how].join('  ').trimEnd();
}

function cellsOf(step: LedgerStep, words: LedgerWords): string[] {
  const { stated, result, difference } = step;
  const isOff = difference !== null && !isZero(difference);
  const shownDifference = !isOff ? '' : difference.startsWith('-') ? difference : `+${difference}`;
  return [labelOf(step, words), stated ?? words.missing, result ?? '', shownDifference, howOf(step, words)];
}

function labelOf({ term, pointer, category, rate }: LedgerStep, words: LedgerWords): string {
  const line = /^\/invoice\/lines\/(\d+)\//.exec(pointer)?.[1];
  const where = line === undefined ? '' : ` ${Number(line) + 1}`;
  const group = category === null ? '' : ` ${category}${rate === null ? '' : ` ${rate} %`}`;
  return `${term} ${words.names[term] ?? ''}${where}${group}`;
}

/** `2 × 50.00 − 1.00`, and what rounding changed. */
function howOf({ inputs, exact, result }: LedgerStep, words: LedgerWords): string {
  if (exact === null) return words.nothing;
  const terms = inputs.map((input, i) => (i === 0 && input.operator === 'add' ? input.value : termOf(input)));
  const isLong = terms.length > MANY_INPUTS;
  const shown = isLong ? [...terms.slice(0, SHOWN_INPUTS), `… (${words.amounts(terms.length)})`] : terms;
  const sum = shown.length === 0 ? '0' : shown.join(' ');
  return exact === result ? sum : `${sum} = ${shortened(exact)}`;
}

/** Of a negative amount the sign turns: `− 2.00`, not `+ -2.00`. */
function termOf({ operator, value }: LedgerInput): string {
  if (!value.startsWith('-')) return `${SIGNS[operator]} ${value}`;
  if (operator === 'add') return `${SIGNS.subtract} ${value.slice(1)}`;
  return operator === 'subtract' ? `${SIGNS.add} ${value.slice(1)}` : `${SIGNS[operator]} (${value})`;
}

function shortened(exact: string): string {
  const [whole, digits = ''] = exact.split('.');
  return digits.length > SHOWN_DIGITS ? `${whole}.${digits.slice(0, SHOWN_DIGITS)}…` : exact;
}

/** What there is to say of a step that does not agree, of a rule that fails, and of a sum that ends elsewhere. */
function remarksOf(step: LedgerStep, words: LedgerWords): string[] {
  const isOff = !agrees(step);
  const { cause, rules, ours, result } = step;
  const isUnchecked = isOff && result !== null && rules.every(({ expects }) => expects === null);
  return [
    ...(cause === null ? [] : [words.causes[cause]]),
    ...(isUnchecked ? [words.unchecked] : []),
    ...rules.flatMap((rule) => ruleRemark(rule, isOff, words)),
    ...(ours === result || ours === null ? [] : [words.ours(ours)]),
  ];
}

function ruleRemark(rule: LedgerRule, isOff: boolean, words: LedgerWords): string[] {
  const { rule: id, expects, holds } = rule;
  if (holds === false)
    return [expects === null ? words.badForm(id) : words.fails(id, expects, boundOf(rule, words))];
  // Of an amount that agrees, or is missing, there is nothing to let pass.
  if (!isOff || expects === null) return [];
  return holds === true ? [words.passes(id, boundOf(rule, words))] : [];
}

function boundOf({ tolerance, below }: LedgerRule, words: LedgerWords): string {
  if (tolerance === null) return words.anything;
  if (isZero(tolerance)) return words.exactly;
  return below ? words.below(tolerance) : words.upTo(tolerance);
}
