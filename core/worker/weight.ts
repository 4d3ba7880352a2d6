/**
 * From this size on XML goes to a thread. A hop costs 0.3 ms, a verdict 0.5 ms and another 1 ms for every 100 KB (measured by
 * test/bench/threshold.ts): below, the hop would be a fifth and more of the work; above, others would wait behind it.
 */
export const HEAVY_XML_BYTES: number = 128 * 1024;

/** To write, read again and judge 40 lines takes 2 ms (measured there too). */
export const HEAVY_LINES: number = 40;

/** To write and judge so many lines keeps others waiting. */
export function hasManyLines(invoice: { readonly lines: readonly unknown[] } | undefined): boolean {
  return (invoice?.lines.length ?? 0) >= HEAVY_LINES;
}

/** A PDF takes 2 ms to open and 15 to draw, and a hostile one any time. */
export function isHeavyDocument(document: Uint8Array): boolean {
  return document.length >= HEAVY_XML_BYTES || !beginsWithMarkup(document);
}

/** Past byte order marks, zeros of UTF-16 and blanks. A PDF does not begin so, and what is neither is refused at once. */
function beginsWithMarkup(document: Uint8Array): boolean {
  for (let at = 0; at < 16 && at < document.length; at += 1) {
    const byte = document[at]!;
    if (byte > 0x20 && byte < 0x80) return byte === 0x3c;
  }
  return false;
}
