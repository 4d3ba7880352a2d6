import { RULE } from '../content/color.ts';
import type { Fact } from '../content/voice.ts';
import {
  BODY,
  CONTENT,
  drawLines,
  LABEL,
  leading,
  MARGIN,
  RIGHT,
  shortened,
  THICK,
  THIN,
  type Draft,
} from './draft.ts';

const GAP = 10;
const PAD = 5.1;
const ROW_GAP = 4.5;
const LABEL_GAP = 2.4;
const BELOW = 11;
/** A longer value is shown in full with the notes. */
const MOST_LINES = 8;
const MOST_ACROSS = 5;
const LEAST_ACROSS = 3;

/** Dates and references in a grid under a line of the accent, read row by row; rows do not part, the grid may go on over pages. */
export function drawFacts(draft: Draft): void {
  const { facts } = draft.content;
  const { sheet, palette } = draft;
  sheet.line(MARGIN, draft.y, RIGHT, draft.y, THICK, palette.accent);
  if (facts.length === 0) {
    draft.y += BELOW;
    return;
  }
  draft.y += PAD;
  gridOf(draft, facts).forEach(({ cells, labels, height }, i) => {
    if (i > 0) draft.need(height);
    for (const cell of cells) drawFact(draft, cell, draft.y + labels);
    draft.y += height;
  });
  draft.y += PAD - ROW_GAP;
  sheet.line(MARGIN, draft.y, RIGHT, draft.y, THIN, RULE);
  draft.y += BELOW;
}

interface GridCell {
  readonly fact: Fact;
  readonly x: number;
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

interface GridRow {
  readonly cells: readonly GridCell[];
  /** Height of the labels, below which all values of the row begin. */
  readonly labels: number;
  readonly height: number;
}

/** As few rows as there can be, as even as they can be. */
function columnsFor(count: number): number {
  if (count <= MOST_ACROSS) return Math.max(count, LEAST_ACROSS + 1);
  return Math.max(LEAST_ACROSS, Math.ceil(count / Math.ceil(count / MOST_ACROSS)));
}

function gridOf(draft: Draft, facts: readonly Fact[]): GridRow[] {
  const columns = columnsFor(facts.length);
  const step = (CONTENT + GAP) / columns;
  const cell = (fact: Fact, j: number): GridCell => ({
    fact,
    x: MARGIN + j * step,
    names: draft.sheet.wrap(fact[0], step - GAP, LABEL),
    lines: draft.sheet.wrap(fact[1], step - GAP, BODY),
  });
  return Array.from({ length: Math.ceil(facts.length / columns) }, (_, i) => {
    const cells = facts.slice(i * columns, (i + 1) * columns).map(cell);
    const labels = leading(LABEL, Math.max(...cells.map(({ names }) => names.length))) + LABEL_GAP;
    const values = leading(BODY, Math.min(MOST_LINES, Math.max(...cells.map(({ lines }) => lines.length))));
    return { cells, labels, height: labels + values + ROW_GAP };
  });
}

/** Label and value are read one after the other, with a space between. */
function drawFact(draft: Draft, { fact: [label, value], x, names, lines }: GridCell, top: number): void {
  const { sheet } = draft;
  sheet.element('P', () => {
    sheet.element('Span', () => drawLines(draft, names, x, draft.y, LABEL, ' '));
    sheet.element('Span', () => drawLines(draft, shortened(lines, MOST_LINES, '…'), x, top, BODY));
  });
  if (lines.length > MOST_LINES) draft.overflows(label, value);
}
