import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { decode, filtersOf } from '@conforme/pdf/file/filters';
import type { Loaded } from '@conforme/pdf/file/load';
import { instructions } from '@conforme/pdf/file/operators';
import { N, entryOf, nameOf } from '@conforme/pdf/file/values';
import { intendedSpace } from './container.ts';
import type { Report } from './report.ts';

const RGB = 'DefaultRGB';
const CMYK = 'DefaultCMYK';
const GRAY = 'DefaultGray';
/** What replaces the colours of an operator or colour space that leaves their meaning to the device. */
const DEVICE: Readonly<Record<string, string>> = {
  rg: RGB,
  RG: RGB,
  k: CMYK,
  K: CMYK,
  g: GRAY,
  G: GRAY,
  RGB: RGB,
  CMYK: CMYK,
  DeviceRGB: RGB,
  DeviceCMYK: CMYK,
  DeviceGray: GRAY,
};
/** Where colour spaces made of another one name it. */
const BASES: Readonly<Record<string, number>> = { Indexed: 1, I: 1, Pattern: 1, Separation: 2, DeviceN: 2 };
const MOST_PARTS = 10_000;

const NAMES: Readonly<Record<string, string>> = { [RGB]: 'RGB', [CMYK]: 'CMYK', [GRAY]: 'grey' };

/**
 * Colours of the device mean something only through the output intent or a default space (ISO 19005-3, 6.2.4.3). Fonts
 * drawn by Type 3 glyphs and annotations are not followed.
 */
export function checkDevice(loaded: Loaded, pages: readonly PDFDict[], report: Report): void {
  const space = intendedSpace(loaded);
  const covered = space === null ? [] : [GRAY, `Default${space === 'GRAY' ? 'Gray' : space}`];
  pages.forEach((page, i) => {
    const walk = new Walk(loaded);
    const resources = page.lookup(N('Resources'));
    walk.run(contentOf(loaded, page), resources instanceof PDFDict ? resources : null);
    for (const kind of walk.found)
      if (!covered.includes(kind))
        report.add(
          'PDF-COLOR',
          `page ${i + 1}`,
          `${NAMES[kind]} colours of the device without an output intent for them`,
        );
  });
}

/** Follows a page into what it draws: forms, patterns, shadings, pictures. */
class Walk {
  readonly found = new Set<string>();
  readonly #loaded: Loaded;
  readonly #seen = new Set<PDFObject>();

  constructor(loaded: Loaded) {
    this.#loaded = loaded;
  }

  run(data: Buffer, resources: PDFDict | null): void {
    for (const { operator, operands, image, fault } of instructions(data, this.#loaded.context)) {
      this.#loaded.budget.step();
      if (fault) return;
      const name = operands.at(-1);
      const entry = (kind: string): PDFObject | undefined => entryOf(resources, kind, name);
      if (image) this.#space(image.entries.get('CS') ?? image.entries.get('ColorSpace'), resources);
      else if (operator === 'cs' || operator === 'CS') this.#space(name, resources);
      else if (operator === 'scn' || operator === 'SCN') this.#pattern(entry('Pattern'), resources);
      else if (operator === 'sh') this.#shading(entry('Shading'), resources);
      else if (operator === 'Do') this.#object(entry('XObject'), resources);
      else this.#add(operator, resources);
    }
  }

  #add(name: string, resources: PDFDict | null): void {
    const kind = DEVICE[name];
    if (kind && !entryOf(resources, 'ColorSpace', N(kind))) this.found.add(kind);
  }

  #space(space: PDFObject | undefined, resources: PDFDict | null): void {
    const named = space instanceof PDFName ? (entryOf(resources, 'ColorSpace', space) ?? space) : space;
    if (named instanceof PDFName) return this.#add(nameOf(named), resources);
    if (!(named instanceof PDFArray) || this.#seen.has(named)) return;
    this.#seen.add(named);
    const base = BASES[nameOf(named.lookup(0))];
    if (base !== undefined) this.#space(named.lookup(base), resources);
  }

  #pattern(pattern: PDFObject | undefined, resources: PDFDict | null): void {
    if (pattern instanceof PDFRawStream) this.#form(pattern, resources);
    else if (pattern instanceof PDFDict) this.#shading(pattern.lookup(N('Shading')), resources);
  }

  #shading(shading: PDFObject | undefined, resources: PDFDict | null): void {
    const dict = shading instanceof PDFRawStream ? shading.dict : shading;
    if (dict instanceof PDFDict) this.#space(dict.lookup(N('ColorSpace')), resources);
  }

  #object(object: PDFObject | undefined, resources: PDFDict | null): void {
    if (!(object instanceof PDFRawStream)) return;
    if (object.dict.lookup(N('Subtype')) === N('Form')) return this.#form(object, resources);
    if (!isJpx(object)) this.#space(object.dict.lookup(N('ColorSpace')), resources);
  }

  #form(form: PDFRawStream, fallback: PDFDict | null): void {
    if (this.#seen.has(form) || this.#seen.size > MOST_PARTS) return;
    this.#seen.add(form);
    const own = form.dict.lookup(N('Resources'));
    this.run(decode(form, this.#loaded.budget), own instanceof PDFDict ? own : fallback);
  }
}

/** A JPEG 2000 picture may bring its own colours. */
const isJpx = ({ dict }: PDFRawStream): boolean => filtersOf(dict).includes('JPXDecode');

function contentOf(loaded: Loaded, page: PDFDict): Buffer {
  const contents = page.lookup(N('Contents'));
  const parts: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents];
  return Buffer.concat(
    parts.flatMap((part) =>
      part instanceof PDFRawStream ? [decode(part, loaded.budget), Buffer.from('\n')] : [],
    ),
  );
}
