import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Excess } from '../file/fault.ts';
import { decode } from '../file/filters.ts';
import type { Loaded } from '../file/load.ts';
import { instructions } from '../file/operators.ts';
import { bytesOf, entryOf, N, numberOf, numbers } from '../file/values.ts';
import { readerOf, type FontReader } from './codes.ts';
import { IDENTITY, matrixOf, moved, times, type Matrix } from './matrix.ts';

/** A character on a page, in its coordinates: where its baseline begins and ends, and the way up, as long as the font is high. */
export interface Glyph {
  readonly text: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly up: readonly [number, number];
}

const MOST_FORMS_DEEP = 20;
/** A page of newsprint has some ten thousand. */
const MOST_GLYPHS = 2_000_000;

/** The part of the graphics state that text is placed by (ISO 32000-1, 8.4.1 and 9.3). */
interface State {
  ctm: Matrix;
  font: FontReader | null;
  size: number;
  character: number;
  word: number;
  scale: number;
  leading: number;
  rise: number;
  hidden: boolean;
}

const START: State = {
  ctm: IDENTITY,
  font: null,
  size: 0,
  character: 0,
  word: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  hidden: false,
};

/** Text that neither fills nor strokes (ISO 32000-1, 9.3.6): readers do not see it. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);

/** The characters that contents show, in the order they are drawn. Fonts are read once for a whole document. */
export class GlyphReader {
  readonly #loaded: Loaded;
  readonly #fonts = new Map<PDFDict, FontReader>();
  #count = 0;

  constructor(loaded: Loaded) {
    this.#loaded = loaded;
  }

  /** @throws Damage for what cannot be read. */
  read(data: Buffer, resources: PDFDict | null, ctm: Matrix, found: Glyph[], depth = 0): void {
    const content = new Content(resources, { ...START, ctm });
    for (const { operator, operands, fault } of instructions(data, this.#loaded.context)) {
      this.#loaded.budget.step();
      if (fault) return;
      if (operator === 'Do') this.#form(entryOf(resources, 'XObject', operands[0]), content, found, depth);
      else if (operator === 'Tf') content.state.font = this.#font(entryOf(resources, 'Font', operands[0]));
      else if (operator === 'gs') this.#setFont(entryOf(resources, 'ExtGState', operands[0]), content);
      else if (SHOWING.has(operator)) this.#show(content, operator, operands, found);
      content.follow(operator, operands);
    }
  }

  /** A form is drawn by its own matrix and resources (8.10). */
  form(stream: PDFRawStream, ctm: Matrix, found: Glyph[], fallback: PDFDict | null = null, depth = 0): void {
    if (depth > MOST_FORMS_DEEP) return;
    const resources = stream.dict.lookup(N('Resources'));
    const own = matrixOf(numbers(stream.dict.lookup(N('Matrix')))) ?? IDENTITY;
    const data = decode(stream, this.#loaded.budget);
    this.read(data, resources instanceof PDFDict ? resources : fallback, times(own, ctm), found, depth);
  }

  #form(object: PDFObject | undefined, { state, resources }: Content, found: Glyph[], depth: number): void {
    if (!(object instanceof PDFRawStream) || object.dict.lookup(N('Subtype')) !== N('Form')) return;
    this.form(object, state.ctm, found, resources, depth + 1);
  }

  #setFont(dict: PDFObject | undefined, { state }: Content): void {
    const font = dict instanceof PDFDict ? dict.lookup(N('Font')) : undefined;
    if (!(font instanceof PDFArray)) return;
    state.font = this.#font(font.lookup(0));
    state.size = numberOf(font.lookup(1)) ?? 0;
  }

