import { CONTENT, drawLines, leading, MARGIN, shortened, style, type Draft } from './draft.ts';
import { INK } from './color.ts';

/** A label and what it says. */
export type Fact = readonly [label: string, value: string];

const VALUE = style(9, INK);
const HEADING = style(9, INK, true);
const PAD = 10;
const GAP = 8;
const ROW_GAP = 6;
/** A longer value is shown in full with the notes. */
const MOST_LINES = 8;

/** Facts that have something to say. */
export function present(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.filter((fact): fact is Fact => typeof fact[1] === 'string' && fact[1].trim() !== '');
}

/**
 * A tinted panel with facts in a grid of columns with these shares of the width, read row by row. Rows do not part; the
 * panel may go on over pages.
 */
export function drawPanel(
  draft: Draft,
  facts: readonly Fact[],
  shares: readonly number[],
  heading: string | null = null,
): void {
  if (facts.length === 0) return;
  const columns = shares.length;
  const widths = shares.map((share) => (CONTENT - 2 * PAD) * share);
  const lefts = widths.map((_, j) => widths.slice(0, j).reduce((sum, width) => sum + width, MARGIN + PAD));
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, i) =>
    facts.slice(i * columns, (i + 1) * columns),
  );
  const heights = rows.map(
    (row) => Math.max(...row.map((fact, j) => factHeight(draft, fact, widths[j]! - GAP))) + ROW_GAP,
  );
  const top = PAD + (heading ? leading(HEADING) + 3 : 0);
  const whole = heights.reduce((sum, height) => sum + height, top + PAD - ROW_GAP);
  // Kept together when a page can hold it.
  draft.need(Math.min(whole, draft.fullRoom));
  rows.forEach((row, i) => {
    const [above, below] = [i === 0 ? top : 0, i === rows.length - 1 ? PAD - ROW_GAP : 0];
    draft.need(above + heights[i]! + below);
    draft.sheet.box(MARGIN, draft.y, CONTENT, above + heights[i]! + below, draft.palette.tint);
    if (heading && i === 0) drawHeading(draft, heading);
    row.forEach((fact, j) => drawFact(draft, fact, lefts[j]!, draft.y + above, widths[j]! - GAP));
    draft.y += above + heights[i]! + below;
  });
  draft.y += 14;
}

function drawHeading(draft: Draft, heading: string): void {
  const look = { ...HEADING, color: draft.palette.heading };
  draft.sheet.element('H2', () => drawLines(draft, [heading], MARGIN + PAD, draft.y + PAD - 2, look));
}

function factHeight(draft: Draft, [, value]: Fact, width: number): number {
  return (
    leading(draft.label) +
    leading(VALUE, shortened(draft.sheet.wrap(value, width, VALUE), MOST_LINES, '…').length)
  );
}

function drawFact(draft: Draft, [label, value]: Fact, x: number, top: number, width: number): void {
  const { sheet } = draft;
  sheet.element('P', () => {
    const height = drawLines(draft, [label], x, top, draft.label);
    const lines = sheet.wrap(value, width, VALUE);
    drawLines(draft, shortened(lines, MOST_LINES, '…'), x, top + height, VALUE);
    if (lines.length > MOST_LINES) draft.overflow.push(label + draft.words.colon + value);
  });
}

/** From and to, whichever are known. */
export function periodText(draft: Draft, start: string | null, end: string | null): string | null {
  const { words, format } = draft;
  if (start && end) return [format.shortDate(start), '–', format.shortDate(end)].join(' ');
  if (start) return [words.since, format.date(start)].join(' ');
  if (end) return [words.until, format.date(end)].join(' ');
  return null;
}

/** Dates and references of the document (BT-2, BT-7, BT-9 to BT-19, BG-3, BG-14). */
export function documentFacts(draft: Draft): Fact[] {
  const { invoice, words, format } = draft;
  const day = (iso: string | null): string | null => iso && format.date(iso);
  const delivery = invoice.delivery;
  const preceding = invoice.preceding_invoices.map(({ number, issue_date }) =>
    issue_date ? [number, words.dated, format.date(issue_date)].join(' ') : number,
  );
  return present([
    [words.issued, format.date(invoice.issue_date)],
    [words.due, day(invoice.due_date)],
    [words.delivered, day(delivery?.actual_date ?? null)],
    [words.period, delivery && periodText(draft, delivery.period_start, delivery.period_end)],
    [words.taxPoint, day(invoice.tax_point_date)],
    [words.preceding, preceding.join('\n')],
    [words.order, invoice.purchase_order_reference],
    [words.buyerReference, invoice.buyer_reference],
    [words.contract, invoice.contract_reference],
    [words.project, invoice.project_reference],
    [words.salesOrder, invoice.sales_order_reference],
    [words.despatchAdvice, invoice.despatch_advice_reference],
    [words.receivingAdvice, invoice.receiving_advice_reference],
    [words.tender, invoice.tender_reference],
    [words.accounting, invoice.buyer_accounting_reference],
    [words.process, invoice.business_process],
  ]);
}
