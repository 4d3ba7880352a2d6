import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { N, entryOf, nameOf, numberOf } from '@conforme/pdf/file/values';
import type { Report } from './report.ts';

const DEVICE = new Set(['DeviceRGB', 'DeviceGray', 'RGB', 'G', 'CalRGB', 'CalGray', 'Pattern']);
const MOST_DEPTH = 8;
/** Colourants of the printing process, which need no description. */
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None']);
const MOST_COLORANTS = 32;

/**
 * Judges colour spaces against an sRGB output intent (ISO 19005-3, 6.2.4): RGB and grey are covered,
 * CMYK needs a profile of its own.
 */
export class Colors {
  readonly #budget: Budget;
  readonly #report: Report;
  readonly #seen = new Set<PDFObject>();
  /** Colours for printing with a profile occur; overprint mode 1 must not be used with them (6.2.4.2). */
  printing = false;
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
    const family = nameOf(space.lookup(0));
    if (family === 'ICCBased') this.#profile(space.lookup(1), where);
    else if (family === 'Indexed' || family === 'I') this.check(space.lookup(1), resources, where, depth + 1);
    else if (family === 'Pattern' && space.size() > 1)
      this.check(space.lookup(1), resources, where, depth + 1);
    else if (family === 'Separation') this.#spot(space, resources, where, depth);
    else if (family === 'DeviceN') this.#mixed(space, resources, where, depth);
    else if (DEVICE.has(family) || family === 'Lab') return;
    else
      this.#refuse(
        where,
        family === 'DeviceCMYK' ? CMYK : `colours of type ${family || 'unknown'} are not verified`,
      );
  }

  #name(name: PDFName, resources: PDFDict | null, where: string, depth: number): void {
    const text = nameOf(name);
    if (DEVICE.has(text)) return;
    if (text === 'DeviceCMYK' || text === 'CMYK') return this.device(depth > 0 ? null : resources, where);
    const spaces = resources?.lookup(N('ColorSpace'));
    const space = spaces instanceof PDFDict ? spaces.lookup(name) : undefined;
    if (space === undefined || space === name)
      return this.#refuse(where, `the colour space ${text} is not defined`);
    this.check(space, resources, where, depth + 1);
  }

  /** Printing colours mean what the resources at hand say (DefaultCMYK), else what the output intent says. */
  device(resources: PDFDict | null, where: string): void {
    const space = entryOf(resources, 'ColorSpace', N('DefaultCMYK'));
    if (space instanceof PDFArray) this.check(space, null, where, 1);
    else this.#refuse(where, CMYK);
  }

  /** A mixture of colourants: at most 32, each spot colour described (6.2.4.4). */
  #mixed(space: PDFArray, resources: PDFDict | null, where: string, depth: number): void {
    const names = space.lookup(1);
    const attributes = space.lookup(4);
    const known = attributes instanceof PDFDict ? attributes.lookup(N('Colorants')) : undefined;
    for (const name of names instanceof PDFArray ? names.asArray() : []) {
      if (!(name instanceof PDFName)) return this.#refuse(where, 'a colourant has no name');
      if (PROCESS.has(nameOf(name))) continue;
      const spot = known instanceof PDFDict ? known.lookup(name) : undefined;
      if (!spot) return this.#refuse(where, `the spot colour ${nameOf(name)} is not described`);
      this.check(spot, resources, where, depth + 1);
    }
    if (!(names instanceof PDFArray) || names.size() > MOST_COLORANTS)
      this.#refuse(where, 'more than 32 colourants are mixed');
    this.check(space.lookup(2), resources, where, depth + 1);
  }

  #spot(space: PDFArray, resources: PDFDict | null, where: string, depth: number): void {
    const colorant = String(space.lookup(1));
    const before = this.#spots.get(colorant);
    if (before && !(before.lookup(2) === space.lookup(2) && before.lookup(3) === space.lookup(3)))
      this.#refuse(where, `the spot colour ${colorant} is defined twice`);
    this.#spots.set(colorant, space);
    this.check(space.lookup(2), resources, where, depth + 1);
  }

  #profile(stream: PDFObject | undefined, where: string): void {
    if (!(stream instanceof PDFRawStream)) return this.#refuse(where, 'an ICC profile is missing');
    if (this.#seen.has(stream)) return;
    this.#seen.add(stream);
    const fault = profileFault(stream, this.#budget);
    if (fault !== null) this.#refuse(where, `an ICC profile is not valid: ${fault}`);
    if (numberOf(stream.dict.lookup(N('N'))) === 4) this.printing = true;
  }

  #refuse(where: string, reason: string): void {
    this.#report.add('PDF-COLOR', where, reason);
  }
}

/** What of an ICC profile's header contradicts the colour space (6.2.4.2), or null. */
export function profileFault(stream: PDFRawStream, budget: Budget): string | null {
  const count = numberOf(stream.dict.lookup(N('N')));
  const profile = decode(stream, budget);
  if (profile.length < 132 || profile.toString('latin1', 36, 40) !== 'acsp') return 'it has no header';
  if (profile[8]! >= 5) return 'its version is not supported';
  if (!CLASSES.has(profile.toString('latin1', 12, 16))) return 'it is of a kind that cannot be used';
  return componentsOf(profile) === count ? null : 'it has another number of components';
}

/** How many components the colours of a profile have, by its header. */
export const componentsOf = (profile: Buffer): number | undefined =>
  COMPONENTS.get(profile.toString('latin1', 16, 20));

const CLASSES = new Set(['prtr', 'mntr', 'scnr', 'spac']);
const COMPONENTS: ReadonlyMap<string, number> = new Map([
  ['GRAY', 1],
  ['RGB ', 3],
  ['Lab ', 3],
  ['CMYK', 4],
]);

/** The one reason for printing colours wherever they are met. */
export const CMYK = 'colours for printing (CMYK) without a profile that covers them';
