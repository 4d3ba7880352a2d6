import { counts, money } from '@conforme/core/invoice';
import { Decimal } from '@conforme/engine/decimal';
import { documentAdjustments, type AdjustmentRow } from './adjustment.ts';
import { unitName } from './codes.ts';
import { detailsOf, inShort, notesOf } from './line-details.ts';
import { detail, name } from './party.ts';
import { logisticsCharges } from './settlement.ts';
import { kindOf, placed, type Line, type LineKind, type Placed } from './sublines.ts';
import { rateText } from './vat.ts';
import { goingOn, joined, type Paragraph, type Voice } from './voice.ts';

/** A row of the table, each figure as it is printed; empty where the line has none. */
export interface LineRow {
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** What the price is for, where it is not one unit (BT-149). */
  readonly per: string | null;
  readonly vat: string;
  readonly net: string;
  readonly kind: LineKind;
  /** How far the line is indented below the one it belongs to. */
  readonly depth: number;
}

/** What a long table tells where one page ends and the next begins. */
export interface Carry {
  readonly forward: string;
  readonly brought: string;
  /** The total of so many rows from the first, as it is written. */
  readonly after: (rows: number) => string;
}

/** The table of lines with the heads of its columns. */
export interface LineTable {
  /** Of the number, the description, quantity, unit, price, VAT and net amount. */
  readonly labels: readonly [string, string, string, string, string, string, string];
  readonly rows: readonly LineRow[];
  /** Allowances and charges of the document (BG-20, BG-21), below the lines. */
  readonly adjustments: readonly AdjustmentRow[];
  readonly carry: Carry | null;
}

/** The invoice lines (BG-25) and what is taken off or put on below them; null where there is neither. */
export function linesOf(voice: Voice): LineTable | null {
  const { invoice, words } = voice;
  const adjustments = [...documentAdjustments(voice), ...logisticsCharges(voice)];
  if (invoice.lines.length + adjustments.length === 0) return null;
  const { line, item, quantity, unit, price, vat, net } = words;
  const rows = placed(invoice.lines);
  return {
    labels: [line, item, quantity, unit, price, vat, net],
    rows: rows.map((each) => rowOf(voice, each)),
    adjustments,
    carry: carryOf(voice, rows, adjustments),
  };
}

/** The amounts so far (BT-131, BT-92, BT-99) of the rows that count, exactly; null when one of a foreign document is no number. */
function carryOf(
  { words, format }: Voice,
  rows: readonly Placed[],
  adjustments: readonly AdjustmentRow[],
): Carry | null {
  const counted = [
    ...rows.map(({ line }) => (counts(line) ? line.net_amount : '0')),
    ...adjustments.map((row) => row.counted),
  ];
  const sums = [Decimal.zero];
  for (const text of counted) {
    const amount = Decimal.parse(text);
    if (!amount) return null;
    sums.push(sums.at(-1)!.add(amount));
  }
  return {
    forward: words.carriedForward,
    brought: words.broughtForward,
    after: (count) => format.amount(money(sums[count]!)),
  };
}

function rowOf(voice: Voice, { line, depth }: Placed): LineRow {
  const { format } = voice;
  const kind = kindOf(line);
  const bare = isBare(line, kind);
  return {
    id: line.id,
    paragraphs: description(voice, line, kind),
    quantity: bare ? '' : format.number(line.quantity),
    unit: bare ? '' : unitName(line.unit_code, line.quantity, format.language),
    price: bare ? '' : format.amount(line.unit_price),
    per: baseQuantity(voice, line),
    vat: rateText(voice, line.vat_category, line.vat_rate) ?? '',
    net: format.amount(line.net_amount),
    kind,
    depth,
  };
}

/** A heading or an information may have no quantity and no price; a heading of one piece at the price of its sum says nothing by them. */
function isBare({ quantity, unit_price, net_amount, unit_code }: Line, kind: LineKind): boolean {
  if (kind === null) return false;
  if (quantity === '' && unit_price === '') return true;
  return (
    kind === 'group' && quantity === '1' && unit_price === net_amount && /^(C62|H87|EA|)$/.test(unit_code)
  );
}

function baseQuantity({ words, format }: Voice, line: Line): string | null {
  const base = line.price_base_quantity;
  if (!base || /^0*1(\.0*)?$/.test(base)) return null;
  const unit = unitName(line.price_base_unit_code ?? line.unit_code, base, format.language);
  return [words.per, format.number(base), unit].join('\u00a0');
}

/** A description that runs on for longer stands on lines of its own. */
const SHORT = 90;

/** Name; what is said in short, on one line; then the rest, a paragraph each. */
function description(voice: Voice, line: Line, kind: LineKind): Paragraph[] {
  const { item_description: text } = line;
  const short = text && text.length <= SHORT && !text.includes('\n') ? text : null;
  const more = inShort(voice, line);
  const second = joined([short && more ? goingOn(short) : short, more]);
  return [
    name(line.item_name),
    ...(text && !short ? [detail(text)] : []),
    ...(second ? [detail(second)] : []),
    ...(kind === 'information' ? [detail(voice.words.information)] : []),
    ...detailsOf(voice, line).map(detail),
    ...notesOf(line).map(detail),
  ];
}
