import { QNAME } from '@conforme/engine/xml';
import { BUILT_IN } from './lexical.ts';
import type { Scope } from './simple.ts';

type Form = (text: string, scope: Scope) => boolean;

const ZONE = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?`;
const YEAR = String.raw`-?(?!0000)(?:[1-9]\d{3,}|0\d{3})`;
const MONTH = String.raw`(?:0[1-9]|1[0-2])`;
const DAY = String.raw`(?:0[1-9]|[12]\d|3[01])`;
/** February has 29 days here: the year is not known. */
const MONTH_DAY = String.raw`(?!(?:02-3|(?:0[469]|11)-31))${MONTH}-${DAY}`;

const shape = (source: string): Form => {
  const expression = new RegExp(`^(?:${source})$`);
  return (text) => expression.test(text);
};

const NUMBER = shape(String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][+-]?\d+)?|-?INF|NaN`);

/** A prefix must be declared where the value stands. */
const qname: Form = (text, scope) => {
  const match = QNAME.exec(text);
  return match !== null && (match[1] === undefined || scope(match[1]) !== null);
};

/** Lexical spaces of the types that have none over bytes (Part 2, 3.2), blanks being collapsed. */
const FORMS: Readonly<Record<string, Form>> = {
  'xs:float': NUMBER,
  'xs:double': NUMBER,
  'xs:duration': shape(
    String.raw`-?P(?!$)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?`,
  ),
  'xs:gYearMonth': shape(`${YEAR}-${MONTH}${ZONE}`),
  'xs:gYear': shape(`${YEAR}${ZONE}`),
  'xs:gMonthDay': shape(`--${MONTH_DAY}${ZONE}`),
  // The trailing hyphens were an erratum's; validators still take them.
  'xs:gMonth': shape(`--${MONTH}(?:--)?${ZONE}`),
  'xs:gDay': shape(`---${DAY}${ZONE}`),
  'xs:hexBinary': shape('(?:[0-9A-Fa-f]{2})*'),
  'xs:QName': qname,
  'xs:NOTATION': qname,
};

/** The lexical check of a primitive type, of collapsed text. */
export function formOf(name: string): Form {
  const form = FORMS[name];
  if (form) return form;
  const lexical = BUILT_IN.get(name);
  if (lexical === undefined) throw new Error(`there is no primitive type ${name}`);
  if (lexical === null) return () => true;
  return (text) => {
    const bytes = Buffer.from(text);
    return lexical(bytes, 0, bytes.length);
  };
}
