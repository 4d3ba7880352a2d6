import type { LedgerRule } from '@conforme/proto/schema';
import { Decimal } from '@conforme/rules/decimal';
import { money } from '../amounts.ts';
import { parsed, type Book, type Entry } from './book.ts';

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
  readonly allowances: number;
  readonly charges: number;
}

/** How far a given amount may be from the one expected. */
interface Bound {
  readonly expects: Decimal | null;
  /** Null: any distance. */
  readonly tolerance: Decimal | null;
  readonly below?: boolean;
  /** Compared without their signs. */
  readonly unsigned?: boolean;
  /** The rule adds up in binary floating point, so that at its very limit the last bit decides, which nobody here knows. */
  readonly binary?: boolean;
  /** Holds too when the amount is this. */
  readonly or?: Decimal | null;
}

type Candidate = readonly [rule: string, bound: (pack: Pack) => Bound];

const CENT = Decimal.of('0.01');
const ONE = Decimal.of('1');
const HALF = Decimal.of('0.5');

/** fn:round, halves towards plus infinity, which the rules take to cents. */
function rounded(value: Decimal | null): Decimal | null {
  return value && value.mul(Decimal.fromInteger(100)).round().div(Decimal.fromInteger(100));
}

/** The rules of these packs that an amount answers to, those of its sum before those of its form. */
export function rulesOf(entry: Entry, judged: Judged, packs: readonly Pack[]): LedgerRule[] {
  const candidates = [...sums(entry, judged), ...decimals(entry)];
  return packs.flatMap((pack) =>
    candidates
      .filter(([rule]) => pack.rules.has(rule))
      .map(([rule, bound]) => verdict(rule, bound(pack), entry)),
  );
}

function verdict(rule: string, bound: Bound, { stated, draft }: Entry): LedgerRule {
  const { expects, tolerance, below = false } = bound;
  const passes = bound === FORM ? decimalsOf(draft.stated) <= 2 : stated && holds(stated, bound);
  return {
    rule,
    expects: expects && money(expects),
    tolerance: tolerance && money(tolerance),
    below,
    holds: draft.stated === null ? null : passes,
  };
}

/** Characters after the point, zeros too. */
function decimalsOf(text: string | null): number {
  const point = text?.indexOf('.') ?? -1;
  return point < 0 ? 0 : text!.trim().length - point - 1;
}

function holds(stated: Decimal, bound: Bound): boolean | null {
  const { expects, tolerance, below, unsigned, binary, or } = bound;
  if (tolerance === null || expects === null || or?.equals(stated)) return true;
  const gap = (unsigned ? stated.abs() : stated).sub(expects).abs().compare(tolerance);
  if (binary && gap === 0) return null;
  return below ? gap < 0 : gap <= 0;
}

/** Of a rule that looks at the decimals only. */
const FORM: Bound = { expects: null, tolerance: null };

const exactly = (expects: Decimal | null): Bound => ({ expects, tolerance: Decimal.zero });

/** One cent for each amount that goes in, as the EXTENDED profiles let pass. */
const perItem = (expects: Decimal | null, items: number): Bound => ({
  expects,
  tolerance: CENT.mul(Decimal.fromInteger(items)),
});

const isUbl = ({ id }: Pack): boolean => id.endsWith('-ubl');

/** Both profiles EXTENDED put a rule of their own in the place of one of EN 16931. */
function extended(rule: string, bound: Bound): Candidate[] {
  return ['BR-FXEXT-', 'BR-FREXT-'].map((prefix) => [
    prefix + rule,
    (pack) => ({ ...bound, binary: isUbl(pack) || prefix + rule === 'BR-FXEXT-CO-11' }),
  ]);
}

function sums(entry: Entry, judged: Judged): Candidate[] {
  const { term } = entry.draft;
  if (term === 'BT-116') return baseRules(entry);
  if (term === 'BT-117') return taxRules(entry, judged.book);
  // Without our own sum there is nothing to expect; the rules have then nothing to add up either.
  return entry.result === null ? [] : (SUMS[term]?.(entry, judged) ?? []);
}

