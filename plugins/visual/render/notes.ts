import { GREY, INK } from '../content/color.ts';
import type { Section } from '../content/index.ts';
import { CONTENT, leading, MARGIN, style, type Draft } from './draft.ts';

const LOOK = style(7.5, GREY);
const HEADING = style(9, INK, true);

/** Running text, and in its last section what found no room elsewhere. */
export function drawNotes(draft: Draft, overlongFooter: string | null): void {
  const { sections, notes } = draft.content;
  for (const each of sections) section(draft, each);
  const paragraphs = [...notes.paragraphs, ...draft.overflow, ...(overlongFooter ? [overlongFooter] : [])];
  if (paragraphs.length > 0) section(draft, { ...notes, paragraphs });
}

function section(draft: Draft, { heading, paragraphs }: Section): void {
  draft.need(leading(HEADING) + leading(LOOK, 2));
  const look = { ...HEADING, color: draft.palette.heading };
  draft.sheet.element('H2', () => draft.sheet.text(heading, MARGIN, draft.y + look.size, look));
  draft.y += leading(HEADING) + 2;
  for (const text of paragraphs) paragraph(draft, text);
  draft.y += 10;
}

/** A paragraph never leaves a single line behind or ahead of a page break. */
function paragraph(draft: Draft, text: string): void {
  const lines = draft.sheet.wrap(text, CONTENT, LOOK);
  draft.sheet.element('P', () => {
    lines.forEach((line, i) => {
      const together = i === 0 || i === lines.length - 2 ? Math.min(2, lines.length - i) : 1;
      draft.need(leading(LOOK, together));
      draft.sheet.text(line, MARGIN, draft.y + LOOK.size, LOOK);
      draft.y += leading(LOOK);
    });
  });
  draft.y += 3;
}
