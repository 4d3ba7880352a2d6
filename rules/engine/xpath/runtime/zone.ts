import { EvaluationError } from './error.ts';
import { DAY, HOUR, MINUTE, Temporal, modulo, partOf } from './temporal.ts';

type Given = Temporal | undefined;

/**
 * fn:adjust-dateTime-to-timezone and its like (XPath functions, 10.7). Without a zone UTC is meant, which is our implicit
 * one; with none (the empty sequence) the zone is taken away and the clock on the wall stays.
 */
export function adjust(value: Given, ...zones: readonly Given[]): Given {
  if (!value) return undefined;
  const zone = zones.length === 0 ? 0 : zones[0] && minutesOf(zones[0]);
  if (zone === undefined) return new Temporal(value.type, value.local, null);
  if (value.zone === null) return new Temporal(value.type, value.local, zone);
  const local = value.local + (zone - value.zone) * MINUTE;
  if (value.type === 'date') return partOf(new Temporal('dateTime', local, zone), 'date');
  return new Temporal(value.type, value.type === 'time' ? modulo(local, DAY) : local, zone);
}

/** The zone as written: none is none, though it counts as UTC. */
export function timezoneFrom(value: Given): Given {
  return value && value.zone !== null
    ? Temporal.duration('dayTimeDuration', 0, value.zone * MINUTE)
    : undefined;
}

/** Dates without a zone count as UTC. */
export const implicitTimezone = (): Temporal => new Temporal('dayTimeDuration', 0, null);

function minutesOf({ local, months }: Temporal): number {
  if (months !== 0 || local % MINUTE !== 0 || Math.abs(local) > 14 * HOUR)
    throw new EvaluationError('FODT0003', 'a zone is a whole number of minutes, 14 hours at most');
  return local / MINUTE;
}
