import { GREY, INK } from './color.ts';
import { CONTENT, leading, MARGIN, style, type Draft } from './draft.ts';
import { isShort, termsOf } from './payment.ts';

const LOOK = style(8, GREY);
const HEADING = style(9, INK, true);

/** Payment terms (BT-20), supporting documents (BG-24), notes (BG-1) and what found no room elsewhere. */
export function drawNotes(draft: Draft, overlongFooter: string | null): void {
  const { invoice, words } = draft;
  const terms = termsOf(invoice);
  if (terms && !(invoice.payment && isShort(terms))) section(draft, words.terms, [terms]);
  const documents = invoice.additional_documents.map(({ id, description, url }) =>
    [id, description, url].filter(Boolean).join(' · '),
  );
  if (documents.length > 0) section(draft, words.documents, documents);
  const notes = invoice.notes.map((note) => note.text);
  notes.push(...draft.overflow);
  if (overlongFooter) notes.push(overlongFooter);
  if (notes.length > 0) section(draft, words.notes, notes);
}

function section(draft: Draft, heading: string, paragraphs: readonly string[]): void {
  draft.need(leading(HEADING) + leading(LOOK, 2));
  const look = { ...HEADING, color: draft.palette.heading };
  draft.sheet.element('H2', () => draft.sheet.text(heading, MARGIN, draft.y + look.size, look));
  draft.y += leading(HEADING) + 2;
  for (const text of paragraphs) paragraph(draft, text);
  draft.y += 10;
}

/** Running text; a paragraph never leaves a single line behind or ahead of a page break. */
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
