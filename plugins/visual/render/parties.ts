import type { PartyBlock } from '../content/parties.ts';
import type { Weight } from '../content/voice.ts';
import {
  BODY,
  CONTENT,
  drawLines,
  LABEL,
  leading,
  LOOKS as SMALL_LOOKS,
  MARGIN,
  SECOND,
  shortened,
  SIZES,
  style,
  type Draft,
} from './draft.ts';
import { INK } from '../content/color.ts';
import type { Style } from './sheet.ts';

/** How paragraphs look. */
type Looks = Readonly<Record<Weight, Style>>;

const LOOKS: Looks = { name: style(SIZES.name, INK, true), text: BODY, detail: SECOND };
const BELOW = 13;
const LABEL_GAP = 3;
/** Between two columns, and between three. */
const GAPS = [0, 0, 28, 18];
const ACROSS = 3;
/** A party that takes more room than this is shown in full with the notes. */
const MOST_LINES = 36;

/** Seller, buyer and place of delivery, side by side; then the parties in other roles, three across. */
export function drawParties(draft: Draft): void {
  const { parties, furtherParties } = draft.content;
  drawRow(draft, parties, parties.length, LOOKS);
  for (let i = 0; i < furtherParties.length; i += ACROSS)
    drawRow(draft, furtherParties.slice(i, i + ACROSS), ACROSS, SMALL_LOOKS);
}

/** A row of so many columns; those that no block stands in stay empty. */
function drawRow(draft: Draft, blocks: readonly PartyBlock[], columns: number, looks: Looks): void {
  const gap = GAPS[columns]!;
  const width = (CONTENT - gap * (columns - 1)) / columns;
  const placed = blocks.map((block) => arranged(draft, block, width, looks));
  draft.need(Math.max(...placed.map((block) => block.height)));
  const heights = placed.map((block, i) => drawBlock(draft, block, MARGIN + i * (width + gap)));
  draft.y += Math.max(...heights) + BELOW;
}

/** A paragraph broken into lines. */
interface SetParagraph {
  readonly lines: readonly string[];
  readonly look: Style;
  /** Room above it. */
  readonly above: number;
}

interface Arranged extends PartyBlock {
  readonly drawn: readonly SetParagraph[];
  readonly isCut: boolean;
  readonly height: number;
}

/** What of a block is drawn, and how high that is. */
function arranged(draft: Draft, block: PartyBlock, width: number, looks: Looks): Arranged {
  const drawn: SetParagraph[] = [];
  let room = MOST_LINES;
  let above = 0;
  for (const [i, { text, weight }] of block.paragraphs.entries()) {
    const look = looks[weight];
    const lines = draft.sheet.wrap(text, width, look);
    // Identifiers stand a little apart from the address.
    if (weight === 'detail' && block.paragraphs[i - 1]?.weight === 'text') above = 2.8;
    if (room > 0) drawn.push({ lines: shortened(lines, Math.max(1, room), '…'), look, above });
    if (room > 0) above = 0;
    room -= lines.length;
  }
  const height = drawn.reduce(
    (sum, { lines, look, above: gap }) => sum + gap + leading(look, lines.length),
    0,
  );
  return { ...block, drawn, isCut: room < 0, height: leading(LABEL) + LABEL_GAP + height };
}

function drawBlock(draft: Draft, { label, paragraphs, drawn, isCut }: Arranged, x: number): number {
  const { sheet } = draft;
  let { y } = draft;
  sheet.element('H2', () => (y += drawLines(draft, [label], x, y, LABEL) + LABEL_GAP));
  for (const { lines, look, above } of drawn) {
    y += above;
    sheet.element('P', () => (y += drawLines(draft, lines, x, y, look)));
  }
  if (isCut) draft.overflows(label, paragraphs.map(({ text }) => text).join(' · '));
  return y - draft.y;
}
