// The request as text. Decimals pass through unchanged: what binary numbers cannot hold stays as it was written.

import type { Json } from './pointer.ts';

/** JSON with its numbers as they are written: `1.10` is not 1.1. Undefined for what is no JSON yet. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text, exact as never) as Json;
  } catch {
    return undefined;
  }
}

/** Amounts may be texts in the contract, so a number that would lose digits becomes one. */
function exact(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return /^-?\d{1,15}$/.test(context.source) || String(value) === context.source ? value : context.source;
}

/** Indented by two spaces, as it stands in the editor. */
export function print(value: Json): string {
  return JSON.stringify(value, null, 2);
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

/** A rate as people type it: `20`, `5,5 %`. */
export const percentageOf = (typed: string): string => decimalOf(typed.replace(/(?<!\s)\s*%$/, ''));
