import { PDFRawStream, PDFString, type PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '../file/stream.ts';
import { N } from '../file/values.ts';
import { cutDown, type CutDown } from './cut-down.ts';
import { likeness, type Face } from './face.ts';
import { toUnicode } from './cmap-write.ts';

/** Bytes that stand for something else in a string (ISO 32000-1, 7.3.4.2). */
const ESCAPED = /[()\\\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '(': '\\(', ')': '\\)', '\\': '\\\\', '\r': '\\r' };

/** A glyph, and the text it shows in one place of the document. */
interface Shown {
  readonly glyph: number;
  readonly text: string;
}

/**
 * The part of a face one document uses. Every glyph gets a number (the CID) for each text it shows, so that the text can be
 * copied out exactly as it was written even where two characters share a glyph.
 */
export class DocumentFont {
  readonly face: Face;
  readonly #cids = new Map<string, number>();
  /** What shows a character, by its code: its number as two bytes of a string. */
  readonly #ofCodes = new Map<number, string>();
  readonly #shown: Shown[] = [{ glyph: 0, text: '' }];
  readonly #widths = new Map<number, number>();

  constructor(face: Face) {
    this.face = face;
  }

  /** Width in points of settable text whose characters the face has, each set as it stands. */
  width(text: string, size: number): number {
    let sum = 0;
    for (const character of text) sum += this.#width(character.codePointAt(0)!);
    return (sum * size) / 1000;
  }

  /** The string operand that shows such a text: two bytes a character, half of what hexadecimal digits take. */
  encode(text: string): string {
    let bytes = '(';
    for (const character of text) bytes += this.#operand(character.codePointAt(0)!);
    return bytes + ')';
  }

  /** The number of a glyph where it shows this text. */
  cid(glyph: number, text: string): number {
    const key = `${glyph} ${text}`;
    let cid = this.#cids.get(key);
    if (cid === undefined) this.#cids.set(key, (cid = this.#shown.push({ glyph, text }) - 1));
    return cid;
  }

  #width(code: number): number {
    let width = this.#widths.get(code);
    if (width === undefined) {
      width = this.face.font.width(likeness(this.face, code)!);
      this.#widths.set(code, width);
    }
    return width;
  }

  #operand(code: number): string {
    let operand = this.#ofCodes.get(code);
    if (operand === undefined) {
      const cid = this.cid(likeness(this.face, code)!, String.fromCodePoint(code));
      operand = String.fromCharCode(cid >> 8, cid & 0xff).replaceAll(ESCAPED, (byte) => ESCAPES[byte]!);
      this.#ofCodes.set(code, operand);
    }
    return operand;
  }

  /** Writes the font's objects (ISO 32000-1, 9.7.4 and 9.8) and returns its dictionary. */
  embed(context: PDFContext): PDFRef {
    const glyphs = this.#shown.map(({ glyph }) => glyph);
    const program = cutDown(this.face, new Set(glyphs));
    const name = N(`${program.tag}+${this.face.name}`);
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(context, name, program),
      DW: 0,
      W: [0, glyphs.map((glyph) => round(this.face.font.width(glyph)))],
      CIDToGIDMap: context.register(PDFRawStream.of(context.obj({}), places(glyphs, program))),
    });
    const texts = this.#shown.map(({ text }, cid) => [cid, text] as const).slice(1);
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(deflated(context, toUnicode(texts, 2))),
      }),
    );
  }

  #descriptor(context: PDFContext, name: PDFName, program: CutDown): PDFRef {
    const { font, bold } = this.face;
    const scaled = (table: string, at: number): number =>
      Math.round((font.table(table).readInt16BE(at) * 1000) / font.unitsPerEm);
    const dict = context.obj({ Length1: program.length, Filter: 'FlateDecode' });
    return context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: [36, 38, 40, 42].map((at) => scaled('head', at)),
        ItalicAngle: 0,
        Ascent: scaled('hhea', 4),
        Descent: scaled('hhea', 6),
        // Before version 2 of the table capitals were not measured (OpenType 1.9, "OS/2").
        CapHeight: (font.tables.get('OS/2')?.length ?? 0) < 90 ? scaled('hhea', 4) : scaled('OS/2', 88),
        StemV: bold ? 140 : 80,
        FontFile2: context.register(PDFRawStream.of(dict, program.deflated)),
      }),
    );
  }
}

/** CID → glyph of the program, two bytes each (ISO 32000-1, table 117); packed, it would hardly be shorter. */
function places(glyphs: readonly number[], program: CutDown): Buffer {
  const map = Buffer.alloc(2 * glyphs.length);
  glyphs.forEach((glyph, cid) => map.writeUInt16BE(program.places.get(glyph)!, 2 * cid));
  return map;
}

const round = (width: number): number => Math.round(width * 100) / 100;
