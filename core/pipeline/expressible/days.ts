import { isDay } from '@conforme/proto/schema/values';
import { pointerStep } from '@conforme/proto/schema/pointer';
import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Adapt, Left } from './adapted.ts';

const NO_DAY = {
  en: 'No calendar has this day, and UBL takes days of the calendar only.',
  fr: 'Ce jour n’existe dans aucun calendrier, et UBL n’accepte que les jours du calendrier.',
};

const DAYS = /(?:^|_)date$|^period_(?:start|end)$/;

/** In CII a day is eight digits, which the rules for it do not look up. The day of issue (BT-2) no invoice can do without. */
export const withoutImpossibleDays: Adapt = (invoice, { output }) => {
  if (output !== 'ubl-xml') return { invoice };
  const left: Left[] = [];
  const found = withoutDays(invoice, '/invoice', left);
  return left.length === 0 ? { invoice } : { invoice: found as CompleteInvoice, left };
};

/** The same object where nothing in it was left out. */
function withoutDays(owner: object, at: string, left: Left[]): object {
  let changed: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(owner)) {
    const pointer = `${at}/${pointerStep(key)}`;
    const other = withoutDay(key, value, pointer, left);
    if (other === value) continue;
    changed ??= (Array.isArray(owner) ? [...(owner as unknown[])] : { ...owner }) as Record<string, unknown>;
    changed[key] = other;
  }
  return changed ?? owner;
}

function withoutDay(key: string, value: unknown, pointer: string, left: Left[]): unknown {
  if (typeof value === 'object' && value !== null) return withoutDays(value, pointer, left);
  if (typeof value !== 'string' || value === '' || !DAYS.test(key)) return value;
  if (isDay(value) || pointer === '/invoice/issue_date') return value;
  left.push({ pointer, reason: NO_DAY });
  return null;
}
