import { PDFHexString } from '@cantoo/pdf-lib';
import { numeral as n } from '../file/numeral.ts';
import type { DocumentFont } from './document-font.ts';
import type { Cluster, Glyph } from './shape.ts';

/**
 * The operators that show clusters of one font (ISO 32000-1, 9.4.3). A cluster of one glyph is read as that glyph's text is; one of
 * several, as a syllable or letters with marks are, says as a whole what it is to be read as (14.9.4).
 */
export function shown(font: DocumentFont, clusters: readonly Cluster[], size: number): string[] {
  const row = new Row(font, size);
  for (const { text, glyphs } of clusters) {
    const [first] = glyphs as [Glyph];
    if (glyphs.length === 1) row.add(first, text);
    else row.span(text, () => shared(text, glyphs, font).forEach((part, i) => row.add(glyphs[i]!, part)));
  }
  return row.end();
}

/** What a glyph that adds no character is read as: every glyph is read as something (ISO 14289-1, 7.21.7). */
const NOTHING = '\u200b';

/** A syllable has fewer glyphs; looking through more takes the square of the time. */
const MOST_SHARED = 32;

/** The characters of a cluster among its glyphs: to each its own where it has one, the others in their order. */
function shared(text: string, glyphs: readonly Glyph[], font: DocumentFont): string[] {
  if (glyphs.length > MOST_SHARED) return glyphs.map((_, i) => (i === 0 ? text : NOTHING));
  const left = [...text];
  const own = glyphs.map(({ id }) => {
    const at = left.findIndex((character) => font.face.glyphs.get(character.codePointAt(0)!) === id);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const lacking = own.lastIndexOf(undefined);
  return own.map((character, i) => character ?? ((i === lacking ? left.join('') : left.shift()) || NOTHING));
}

class Row {
  readonly #font: DocumentFont;
  readonly #size: number;
  readonly #operators: string[] = [];
  /** Of the operator in work: hexadecimal digits, and how far to move left before them. */
  #parts: { left: number; hex: string }[] = [];
  /** How far the pen stands too far to the right. */
  #left = 0;
  #rise = 0;

  constructor(font: DocumentFont, size: number) {
    this.#font = font;
    this.#size = size;
  }

  add(glyph: Glyph, text: string): void {
    const { unitsPerEm } = this.#font.face.font;
    const thousandths = (units: number): number => Math.round((units * 1000) / unitsPerEm);
    if (glyph.dy !== this.#rise) this.#raise(glyph.dy);
    const left = this.#left - thousandths(glyph.dx);
    const last = this.#parts.at(-1);
    const hex = this.#font.cid(glyph.id, text).toString(16).padStart(4, '0');
    if (last && left === 0) last.hex += hex;
    else this.#parts.push({ left, hex });
    this.#left = thousandths(glyph.dx + this.#font.face.font.advance(glyph.id) - glyph.advance);
  }

  span(text: string, draw: () => void): void {
    this.#flush();
    this.#operators.push('/Span << /ActualText', String(PDFHexString.fromText(text)), '>> BDC');
    draw();
    this.#flush();
    this.#operators.push('EMC');
  }

  end(): string[] {
    if (this.#rise !== 0) this.#raise(0);
    this.#flush();
    if (this.#left !== 0) this.#operators.push(`[${this.#left}] TJ`);
    return this.#operators;
  }

  #raise(units: number): void {
    this.#flush();
    this.#rise = units;
    this.#operators.push(`${n((units * this.#size) / this.#font.face.font.unitsPerEm)} Ts`);
  }

  #flush(): void {
    const [first, ...others] = this.#parts;
    if (first && others.length === 0 && first.left === 0) this.#operators.push(`<${first.hex}> Tj`);
    else if (first) {
      const array = this.#parts.map(({ left, hex }) => `${left === 0 ? '' : n(left)}<${hex}>`).join('');
      this.#operators.push(`[${array}] TJ`);
    }
    this.#parts = [];
  }
}
