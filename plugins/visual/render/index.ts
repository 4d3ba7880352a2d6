import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Look } from '@conforme/core/plugin';
import type { Drawing } from '@conforme/pdf/file/drawing';
import { paletteOf } from '../content/color.ts';
import { contentOf } from '../content/index.ts';
import { readLogo, type Picture } from '../logo/picture.ts';
import { Draft } from './draft.ts';
import { drawFacts } from './facts.ts';
import { drawFooters, footerHeight, footerOf } from './footer.ts';
import { drawDueAhead, drawHead, drawRunningHead } from './head.ts';
import { drawInvoiceLines } from './lines.ts';
import { drawNotes, notesHeight } from './notes.ts';
import { assemble } from './paper.ts';
import { drawParties } from './parties.ts';
import { drawPayments, paymentsHeight } from './payment.ts';
import { drawTotals, totalsHeight } from './totals.ts';

/**
 * Draws the invoice on A4. The result embeds its fonts, uses sRGB only, is tagged and carries language and title; the
 * metadata and the output intent that make it PDF/A-3 come with the attachment.
 *
 * @throws InputError for a logo that cannot be drawn.
 */
export async function render(invoice: CompleteInvoice, look: Look): Promise<Uint8Array> {
  return (await draw(invoice, look)).write();
}

/** The same, for who has something to add before it is written. */
export async function draw(invoice: CompleteInvoice, look: Look): Promise<Drawing> {
  const picture: Picture | null = look.logo ? await readLogo(look.logo) : null;
  const content = contentOf(invoice, look);
  const footer = footerOf([content.identity, content.footer]);
  const draft = new Draft(content, paletteOf(look.accentColor), footerHeight(footer), drawRunningHead);
  drawHead(draft, picture);
  drawParties(draft);
  drawFacts(draft);
  drawInvoiceLines(draft, closing(draft, footer.overlong));
  drawTotals(draft);
  drawPayments(draft);
  drawNotes(draft, footer.overlong);
  drawFooters(draft, footer);
  drawDueAhead(draft);
  draft.sheet.close();
  const title = [content.title, content.number].join(' ');
  return assemble(draft.sheet, { title, author: content.seller, language: content.language, picture });
}

/** Heights of what follows the lines: all of it, else without the notes, else the totals alone. */
function closing(draft: Draft, overlong: readonly string[]): number[] {
  const totals = totalsHeight(draft);
  const payments = totals + paymentsHeight(draft);
  return [payments + notesHeight(draft, overlong), payments, totals];
}
