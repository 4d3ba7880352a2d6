import { isDay } from '@conforme/proto/schema/values';
import { InvoiceSchema } from '@conforme/proto/schema';
import { nodeOf, wireTypeOf } from '@conforme/proto/schema/messages';
import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Adapt, Left } from './adapted.ts';

const NO_DAY = {
  en: 'No calendar has this day, and UBL takes days of the calendar only.',
  fr: "Ce jour n'existe dans aucun calendrier, et UBL n'accepte que les jours du calendrier.",
};

type Schema = Parameters<typeof nodeOf>[0];

const DAYS = /(?:^|_)date$|^period_(?:start|end)$/;

/** In CII a day is eight digits, which the rules for it do not look up. The day of issue (BT-2) no invoice can do without. */
export const withoutImpossibleDays: Adapt = (invoice, { output }) => {
  if (output !== 'ubl-xml') return { invoice };
  const left: Left[] = [];
  const found = withoutDays(invoice, WAY, '/invoice', left);
  return left.length === 0 ? { invoice } : { invoice: found as CompleteInvoice, left };
};

/** A property that holds a day, or what has some inside. */
interface Step {
  readonly key: string;
  /** Null for a day. */
  readonly inside: readonly Step[] | null;
}

/** The way to all days of an invoice, in its order: most of what an invoice may say is no day. */
const WAY = stepsOf(InvoiceSchema);

function stepsOf(schema: Schema): readonly Step[] {
  return Object.entries(nodeOf(schema).properties ?? {}).flatMap(([key, property]): Step[] => {
    const type = wireTypeOf(property);
    const part = type.kind === 'list' ? type.of : type;
    if (part.kind !== 'message') return DAYS.test(key) ? [{ key, inside: null }] : [];
    const inside = stepsOf(part.schema);
    return inside.length === 0 ? [] : [{ key, inside }];
  });
}

/** The same object where nothing in it was left out. */
function withoutDays(owner: object, way: readonly Step[], at: string, left: Left[]): object {
  let changed: Record<string, unknown> | null = null;
  for (const { key, inside } of way) {
    const value = (owner as Readonly<Record<string, unknown>>)[key];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const other =
      inside === null ? withoutDay(value, at, key, left) : within(value, inside, `${at}/${key}`, left);
    if (other !== value) (changed ??= { ...owner })[key] = other;
  }
  return changed ?? owner;
}

function within(part: object, way: readonly Step[], at: string, left: Left[]): object {
  if (!Array.isArray(part)) return withoutDays(part, way, at, left);
  const items = part.map((item: object, i) => withoutDays(item, way, `${at}/${i}`, left));
  return items.every((item, i) => item === part[i]) ? part : items;
}

function withoutDay(value: unknown, at: string, key: string, left: Left[]): unknown {
  if (value === '' || isDay(value as string)) return value;
  const pointer = `${at}/${key}`;
  if (pointer === '/invoice/issue_date') return value;
  left.push({ pointer, reason: NO_DAY });
  return null;
}
