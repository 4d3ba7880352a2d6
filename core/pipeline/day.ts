const DAY_MS = 86_400_000;
let dayCache = { day: NaN, text: '' };

/** YYYY-MM-DD, UTC (decision 20). The last one is cached: nearly every call is of today. */
export function isoDate(date: Date): string {
  const day = Math.floor(date.getTime() / DAY_MS);
  if (day !== dayCache.day) dayCache = { day, text: date.toISOString().slice(0, 10) };
  return dayCache.text;
}
