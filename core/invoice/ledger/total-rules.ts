import { Decimal } from '@conforme/engine/decimal';
import type { Book, Entry } from './book.ts';
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

const TOTALS = '/invoice/totals';

/** BR-CO-10 to BR-CO-16, and those that stand for them in the EXTENDED profiles; a line answers to a rule of Peppol only. */
export function totalRules(entry: Entry, judged: Judged): readonly Candidate[] {
  const { exact } = entry;
  // Without our own sum there is nothing to expect; the rules have then nothing to add up either.
  return exact === null ? [] : (RULES[entry.draft.term]?.(exact, judged, entry) ?? []);
}

type Rules = (exact: Decimal, judged: Judged, entry: Entry) => readonly Candidate[];

const RULES: Readonly<Record<string, Rules>> = {
  'BT-131': (exact) => [['PEPPOL-EN16931-R120', () => ({ expects: exact, tolerance: SLACK })]],
  'BT-106': (exact, { lines, counted }) => [
    ...sum('CO-10', exact, lines).filter(([rule]) => rule !== 'BR-FREXT-CO-10'),
    // CII lets every line add to what passes, even one that does not count.
    ['BR-FREXT-CO-10', (pack) => perItem(rounded(exact), isUbl(pack) ? counted : lines)],
  ],
  'BT-107': (exact, { allowances }) => sum('CO-11', exact, allowances),
  'BT-108': (exact, { charges }) => sum('CO-12', exact, charges),
  'BT-109': (exact, judged, entry) => [
    ['BR-CO-13', (pack) => exactly(isUbl(pack) && isAlone(entry) ? exact : rounded(exact))],
    ...extended('CO-13', perItem(netOfParts(judged.book), itemsOf(judged))),
  ],
  'BT-110': (exact) => [['BR-CO-14', (pack) => added(pack, exact)]],
  'BT-112': (exact, judged) => withVat(exact, judged),
  'BT-115': (exact, { book }) => [
    ['BR-CO-16', (pack) => exactly(isUbl(pack) ? due(book, exact) : exact)],
    ['BR-FXEXT-CO-16', () => exactly(exact)],
  ],
};

const SLACK = Decimal.of('0.02');

function sum(rule: string, exact: Decimal, items: number): readonly Candidate[] {
  return [[`BR-${rule}`, (pack) => added(pack, exact)], ...extended(rule, perItem(rounded(exact), items))];
}

/** CII adds up in binary floating point: with more than two decimals, the last bit may decide how the sum is rounded. */
function added(pack: Pack, exact: Decimal): Bound {
  return { ...exactly(rounded(exact)), unknown: !isUbl(pack) && exact.scale > 2 };
}

const isAlone = ({ draft }: Entry): boolean => draft.inputs.length === 1;

function itemsOf({ counted, allowances, charges }: Judged): number {
  return counted + allowances + charges;
}

/** The EXTENDED profiles add up lines, allowances and charges themselves, not the totals stated of them. */
function netOfParts(book: Book): Decimal | null {
  const of = (key: string): Decimal | null | undefined => book.at(`${TOTALS}/${key}`)?.result;
  const lines = of('line_total');
  if (!lines) return null;
  return lines.sub(of('allowance_total') ?? Decimal.zero).add(of('charge_total') ?? Decimal.zero);
}

/** CII lets pass a total that is the one without VAT, whatever the VAT is. Without a VAT total, each rule says something else. */
function withVat(exact: Decimal, judged: Judged): readonly Candidate[] {
  const { book } = judged;
  const net = book.at(`${TOTALS}/tax_exclusive`)?.stated ?? null;
  const hasVat = (book.at(`${TOTALS}/tax_total`)?.stated ?? null) !== null;
  const items = perItem(exact, itemsOf(judged));
  const own = { ...exactly(rounded(exact)), never: !hasVat };
  return [
    ['BR-CO-15', (pack) => ({ ...own, or: isUbl(pack) ? null : net })],
    ['BR-FXEXT-CO-15', () => ({ ...items, never: !hasVat })],
    ['BR-FREXT-CO-15', (pack) => (hasVat ? { ...items, binary: isUbl(pack) } : withoutVat(pack, net))],
  ];
}

function withoutVat(pack: Pack, net: Decimal | null): Bound {
  return isUbl(pack) ? { expects: net, tolerance: null } : exactly(net);
}

/** UBL rounds what is left after the amount paid before, where there is one. */
function due(book: Book, exact: Decimal): Decimal {
  const rounding = book.at(`${TOTALS}/rounding`)?.stated ?? Decimal.zero;
  const isPaid = book.at(`${TOTALS}/prepaid`) !== undefined;
  return isPaid ? rounded(exact.sub(rounding)).add(rounding) : exact;
}
