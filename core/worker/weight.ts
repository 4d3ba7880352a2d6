import type { DocumentCall } from '../service/calls.ts';

/**
 * From this size on XML goes to a thread. A hop costs 0.1 ms and a verdict about 1 ms for 100 KB (test/bench/threshold.ts): below,
 * the hop is a tenth and more of the work; above, one document would keep all others waiting.
 */
export const HEAVY_XML_BYTES: number = 128 * 1024;

/** A line comes to about 1.5 KB of XML, which is written, read again and judged twice. */
export const HEAVY_LINES: number = 40;

/** Whether a call takes so long that others should not wait behind it. Whatever opens or draws a PDF does. */
export function isHeavy({ method, message }: DocumentCall): boolean {
  if (method === 'embed') return true;
  if ('document' in message)
    return message.document.length >= HEAVY_XML_BYTES || !beginsWithMarkup(message.document);
  if (!('options' in message)) return true;
  const { invoice, options } = message;
  if (method === 'generate' && (options?.output ?? 'facturx-pdf') === 'facturx-pdf') return true;
  return (invoice?.lines.length ?? 0) >= HEAVY_LINES;
}

/** Past byte order marks, zeros of UTF-16 and blanks. A PDF does not begin so, and what is neither is refused at once. */
function beginsWithMarkup(document: Uint8Array): boolean {
  const first = document.subarray(0, 16).find((byte) => byte > 0x20 && byte < 0xef);
  return first === 0x3c;
}
