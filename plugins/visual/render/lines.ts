import { GREY, INK } from '../content/color.ts';
import type { AdjustmentRow } from '../content/adjustment.ts';
import type { LineRow, LineTable } from '../content/lines.ts';
import { BODY, CONTENT, LABEL, LOOKS, QUIET, SECOND, STRONG, type Draft } from './draft.ts';
import type { Sheet, Style } from './sheet.ts';
import { drawTable, PAD, tableHeight, type Cell, type Column, type Row } from './table.ts';

/** Of a heading, whose sum is not counted again, and of a line that is not counted at all. */
const FIGURES = { group: STRONG, information: QUIET } as const;
const INDENT = 12;
/** Lines deeper than this are indented no further: their words need the room. */
const DEEPEST = 5;
/** Figures are made smaller rather than broken; below this they could not be read. */
const SMALLEST = 5.5;
const GAP_BELOW = 10;

/** Number, description, quantity, unit, price, VAT, net amount. */
type Figures = readonly [string, string, string, string, string, string, string];
const DESCRIPTION = 1;
const PRICE = 4;
/** Figures with a point; a unit stands close to its quantity. */
const DECIMAL_COLUMNS = [2, PRICE, 6] as const;
const RIGHT_COLUMNS: ReadonlySet<number> = new Set([2, PRICE, 5, 6]);
const QUIET_COLUMNS: ReadonlySet<number> = new Set([0, 3]);
/** Room on the left of each column, and the most that its figures may take. */
const GAPS = [0, 10, 12, 4.5, 12, 14, 16] as const;
const LEAST = [10, 0, 22, 24, 36, 24, 44] as const;
const MOST = [46, 0, 80, 62, 80, 66, 92] as const;

