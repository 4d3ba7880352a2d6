import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

const DECODER = new TextDecoder('windows-1252');
const CODES = new Map(
  Array.from({ length: 224 }, (_, i) => [DECODER.decode(Uint8Array.of(i + 32)), i + 32] as const),
);

/** Text as WinAnsiEncoding writes it, in hexadecimal; null when it has a character that is not there. */
export function winAnsi(text: string): string | null {
  const codes = [...text].map((character) => CODES.get(character));
  return codes.includes(undefined) ? null : Buffer.from(codes as number[]).toString('hex');
}

const fontCache = new WeakMap<PDFContext, Map<string, PDFRef>>();

/**
 * A font that no step has to embed before the fonts' step does, once a document: a form of hundreds of fields needs one
 * program. Bold and italic as its name says.
 */
export function standardFont(context: PDFContext, name: string): PDFRef {
  const fonts = fontCache.get(context) ?? new Map<string, PDFRef>();
  fontCache.set(context, fonts);
  let font = fonts.get(name);
  if (!font) {
    const encoding = name === 'ZapfDingbats' ? {} : { Encoding: 'WinAnsiEncoding' };
    font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: name, ...encoding }));
    fonts.set(name, font);
  }
  return font;
}
