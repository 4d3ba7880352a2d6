import { PDFDict, PDFNumber, PDFRawStream, type PDFName } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { deflated } from '@conforme/pdf/file/stream';
import { N } from '@conforme/pdf/file/values';
import { differences, namesOfDrawings, NOTDEF } from '@conforme/pdf/font/differences';
import { simpleWidths } from '@conforme/pdf/font/widths';
import { bytesShown } from '../check/font-program.ts';
import { widthStatement } from '../check/font-type3.ts';
import type { FaultyFont } from './font-case.ts';
import { replaceData } from './stream.ts';
import { setWidths } from './font-write.ts';
import { dictOf, type Subject } from './step.ts';

/** Fonts whose glyphs are drawings: resources of their own, a drawing for each code shown, and the widths stated. */
export function repairType3(faulty: FaultyFont): void {
  const { font, shown, subject, note } = faulty;
  if (!(font.lookup(N('Resources')) instanceof PDFDict)) {
    font.set(N('Resources'), font.context.obj({ ...inherited(font, subject) }));
    note('it has resources of its own');
  }
  const widths = simpleWidths(font);
  const procedures = ownProcedures(font);
  if (!widths || !procedures) return;
  const codes = bytesShown(shown);
  const names = differences(font);
  const nameOfCode = namesOfDrawings(font);
  /** The width each drawing was given. */
  const stated = new Map<PDFName, number>();
  for (const code of codes) {
    const name = nameOfCode(code);
    const glyph = name ? procedures.lookup(name) : undefined;
    if (name) names.set(code, name);
    const known = name && stated.get(name);
    const isShared = known !== undefined && known !== widths(code);
    if (glyph instanceof PDFRawStream && (isShared || name === NOTDEF)) {
      // One drawing at two widths is two drawings; and what is drawn for .notdef may not bear that name (6.2.11.8).
      names.set(code, N(`shown${code}`));
      restate(procedures, N(`shown${code}`), glyph, widths(code), faulty);
    } else if (glyph instanceof PDFRawStream) {
      stated.set(name!, widths(code));
      restate(procedures, name!, glyph, widths(code), faulty);
    } else names.set(code, blank(font, procedures, widths(code), faulty));
  }
  font.set(N('Encoding'), encoding(font, names));
  setWidths(font, new Map([...new Set([...names.keys(), ...codes])].map((code) => [code, widths(code)])));
}

/** The resources of the page a font is used on hold for its glyphs when it has none (ISO 32000-1, table 112). */
function inherited(font: PDFDict, { parts }: Subject): Record<string, never> {
  for (const part of parts) {
    const fonts = dictOf(part)?.lookup(N('Font'));
    if (!(fonts instanceof PDFDict) || !fonts.keys().some((key) => fonts.lookup(key) === font)) continue;
    const entries = dictOf(part)!
      .entries()
      .filter(([key]) => key !== N('Font'));
    return Object.fromEntries(entries.map(([key, value]) => [key.decodeText(), value])) as Record<
      string,
      never
    >;
  }
  return {};
}

/** The drawings as a list of the font's own: another font may share it and keep the widths it states. */
function ownProcedures(font: PDFDict): PDFDict | null {
  const shared = font.lookup(N('CharProcs'));
  if (!(shared instanceof PDFDict)) return null;
  const own = shared.clone();
  font.set(N('CharProcs'), own);
  return own;
}

/** The width a glyph states for itself follows the one the page was set with (6.2.11.5), in a drawing only this name and font have. */
function restate(
  procedures: PDFDict,
  name: PDFName,
  glyph: PDFRawStream,
  width: number,
  { font, budget, note }: FaultyFont,
): void {
  const data = restated(decode(glyph, budget), width, font);
  if (!data && procedures.lookup(name) === glyph) return;
  const own = PDFRawStream.of(glyph.dict.clone(), glyph.contents);
  if (data) replaceData(own, data);
  procedures.set(name, font.context.register(own));
  note('a glyph states the width the page was set with');
}

/** A drawing with the width it is to state; null where it states it. */
function restated(data: Buffer, width: number, font: PDFDict): Buffer | null {
  const start = widthStatement(data, font.context);
  if (!start) return Buffer.concat([Buffer.from(`${width} 0 d0 `), data]);
  const [first, ...others] = start.operands;
  if (first instanceof PDFNumber && first.asNumber() === width) return null;
  // A d1 without numbers (written as inf) states no box; a box of nothing would hide the glyph.
  const statement =
    first instanceof PDFNumber ? [width, ...others.map(String), start.operator].join(' ') : `${width} 0 d0`;
  return Buffer.concat([Buffer.from(statement), data.subarray(data.indexOf(start.operator) + 2)]);
}

/** A code without a drawing shows nothing and moves on: a drawing of nothing does the same. */
function blank(font: PDFDict, procedures: PDFDict, width: number, { note }: FaultyFont): PDFName {
  const name = N(`blank${width}`);
  if (!procedures.get(name))
    procedures.set(name, font.context.register(deflated(font.context, Buffer.from(`${width} 0 d0`))));
  note('a character without a drawing has an empty one');
  return name;
}

function encoding(font: PDFDict, names: ReadonlyMap<number, PDFName>): PDFDict {
  const list = [...names].toSorted(([a], [b]) => a - b).flatMap(([code, name]) => [PDFNumber.of(code), name]);
  return font.context.obj({ Type: 'Encoding', Differences: font.context.obj(list) });
}
