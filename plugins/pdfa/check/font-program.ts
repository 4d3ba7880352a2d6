import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { N, nameOf, numberOf } from '@conforme/pdf/file/values';
import type { Content } from './content.ts';

/** One font as it is used: `refuse` reports what it does not satisfy. */
export interface FontCase {
  readonly font: PDFDict;
  /** The strings shown, undivided. */
  readonly shown: readonly Uint8Array[];
  readonly content: Content;
  readonly where: string;
  refuse(reason: string): void;
}

/** A font program as it lies in the file, and by which key it says of what kind it is. */
export interface Program {
  readonly bytes: Buffer;
  readonly kind: 'TrueType' | 'Type1' | 'Type1C' | 'CIDFontType0C' | 'OpenType';
}

/** The embedded program of a font descriptor; null, with the reason given, when there is none. */
export function programOf(dict: PDFDict, { content, refuse }: FontCase): Program | null {
  const descriptor = dict.lookup(N('FontDescriptor'));
  const found =
    descriptor instanceof PDFDict
      ? ['FontFile', 'FontFile2', 'FontFile3'].filter((key) => descriptor.get(N(key)))
      : [];
  if (found.length !== 1) {
    refuse(found.length === 0 ? 'the font is not embedded' : 'the font is embedded twice');
    return null;
  }
  const stream = (descriptor as PDFDict).lookup(N(found[0]!));
  if (!(stream instanceof PDFRawStream)) {
    refuse('the font program is missing');
    return null;
  }
  const subtype = nameOf(stream.dict.lookup(N('Subtype')));
  const kind = found[0] === 'FontFile' ? 'Type1' : found[0] === 'FontFile2' ? 'TrueType' : subtype;
  if (!['TrueType', 'Type1', 'Type1C', 'CIDFontType0C', 'OpenType'].includes(kind)) {
    refuse('the font program is of an unknown kind');
    return null;
  }
  if (kind === 'Type1' && ['Length1', 'Length2'].some((key) => numberOf(stream.dict.lookup(N(key))) === 0))
    refuse('the font program does not say how long its parts are');
  return { bytes: decode(stream, content.loaded.budget), kind: kind as Program['kind'] };
}

/** Widths may differ by one thousandth of an em (6.2.11.5). */
export const agree = (stated: number, actual: number): boolean => Math.abs(stated - actual) <= 1;

/** The codes of one byte that are shown, each once, in order. */
export function bytesShown(shown: readonly Uint8Array[]): number[] {
  const seen = new Uint8Array(256);
  for (const part of shown) for (let i = 0; i < part.length; i++) seen[part[i]!] = 1;
  return Array.from(seen.keys()).filter((code) => seen[code] === 1);
}
