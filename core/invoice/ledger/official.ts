import type { LedgerRule } from '@conforme/proto/schema';
import type { Entry } from './book.ts';
import { isUbl, verdict, type Bound, type Judged, type Pack } from './bound.ts';
import { totalRules } from './total-rules.ts';
import { vatRules } from './vat-rules.ts';

/** The rules of these packs that an amount answers to, those of its sum before those of its form. */
export function rulesOf(entry: Entry, judged: Judged, packs: readonly Pack[]): LedgerRule[] {
  const candidates = [...totalRules(entry, judged), ...vatRules(entry, judged)];
  const isWhole = hasAllInputs(entry, judged);
  return packs.flatMap((pack) => [
    ...candidates
      .filter(([rule]) => pack.rules.has(rule))
      .map(([rule, bound]) =>
        verdict(rule, isWhole ? bound(pack) : { ...bound(pack), unknown: true }, entry),
      ),
    ...form(entry, pack),
  ]);
}

/** The rules read what is stated; where an amount is missing that goes in, they see another sum than we do. */
function hasAllInputs({ draft }: Entry, { book }: Judged): boolean {
  return draft.inputs.every(({ pointer }) => {
    const input = book.at(pointer);
    return input === undefined || input.stated !== null;
  });
}

/** Two decimals at most. */
const DECIMALS: Readonly<Record<string, string>> = {
  'BT-131': 'BR-DEC-23',
  'BT-106': 'BR-DEC-09',
  'BT-107': 'BR-DEC-10',
  'BT-108': 'BR-DEC-11',
  'BT-109': 'BR-DEC-12',
  'BT-110': 'BR-DEC-13',
  'BT-111': 'BR-DEC-15',
  'BT-112': 'BR-DEC-14',
  'BT-113': 'BR-DEC-16',
  'BT-114': 'BR-DEC-17',
  'BT-115': 'BR-DEC-18',
  'BT-116': 'BR-DEC-19',
  'BT-117': 'BR-DEC-20',
};

/** Those of the tax totals look at the number, and at nothing at all in UBL; the others count the digits that are written. */
const OF_THE_NUMBER: ReadonlySet<string> = new Set(['BR-DEC-13', 'BR-DEC-15']);

const FORM: Bound = { expects: null, tolerance: null };

function form(entry: Entry, pack: Pack): LedgerRule[] {
  const rule = DECIMALS[entry.draft.term];
  if (rule === undefined || !pack.rules.has(rule)) return [];
  return [verdict(rule, { ...FORM, never: digitsOf(entry, rule, pack) > 2 }, entry)];
}

function digitsOf({ draft, stated }: Entry, rule: string, pack: Pack): number {
  if (OF_THE_NUMBER.has(rule)) return isUbl(pack) ? 0 : (stated?.scale ?? 0);
  const text = draft.stated?.trim() ?? '';
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
