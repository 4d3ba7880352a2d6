// How the totals of an invoice came about: what the command line and the tools of agents say of it too, as a table to read.

import type { Ledger } from '@conforme/proto/schema';
import { ledgerTable, type LedgerRow, type LedgerTable } from '@conforme/proto/schema/ledger-rows';
import { fill, h, icon, type Child } from './dom.ts';
import { amount, language, words } from './language/words.ts';
import { ServiceError } from './service.ts';
import { keyChoice } from './key.ts';
import { table, type Row } from './table.ts';
import { problem } from './waiting.ts';

/** The table, and above it whether everything agrees. */
export function totals(ledger: Ledger): HTMLElement {
  const shown = tableOf(ledger);
  return h(
    'div',
    { class: 'totals-body' },
    h('p', { class: 'totals-verdict' }, verdictOf(ledger, shown)),
    rowsOf(shown),
  );
}

/**
 * Folded away, its line telling whether there is anything to see.
 * @param load where it is not known yet; called once it is opened.
 */
export function foldedTotals(ledger: Ledger | null, load: () => Promise<Ledger | null>): HTMLElement {
  const note = h('span', { class: 'totals-verdict' });
  const body = h('div', { class: 'totals-body' });
  const take = (known: Ledger | null): void => {
    const shown = known && tableOf(known);
    fill(note, shown && verdictOf(known, shown));
    fill(body, shown && details.open && rowsOf(shown));
  };
  const ask = async (): Promise<void> => {
    fill(body, h('p', { class: 'hint', 'aria-busy': 'true' }, words.adding));
    try {
      take((ledger = await load()));
    } catch (failure) {
      if (!(failure instanceof ServiceError)) throw failure;
      const again = (): void => void ask();
      fill(body, problem(failure, again, keyChoice(failure, again)));
    }
  };
  const toggled = (): void => {
    if (!details.open || body.childElementCount > 0) return;
    if (ledger === null) void ask();
    else take(ledger);
  };
  const summary = h('summary', {}, h('h2', {}, words.totalsTitle), note);
  const details = h('details', { class: 'totals', ontoggle: toggled }, summary, body);
  take(ledger);
  return details;
}

/** French punctuation takes a space before it, at which no line is broken. */
const unbroken = (text: string): string => text.replace(/ (?=[;:!?%])/g, '\u00a0');

const tableOf = (ledger: Ledger): LedgerTable => ledgerTable(ledger, language, (sum) => amount(sum));

function verdictOf({ balanced }: Ledger, { verdict }: LedgerTable): Child[] {
  const tone = balanced ? 'valid' : 'warning';
  return [icon(tone, `icon ${tone}`), verdict];
}

function rowsOf({ head, rows, leftOut }: LedgerTable): Child[] {
  return [
    leftOut && h('p', { class: 'note' }, unbroken(leftOut)),
    table(words.totalsTitle, [...head, words.rulesColumn], rows.map(rowOf), 'ledger'),
  ];
}

function rowOf({ label, stated, computed, difference, how, remarks, rules, isOff }: LedgerRow): Row {
  const because =
    remarks.length > 0 &&
    h(
      'ul',
      {},
      remarks.map((remark) => h('li', {}, unbroken(remark))),
    );
  return {
    head: [isOff && icon('warning', 'icon warning'), unbroken(label)],
    cells: [stated, computed, difference, h('div', {}, unbroken(how), because), chips(rules)],
    class: isOff ? 'off' : '',
  };
}

function chips(rules: LedgerRow['rules']): Child {
  if (rules.length === 0) return null;
  return h(
    'span',
    { class: 'chips' },
    rules.map(({ rule, holds }) =>
      h(
        'span',
        { class: 'chip rule' },
        holds === false && icon('cross', 'icon fatal'),
        holds === false && h('span', { class: 'unseen' }, `${words.ruleBroken} `),
        rule,
      ),
    ),
  );
}
