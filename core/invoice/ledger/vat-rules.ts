import { Decimal } from '@conforme/engine/decimal';
import { parsed, type Book, type Entry } from './book.ts';
import {
  exactly,
  extended,
  isUbl,
  perItem,
  rounded,
  type Bound,
  type Candidate,
  type Judged,
  type Pack,
} from './bound.ts';

const ONE = Decimal.of('1');
const HALF = Decimal.of('0.5');

/** VAT category → how its rules are named. */
const NAMES: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'AF',
  M: 'AG',
};

const isIsland = (name: string): boolean => name === 'AF' || name === 'AG';

/** Categories with a rate of their own, by which their rules tell rows apart. */
const isRated = (name: string): boolean => name === 'S' || isIsland(name);

/** BR-S-08, BR-S-09 and their like, BR-CO-17, and those that stand for them in the EXTENDED profiles. */
export function vatRules(entry: Entry, judged: Judged): readonly Candidate[] {
  const { exact, draft } = entry;
  const name = NAMES[draft.category ?? ''];
  if (name === undefined || exact === null) return [];
  if (draft.term === 'BT-116') return baseRules(exact, name, entry, judged);
  return draft.term === 'BT-117' ? taxRules(exact, name, entry, judged.book) : [];
}

function baseRules(exact: Decimal, name: string, { draft }: Entry, judged: Judged): readonly Candidate[] {
  const items = perItem(rounded(exact), draft.inputs.length);
  // Factur-X spells one of its names in its own way.
  const own = [`${name}-08`, name === 'S' ? 'S08b' : `${name}-08b`];
  return [
    [`BR-${name}-08`, (pack) => ({ ...baseBound(pack, name, exact), ...oddities(name, draft, judged) })],
    ...own.flatMap((rule) => extended(rule, items)),
  ];
}

/**
 * A row with a rate that is not stated satisfies its rule. Rules of categories without a rate take all of a category
 * together, and some see nothing where nothing goes into a row.
 */
function oddities(name: string, draft: Entry['draft'], { split }: Judged): Partial<Bound> {
  if (isRated(name) && draft.rate === null) return { tolerance: null };
  return { unknown: draft.inputs.length === 0 || (!isRated(name) && split.has(draft.category)) };
}

function baseBound(pack: Pack, name: string, exact: Decimal): Bound {
  const near = { tolerance: ONE, binary: true };
  if (isUbl(pack)) return isRated(name) ? { ...near, expects: exact, below: true } : exactly(exact);
  // The rules of the island taxes look for lines where none stand, and always pass.
  if (isIsland(name)) return { expects: rounded(exact), tolerance: null };
  if (name === 'S' || name === 'O') return exactly(rounded(exact));
  return { ...near, expects: rounded(exact), below: pack.id.startsWith('en16931') };
}

function taxRules(exact: Decimal, name: string, { draft }: Entry, book: Book): readonly Candidate[] {
  const count = book.at(draft.inputs[0]?.pointer ?? null)?.draft.inputs.length ?? 0;
  const items = perItem(rounded(exact), count);
  const near: Bound = { expects: rounded(exact.abs()), tolerance: ONE, below: true, unsigned: true };
  return [
    ['BR-CO-17', (pack) => productBound(pack, name, draft.rate, near)],
    [`BR-${name}-09`, (pack) => (isRated(name) ? ratedBound(pack, name, near) : exactly(Decimal.zero))],
    ...(name === 'S' ? ['S-09', 'S-09b'].flatMap((rule) => extended(rule, items)) : []),
  ];
}

/** A rate that rounds to zero counts as zero, and the tax must then round to zero too, as minus a half does and a half does not. */
function productBound(pack: Pack, name: string, rate: string | null, near: Bound): Bound {
  const isZero = (parsed(rate ?? '0') ?? Decimal.zero).round().isZero();
  // EN 16931 for CII takes rows of these categories by rules of their own.
  const isApart = pack.id === 'en16931-cii' && (name === 'O' || isIsland(name));
  if (isApart) return { expects: near.expects, tolerance: null };
  if (isZero) return { expects: Decimal.zero, tolerance: HALF, below: true, or: HALF.neg() };
  return isUbl(pack) ? near : { ...near, below: false };
}

/** In CII the rules of the island taxes always pass. */
function ratedBound(pack: Pack, name: string, near: Bound): Bound {
  return isIsland(name) && !isUbl(pack) ? { expects: near.expects, tolerance: null } : near;
}
