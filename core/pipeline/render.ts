import type { RenderFormat } from '@conforme/proto/schema';
import { LIMITS } from '@conforme/proto/schema/limits';
import { legible } from '../invoice/index.ts';
import { LimitError, type Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { drawn, PLAIN_LOOK } from './draw.ts';
import { fileNameOf } from './file-name.ts';
import { open } from './open.ts';
import type { ReportedFinding } from './reported.ts';
import { undrawnTexts } from './undrawn.ts';

/** A copy for people, as PDF or HTML, of any document that is read, valid or not. */
export interface Rendered {
  readonly filename: string;
  readonly mediaType: 'application/pdf' | 'text/html';
  readonly content: Uint8Array;
  /** BT-1 as read; empty when there is none. */
  readonly number: string;
  /** What the renderer could not show. */
  readonly warnings: readonly ReportedFinding[];
}

/**
 * Any invoice we read, from whomever, as pages people read. It judges nothing and adds nothing: what the document does
 * not say is not rendered, and unknown codes stand as they are.
 *
 * @throws EngineError `not_an_einvoice`, or `invalid_input` for XML that is not well-formed.
 */
export async function render(
  registry: Registry,
  bytes: Uint8Array,
  format: RenderFormat,
  language: Language,
): Promise<Rendered> {
  const { syntax, tree } = await open(registry, bytes);
  await syntax.load?.();
  const invoice = legible(syntax.read(tree).invoice);
  requireRoom(invoice.lines.length, format);
  const { renderer } = registry;
  const look = { ...PLAIN_LOOK, isCopy: true, language };
  const content = await drawn(() =>
    format === 'html' ? renderer.renderHtml(invoice, look) : renderer.render(invoice, look),
  );
  return {
    filename: `${fileNameOf(invoice.number || 'invoice')}.${format}`,
    mediaType: format === 'html' ? 'text/html' : 'application/pdf',
    content,
    number: invoice.number,
    // A browser brings fonts of its own.
    warnings: format === 'html' ? [] : await undrawnTexts(renderer, invoice, language, null),
  };
}

/** The least that a line takes as HTML, in bytes, and the most of them that a page shows. */
const ROW_BYTES = 256;
const ROWS_A_PAGE = 45;

/** Lines that no answer can hold are not drawn to find that out. @throws LimitError */
function requireRoom(lines: number, format: RenderFormat): void {
  if (format === 'html' && lines * ROW_BYTES > LIMITS.answer_bytes.value)
    throw new LimitError('answer_bytes');
  if (format === 'pdf' && lines > LIMITS.pdf_pages.value * ROWS_A_PAGE) throw new LimitError('pdf_pages');
}
