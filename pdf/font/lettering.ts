import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { DocumentFont } from './document-font.ts';
import { face, settable, type Face } from './face.ts';
import { faceFor } from './fallback.ts';
import { visual } from './visual.ts';

/** Letters of one font that stand side by side. */
export interface Run {
  /** Name of the font among the resources. */
  readonly font: string;
  /** Operand that shows them. */
  readonly shown: string;
}

/** The fonts of one document: the main face in two weights, and of others what it lacks. */
export class Lettering {
  readonly #fonts = new Map<Face, { readonly name: string; readonly font: DocumentFont }>();
  readonly #widths: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];

  constructor() {
    this.#open(face(false));
    this.#open(face(true));
  }

  /** Width of settable text in points. */
  width(text: string, bold: boolean, size: number): number {
    const widths = this.#widths[bold ? 1 : 0];
    let sum = 0;
    for (const character of visual(text)) {
      const code = character.codePointAt(0)!;
      let width = widths.get(code);
      if (width === undefined) {
        width = this.#fontOf(code, bold).font.width(character, 1000);
        widths.set(code, width);
      }
      sum += width;
    }
    return (sum * size) / 1000;
  }

  /** What shows a line that is in the order of paper already. */
  runs(line: string, bold: boolean): Run[] {
    const runs: { name: string; font: DocumentFont; text: string }[] = [];
    for (const character of line) {
      const { name, font } = this.#fontOf(character.codePointAt(0)!, bold);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ name, font, text: character });
    }
    return runs.map(({ name, font, text }) => ({ font: name, shown: font.encode(text) }));
  }

  embed(context: PDFContext): Record<string, PDFRef> {
    return Object.fromEntries([...this.#fonts.values()].map(({ name, font }) => [name, font.embed(context)]));
  }

  #fontOf(code: number, bold: boolean): { readonly name: string; readonly font: DocumentFont } {
    return this.#open(faceFor(code, bold) ?? face(bold));
  }

  #open(face: Face): { readonly name: string; readonly font: DocumentFont } {
    let opened = this.#fonts.get(face);
    if (!opened) {
      opened = { name: `F${this.#fonts.size}`, font: new DocumentFont(face) };
      this.#fonts.set(face, opened);
    }
    return opened;
  }
}

/** The characters of a text that no font has, each once. */
export function charactersWithoutFace(text: string): string[] {
  const drawn = [...visual(settable(text))];
  return [...new Set(drawn)].filter(
    (character) => character !== '\n' && !faceFor(character.codePointAt(0)!, false),
  );
}
