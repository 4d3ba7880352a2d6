import type { Asked, DocumentCall } from '../service/calls.ts';

/**
 * From this size on XML goes to a thread. A hop costs 0.3 ms, a verdict 0.5 ms and another 1 ms for every 100 KB (measured by
 * test/bench/threshold.ts): below, the hop would be a fifth and more of the work; above, others would wait behind it.
 */
export const HEAVY_XML_BYTES: number = 128 * 1024;

/** To write, read again and judge 40 lines takes 2 ms (measured there too). */
export const HEAVY_LINES: number = 40;

/** Whether others should not wait behind a call. A PDF takes 2 ms to open and 15 to draw, and a hostile one any time. */
export function isHeavy(call: DocumentCall): boolean {
  const { method, message } = call;
  if (method === 'embed' || drawsPages(call)) return true;
  if ('document' in message)
    return message.document.length >= HEAVY_XML_BYTES || !beginsWithMarkup(message.document);
  if (!('options' in message)) return true;
  const { invoice, options } = message;
  if (method === 'generate' && (options?.output ?? 'facturx-pdf') === 'facturx-pdf') return true;
  return (invoice?.lines.length ?? 0) >= HEAVY_LINES;
}

/** HTML of a small document takes less than 2 ms, its pages ten times that. */
function drawsPages({ method, message }: DocumentCall): boolean {
  return method === 'render' && ((message as Asked<'render'>).format ?? 'pdf') === 'pdf';
}

/** Past byte order marks, zeros of UTF-16 and blanks. A PDF does not begin so, and what is neither is refused at once. */
function beginsWithMarkup(document: Uint8Array): boolean {
  for (let at = 0; at < 16 && at < document.length; at += 1) {
    const byte = document[at]!;
    if (byte > 0x20 && byte < 0x80) return byte === 0x3c;
  }
  return false;
}
