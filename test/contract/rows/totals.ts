/** Totals a caller might give, with this sum of lines: consistent among themselves, and with no invoice in particular. */
export function readTotals(lineTotal: string): object {
  return {
    line_total: lineTotal,
    tax_exclusive: lineTotal,
    tax_total: '0.00',
    tax_inclusive: lineTotal,
    amount_due: lineTotal,
  };
}
