import { CONTENT, drawLines, leading, MARGIN, style, type Draft } from './draft.ts';
import { INK } from './color.ts';
import type { Style } from './sheet.ts';

/** A label and what it says. */
export type Fact = readonly [label: string, value: string];

const VALUE = style(9, INK);
const PAD = 10;
const GAP = 4;

/** Facts that have something to say. */
export function present(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.filter((fact): fact is Fact => typeof fact[1] === 'string' && fact[1].trim() !== '');
}

/** The panel below the letterhead: dates and references in a grid of four columns. */
export function drawFacts(draft: Draft, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const columns = 4;
  const width = (CONTENT - 2 * PAD) / columns;
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, i) => facts.slice(i * columns, (i + 1) * columns));
  for (const [i, row] of rows.entries()) {
    const first = i === 0 ? PAD : 2;
    const height = Math.max(...row.map((fact) => factHeight(draft, fact, width - GAP, VALUE))) + first + 8;
    draft.need(height);
    draft.sheet.box(MARGIN, draft.y, CONTENT, height, draft.palette.tint);
    row.forEach((fact, j) => drawFact(draft, fact, MARGIN + PAD + j * width, draft.y + first, width - GAP, VALUE));
    draft.y += height;
  }
  draft.y += 20;
}

function factHeight(draft: Draft, [, value]: Fact, width: number, look: Style): number {
  return leading(draft.label) + leading(look, draft.sheet.wrap(value, width, look).length);
}

function drawFact(draft: Draft, [label, value]: Fact, x: number, top: number, width: number, look: Style): number {
  const { sheet } = draft;
  let y = top;
  sheet.element('P', () => {
    y += drawLines(draft, [label], x, y, draft.label);
    y += drawLines(draft, sheet.wrap(value, width, look), x, y, look);
  });
  return y - top;
}

/** Facts below each other; returns the height they take (draws nothing when `draw` is false). */
export function stackFacts(draft: Draft, facts: readonly Fact[], x: number, top: number, width: number, draw: boolean): number {
  let y = top;
  for (const fact of facts) {
    if (draw) drawFact(draft, fact, x, y, width, VALUE);
    y += factHeight(draft, fact, width, VALUE) + GAP;
  }
  return y - top;
}

/** From and to, whichever are known. */
export function periodText(draft: Draft, start: string | null, end: string | null): string | null {
  const { words, format } = draft;
  if (start && end) return [words.fromDate, format.date(start), words.toDate, format.date(end)].join(' ');
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
