import { CONTENT, drawLines, leading, MARGIN, RUNNING_TOP, shortened, style, type Draft } from './draft.ts';
import { INK } from '../content/color.ts';
import type { Fact } from '../content/voice.ts';

const VALUE = style(9, INK);
const HEADING = style(9, INK, true);
const PAD = 10;
const GAP = 8;
const ROW_GAP = 6;
const ASIDE_PAD = 8;
/** A longer value is shown in full with the notes. */
const MOST_LINES = 8;

/** A panel of more rows may part between them; of these, its first rows stay together. */
const MOST_TOGETHER = 4;
const LEAST_TOGETHER = 3;

/** Something drawn at the right end of a panel, beside its facts. */
export interface Aside {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

interface Panel {
  readonly shares: readonly number[];
  readonly heading?: string;
  readonly aside?: Aside | null;
}

/**
 * A tinted panel with facts in a grid of columns with these shares of the width, read row by row. Rows do not part; the
 * panel may go on over pages.
 */
export function drawPanel(draft: Draft, facts: readonly Fact[], panel: Panel): void {
  if (facts.length === 0) return;
  const { heading, aside } = panel;
  const grid = gridOf(draft, facts, panel.shares, CONTENT - 2 * PAD - (aside ? aside.width + GAP : 0));
  const top = PAD + (heading ? leading(HEADING) + 3 : 0);
  const last = grid.length - 1;
  const natural = grid.reduce((sum, row) => sum + row.height, top + PAD - ROW_GAP);
  const whole = Math.max(natural, aside ? aside.height + 2 * ASIDE_PAD : 0);
  // Kept together when a page can hold it, but for a long one: most of a page would stay empty before it.
  const long = !aside && grid.length > MOST_TOGETHER;
  draft.need(long ? headHeightOf(grid, top) : Math.min(whole, draft.fullRoom));
  const beside = aside && whole <= draft.fullRoom;
  grid.forEach(({ cells, height }, i) => {
    const below = i === last ? PAD - ROW_GAP + (beside ? whole - natural : 0) : 0;
    draft.need((i === 0 ? top : 0) + height + below);
    const above = i === 0 ? top : draft.y === RUNNING_TOP ? PAD : 0;
    draft.sheet.box(MARGIN, draft.y, CONTENT, above + height + below, draft.palette.tint);
    if (heading && i === 0) drawHeading(draft, heading);
    for (const { fact, x, width } of cells) drawFact(draft, fact, x, draft.y + above, width);
    draft.y += above + height + below;
  });
  if (aside) drawAside(draft, aside, beside ? draft.y - (whole + aside.height) / 2 : null);
  draft.y += 14;
}

/** The first rows of a panel that parts. */
const headHeightOf = (grid: readonly GridRow[], top: number): number =>
  grid.slice(0, LEAST_TOGETHER).reduce((sum, row) => sum + row.height, top);

interface GridRow {
  readonly cells: readonly { readonly fact: Fact; readonly x: number; readonly width: number }[];
  readonly height: number;
}

function gridOf(draft: Draft, facts: readonly Fact[], shares: readonly number[], room: number): GridRow[] {
  const widths = shares.map((share) => room * share);
  const lefts = widths.map((_, j) => widths.slice(0, j).reduce((sum, width) => sum + width, MARGIN + PAD));
  return Array.from({ length: Math.ceil(facts.length / shares.length) }, (_, i) => {
    const cells = facts
      .slice(i * shares.length, (i + 1) * shares.length)
      .map((fact, j) => ({ fact, x: lefts[j]!, width: widths[j]! - GAP }));
    const height = Math.max(...cells.map(({ fact, width }) => factHeight(draft, fact, width))) + ROW_GAP;
    return { cells, height };
  });
}

/** At the right end of the panel just drawn, or, when that went on over pages, below it. */
function drawAside(draft: Draft, aside: Aside, top: number | null): void {
  if (top === null) {
    draft.need(aside.height + PAD);
    draft.y += PAD;
  }
  aside.draw(MARGIN + CONTENT - PAD - aside.width, top ?? draft.y);
  if (top === null) draft.y += aside.height;
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
    if (lines.length > MOST_LINES) draft.overflows(label, value);
  });
}
