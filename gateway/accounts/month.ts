/** The month of a moment, UTC (decision 20), as `YYYY-MM`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The day of a moment, UTC, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first moment of the month after this one. */
export function endOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number));
}
