// When two texts are the same value. The kind of a value is read from the name of its element, since both syntaxes name
// elements by their representation term (UN/CEFACT CCTS): …Amount, …Quantity, …Date, …Indicator.

const NUMBER = /(Amount|Quantity|Percent|Rate|Numeric|Measure)$/;
const DATE = /(Date|DateTime)$/;
const CII_DATE = /^Date(Time)?String$/;
const BOOLEAN = /Indicator$/;

/** The spelling that all spellings of one value share. `local`: name without prefix. */
export function canonicalValue(local: string, text: string): string {
  if (NUMBER.test(local)) return canonicalNumber(text);
  // xs:date may carry a time zone (XML Schema part 2, 3.2.9); EN 16931 dates have none (EN 16931-1, 6.5.12).
  if (DATE.test(local)) return text.replace(/^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)$/, '$1');
  // Format 102 has no hyphens (UNTDID 2379); with them it is the same day.
  if (CII_DATE.test(local)) return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3');
  if (BOOLEAN.test(local)) return { '1': 'true', '0': 'false' }[text] ?? text;
  return text;
}

/** Exact: 21 and 21.00 are one number, 1E2 is not a number of xs:decimal and stays as it is. */
function canonicalNumber(text: string): string {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '') return text;
  const integer = whole.replace(/^0+(?=.)/, '') || '0';
  const part = fraction.replace(/0+$/, '');
  const value = part === '' ? integer : `${integer}.${part}`;
  return sign === '-' && value !== '0' ? `-${value}` : value;
}
