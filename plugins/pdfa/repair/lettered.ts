import { PDFArray, PDFDict, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { N } from '@conforme/pdf/file/values';
import { settable, type Face } from '@conforme/pdf/font/face';
import { Lettering } from '@conforme/pdf/font/lettering';
import { charactersWithoutFace } from '@conforme/pdf/font/line';
import { TrueType } from '@conforme/pdf/font/truetype';
import { standardFont, winAnsi } from './winansi.ts';
import { measureOf } from './wrap.ts';

/** Decoded bytes of the fonts that fields name; those of East Asia take some 15 MB. */
const MOST = 64 * 1024 * 1024;
/** Programs written for one document: each costs as much as a page. */
const MOST_LETTERED = 200;

/** A line as it can be drawn. */
export interface Row {
  /** Its width, in ems. */
  readonly ems: number;
  /** The instructions that show it where the text matrix is. */
  shown(size: number): string;
}

/** Lines of text as they are shown. */
export interface Wording {
  readonly rows: readonly Row[];
  /** The fonts of the rows, by name. */
  readonly fonts: Readonly<Record<string, PDFRef>>;
}

/** Lines in a standard font, where WinAnsi has every character of them. */
function plain(lines: readonly string[], context: PDFContext, standard: string): Wording | null {
  const codes = lines.map(winAnsi);
  if (codes.includes(null)) return null;
  const measure = measureOf(standard);
  const rows = (codes as string[]).map((hex, i): Row => ({
    ems: measure(lines[i]!),
    shown: (size) => `/F ${size} Tf <${hex}> Tj`,
  }));
  return { rows, fonts: { F: standardFont(context, standard) } };
}

const lettered = new WeakMap<PDFContext, number>();

/**
 * Lines as a viewer sets them: in a standard font, else in the font the field names or one that has the characters.
 *
 * @param named the dictionary of the font the field names.
 * @returns null where a character is in none of them.
 */
export function worded(
  lines: readonly string[],
  context: PDFContext,
  standard: string,
  named: PDFDict | null,
): Wording | null {
  const simple = plain(lines, context, standard);
  const done = lettered.get(context) ?? 0;
  if (simple || done >= MOST_LETTERED) return simple;
  lettered.set(context, done + 1);
  if (withoutFont(lines, named).length > 0) return null;
  return set(lines.map(settable), /bold/i.test(standard), named && faceOf(named), context);
}

/** The characters of lines that no font has: neither those that come with the service nor the one a field names. */
export function withoutFont(lines: readonly string[], named: PDFDict | null): string[] {
  if (lines.every((line) => winAnsi(line) !== null)) return [];
  const own = named && faceOf(named);
  return lines
    .flatMap((line) => charactersWithoutFace(settable(line)))
    .filter((character) => !own?.glyphs.has(character.codePointAt(0)!));
}

function set(texts: readonly string[], bold: boolean, own: Face | null, context: PDFContext): Wording | null {
  const lettering = new Lettering(own);
  try {
    const rows = texts.map((text): Row => {
      // Shown once before the fonts are written: they hold what was shown.
      lettering.show(text, bold, 1);
      return { ems: lettering.width(text, bold, 1), shown: (size) => lettering.show(text, bold, size) };
    });
    return { rows, fonts: lettering.embed(context) };
  } catch {
    // The program of a stranger may lack what a program of PDF/A needs.
    return null;
  }
}

const faceCache = new WeakMap<PDFDict, { readonly face: Face | null }>();

/** A font of the document as one that text can be set in: an embedded TrueType program that knows Unicode. */
function faceOf(font: PDFDict): Face | null {
  let known = faceCache.get(font);
  if (!known) faceCache.set(font, (known = { face: read(font) }));
  return known.face;
}

function read(font: PDFDict): Face | null {
  const descendants = font.lookup(N('DescendantFonts'));
  const holder = descendants instanceof PDFArray ? descendants.lookup(0) : font;
  const descriptor = holder instanceof PDFDict ? holder.lookup(N('FontDescriptor')) : undefined;
  const stream = descriptor instanceof PDFDict ? descriptor.lookup(N('FontFile2')) : undefined;
  if (!(stream instanceof PDFRawStream)) return null;
  try {
    const program = decode(stream, new Budget(MOST));
    const font = new TrueType(program);
    const glyphs = font.charmap(3, 10) ?? font.charmap(3, 1);
    return glyphs && { name: 'FieldFont', program, font, bold: false, glyphs };
  } catch {
    return null;
  }
}
