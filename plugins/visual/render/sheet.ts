import { PDFHexString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { numeral as n } from '@conforme/pdf/file/numeral';
import { settable } from '@conforme/pdf/font/face';
import { Lettering } from '@conforme/pdf/font/lettering';
import { runsLeft, visual } from '@conforme/pdf/font/visual';
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
}

/**
 * Pages being drawn. Places are given from the top left corner, in points. Whatever is drawn inside `element` belongs
 * to that structure element; everything else is an artifact (ISO 32000-1, 14.8.2.2), page furniture that readers skip.
 */
export class Sheet {
  readonly #lettering = new Lettering();
  readonly structure = new Structure();
  readonly #pages: string[][] = [];
  #at = -1;
  #marked: object | null = null;

  get pages(): readonly (readonly string[])[] {
    return this.#pages;
  }

  /** Starts a page and draws on it from now on. */
  addPage(): void {
    this.#release();
    this.#at = this.#pages.push([]) - 1;
  }

  /** Draws on an earlier page again, for what is known only at the end. */
  turnTo(page: number): void {
    this.#release();
    this.#at = page;
  }

  /** Ends the last page. */
  close(): void {
    this.#release();
  }

  width(text: string, style: Style): number {
    return this.#lettering.width(settable(text), style.bold, style.size);
  }

  wrap(text: string, width: number, style: Style): string[] {
    return wrap(settable(text).trim(), width, (part) => this.#lettering.width(part, style.bold, style.size));
  }

  /** Sets one line with its left end and baseline here. */
  text(text: string, x: number, y: number, style: Style): void {
    const line = settable(text);
    if (line.trim() === '') return;
    const drawn = visual(line);
    const runs = this.#lettering.runs(drawn, style.bold);
    const [first, ...others] = runs.map(({ font, shown }) => [`/${font} ${n(style.size)} Tf`, `${shown} Tj`]);
    const start = `${n(x)} ${n(HEIGHT - y)} Td`;
    const parts = ['BT', rgb(style.color), 'rg', first![0], start, first![1], ...others.flat(), 'ET'];
    const asWritten = drawn === line || runsLeft(line);
    this.#draw((asWritten ? parts : [...actually(line), ...parts, 'EMC']).join(' '));
  }

  textRight(text: string, right: number, y: number, style: Style): void {
    this.text(text, right - this.width(text, style), y, style);
  }

  line(x1: number, y1: number, x2: number, y2: number, width: number, color: Color): void {
    const path = `${n(x1)} ${n(HEIGHT - y1)} m ${n(x2)} ${n(HEIGHT - y2)} l S`;
    this.#furniture(() => this.#draw(`${rgb(color)} RG ${n(width)} w ${path}`));
  }

  box(x: number, y: number, width: number, height: number, color: Color): void {
    const path = `${n(x)} ${n(HEIGHT - y - height)} ${n(width)} ${n(height)} re f`;
    this.#furniture(() => this.#draw(`${rgb(color)} rg ${path}`));
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

  embedFonts(context: PDFContext): Record<string, PDFRef> {
    return this.#lettering.embed(context);
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

/**
 * What letters that stand for others are to be read as (ISO 32000-1, 14.9.4). Not for lines that run from right to left: what reads
 * PDF turns those round itself, and would turn this round too.
 */
const actually = (line: string): string[] => [
  '/Span',
  '<<',
  '/ActualText',
  String(PDFHexString.fromText(line)),
  '>>',
  'BDC',
];

const ARTIFACT = Object.freeze({});

const mcid = (role: Role, id: number): string => ['/' + role, '<<', '/MCID', id, '>>', 'BDC'].join(' ');
