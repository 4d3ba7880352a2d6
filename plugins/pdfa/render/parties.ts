import { INK } from '../content/color.ts';
import type { PartyBlock } from '../content/parties.ts';
import type { Weight } from '../content/voice.ts';
import { BODY, CONTENT, drawLines, MARGIN, shortened, SMALL, style, type Draft } from './draft.ts';
import type { Style } from './sheet.ts';

const LOOKS: Readonly<Record<Weight, Style>> = { name: style(10.5, INK, true), text: BODY, detail: SMALL };
const GAP = 18;
/** A party that takes more room than this is shown in full with the notes. */
const MOST_LINES = 36;

/** Seller, buyer and place of delivery, side by side. */
export function drawParties(draft: Draft): void {
  const blocks = draft.content.parties;
  const width = (CONTENT - GAP * (blocks.length - 1)) / blocks.length;
  const heights = blocks.map((block, i) => drawBlock(draft, block, MARGIN + i * (width + GAP), width));
  draft.y += Math.max(...heights) + 14;
}

function drawBlock(draft: Draft, { label, said }: PartyBlock, x: number, width: number): number {
  const { sheet } = draft;
  let y = draft.y;
  sheet.line(x, y, x + width, y, 1, draft.palette.accent);
  y += 7;
  sheet.element('H2', () => (y += drawLines(draft, [label], x, y, draft.label) + 3));
  let room = MOST_LINES;
  for (const [i, { text, weight }] of said.entries()) {
    const look = LOOKS[weight];
    const lines = sheet.wrap(text, width, look);
    // Identifiers stand a little apart from the address.
    if (weight === 'detail' && said[i - 1]?.weight === 'text') y += 3;
    const shown = shortened(lines, Math.max(1, room), '…');
    if (room > 0) sheet.element('P', () => (y += drawLines(draft, shown, x, y, look)));
    room -= lines.length;
  }
  if (room < 0) draft.overflows(label, said.map(({ text }) => text).join(' · '));
  return y - draft.y;
}
