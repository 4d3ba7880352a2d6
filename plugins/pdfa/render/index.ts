import { titleOf, type CompleteInvoice } from '@conforme/core/invoice';
import type { Look } from '@conforme/core/plugin';
import { readLogo, type Picture } from '../logo/picture.ts';
import { Draft, paletteOf } from './draft.ts';
import { documentFacts, drawPanel } from './facts.ts';
import { drawFooters, footerHeight, footerLines } from './footer.ts';
import { Format } from './format.ts';
import { drawHead, drawRunningHead } from './head.ts';
import { drawInvoiceLines } from './lines.ts';
import { drawNotes } from './notes.ts';
import { assemble } from './paper.ts';
import { drawParties } from './parties.ts';
import { drawPayment } from './payment.ts';
import { closingHeight, drawAdjustments, drawTotals } from './totals.ts';
import { WORDS } from './words.ts';

/**
 * Draws the invoice on A4. The result embeds its fonts, uses sRGB only, is tagged and carries language and title; the
 * metadata and the output intent that make it PDF/A-3 come with the attachment.
 *
 * @throws InputError for a logo that cannot be drawn.
 */
export async function render(invoice: CompleteInvoice, look: Look): Promise<Uint8Array> {
  const picture: Picture | null = look.logo ? await readLogo(look.logo) : null;
  const format = new Format(look.language, invoice.currency);
  const footer = footerLines(look.footerText);
  const lines = footer ?? [];
  const palette = paletteOf(look.accentColor);
  const draft = new Draft(
    invoice,
    WORDS[look.language],
    format,
    palette,
    footerHeight(lines),
    drawRunningHead,
  );
  drawHead(draft, picture);
  drawParties(draft);
  drawPanel(draft, documentFacts(draft), { shares: [0.25, 0.25, 0.25, 0.25] });
  drawInvoiceLines(draft, closingHeight(draft));
  drawAdjustments(draft);
  drawTotals(draft);
  drawPayment(draft);
  drawNotes(draft, footer ? null : look.footerText);
  drawFooters(draft, lines);
  draft.sheet.close();
  const title = [titleOf(invoice.type_code, look.language), invoice.number].join(' ');
  return assemble(draft.sheet, { title, author: invoice.seller.name, language: look.language, picture });
}
