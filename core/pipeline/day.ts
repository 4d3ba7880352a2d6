import { inParis } from '@conforme/proto/schema/legal-time';

const HOUR_MS = 3_600_000;
/** France is at most two hours ahead. Before them its day is that of UTC, and no zone has to be loaded (25 ms of CPU in a new process). */
const LAST_HOURS = 22;
let dayCache = { hour: NaN, text: '' };

/**
 * YYYY-MM-DD in French legal time (decision 40): what is dated in France just after midnight is not in the future.
 * The last one is cached, as nearly every call is of the same hour; midnight in France is a whole hour of UTC, in summer and in winter.
 */
export function legalDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (hour !== dayCache.hour) dayCache = { hour, text: dayOf(moment) };
  return dayCache.text;
}

const dayOf = (moment: Date): string =>
  (moment.getUTCHours() < LAST_HOURS ? moment.toISOString() : inParis(moment)).slice(0, 10);
