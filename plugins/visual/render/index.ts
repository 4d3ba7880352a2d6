import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Look } from '@conforme/core/plugin';
import { paletteOf } from '../content/color.ts';
import { contentOf } from '../content/index.ts';
import { readLogo, type Picture } from '../logo/picture.ts';
import { Draft } from './draft.ts';
import { drawPanel } from './facts.ts';
import { drawFooters, footerHeight, footerLines } from './footer.ts';
import { drawHead, drawRunningHead } from './head.ts';
import { drawInvoiceLines } from './lines.ts';
import { drawNotes } from './notes.ts';
import { assemble } from './paper.ts';
import { drawParties } from './parties.ts';
import { drawPayments } from './payment.ts';
import { closingHeight, drawAdjustments, drawTotals } from './totals.ts';

/**
 * Draws the invoice on A4. The result embeds its fonts, uses sRGB only, is tagged and carries language and title; the
 * metadata and the output intent that make it PDF/A-3 come with the attachment.
 *
 * @throws InputError for a logo that cannot be drawn.
 */
export async function render(invoice: CompleteInvoice, look: Look): Promise<Uint8Array> {
  const picture: Picture | null = look.logo ? await readLogo(look.logo) : null;
  const content = contentOf(invoice, look);
  const footer = footerLines(content.footer);
  const lines = footer ?? [];
  const draft = new Draft(content, paletteOf(look.accentColor), footerHeight(lines), drawRunningHead);
  drawHead(draft, picture);
  drawParties(draft);
  drawPanel(draft, content.facts, { shares: [0.25, 0.25, 0.25, 0.25] });
  drawInvoiceLines(draft, closingHeight(draft));
  drawAdjustments(draft);
  drawTotals(draft);
  drawPayments(draft);
  drawNotes(draft, footer ? null : content.footer);
  drawFooters(draft, lines);
  draft.sheet.close();
  const title = [content.title, content.number].join(' ');
  return assemble(draft.sheet, { title, author: content.seller, language: content.language, picture });
}
