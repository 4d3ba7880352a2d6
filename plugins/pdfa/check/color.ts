import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { decode, type Budget } from '../pdf/filters.ts';
import type { Report } from './report.ts';

const N = PDFName.of;
const DEVICE = new Set(['DeviceRGB', 'DeviceGray', 'RGB', 'G', 'CalRGB', 'CalGray', 'Pattern']);
const MOST_DEPTH = 8;

/**
 * Judges colour spaces against an sRGB output intent (ISO 19005-3, 6.2.4): RGB and grey are covered, CMYK is not.
 */
export class Colors {
  readonly #budget: Budget;
  readonly #report: Report;
  readonly #seen = new Set<PDFObject>();
  /** Spot colours: one name must always mean the same (6.2.4.4). */
  readonly #spots = new Map<string, PDFArray>();

  constructor(budget: Budget, report: Report) {
    this.#budget = budget;
    this.#report = report;
  }

  /** A colour space, given as it stands in a dictionary or by its name among the resources. */
  check(space: PDFObject | undefined, resources: PDFDict | null, where: string, depth = 0): void {
    if (depth > MOST_DEPTH) return this.#refuse(where, 'colour spaces are nested too deep');
    if (space instanceof PDFName) return this.#name(space, resources, where, depth);
    if (!(space instanceof PDFArray)) return this.#refuse(where, 'a colour space is missing');
    if (this.#seen.has(space)) return;
    this.#seen.add(space);
    const head = space.lookup(0);
    const family = head instanceof PDFName ? head.decodeText() : '';
    if (family === 'ICCBased') this.#profile(space.lookup(1), where);
    else if (family === 'Indexed' || family === 'I') this.check(space.lookup(1), resources, where, depth + 1);
    else if (family === 'Pattern' && space.size() > 1)
      this.check(space.lookup(1), resources, where, depth + 1);
    else if (family === 'Separation') this.#spot(space, resources, where, depth);
    else if (DEVICE.has(family) || family === 'Lab') return;
    else
      this.#refuse(
        where,
        family === 'DeviceCMYK' ? CMYK : `colours of type ${family || 'unknown'} are not verified`,
      );
  }

  #name(name: PDFName, resources: PDFDict | null, where: string, depth: number): void {
    const text = name.decodeText();
    if (DEVICE.has(text)) return;
    if (text === 'DeviceCMYK' || text === 'CMYK') return this.#refuse(where, CMYK);
    const spaces = resources?.lookup(N('ColorSpace'));
    const space = spaces instanceof PDFDict ? spaces.lookup(name) : undefined;
    if (space === undefined || space === name)
      return this.#refuse(where, `the colour space ${text} is not defined`);
    this.check(space, resources, where, depth + 1);
  }

  #spot(space: PDFArray, resources: PDFDict | null, where: string, depth: number): void {
    const colorant = String(space.lookup(1));
    const before = this.#spots.get(colorant);
    if (before && before !== space) this.#refuse(where, `the spot colour ${colorant} is defined twice`);
    this.#spots.set(colorant, space);
    this.check(space.lookup(2), resources, where, depth + 1);
  }

  /** The header of an ICC profile must fit what the colour space says (6.2.4.2). */
  #profile(stream: PDFObject | undefined, where: string): void {
    if (!(stream instanceof PDFRawStream) || this.#seen.has(stream))
      return stream ? undefined : this.#refuse(where, 'an ICC profile is missing');
    this.#seen.add(stream);
    const count = stream.dict.lookup(N('N'));
    const n = count instanceof PDFNumber ? count.asNumber() : 0;
    const profile = decode(stream, this.#budget);
    const space = profile.toString('latin1', 16, 20);
    const kind = profile.toString('latin1', 12, 16);
    if (n === 4 || space === 'CMYK') return this.#refuse(where, CMYK);
    const fits = (n === 3 && (space === 'RGB ' || space === 'Lab ')) || (n === 1 && space === 'GRAY');
    const sound = profile.length >= 132 && profile.toString('latin1', 36, 40) === 'acsp' && profile[8]! < 5;
    if (!fits || !sound || !['prtr', 'mntr', 'scnr', 'spac'].includes(kind))
      this.#refuse(where, 'an ICC profile is not valid');
  }

  #refuse(where: string, reason: string): void {
    this.#report.add('PDF-COLOR', where, reason);
  }
}

export const CMYK = 'colours for printing (CMYK) without a profile that covers them';