/** `items` of EN 16931's own rule and of the one that stands for it in the EXTENDED profiles. */
const SUMS: Readonly<Record<string, (entry: Entry, judged: Judged) => Candidate[]>> = {
  'BT-131': ({ exact }) => [
    ['PEPPOL-EN16931-R120', () => ({ expects: exact, tolerance: Decimal.of('0.02') })],
  ],
  'BT-106': ({ exact }, { lines }) => total('CO-10', rounded(exact), lines),
  'BT-107': ({ exact }, { allowances }) => total('CO-11', rounded(exact), allowances),
  'BT-108': ({ exact }, { charges }) => total('CO-12', rounded(exact), charges),
  'BT-109': ({ exact }, judged) => [
    ['BR-CO-13', () => exactly(rounded(exact))],
    ...extended('CO-13', perItem(netOfParts(judged.book), itemsOf(judged))),
  ],
  'BT-110': ({ exact }) => [['BR-CO-14', () => exactly(rounded(exact))]],
  'BT-112': ({ exact }, judged) => {
    const net = parsed(judged.book.at('/invoice/totals/tax_exclusive')?.draft.stated ?? null);
    return [
      // CII lets pass a total without VAT, whatever the VAT is.
      ['BR-CO-15', (pack) => ({ ...exactly(rounded(exact)), or: isUbl(pack) ? null : net })],
      ...extended('CO-15', perItem(exact, itemsOf(judged))),
    ];
  },
  'BT-115': ({ exact }) => [
    ['BR-CO-16', (pack) => exactly(isUbl(pack) ? rounded(exact) : exact)],
    ['BR-FXEXT-CO-16', () => exactly(exact)],
  ],
};

function total(rule: string, expects: Decimal | null, items: number): Candidate[] {
  return [[`BR-${rule}`, () => exactly(expects)], ...extended(rule, perItem(expects, items))];
}

function itemsOf({ lines, allowances, charges }: Judged): number {
  return lines + allowances + charges;
}

/** The EXTENDED profiles add up lines, allowances and charges themselves, not the totals stated of them. */
function netOfParts(book: Book): Decimal | null {
  const of = (key: string): Decimal | null | undefined => book.at(`/invoice/totals/${key}`)?.result;
  const lines = of('line_total');
  if (!lines) return null;
  return lines.sub(of('allowance_total') ?? Decimal.zero).add(of('charge_total') ?? Decimal.zero);
}

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

/** BR-S-08 and its like. */
function baseRules({ exact, draft }: Entry): Candidate[] {
  const name = NAMES[draft.category ?? ''];
  if (name === undefined || exact === null) return [];
  const items = perItem(rounded(exact), draft.inputs.length);
  // Factur-X spells one of its names in its own way.
  const own = [`${name}-08`, name === 'S' ? 'S08b' : `${name}-08b`];
  return [
    [`BR-${name}-08`, (pack) => baseBound(pack, name, exact)],
    ...own.flatMap((rule) => extended(rule, items)),
  ];
}

function baseBound(pack: Pack, name: string, exact: Decimal): Bound {
  const isIsland = name === 'AF' || name === 'AG';
  const near = { tolerance: ONE, binary: true };
  if (isUbl(pack))
    return name === 'S' || isIsland ? { ...near, expects: exact, below: true } : exactly(exact);
  // The rules of the island taxes look for lines where none stand, and always pass.
  if (isIsland) return { expects: rounded(exact), tolerance: null };
  if (name === 'S' || name === 'O') return exactly(rounded(exact));
  return { ...near, expects: rounded(exact), below: pack.id.startsWith('en16931') };
}

/** BR-CO-17, BR-S-09 and its like. */
function taxRules({ exact, draft }: Entry, book: Book): Candidate[] {
  const name = NAMES[draft.category ?? ''] ?? '';
  const due = rounded(exact);
  if (due === null) return [];
  const items = perItem(due, book.at(draft.inputs[0]?.pointer ?? null)?.draft.inputs.length ?? 0);
  const isRated = name === 'S' || name === 'AF' || name === 'AG';
  const near: Bound = { expects: rounded(exact!.abs()), tolerance: ONE, below: true, unsigned: true };
  return [
    ['BR-CO-17', (pack) => productBound(pack, name, draft.rate, near)],
    [`BR-${name}-09`, (pack) => (isRated ? ratedBound(pack, name, near) : exactly(Decimal.zero))],
    ...(name === 'S' ? ['S-09', 'S-09b'].flatMap((rule) => extended(rule, items)) : []),
  ];
}

/** A rate that rounds to zero counts as zero, and the tax must then round to zero too. */
function productBound(pack: Pack, name: string, rate: string | null, near: Bound): Bound {
  const isZero = (parsed(rate ?? '0') ?? Decimal.zero).round().isZero();
  // EN 16931 for CII takes rows of these categories by rules of their own.
  const isApart = pack.id === 'en16931-cii' && (name === 'O' || name === 'AF' || name === 'AG');
  if (isApart) return { expects: near.expects, tolerance: null };
  if (isZero) return { expects: Decimal.zero, tolerance: HALF, below: true };
  return isUbl(pack) ? near : { ...near, below: false };
}

function ratedBound(pack: Pack, name: string, near: Bound): Bound {
  return name !== 'S' && !isUbl(pack) ? { expects: near.expects, tolerance: null } : near;
}

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

/** Two decimals at most, zeros counted too. */
function decimals({ draft }: Entry): Candidate[] {
  const rule = DECIMALS[draft.term];
  return rule === undefined ? [] : [[rule, () => FORM]];
}
