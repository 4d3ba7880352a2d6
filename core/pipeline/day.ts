const DAY_MS = 86_400_000;
let lately = { day: NaN, text: '' };

/** YYYY-MM-DD, UTC (decision 20). The last one is cached: nearly every call is of today. */
export function isoDate(date: Date): string {
  const day = Math.floor(date.getTime() / DAY_MS);
  if (day !== lately.day) lately = { day, text: date.toISOString().slice(0, 10) };
  return lately.text;
}