/** Rows and columns of the invoice lines, ready to be drawn. */
interface Prepared {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/**
 * The invoice lines and below them what is taken off or put on, with room kept for what follows, so that totals never stand alone
 * on a page.
 */
export function drawInvoiceLines(draft: Draft, follows: readonly number[]): void {
  const { lines } = draft.content;
  if (!lines) return;
  const { columns, rows } = prepared(draft, lines);
  const all = follows.map((height) => height + GAP_BELOW);
  drawTable(draft, columns, rows, {
    carry: lines.carry,
    follows: all,
    pad: padFor(draft, columns, rows, all[0] ?? 0),
  });
  draft.y += GAP_BELOW;
}

/** Rows stand closer where that brings a short remainder back to this page. */
function padFor(draft: Draft, columns: readonly Column[], rows: readonly Row[], follows: number): number {
  const fits = (pad: number): boolean => tableHeight(draft, columns, rows, pad) + follows <= draft.room;
  return !fits(PAD.normal) && fits(PAD.tight) ? PAD.tight : PAD.normal;
}

function prepared(draft: Draft, table: LineTable): Prepared {
  const figures = [...table.rows.map(figuresOf), ...table.adjustments.map(adjustmentFigures)];
  const tails = tailsOf(draft, figures);
  const columns = columnsFor(draft.sheet, table, figures, tails);
  const rows = figures.map((texts, i): Row => {
    const line = table.rows[i];
    return columns.map((column, k) => {
      if (k === DESCRIPTION) {
        const { width } = column;
        return line
          ? described(draft, line, width)
          : adjusted(draft, table.adjustments[i - table.rows.length]!, width);
      }
      return figureCell(draft, texts[k]!, column, {
        look: figureLook(line, k),
        inset: tails[k]?.insets[i] ?? 0,
      });
    });
  });
  return { columns, rows };
}

function figuresOf({ id, quantity, unit, price, per, vat, net }: LineRow): Figures {
  return [id, '', quantity, unit, per === null ? price : [price, per].join('\n'), vat, net];
}

const adjustmentFigures = ({ vat, amount }: AdjustmentRow): Figures => ['', '', '', '', '', vat, amount];

function figureLook(line: LineRow | undefined, k: number): Style {
  if (line?.kind) return FIGURES[line.kind];
  return QUIET_COLUMNS.has(k) ? QUIET : BODY;
}

/** How the points of a column come to stand below each other. */
interface Tails {
  /** What stands free on the right of each figure; below zero it hangs over the edge of the column. */
  readonly insets: readonly number[];
  /** How far the longest hangs over. */
  readonly hang: number;
  /** Width from the left end of the widest figure to the edge. */
  readonly width: number;
}

/** Decimals with their point, which in English also stands between groups of three. */
const DECIMALS = { fr: /,\d+$/, en: /\.\d+$/ } as const;
/** More decimals than this would tear the columns apart. */
const MOST_HANG = 24;

/**
 * By column: where each figure ends, so that points stand below each other whatever decimals there are. The longer decimals of a price
 * hang over the edge that all the others and the head keep; quantities and amounts leave room for the longest.
 */
function tailsOf({ sheet, content }: Draft, figures: readonly Figures[]): Partial<Record<number, Tails>> {
  return Object.fromEntries(
    DECIMAL_COLUMNS.map((k): [number, Tails] => {
      const texts = figures.map((row) => row[k]!.split('\n')[0]!);
      const tails = texts.map((text) => sheet.width(DECIMALS[content.language].exec(text)?.[0] ?? '', BODY));
      const wholes = texts.map((text, i) => sheet.width(text, BODY) - tails[i]!);
      const given = tails.filter((_, i) => texts[i] !== '');
      const longest = largest(given);
      const shortest = given.reduce((least, tail) => Math.min(least, tail), longest);
      const edge = k === PRICE ? shortest : longest;
      const parts = longest - shortest <= MOST_HANG;
      return [
        k,
        {
          insets: tails.map((tail) => (parts ? edge - tail : 0)),
          hang: parts ? longest - edge : 0,
          width: parts ? largest(wholes) + edge : largest(wholes.map((whole, i) => whole + tails[i]!)),
        },
      ];
    }),
  );
}

/** Not as arguments of one call: an invoice of others has more lines than a call takes. */
const largest = (widths: readonly number[]): number =>
  widths.reduce((most, width) => Math.max(most, width), 0);

/** Columns as wide as their figures need, within bounds; the description takes the rest. */
function columnsFor(
  sheet: Sheet,
  { labels, rows }: LineTable,
  figures: readonly Figures[],
  tails: Partial<Record<number, Tails>>,
): Column[] {
  // Headings are bold, and so wider.
  const look = rows.some(({ kind }) => kind === 'group') ? STRONG : BODY;
  const widths = labels.map((label, k) => {
    if (k === DESCRIPTION) return 0;
    const head = Math.min(sheet.width(label, LABEL), MOST[k]!);
    const wide = tails[k]?.width ?? largest(figures.map((row) => sheet.width(row[k]!, look)));
    const below =
      k === PRICE ? largest(figures.map((row) => sheet.width(row[k]!.split('\n')[1] ?? '', SECOND))) : 0;
    return Math.max(head, Math.min(Math.max(wide, below, LEAST[k]!), MOST[k]!));
  });
  const gaps = GAPS.map((gap, k) => gap + (tails[k - 1]?.hang ?? 0));
  widths[DESCRIPTION] = CONTENT - [...widths, ...gaps].reduce((sum, width) => sum + width, 0);
  let left = 0;
  return labels.map((label, k) => {
    left += gaps[k]!;
    const column = { label, left, width: widths[k]!, right: RIGHT_COLUMNS.has(k) };
    left += widths[k]!;
    return column;
  });
}

/** A figure on as few lines as it has, made smaller when it is too wide, broken only when that is not enough. */
function figureCell(draft: Draft, text: string, { width }: Column, { look: first, inset }: Figure): Cell {
  return text.split('\n').flatMap((part, i) => {
    const look = i === 0 ? first : SECOND;
    const natural = draft.sheet.width(part, look);
    const room = width - Math.max(0, i === 0 ? inset : 0);
    const fits = natural <= room - Math.min(0, inset);
    const size = fits ? look.size : Math.max(SMALLEST, (look.size * room) / natural - 0.01);
    const fitted: Style = { ...look, size };
    return draft.sheet
      .wrap(part, fits ? natural + 1 : room, fitted)
      .map((line) => ({ text: line, look: fitted, inset: i === 0 && fits ? inset : 0 }));
  });
}

interface Figure {
  readonly look: Style;
  readonly inset: number;
}

function described(draft: Draft, { paragraphs, kind, depth }: LineRow, width: number): Cell {
  const indent = INDENT * Math.min(depth, DEEPEST);
  return paragraphs.flatMap(({ text, weight }) => {
    const look = { ...LOOKS[weight], color: kind === 'information' || weight === 'detail' ? GREY : INK };
    return draft.sheet.wrap(text, width - indent, look).map((line) => ({ text: line, look, indent }));
  });
}

function adjusted({ sheet }: Draft, { text, more }: AdjustmentRow, width: number): Cell {
  const lines = (part: string, look: Style): Cell =>
    sheet.wrap(part, width, look).map((line) => ({ text: line, look }));
  return [...lines(text, BODY), ...(more ? lines(more, SECOND) : [])];
}
