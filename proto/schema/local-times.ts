// Moments as people and programs write them, in the form of the messages of the reform: YYYY-MM-DDThh:mm:ss without a zone.

import type { Language } from './choices.ts';
import { inParis } from './legal-time.ts';
import { localDay, localDays, MIDNIGHT } from './local-forms.ts';

/** A day; then hours, minutes and mostly seconds, a fraction of them, and a zone. */
const MOMENT =
  /^(?<day>.+?)(?:[T\s,]+|\s+à\s+)(?<hours>\d{1,2})[:hH](?<minutes>\d{2})(?::(?<seconds>\d{2})(?:[.,]\d{1,9})?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?$/u;
const COMPACT =
  /^(?<day>\d{8})T?(?<hours>\d{2})(?<minutes>\d{2})(?<seconds>\d{2})?(?<zone>Z|[+-]\d{2}:?\d{2})?$/;

/** Longer than any way to write a moment. */
const LONGEST = 60;

export interface LocalTime {
  /** What to write. */
  readonly said: string;
  /** The moment that is meant, where nothing of it has to be guessed. */
  readonly meant: string | null;
}

/** Null for what is no moment, and for a day that may be another. */
export function localTime(
  text: string,
  language: Language,
  isDay: (day: string) => boolean,
): LocalTime | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const { groups } = COMPACT.exec(trimmed) ?? MOMENT.exec(trimmed) ?? {};
  const day = localDay(localDays(groups?.['day'] ?? trimmed, isDay), language);
  if (day === null) return null;
  if (groups === undefined) return { said: `${day}${MIDNIGHT[language]}`, meant: null };
  const { hours = '', minutes = '', seconds = '00', zone } = groups;
  const time = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  const moment = new Date(`${time}${zone === undefined ? 'Z' : withColon(zone)}`);
  if (Number.isNaN(moment.getTime())) return null;
  const meant = zone === undefined ? time : inParis(moment);
  return { said: meant, meant };
}

const withColon = (zone: string): string => zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
