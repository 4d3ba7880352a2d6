import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import type { Document } from '@conforme/pdf/file/load';
import { instructions, type Instruction } from '@conforme/pdf/file/operators';
import { N, bytesOf, entriesOf, entryOf, isIntent, nameOf, numberOf } from '@conforme/pdf/file/values';
import { Colors } from './color.ts';
import { checkGraphicsState } from './gstate.ts';
import { checkImage, checkInlineImage } from './image.ts';
import { checkScalar } from './objects.ts';
import { within, type Report } from './report.ts';

/** Limit of q nesting (ISO 19005-3, 6.1.13). */
export const MOST_SAVED = 28;
const MOST_FORMS_DEEP = 20;

/** The strings a font shows, over the whole document. */
export interface FontUse {
  readonly where: string;
  readonly shown: Uint8Array[];
  /** Some of it is painted; invisible text (render mode 3) needs no embedded font (ISO 19005-3, 6.2.11.4.1). */
  visible: boolean;
}

interface State {
  font: PDFDict | null;
  hidden: boolean;
}

/** Follows what is drawn: pages, forms, patterns, appearances. Each stream is read once. */
export class Content {
  readonly loaded: Document;
  readonly report: Report;
  readonly colors: Colors;
  readonly fonts = new Map<PDFDict, FontUse>();
  /** Where overprint mode 1 is set. */
  readonly overprints: string[] = [];
  /** Fonts of the glyphs of each font whose glyphs are drawings. */
  readonly inside = new Map<PDFDict, ReadonlySet<PDFDict>>();
  /** Each form that was read, with the fonts it shows. */
  readonly #shows = new Map<PDFRawStream, Set<PDFDict>>();
  #showing: Set<PDFDict> | null = null;
  #depth = 0;

  constructor(loaded: Document, report: Report) {
    this.loaded = loaded;
    this.report = report;
    this.colors = new Colors(loaded.budget, report);
  }

