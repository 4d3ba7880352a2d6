import { EvaluationError, quoted } from './error.ts';
import { collapse } from './lexical.ts';

const ZONE = String.raw`(?:Z|[+\-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;
const YEAR = String.raw`-?(?:[1-9]\d{3,}|0\d{3})`;
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = String.raw`(?:0[1-9]|[12]\d|3[01])`;

const SHAPES: Readonly<Record<string, string>> = {
  gYear: YEAR,
  gYearMonth: `${YEAR}-${MONTH}`,
  gMonth: `--${MONTH}`,
  gMonthDay: `--(?!02-3|(?:0[469]|11)-31)${MONTH}-${DAY}`,
  gDay: `---${DAY}`,
};

/** Types of XML Schema that are parts of a date: rules ask whether a text is one, and nothing else of them is known. */
export const CALENDAR_PARTS: readonly string[] = Object.keys(SHAPES);

/** The text as it is written. */
export function calendarPart(type: string, text: string): string {
  const given = collapse(text);
  if (new RegExp(`^${SHAPES[type]!}${ZONE}$`).test(given)) return given;
  throw new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
}
