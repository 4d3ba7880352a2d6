/**
 * Lexical spaces of the built-in types (XML Schema Part 2, 3.2), over bytes: every valid form is ASCII, so the raw bytes
 * of a document can be judged without making a string of them. Blanks around the value are allowed (whiteSpace=collapse).
 */
export type Lexical = (bytes: Uint8Array, from: number, to: number) => boolean;

const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const COLON = 0x3a;

const isBlank = (c: number): boolean => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

function trimmed(check: Lexical): Lexical {
  return (bytes, from, to) => {
    let start = from;
    let end = to;
    while (start < end && isBlank(bytes[start]!)) start++;
    while (end > start && isBlank(bytes[end - 1]!)) end--;
    return check(bytes, start, end);
  };
}

/** 3.2.3: optional sign, digits with at most one point, at least one digit. */
const decimal: Lexical = (bytes, from, to) => {
  let i = bytes[from] === MINUS || bytes[from] === PLUS ? from + 1 : from;
  let digits = 0;
  let points = 0;
  for (; i < to; i++) {
    if (isDigit(bytes[i]!)) digits++;
    else if (bytes[i] === DOT && points === 0) points++;
    else return false;
  }
  return digits > 0;
};

/** 3.2.2: true, false, 1, 0. */
const boolean: Lexical = (bytes, from, to) => {
  if (to - from === 1) return bytes[from] === 0x30 || bytes[from] === 0x31;
  return matches(bytes, from, to, 'true') || matches(bytes, from, to, 'false');
};

function matches(bytes: Uint8Array, from: number, to: number, word: string): boolean {
  if (to - from !== word.length) return false;
  for (let i = 0; i < word.length; i++) if (bytes[from + i] !== word.charCodeAt(i)) return false;
  return true;
}

/** 3.2.9 */
const date: Lexical = (bytes, from, to) => {
  const end = dateEnd(bytes, from, to);
  return end > 0 && isZone(bytes, end, to);
};

/** 3.2.7 */
const dateTime: Lexical = (bytes, from, to) => {
  const end = dateEnd(bytes, from, to);
  if (end < 0 || bytes[end] !== 0x54) return false;
  const timeEnd = clockEnd(bytes, end + 1, to);
  return timeEnd > 0 && isZone(bytes, timeEnd, to);
};

/** 3.2.8 */
const time: Lexical = (bytes, from, to) => {
  const end = clockEnd(bytes, from, to);
  return end > 0 && isZone(bytes, end, to);
};

/** Index after `-?yyyy-mm-dd`, or -1 when no day of the calendar stands there. */
function dateEnd(bytes: Uint8Array, from: number, to: number): number {
  const start = bytes[from] === MINUS ? from + 1 : from;
  let i = start;
  let year = 0;
  while (i < to && isDigit(bytes[i]!)) year = (year * 10 + bytes[i++]! - 0x30) % 400_000;
  const yearDigits = i - start;
  // No year 0000, and no leading zero once there are more than four digits.
  if (yearDigits < 4 || (yearDigits > 4 && bytes[start] === 0x30) || matches(bytes, start, i, '0000'))
    return -1;
  if (i + 6 > to || bytes[i] !== MINUS || bytes[i + 3] !== MINUS) return -1;
  const month = twoDigits(bytes, i + 1);
  const day = twoDigits(bytes, i + 4);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return -1;
  return i + 6;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Index after `hh:mm:ss(.s+)?`, or -1; 24:00:00 is the end of the day. */
function clockEnd(bytes: Uint8Array, from: number, to: number): number {
  if (from + 8 > to || bytes[from + 2] !== COLON || bytes[from + 5] !== COLON) return -1;
  const hour = twoDigits(bytes, from);
  const minute = twoDigits(bytes, from + 3);
  const second = twoDigits(bytes, from + 6);
  let end = from + 8;
  let fraction = 0;
  if (bytes[end] === DOT) {
    if (++end >= to || !isDigit(bytes[end]!)) return -1;
    while (end < to && isDigit(bytes[end]!)) fraction |= bytes[end++]! - 0x30;
  }
  const midnight = hour === 24 && minute === 0 && second === 0 && fraction === 0;
  return midnight || (hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60)
    ? end
    : -1;
}

function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = bytes[at]!;
  const ones = bytes[at + 1]!;
  return isDigit(tens) && isDigit(ones) ? (tens - 0x30) * 10 + ones - 0x30 : -1;
}

/** Nothing, `Z`, or an offset of at most 14 hours. */
function isZone(bytes: Uint8Array, from: number, to: number): boolean {
  if (from === to) return true;
  if (to - from === 1) return bytes[from] === 0x5a;
  if (to - from !== 6 || (bytes[from] !== MINUS && bytes[from] !== PLUS) || bytes[from + 3] !== COLON)
    return false;
  const hour = twoDigits(bytes, from + 1);
  const minute = twoDigits(bytes, from + 4);
  return hour >= 0 && minute >= 0 && minute < 60 && (hour < 14 || (hour === 14 && minute === 0));
}

const SEXTET = new Int8Array(256).fill(-1);
for (const [value, c] of Buffer.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
).entries())
  SEXTET[c] = value;

/** 3.2.16: groups of four, blanks between any two characters; the bits that padding drops must be zero. */
const base64: Lexical = (bytes, from, to) => {
  let count = 0;
  let padding = 0;
  let last = 0;
  for (let i = from; i < to; i++) {
    const c = bytes[i]!;
    if (isBlank(c)) continue;
    if (c === 0x3d) padding++;
    else if (padding > 0 || SEXTET[c]! < 0) return false;
    else last = SEXTET[c]!;
    count++;
  }
  if (count % 4 !== 0 || padding > 2) return false;
  return padding === 0 || (last & (padding === 1 ? 0b11 : 0b1111)) === 0;
};

/** 3.2.17 as validators take it: nearly anything, but scheme, percent signs, marks and brackets must make sense (RFC 2396). */
const anyUri: Lexical = (bytes, from, to) => {
  const text = Buffer.from(bytes.subarray(from, to)).toString('utf8');
  if (/%(?![0-9A-Fa-f]{2})/.test(text) || /#.*#/s.test(text)) return false;
  const [path] = text.split(/[?#]/, 1);
  const scheme = /^([^:/]*):/.exec(path!)?.[1];
  if (scheme !== undefined && !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return false;
  const rest = scheme === undefined ? path! : path!.slice(scheme.length + 1);
  if (scheme !== undefined && !rest.startsWith('/')) return rest !== '';
  return !/[[\]]/.test(rest.replace(/^\/\/[^/]*/, ''));
};

const language: Lexical = (bytes, from, to) =>
  /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(Buffer.from(bytes.subarray(from, to)).toString('latin1'));

/** Built-in type → check; null where every text is valid. */
export const BUILT_IN: ReadonlyMap<string, Lexical | null> = new Map([
  ['xs:string', null],
  ['xs:normalizedString', null],
  ['xs:token', null],
  ['xs:anyURI', trimmed(anyUri)],
  ['xs:language', trimmed(language)],
  ['xs:decimal', trimmed(decimal)],
  ['xs:boolean', trimmed(boolean)],
  ['xs:date', trimmed(date)],
  ['xs:dateTime', trimmed(dateTime)],
  ['xs:time', trimmed(time)],
  ['xs:base64Binary', trimmed(base64)],
]);
