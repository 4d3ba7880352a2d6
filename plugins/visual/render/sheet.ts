import { PDFHexString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { numeral as n } from '@conforme/pdf/file/numeral';
import { settable } from '@conforme/pdf/font/face';
import { Lettering } from '@conforme/pdf/font/lettering';
import { rgb, type Color } from '../content/color.ts';
import { wrap } from './wrap.ts';
import { Structure, type Attributes, type Role } from './structure.ts';

/** A4 in points (ISO 216: 210 × 297 mm). */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;

/** How a text looks; its size in points. */
export interface Style {
  readonly bold: boolean;
  readonly size: number;
  readonly color: Color;
  /** Set in capitals and a little spaced: labels, which are read as they are written. */
  readonly capitals?: boolean;
}

/** Room between capitals, as a share of their size. */
const SPACING = 0.04;

/**
 * Pages being drawn. Places are given from the top left corner, in points. Whatever is drawn inside `element` belongs
 * to that structure element; everything else is an artifact (ISO 32000-1, 14.8.2.2), page furniture that readers skip.
 */
export class Sheet {
  readonly #lettering = new Lettering();
  readonly structure = new Structure();
  readonly #pages: string[][] = [];
  /** Broken lines by width, look and text. */
  readonly #wrapped = new Map<string, readonly string[]>();
  /** The colours that fill and stroke on the page that is drawn on; null on a page just turned to. */
  #fill: Color | null = null;
  #stroke: Color | null = null;
  #at = -1;
  #marked: object | null = null;

  get pages(): readonly (readonly string[])[] {
    return this.#pages;
  }

  /** Starts a page and draws on it from now on. */
  addPage(): void {
    this.#release();
    this.#at = this.#pages.push([]) - 1;
    this.#forget();
  }

  /** Draws on an earlier page again, for what is known only at the end. */
  turnTo(page: number): void {
    this.#release();
    this.#at = page;
    this.#forget();
  }

  #forget(): void {
    this.#fill = null;
    this.#stroke = null;
  }

  /** Ends the last page. */
  close(): void {
    this.#release();
  }

  width(text: string, style: Style): number {
    return this.#measure(settable(text), style);
  }

  /** Lines no wider than this; broken once, though most are measured before they are drawn. */
  wrap(text: string, width: number, style: Style): readonly string[] {
    const key = [width, style.size, style.bold, text].join(' ');
    const known = this.#wrapped.get(key);
    if (known) return known;
    const lines = wrap(settable(text).trim(), width, (part) => this.#measure(part, style));
    this.#wrapped.set(key, lines);
    return lines;
  }

  #measure(text: string, { bold, size, capitals }: Style): number {
    if (!capitals) return this.#lettering.width(text, bold, size);
    const raised = text.toUpperCase();
    return this.#lettering.width(raised, bold, size) + SPACING * size * (raised.length - 1);
  }

  /** Sets one line with its left end and baseline here; a blank after it, which parts it from what follows, takes no room. */
  text(text: string, x: number, y: number, style: Style): void {
    const line = settable(text);
    if (line.trim() === '') return;
    const drawn = style.capitals ? line.toUpperCase() : line;
    const shown = this.#lettering.show(drawn, style.bold, style.size);
    const left = x - this.#lettering.blankBefore(drawn, style.bold, style.size);
    const spaced = style.capitals ? `${n(SPACING * style.size)} Tc ${shown} 0 Tc` : shown;
    const parts = [...this.#filling(style.color), 'BT', `${n(left)} ${n(HEIGHT - y)} Td`, spaced, 'ET'];
    this.#draw((drawn === line ? parts : [...asWritten(line), ...parts, 'EMC']).join(' '));
  }

  textRight(text: string, right: number, y: number, style: Style): void {
    this.text(text, right - this.width(text, style), y, style);
  }

  line(x1: number, y1: number, x2: number, y2: number, width: number, color: Color): void {
    const path = `${n(x1)} ${n(HEIGHT - y1)} m ${n(x2)} ${n(HEIGHT - y2)} l S`;
    this.#furniture(() => this.#draw([...this.#stroking(color), `${n(width)} w ${path}`].join(' ')));
  }

  box(x: number, y: number, width: number, height: number, color: Color): void {
    const path = `${n(x)} ${n(HEIGHT - y - height)} ${n(width)} ${n(height)} re f`;
    this.#furniture(() => this.#draw([...this.#filling(color), path].join(' ')));
  }

  /** Draws a picture whose own space is the unit square, as a figure of the document. */
  figure(
    operators: string,
    [x, y, width, height]: readonly [number, number, number, number],
    alt: string,
  ): void {
    const bottom = HEIGHT - y - height;
    const matrix = [n(width), 0, 0, n(height), n(x), n(bottom), 'cm'].join(' ');
    const box = [x, bottom, x + width, bottom + height] as const;
    this.element('Figure', () => this.#draw(['q', matrix, operators, 'Q'].join(' ')), { alt, box });
  }

  /** What is drawn inside belongs to a structure element of this role. */
  element(role: Role, draw: () => void, attributes: Attributes = {}): void {
    this.structure.open(role, attributes);
    draw();
    this.structure.close();
  }

  /** Whether all text on it is plain. */
  get isPlain(): boolean {
    return this.#lettering.isPlain;
  }

  embedFonts(context: PDFContext): Record<string, PDFRef> {
    return this.#lettering.embed(context);
  }

  /** A colour is set where it changes: colours last until the end of the page (ISO 32000-1, 8.4.1). */
  #filling(color: Color): string[] {
    if (color === this.#fill) return [];
    this.#fill = color;
    return [rgb(color), 'rg'];
  }

  #stroking(color: Color): string[] {
    if (color === this.#stroke) return [];
    this.#stroke = color;
    return [rgb(color), 'RG'];
  }

  #furniture(draw: () => void): void {
    const inside = this.structure.suspend();
    draw();
    this.structure.resume(inside);
  }

  /** Begins and ends marked content (ISO 32000-1, 14.6) whenever the element changes. */
  #draw(operators: string): void {
    const page = this.#pages[this.#at];
    if (!page) throw new Error('there is no page to draw on');
    const element = this.structure.current;
    if (this.#marked !== (element ?? ARTIFACT)) {
      this.#release();
      page.push(element ? mcid(element.role, this.structure.mark(this.#at)) : '/Artifact BMC');
      this.#marked = element ?? ARTIFACT;
    }
    page.push(operators);
  }

  #release(): void {
    if (this.#marked) this.#pages[this.#at]!.push('EMC');
    this.#marked = null;
  }
}

/** Labels are copied and heard as they are written, not in capitals (ISO 32000-1, 14.9.4). */
const asWritten = (line: string): string[] => [
  '/Span',
  '<<',
  '/ActualText',
  String(PDFHexString.fromText(line)),
  '>>',
  'BDC',
];

const ARTIFACT = Object.freeze({});

const mcid = (role: Role, id: number): string => ['/' + role, '<<', '/MCID', id, '>>', 'BDC'].join(' ');
