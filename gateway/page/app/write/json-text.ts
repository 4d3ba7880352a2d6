// The request as text. Decimals pass through unchanged: what binary numbers cannot hold stays as it was written.

import type { Json } from './pointer.ts';

export type Parsed =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly offset: number };

/** JSON with its numbers as they are written: `1.10` is not 1.1. */
export function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text, exact as never) as Json };
  } catch {
    return { ok: false, offset: faultIn(text) };
  }
}

/** Amounts may be texts in the contract, so a number that would lose digits becomes one. */
function exact(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return /^-?\d{1,15}$/.test(context.source) || String(value) === context.source ? value : context.source;
}

const BLANK = /[ \t\r\n]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Where text ceases to be JSON (RFC 8259): engines say it in their own words, or not at all. */
export function faultIn(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const sign = (character: string): boolean => {
    take(BLANK);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const all = (close: string, member: () => boolean): boolean => {
    if (sign(close)) return true;
    do if (!member()) return false;
    while (sign(','));
    return sign(close);
  };
  const key = (): boolean => (take(BLANK), take(STRING)) && sign(':') && value();
  const value = (): boolean => {
    if (sign('{')) return all('}', key);
    if (sign('[')) return all(']', value);
    return take(STRING) || take(SCALAR);
  };
  value();
  take(BLANK);
  return at;
}

/** Indented by two spaces, as it stands in the text area. */
export function print(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/** 1-based. */
export function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** What people type in a field for decimals, as the contract writes it: `1 234,50` → `1234.50`. */
export function decimalOf(typed: string): string {
  const bare = typed.replace(/[\s\u00a0\u202f]/g, '');
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  // Where both stand, the later one is the decimal point; three digits after a lone comma leave no doubt only with it.
  if (comma > point) return bare.replaceAll('.', '').replace(',', '.');
  return bare.replaceAll(',', '');
}
