// A table that is still one where there is no room for columns: each row is then a card that names its cells (style/table.css).

import { button, fill, h, type Child } from './dom.ts';
import { words } from './language/words.ts';

/** Rows that are drawn at first; the reader may unfold more. */
const CHUNK = 100;

export interface Row {
  readonly head: Child;
  /** One for each column after the first. */
  readonly cells: readonly Child[];
  readonly class?: string;
}

/** @param label what it shows, for who cannot see where it stands. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly Row[],
  className = '',
): HTMLElement {
  const body = h('tbody', { role: 'rowgroup' });
  const more = h('div', { class: 'more' });
  const draw = (from: number): void => {
    body.append(...rows.slice(from, from + CHUNK).map((row) => rowElement(row, columns)));
    const left = rows.length - from - CHUNK;
    fill(more, left > 0 && button(words.showMore(left), () => draw(from + CHUNK)));
  };
  draw(0);
  const heads = columns.map((name) => h('th', { scope: 'col', role: 'columnheader' }, name));
  // A browser may take what is not laid out as a table for none; roles say that it is.
  const head = h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, heads));
  return h(
    'div',
    { class: 'sheet' },
    h('table', { role: 'table', 'aria-label': label, class: `sheet-table ${className}` }, head, body),
    more,
  );
}

function rowElement({ head, cells, class: className }: Row, columns: readonly string[]): HTMLElement {
  return h(
    'tr',
    { role: 'row', class: className },
    h('th', { scope: 'row', role: 'rowheader' }, head),
    cells.map((cell, i) => {
      const isEmpty = cell === '' || cell === null;
      return h('td', { role: 'cell', 'data-label': columns[i + 1], class: isEmpty && 'empty' }, cell);
    }),
  );
}
