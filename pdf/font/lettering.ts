import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { numeral as n } from '../file/numeral.ts';
import { DocumentFont } from './document-font.ts';
import { face, isPlain, type Face } from './face.ts';
import { setLine, type Run } from './line.ts';
import { shown } from './shown.ts';

/** Lines that are remembered as they were set: each is measured before it is shown. */
const MOST_LINES = 500;

interface Opened {
  readonly name: string;
  readonly font: DocumentFont;
}

/** The fonts of one document: the main face in two weights, and of others what it lacks. */
export class Lettering {
  readonly #own: Face | null;
  readonly #fonts = new Map<Face, Opened>();
  #shaped = false;
  readonly #lines = [new Map<string, readonly Run[]>(), new Map<string, readonly Run[]>()] as const;

  /** @param own the face to be used wherever it has the letters, if not the main one. */
  constructor(own: Face | null = null) {
    this.#own = own;
  }

  /** Width of settable text in points. */
  width(text: string, bold: boolean, size: number): number {
    if (this.#isPlain(text)) return this.#open(face(bold)).font.width(text, size);
    let sum = 0;
    for (const { face, clusters } of this.#set(text, bold))
      for (const { glyphs } of clusters)
        for (const { advance } of glyphs) sum += advance / face.font.unitsPerEm;
    return sum * size;
  }

  /** Width of the blanks that a line from right to left ends with, and that stand on its left. */
  blankBefore(line: string, bold: boolean, size: number): number {
    if (!line.endsWith(' ') || this.#isPlain(line)) return 0;
    let sum = 0;
    for (const { face, clusters } of this.#set(line, bold))
      for (const { text, glyphs } of clusters) {
        if (text.trim() !== '') return sum * size;
        for (const { advance } of glyphs) sum += advance / face.font.unitsPerEm;
      }
    return sum * size;
  }

  /** The operators that show a settable line where the text matrix is (ISO 32000-1, 9.4), without BT and ET. */
  show(line: string, bold: boolean, size: number): string {
    if (this.#isPlain(line)) {
      const { name, font } = this.#open(face(bold));
      return `/${name} ${n(size)} Tf ${font.encode(line)} Tj`;
    }
    const runs = this.#set(line, bold).map(({ face, clusters }) => {
      const { name, font } = this.#open(face);
      return [`/${name} ${n(size)} Tf`, ...shown(font, clusters, size)].join(' ');
    });
    return runs.join(' ');
  }

  /** Whether all that was set so far is plain text of the main face. */
  get isPlain(): boolean {
    return !this.#shaped;
  }

  #isPlain(text: string): boolean {
    return this.#own === null && isPlain(text);
  }

  embed(context: PDFContext): Record<string, PDFRef> {
    return Object.fromEntries([...this.#fonts.values()].map(({ name, font }) => [name, font.embed(context)]));
  }

  #set(line: string, bold: boolean): readonly Run[] {
    this.#shaped = true;
    const lines = this.#lines[bold ? 1 : 0];
    let runs = lines.get(line);
    if (!runs) {
      if (lines.size >= MOST_LINES) lines.clear();
      lines.set(line, (runs = setLine(line, bold, this.#own)));
    }
    return runs;
  }

  #open(face: Face): Opened {
    let opened = this.#fonts.get(face);
    if (!opened) {
      opened = { name: `F${this.#fonts.size}`, font: new DocumentFont(face) };
      this.#fonts.set(face, opened);
    }
    return opened;
  }
}
