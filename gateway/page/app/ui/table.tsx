// A table that is still one where there is no room for columns: each row is then a card that names its cells (style/table.css).

import type { ComponentChild } from 'preact';
import { usePortion } from './portion.tsx';

/** Rows that are drawn at first; the reader may unfold more. */
const CHUNK = 100;

export interface Row {
  readonly head: ComponentChild;
  /** One for each column after the first. */
  readonly cells: readonly ComponentChild[];
  readonly class?: string;
}

interface Sheet {
  /** What it shows, for who cannot see where it stands. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Places of the columns that hold numbers. */
  readonly numbers?: readonly number[];
  readonly class?: string;
}

/** A browser may take what is not laid out as a table for none; roles say that it is. */
export function Table({ label, columns, rows, numbers = [], class: more = '' }: Sheet) {
  const { shown, rest } = usePortion(rows, CHUNK);
  return (
    <div class="sheet">
      <table role="table" aria-label={label} class={`sheet-table ${more}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name, i) => (
              <th key={name} scope="col" role="columnheader" class={numbers.includes(i) ? 'number' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row, i) => (
            <RowOf key={i} row={row} columns={columns} numbers={numbers} />
          ))}
        </tbody>
      </table>
      <div class="more">{rest}</div>
    </div>
  );
}

interface Drawn {
  readonly row: Row;
  readonly columns: readonly string[];
  readonly numbers: readonly number[];
}

function RowOf({ row: { head, cells, class: more }, columns, numbers }: Drawn) {
  return (
    <tr role="row" class={more}>
      <th scope="row" role="rowheader">
        {head}
      </th>
      {cells.map((cell, i) => (
        <td
          key={i}
          role="cell"
          data-label={columns[i + 1]}
          class={cell === '' || cell === null ? 'empty' : numbers.includes(i + 1) ? 'number' : ''}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A long path is broken between its steps. */
export function Path({ of }: { readonly of: string }) {
  return (
    <code>
      {of.split(/(?=\/)/).map((step, i) => (
        <span key={i}>
          {i > 0 && <wbr />}
          {step}
        </span>
      ))}
    </code>
  );
}
