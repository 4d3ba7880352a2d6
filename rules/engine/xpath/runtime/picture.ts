import { EvaluationError, quoted } from './error.ts';
import type { Temporal, TemporalType } from './temporal.ts';
import { fieldOf, zoneOf } from './picture-fields.ts';

/** One variable marker of a picture (XPath functions 3.1, 9.8.4): which part of the moment, written how, how wide. */
export interface Marker {
  readonly field: string;
  readonly format: string;
  readonly least: number;
  readonly most: number;
  /** A width was given: digits of the format say nothing about the most there may be. */
  readonly sized: boolean;
}

export type Picture = readonly (string | Marker)[];

/** Parts that a moment has; `time` lacks those of dates, `date` those of the clock. */
const FIELDS: Readonly<Record<string, string>> = {
  date: 'YMDdFZz',
  time: 'HhPmsfZz',
  dateTime: 'YMDdFHhPmsfZz',
};
const KNOWN = /^[YMDdFWwHhPmsfZzCE]$/;
const MARKER = /^(.)([^,]*)(?:,(\*|[1-9]\d*)(?:-(\*|[1-9]\d*))?)?$/su;
const NUMBER = /^(?:\d{1,9}|1o)$/;
const NAME = /^(?:N|n|Nn)$/;
const ZONE = /^(?:0|00|0000|\d?\d:\d\d)t?$/;

/** How a part is written where its marker does not say; of days their names, as Saxon has it. */
const DEFAULTS: Readonly<Record<string, string>> = {
  F: 'Nn',
  P: 'n',
  m: '01',
  s: '01',
  Z: '01:01',
  z: '01:01',
};

/** @throws EvaluationError for a picture that is none, asks for what the type does not have, or for what is not supported. */
export function pictureOf(picture: string, type: TemporalType): Picture {
  const parts: (string | Marker)[] = [];
  for (let rest = picture; rest !== '';) {
    const [found = '', text, marker] = /^((?:[^[\]]|\[\[|\]\])+)|^\[([^[\]]*)\]/su.exec(rest) ?? [];
    if (found === '') throw new EvaluationError('FOFD1340', `${quoted(picture)} is not a picture of a date`);
    parts.push(text === undefined ? markerOf(marker!, type) : text.replaceAll(/(.)\1/gu, unescaped));
    rest = rest.slice(found.length);
  }
  return parts;
}

const unescaped = (pair: string, sign: string): string => (sign === '[' || sign === ']' ? sign : pair);

function markerOf(marker: string, type: TemporalType): Marker {
  const [, field = '', given = '', least, most] = MARKER.exec(marker.replaceAll(/\s/g, '')) ?? [];
  if (!KNOWN.test(field) || bound(least, 1) > bound(most, Infinity))
    throw new EvaluationError('FOFD1340', `[${marker}] is no part of a date`);
  const format = given === '' ? (DEFAULTS[field] ?? '1') : given;
  if ('CEWw'.includes(field) || !isSupported(field, format))
    throw new EvaluationError('FOFD1340', `[${marker}] in the picture of a date is not supported`);
  if (!FIELDS[type]!.includes(field))
    throw new EvaluationError('FOFD1350', `an xs:${type} has nothing to say for [${marker}]`);
  return {
    field,
    format,
    least: bound(least, 1),
    most: bound(most, Infinity),
    sized: least !== undefined,
  };
}

const bound = (given: string | undefined, open: number): number =>
  given === undefined || given === '*' ? open : Number(given);

function isSupported(field: string, format: string): boolean {
  if (field === 'Z' || field === 'z') return ZONE.test(format);
  if (field === 'f') return /^\d{1,9}$/.test(format);
  return (field !== 'P' && NUMBER.test(format)) || ('MFP'.includes(field) && NAME.test(format));
}

/** fn:format-date, fn:format-dateTime and fn:format-time, in English. */
export const formatMoment = (value: Temporal | undefined, picture: Picture): string | undefined =>
  value &&
  picture
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.field === 'Z' || part.field === 'z' ? zoneOf(value, part) : fieldOf(value, part);
    })
    .join('');
