import { type PDFName, PDFNumber, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { Budget } from '@conforme/pdf/file/budget';
import { isPartial } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { tag } from '@conforme/pdf/font/tag';
import { readUnicode } from '@conforme/pdf/font/read-unicode';
import { subset } from '@conforme/pdf/font/subset';
import { toUnicode } from '@conforme/pdf/font/cmap-write';
import type { TrueType } from '@conforme/pdf/font/truetype';
import { ownDescriptor, setProgram } from './font-program.ts';

const SYMBOLIC = 4;
const NONSYMBOLIC = 32;

/** A character as it is to be shown: its glyph in the program and the advance the page was set with, in thousandths. */
export interface Character {
  readonly code: number;
  readonly glyph: number;
  readonly width: number;
  /** What it means, for copying; null when that is unknown. */
  readonly text: string | null;
}

/** The program with a glyph for each character, in order behind .notdef, each with the advance of its character. */
export function programOf(
  font: TrueType,
  characters: readonly Character[],
  codes?: ReadonlyMap<number, number>,
  stretch = 1,
): Buffer {
  const advances = new Map(
    characters.map(({ width }, i) => [
      i + 1,
      Math.min(0xffff, Math.max(0, Math.round((width * font.unitsPerEm) / 1000))),
    ]),
  );
  const glyphs = [0, ...characters.map(({ glyph }) => glyph)];
  return subset(font, glyphs, { advances, stretch, ...(codes && { codes }) });
}

/**
 * Makes a simple font show these characters from this program: symbolic, each code with a glyph of its own (6.2.11.6),
 * so that nothing depends on names and encodings any more. A .notdef that was shown is shown by a glyph of its own as
 * well (6.2.11.8).
 */
export function writeSimple(
  font: PDFDict,
  program: TrueType,
  characters: readonly Character[],
  stretch = 1,
): Buffer {
  const { context } = font;
  const codes = new Map(characters.map(({ code }, i) => [code, i + 1]));
  const bytes = programOf(program, characters, codes, stretch);
  font.set(N('Subtype'), N('TrueType'));
  font.delete(N('Encoding'));
  setWidths(font, new Map(characters.map(({ code, width }) => [code, width])));
  const descriptor = ownDescriptor(font);
  const flags = descriptor.lookup(N('Flags'));
  const others = flags instanceof PDFNumber ? flags.asNumber() & ~NONSYMBOLIC : 0;
  descriptor.set(N('Flags'), PDFNumber.of(others | SYMBOLIC));
  setProgram(descriptor, 'FontFile2', deflated(context, bytes, { Length1: bytes.length }));
  completeTexts(font, characters);
  return bytes;
}

/** FirstChar, LastChar and Widths over these codes (ISO 32000-1, 9.2.4). */
export function setWidths(font: PDFDict, widths: ReadonlyMap<number, number>): void {
  const codes = [...widths.keys()];
  const first = codes.length > 0 ? Math.min(...codes) : 0;
  const last = codes.length > 0 ? Math.max(...codes) : 0;
  font.set(N('FirstChar'), PDFNumber.of(first));
  font.set(N('LastChar'), PDFNumber.of(last));
  const list = Array.from({ length: last - first + 1 }, (_, i) => round(widths.get(first + i) ?? 0));
  font.set(N('Widths'), font.context.obj(list));
}

/** A ToUnicode map of what is known (6.2.11.7). */
export function setTexts(font: PDFDict, characters: readonly Character[], bytes: 1 | 2): void {
  const { context } = font;
  const texts = characters.flatMap(({ code, text }) => (text === null ? [] : [[code, text] as const]));
  if (texts.length > 0)
    font.set(N('ToUnicode'), context.register(deflated(context, toUnicode(texts, bytes))));
}

/**
 * What is known joins the ToUnicode map a font has: names said it before, and where those leave, readers would find no text.
 */
export function completeTexts(font: PDFDict, characters: readonly Character[]): void {
  const map = font.lookup(N('ToUnicode'));
  if (!(map instanceof PDFRawStream)) return map ? undefined : setTexts(font, characters, 1);
  const known = textsOf(map);
  if (!known) return;
  const missing = characters.filter(({ code, text }) => text !== null && !known.has(code));
  if (missing.length === 0) return;
  const all = [...known].map(([code, text]): Character => ({ code, glyph: 0, width: 0, text }));
  setTexts(font, [...all, ...missing], 1);
}

/** Null for a map that cannot be read: it stays as it is. */
function textsOf(map: PDFRawStream): ReadonlyMap<number, string> | null {
  try {
    return readUnicode(decode(map, new Budget()), map.dict.context);
  } catch (error) {
    if (!isPartial(error)) throw error;
    return null;
  }
}

/** The name of a font that stands in: with a tag, because only a part of it is there. */
export const taggedName = (bytes: Buffer, name: string): PDFName => N(`${tag(bytes)}+${name}`);

/** To three decimals, as widths are written. */
export const round = (width: number): number => Math.round(width * 1000) / 1000;
