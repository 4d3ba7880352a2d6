// The ledger of an invoice as a table that people read, in their language; the command line and the tools of agents show it.

import type { Language } from './choices.ts';
import type { Ledger } from './index.ts';
import { ledgerTable, type LedgerRow } from './ledger-rows.ts';

/** One line a step with what it comes to and how, remarks below what differs, and a line at the end. No line break at the end. */
export function ledgerText(ledger: Ledger, language: Language): string {
  const { head, rows, leftOut, verdict } = ledgerTable(ledger, language);
  const cells = rows.map(cellsOf);
  const widths = [0, 1, 2, 3].map((i) => Math.max(head[i]!.length, ...cells.map((row) => row[i]!.length)));
  const lines = rows.flatMap(({ remarks }, i) => [
    aligned(cells[i]!, widths),
    ...remarks.map((remark) => `    ${remark}`),
  ]);
  return [aligned(head, widths), ...(leftOut === null ? [] : [leftOut]), ...lines, verdict].join('\n');
}

const cellsOf = ({ label, stated, computed, difference, how }: LedgerRow): string[] => [
  label,
  stated,
  computed,
  difference,
  how,
];

/** The first cell to the left, amounts to the right. */
function aligned(cells: readonly string[], widths: readonly number[]): string {
  const [label, stated, ours, difference, how] = cells as [string, string, string, string, string];
  const amounts = [stated, ours, difference].map((cell, i) => cell.padStart(widths[i + 1]!));
  return [label.padEnd(widths[0]!), ...amounts, how].join('  ').trimEnd();
}
