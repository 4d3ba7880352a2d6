import type { Coefficient } from './coefficient.ts';
import { fit } from './coefficient.ts';

/** What `parse` finds: coefficient × 10^-digits. */
export interface Parsed {
  readonly coefficient: Coefficient;
  readonly digits: number;
}

/**
 * More digits than this are refused as an implementation limit (XPath Functions, FOCA0006): reading them is quadratic, and
 * a hostile document must not buy seconds of arithmetic with one number.
 */
const MAX_LENGTH = 4096;

/** Digits that always fit a safe integer. */
const FAST_DIGITS = 15;

const DOT = 0x2e;
const ZERO = 0x30;

/** Reads the lexical space of xs:decimal after whitespace collapse (XML Schema Part 2, 3.2.3.1), or null. */
export function parseDecimal(text: string): Parsed | null {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  const sign = text.charCodeAt(from);
  const signed = sign === 0x2d || sign === 0x2b;
  if (signed) from++;
  const found = to - from <= FAST_DIGITS + 1 ? short(text, from, to) : long(text.slice(from, to));
  return found !== null && signed && sign === 0x2d ? minus(found) : found;
}

function short(text: string, from: number, to: number): Parsed | null {
  let value = 0;
  let dot = -1;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else if (digit === DOT - ZERO && dot < 0) dot = i;
    else return null;
  }
  const digitCount = to - from - (dot < 0 ? 0 : 1);
  if (digitCount === 0) return null;
  // Sixteen digits without a dot may be beyond the safe integers.
  if (digitCount > FAST_DIGITS) return long(text.slice(from, to));
  return { coefficient: value, digits: dot < 0 ? 0 : to - dot - 1 };
}

function long(text: string): Parsed | null {
  if (text.length > MAX_LENGTH || !/^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text)) return null;
  const dot = text.indexOf('.');
  if (dot < 0) return { coefficient: fit(BigInt(text)), digits: 0 };
  return {
    coefficient: fit(BigInt(text.slice(0, dot) + text.slice(dot + 1))),
    digits: text.length - dot - 1,
  };
}

function minus({ coefficient, digits }: Parsed): Parsed {
  return { coefficient: typeof coefficient === 'number' ? 0 - coefficient : -coefficient, digits };
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
