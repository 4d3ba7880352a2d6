import { PDFDict, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { firstInstruction, type Instruction } from '@conforme/pdf/file/operators';
import { N, numberOf, numbers } from '@conforme/pdf/file/values';
import { namesOfDrawings, NOTDEF } from '@conforme/pdf/font/differences';
import { bytesShown, type FontCase } from './font-program.ts';

/** Fonts whose glyphs are drawings (ISO 32000-1, 9.6.5): each glyph shown exists and states its width. */
export function checkType3({ font, shown, content, where, refuse }: FontCase): void {
  const procedures = font.lookup(N('CharProcs'));
  const resources = font.lookup(N('Resources'));
  const first = numberOf(font.lookup(N('FirstChar')));
  const widths = numbers(font.lookup(N('Widths')));
  if (!(procedures instanceof PDFDict) || first === null || !widths)
    return refuse('the font has no glyphs or widths');
  if (!(resources instanceof PDFDict)) return refuse('the font has no resources of its own');
  const nameOfCode = namesOfDrawings(font);
  for (const code of bytesShown(shown)) {
    const name = nameOfCode(code);
    const glyph = name && name !== NOTDEF ? procedures.lookup(name) : undefined;
    if (!(glyph instanceof PDFRawStream)) return refuse(`the character ${code} has no glyph`);
    const { budget, context } = content.loaded;
    const width = widthStatement(decode(glyph, budget), context)?.operands[0];
    if (!(width instanceof PDFNumber)) return refuse(`the glyph of character ${code} states no width`);
    if (Math.abs((widths[code - first] ?? 0) - width.asNumber()) > 0.001)
      return refuse(`the width of character ${code} differs from its glyph`);
  }
  // Glyphs that are not shown are judged with the others.
  for (const name of procedures.keys()) {
    const glyph = procedures.lookup(name);
    if (!(glyph instanceof PDFRawStream)) continue;
    content.form(glyph, where, resources);
    content.inside.set(font, new Set([...(content.inside.get(font) ?? []), ...content.shownBy(glyph)]));
  }
}

/** The instruction that a drawing begins with, where it states its width (ISO 32000-1, table 113). */
export function widthStatement(drawing: Buffer, context: PDFContext): Instruction | null {
  const start = firstInstruction(drawing, context);
  return start?.operator === 'd0' || start?.operator === 'd1' ? start : null;
}

/** Fonts whose glyphs, or glyphs of fonts these show, show the font itself: readers never come to an end with them. */
export function circular(inside: ReadonlyMap<PDFDict, ReadonlySet<PDFDict>>): PDFDict[] {
  return [...inside.keys()].filter((font) => {
    const reached = new Set(inside.get(font));
    for (const next of reached) for (const inner of inside.get(next) ?? []) reached.add(inner);
    return reached.has(font);
  });
}