  #font(font: PDFObject | undefined): FontReader | null {
    if (!(font instanceof PDFDict)) return null;
    const known = this.#fonts.get(font) ?? readerOf(font, this.#loaded.budget);
    this.#fonts.set(font, known);
    return known;
  }

  #show(content: Content, operator: string, operands: readonly PDFObject[], found: Glyph[]): void {
    if (operator === '"') {
      content.state.word = numberOf(operands[0]) ?? 0;
      content.state.character = numberOf(operands[1]) ?? 0;
    }
    if (operator !== 'Tj' && operator !== 'TJ') content.nextLine();
    const last = operands.at(-1);
    for (const part of last instanceof PDFArray ? last.asArray() : [last]) {
      if (part instanceof PDFNumber) content.back(part.asNumber());
      else if (part instanceof PDFString || part instanceof PDFHexString) {
        const before = found.length;
        content.show(bytesOf(part), found);
        this.#count += found.length - before;
        if (this.#count > MOST_GLYPHS) throw new Excess('its pages show too many characters');
      }
    }
  }
}

const SHOWING = new Set(['Tj', 'TJ', "'", '"']);

/** One content stream as it is followed. */
class Content {
  readonly resources: PDFDict | null;
  state: State;
  readonly #saved: State[] = [];
  #line: Matrix = IDENTITY;
  #text: Matrix = IDENTITY;

  constructor(resources: PDFDict | null, state: State) {
    this.resources = resources;
    this.state = state;
  }

  follow(operator: string, operands: readonly PDFObject[]): void {
    const values = operands.map((value) => numberOf(value) ?? 0);
    const [first = 0, second = 0] = values;
    if (operator === 'q') this.#saved.push({ ...this.state });
    else if (operator === 'Q') this.state = this.#saved.pop() ?? this.state;
    else if (operator === 'cm') this.state.ctm = times(matrixOf(values) ?? IDENTITY, this.state.ctm);
    else if (operator === 'BT') this.#place(IDENTITY);
    else if (operator === 'Tm') this.#place(matrixOf(values) ?? IDENTITY);
    else if (operator === 'Td' || operator === 'TD') {
      if (operator === 'TD') this.state.leading = -second;
      this.#move(first, second);
    } else if (operator === 'T*') this.nextLine();
    else SETTERS[operator]?.(this.state, operator === 'Tf' ? second : first);
  }

  nextLine(): void {
    this.#move(0, -this.state.leading);
  }

  /** A number between the strings of TJ, in thousandths of the size. */
  back(thousandths: number): void {
    const { size, scale } = this.state;
    this.#text = times([1, 0, 0, 1, (-thousandths / 1000) * size * scale, 0], this.#text);
  }

  show(bytes: Uint8Array, found: Glyph[]): void {
    const { font, size, scale, rise, character, word, hidden } = this.state;
    for (const { text, advance, isBlank } of font?.(bytes) ?? []) {
      const width = advance * size * scale;
      if (!hidden) found.push(this.#glyph(text, width, rise, size));
      const step = width + (character + (isBlank ? word : 0)) * scale;
      this.#text = times([1, 0, 0, 1, step, 0], this.#text);
    }
  }

  #glyph(text: string, width: number, rise: number, size: number): Glyph {
    const onPage = times(this.#text, this.state.ctm);
    const from = moved(onPage, 0, rise);
    const [topX, topY] = moved(onPage, 0, rise + size);
    return { text, from, to: moved(onPage, width, rise), up: [topX - from[0], topY - from[1]] };
  }

  #place(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  #move(x: number, y: number): void {
    this.#place(times([1, 0, 0, 1, x, y], this.#line));
  }
}

const SETTERS: Readonly<Record<string, (state: State, value: number) => void>> = {
  Tf: (state, value) => void (state.size = value),
  Tc: (state, value) => void (state.character = value),
  Tw: (state, value) => void (state.word = value),
  Tz: (state, value) => void (state.scale = value / 100),
  TL: (state, value) => void (state.leading = value),
  Ts: (state, value) => void (state.rise = value),
  Tr: (state, value) => void (state.hidden = INVISIBLE.has(value)),
};
