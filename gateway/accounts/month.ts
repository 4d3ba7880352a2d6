/** The last month, cached: formatting a date costs more than comparing it with the month. */
let monthCache = { from: 0, to: 0, name: '' };

/** The month of a moment, UTC (decision 20), as `YYYY-MM`. */
export function monthOf(moment: Date): string {
  const time = moment.getTime();
  if (!(time >= monthCache.from && time < monthCache.to)) {
    const name = moment.toISOString().slice(0, 7);
    monthCache = { from: Date.parse(`${name}-01`), to: endOf(name).getTime(), name };
  }
  return monthCache.name;
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
