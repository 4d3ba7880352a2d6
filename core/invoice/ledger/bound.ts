import type { LedgerRule } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { money } from '../amounts.ts';
import type { Book, Entry } from './book.ts';

/** A rule pack that judges the invoice. */
export interface Pack {
  /** For example en16931-cii or facturx-extended. */
  readonly id: string;
  readonly rules: ReadonlySet<string>;
}

/** What the rules look at besides one amount. */
export interface Judged {
  readonly book: Book;
  /** Every line, also those that count in no sum. */
  readonly lines: number;
  /** The lines that count. */
  readonly counted: number;
  readonly allowances: number;
  /** Logistics included. */
  readonly charges: number;
  /** VAT categories with several rows or groups. */
  readonly split: ReadonlySet<string | null>;
}

/** How far a given amount may be from the one expected. */
export interface Bound {
  readonly expects: Decimal | null;
  /** Null: any distance. */
  readonly tolerance: Decimal | null;
  readonly below?: boolean;
  /** Compared without their signs. */
  readonly unsigned?: boolean;
  /** The rule adds up in binary floating point, so that at its very limit the last bit decides, which is unknown here. */
  readonly binary?: boolean;
  /** What the rule looks at is not there, or cannot be determined here. */
  readonly unknown?: boolean;
  /** Nothing satisfies it. */
  readonly never?: boolean;
  /** Holds too when the amount is this. */
  readonly or?: Decimal | null;
}

/** A rule some packs have, and what it asks of the amount in one of them. */
export type Candidate = readonly [rule: string, bound: (pack: Pack) => Bound];

export const exactly = (expects: Decimal | null): Bound => ({ expects, tolerance: Decimal.zero });

const CENT = Decimal.of('0.01');

/** One cent for each amount that goes in, as the EXTENDED profiles let pass. */
export const perItem = (expects: Decimal | null, items: number): Bound => ({
  expects,
  tolerance: CENT.mul(Decimal.fromInteger(items)),
});

export const isUbl = ({ id }: Pack): boolean => id.endsWith('-ubl');

/** fn:round, halves towards plus infinity, which the rules take to cents. */
export function rounded(value: Decimal): Decimal;
export function rounded(value: Decimal | null): Decimal | null;
export function rounded(value: Decimal | null): Decimal | null {
  return value && value.mul(Decimal.fromInteger(100)).round().div(Decimal.fromInteger(100));
}

/** Both profiles EXTENDED put a rule of their own in the place of one of EN 16931. */
export function extended(rule: string, bound: Bound): Candidate[] {
  return ['BR-FXEXT-', 'BR-FREXT-'].map((prefix) => [
    prefix + rule,
    (pack) => ({ ...bound, binary: isUbl(pack) || prefix + rule === 'BR-FXEXT-CO-11' }),
  ]);
}

/** What became of one rule. */
export function verdict(rule: string, bound: Bound, { stated }: Pick<Entry, 'stated'>): LedgerRule {
  const { expects, tolerance, below = false } = bound;
  return {
    rule,
    expects: expects && money(expects),
    tolerance: tolerance && money(tolerance),
    below,
    holds: stated && holds(stated, bound),
  };
}

function holds(stated: Decimal, bound: Bound): boolean | null {
  const { expects, tolerance, below, unsigned, binary, unknown, never, or } = bound;
  if (unknown) return null;
  if (or?.equals(stated)) return true;
  if (never) return false;
  if (tolerance === null || expects === null) return true;
  const gap = (unsigned ? stated.abs() : stated).sub(expects).abs().compare(tolerance);
  if (binary && gap === 0) return null;
  return below ? gap < 0 : gap <= 0;
}