  page(page: PDFDict, where: string): void {
    const contents = page.lookup(N('Contents'));
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((_, i) => contents.lookup(i))
        : contents
          ? [contents]
          : [];
    const parts = streams.map((stream) => {
      if (stream instanceof PDFRawStream) return decode(stream, this.loaded.budget);
      this.report.add('PDF-CONTENT', where, 'a part of the page is missing');
      return Buffer.alloc(0);
    });
    // Elsewhere a reference to nothing is nothing (ISO 32000-1, 7.3.10); here what it led to may be what could not be read.
    const isDamaged = 'intact' in this.loaded && this.loaded.intact === false;
    if (isDamaged && !contents && page.get(N('Contents')))
      this.report.add('PDF-CONTENT', where, 'a part of the page is missing');
    const resources = page.lookup(N('Resources'));
    this.#run(
      Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')])),
      resources instanceof PDFDict ? resources : null,
      where,
    );
  }

  /** A form XObject, an appearance, a tiling pattern or a glyph of a Type 3 font: content with resources of its own. */
  form(stream: PDFRawStream, where: string, fallback: PDFDict | null = null): void {
    const outer = this.#showing;
    const known = this.#shows.get(stream);
    if (known) return void known.forEach((font) => outer?.add(font));
    const own = new Set<PDFDict>();
    this.#shows.set(stream, own);
    this.#showing = own;
    try {
      this.#form(stream, where, fallback);
    } finally {
      this.#showing = outer;
      own.forEach((font) => outer?.add(font));
    }
  }

  /** The fonts that a form which was read shows text in, forms inside it included. */
  shownBy(stream: PDFRawStream): ReadonlySet<PDFDict> {
    return this.#shows.get(stream) ?? new Set();
  }

  #form(stream: PDFRawStream, where: string, fallback: PDFDict | null): void {
    for (const key of ['OPI', 'PS', 'Ref', 'Subtype2'])
      if (stream.dict.get(N(key))) this.report.add('PDF-CONTENT', where, `a form has an entry ${key}`);
    this.group(stream.dict, where);
    if (++this.#depth > MOST_FORMS_DEEP) this.report.add('PDF-LIMIT', where, 'forms are nested too deep');
    else {
      const resources = stream.dict.lookup(N('Resources'));
      this.#run(
        decode(stream, this.loaded.budget),
        resources instanceof PDFDict ? resources : fallback,
        where,
      );
    }
    this.#depth--;
  }

  /** The blending space of a transparency group (6.2.10). */
  group(dict: PDFDict, where: string): void {
    const group = dict.lookup(N('Group'));
    const space = group instanceof PDFDict ? group.lookup(N('CS')) : undefined;
    if (space) this.colors.check(space, null, within(where, 'transparency group'));
  }

  pattern(pattern: PDFObject | undefined, where: string): void {
    if (pattern instanceof PDFRawStream) return this.form(pattern, where);
    if (!(pattern instanceof PDFDict)) return this.report.add('PDF-CONTENT', where, 'a pattern is missing');
    this.shading(pattern.lookup(N('Shading')), where);
    const state = pattern.lookup(N('ExtGState'));
    if (state instanceof PDFDict) checkGraphicsState(state, where, this);
  }

  shading(shading: PDFObject | undefined, where: string): void {
    const dict = shading instanceof PDFRawStream ? shading.dict : shading;
    if (dict instanceof PDFDict) this.colors.check(dict.lookup(N('ColorSpace')), null, where);
    else this.report.add('PDF-CONTENT', where, 'a shading is missing');
  }

  use(font: PDFObject | undefined, name: string, where: string): PDFDict | null {
    if (!(font instanceof PDFDict)) {
      const reason = name === '' ? 'a font without a name is not defined' : `the font ${name} is not defined`;
      this.report.add('PDF-FONT', where, reason);
      return null;
    }
    if (!this.fonts.has(font)) this.fonts.set(font, { where, shown: [], visible: false });
    return font;
  }

  #run(data: Buffer, resources: PDFDict | null, where: string): void {
    const state: State = { font: null, hidden: false };
    const saved: State[] = [];
    for (const instruction of instructions(data, this.loaded.context)) {
      this.loaded.budget.step();
      for (const value of instruction.operands) this.#operand(value, where);
      if (instruction.fault) return this.report.add('PDF-CONTENT', where, instruction.fault);
      if (instruction.operator === 'q') saved.push({ ...state });
      if (instruction.operator === 'Q') Object.assign(state, saved.pop() ?? { font: null });
      if (instruction.operator === 'q' && saved.length === MOST_SAVED + 1)
        this.report.add('PDF-LIMIT', where, 'graphics states are saved more than 28 deep');
      this.#perform(instruction, state, resources, where);
    }
  }

  #operand(value: PDFObject, where: string): void {
    if (value instanceof PDFArray) for (let i = 0; i < value.size(); i++) this.#operand(value.get(i), where);
    else if (value instanceof PDFDict)
      for (const item of entriesOf(value).values()) this.#operand(item, where);
    else checkScalar(value, where, this.report);
  }

  #perform(
    { operator, operands, image }: Instruction,
    state: State,
    resources: PDFDict | null,
    where: string,
  ): void {
    const name = operands.at(-1);
    const entry = (kind: string): PDFObject | undefined => entryOf(resources, kind, name);
    if (image) return checkInlineImage(image, resources, where, this);
    if (operator === 'k' || operator === 'K') return this.colors.device(resources, where);
    if (operator === 'cs' || operator === 'CS') return this.colors.check(name, resources, where);
    if (operator === 'scn' || operator === 'SCN')
      return name instanceof PDFName ? this.pattern(entry('Pattern'), where) : undefined;
    if (operator === 'sh') return this.shading(entry('Shading'), where);
    if (operator === 'Do') return this.#object(entry('XObject'), resources, where);
    if (operator === 'ri') return this.#intent(name, where);
    if (operator === 'gs') return this.#graphicsState(entry('ExtGState'), state, where);
    if (operator === 'Tr') state.hidden = numberOf(name) === INVISIBLE;
    if (operator === 'Tf') {
      const font = operands[0];
      state.font = this.use(entryOf(resources, 'Font', font), nameOf(font), where);
    } else if (SHOWING.has(operator)) this.#show(operands, state, where);
  }

  #object(object: PDFObject | undefined, resources: PDFDict | null, where: string): void {
    if (!(object instanceof PDFRawStream))
      return this.report.add('PDF-CONTENT', where, 'a picture or form is missing');
    const type = object.dict.lookup(N('Subtype'));
    if (type === N('Image')) checkImage(object, resources, where, this);
    else if (type === N('Form')) this.form(object, where);
    else this.report.add('PDF-CONTENT', where, 'an object is drawn that is neither picture nor form');
  }

  #graphicsState(dict: PDFObject | undefined, state: State, where: string): void {
    if (!(dict instanceof PDFDict))
      return this.report.add('PDF-GSTATE', where, 'a graphics state is missing');
    checkGraphicsState(dict, where, this);
    const font = dict.lookup(N('Font'));
    if (font instanceof PDFArray) state.font = this.use(font.lookup(0), 'of a graphics state', where);
  }

  #intent(name: PDFObject | undefined, where: string): void {
    if (!isIntent(name)) this.report.add('PDF-COLOR', where, 'an unknown rendering intent');
  }

  #show(operands: readonly PDFObject[], state: State, where: string): void {
    if (!state.font) return this.report.add('PDF-FONT', where, 'text is shown without a font');
    this.#showing?.add(state.font);
    const use = this.fonts.get(state.font)!;
    if (!state.hidden) use.visible = true;
    const last = operands.at(-1);
    const parts = last instanceof PDFArray ? last.asArray() : [last];
    for (const part of parts)
      if (part instanceof PDFString || part instanceof PDFHexString) use.shown.push(bytesOf(part));
  }
}

/** Text render mode 3 (ISO 32000-1, 9.3.6). */
const INVISIBLE = 3;
const SHOWING = new Set(['Tj', 'TJ', "'", '"']);
