import { createHash } from 'node:crypto';
import { type PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '../file/stream.ts';
import { N } from '../file/values.ts';
import { glyphFor, type Face } from './face.ts';
import { subset } from './subset.ts';
import { toUnicode } from './to-unicode.ts';

/**
 * The part of a face one document uses. Every character gets a number of its own (the CID), so that the text can be
 * copied out exactly as it was written even where two characters share a glyph.
 */
export class DocumentFont {
  readonly face: Face;
  readonly #cids = new Map<number, number>();
  readonly #glyphs: number[] = [0];
  readonly #widths = new Map<number, number>();

  constructor(face: Face) {
    this.face = face;
  }

  /** Width of settable text in points. */
  width(text: string, size: number): number {
    let sum = 0;
    for (const character of text) sum += this.#width(character.codePointAt(0)!);
    return (sum * size) / 1000;
  }

  /** The hexadecimal string operand that shows the text. */
  encode(text: string): string {
    let hex = '<';
    for (const character of text) hex += this.#cid(character.codePointAt(0)!).toString(16).padStart(4, '0');
    return hex + '>';
  }

  #width(code: number): number {
    let width = this.#widths.get(code);
    if (width === undefined) {
      width = this.face.font.width(glyphFor(this.face, code));
      this.#widths.set(code, width);
    }
    return width;
  }

  #cid(code: number): number {
    let cid = this.#cids.get(code);
    if (cid === undefined) {
      cid = this.#glyphs.push(glyphFor(this.face, code)) - 1;
      this.#cids.set(code, cid);
    }
    return cid;
  }

  /** Writes the font's objects (ISO 32000-1, 9.7.4 and 9.8) and returns its dictionary. */
  embed(context: PDFContext): PDFRef {
    const program = subset(this.face.font, this.#glyphs);
    const name = N(`${tag(program)}+${this.face.name}`);
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(context, name, program),
      DW: 0,
      W: [0, this.#glyphs.map((glyph) => round(this.face.font.width(glyph)))],
      CIDToGIDMap: 'Identity',
    });
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(
          deflated(
            context,
            toUnicode(
              [...this.#cids].map(([code, cid]) => [cid, readAs(code)]),
              2,
            ),
          ),
        ),
      }),
    );
  }

  #descriptor(context: PDFContext, name: PDFName, program: Buffer): PDFRef {
    const { font, bold } = this.face;
    const scaled = (table: string, at: number): number =>
      Math.round((font.table(table).readInt16BE(at) * 1000) / font.unitsPerEm);
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
        FontFile2: context.register(deflated(context, program, { Length1: program.length })),
      }),
    );
  }
}

/**
 * A form that an Arabic letter takes beside others is still that letter. A ligature stays one: readers that turn lines round
 * would turn its letters round as well.
 */
function readAs(code: number): string {
  const character = String.fromCodePoint(code);
  const letter = code >= 0xfb50 && code <= 0xfefc ? character.normalize('NFKC') : character;
  return letter.length === 1 ? letter : character;
}

const round = (width: number): number => Math.round(width * 100) / 100;

/** Six capitals that differ when the subset differs (ISO 32000-1, 9.6.4). */
export function tag(program: Buffer): string {
  const digest = createHash('sha256').update(program).digest();
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}
