import {
  reasonFor,
  reasonsOf,
  shortest,
  type CompleteInvoice,
  type Reasons,
  type Taxed,
} from '../invoice/index.ts';
import { element } from '@conforme/engine/xml';
import type { Draft } from './draft.ts';
import type { Tag } from './names.ts';
import { extended, NO_ELEMENTS, textOf, type Row, type Target } from './row.ts';
import { text } from './text.ts';

/** A line, allowance or charge, which in extensions states itself why no VAT is charged on it. */
interface Reasoned extends Taxed {
  readonly exemption_reason: string | null;
  readonly exemption_reason_code: string | null;
}

type ReasonKey = 'exemption_reason' | 'exemption_reason_code';

const KEYS: readonly ReasonKey[] = ['exemption_reason', 'exemption_reason_code'];

/** The reason beside the category of a line, allowance or charge: its own, else that of the breakdown. */
export function ownReason<To extends Target>({ name, number }: Tag, key: ReasonKey): Row<Reasoned, To> {
  const own = extended(text<Reasoned, To>({ name, number }, key, {}));
  return {
    ...own,
    write(item, at, target) {
      for (const each of KEYS) if (textOf(item, each) !== null) return own.write(item, at, target);
      const reason = target.reasons.size === 0 ? null : reasonFor(item, target.reasons);
      const repeated = reason && textOf(reason, key);
      return reason && repeated
        ? [element(name, repeated, { pointers: [`${reason.at}/${key}`] })]
        : NO_ELEMENTS;
    },
  };
}

/** What items repeat of the breakdown is not their own; in CII they stand before it, so this comes when the whole document was read. */
export function withoutRepeatedReasons(invoice: Draft): void {
  const breakdown = (invoice['totals'] as Draft)['vat_breakdown'] as readonly Draft[];
  if (breakdown.every((row) => KEYS.every((key) => row[key] === null))) return;
  const rows = breakdown.map((row) => ({ ...row, rate: valueOf(row['rate']) }));
  const reasons = reasonsOf({ totals: { vat_breakdown: rows } } as unknown as CompleteInvoice);
  for (const list of ['lines', 'allowances', 'charges'])
    for (const item of invoice[list] as Draft[]) resolve(item, reasons);
}

function resolve(item: Draft, reasons: Reasons): void {
  const taxed = { vat_category: item['vat_category'], vat_rate: valueOf(item['vat_rate']) } as Taxed;
  const reason = reasonFor(taxed, reasons);
  if (reason !== null && KEYS.every((key) => item[key] === reason[key]))
    for (const key of KEYS) item[key] = null;
}

/** Equal rates may be spelled differently in one document. */
const valueOf = (rate: unknown): string | null => (typeof rate === 'string' ? shortest(rate) : null);
