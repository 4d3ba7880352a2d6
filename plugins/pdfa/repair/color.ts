import {
  PDFArray,
  PDFDict,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { isPartial, tolerated } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import { deflated } from '@conforme/pdf/file/stream';
import { N, nameOf, numberOf } from '@conforme/pdf/file/values';
import { grayProfile, srgbProfile } from '@conforme/pdf/image/icc';
import { componentsOf, profileFault } from '../check/color.ts';
import { isPrinting, printingSpace } from './cmyk.ts';
import { colorants, unify } from './spot.ts';
import { dictOf, placeOf, type Note, type Part, type Step, type Subject } from './step.ts';

/** Where a colour space of an array is made from another one (ISO 32000-1, 8.6.6). */
const BASE: ReadonlyMap<string, number> = new Map([
  ['Indexed', 1],
  ['I', 1],
  ['Pattern', 1],
  ['Separation', 2],
  ['DeviceN', 2],
]);

/**
 * Colour spaces in dictionaries (6.2.4): what is mixed for printing gets a profile, since the output intent is sRGB; a
 * profile that is not valid gives way to the colours viewers fall back to. Colours in content are `content.ts`'s.
 */
export const colors: Step = {
  clause: '6.2.4',
  apply(subject, note) {
    for (const part of subject.parts) {
      if (part.object instanceof PDFArray) array(part.object, part, subject, note);
      const dict = dictOf(part);
      if (dict) dictionary(dict, part, subject, note);
    }
    unify(subject, note);
  },
};

function array(space: PDFArray, part: Part, subject: Subject, note: Note): void {
  const family = nameOf(space.lookup(0));
  const at = BASE.get(family);
  if (at !== undefined && space.size() > at && isPrinting(space.lookup(at))) {
    space.set(at, printingSpace(subject.loaded.context));
    note(placeOf(part), `the printing colours of a ${family} space got a profile`);
  }
  if (family === 'DeviceN' && space.size() >= 4 && colorants(space, subject))
    note(placeOf(part), 'the spot colours of a DeviceN space described');
  if (family === 'ICCBased' && space.size() > 1) profile(space, part, subject, note);
}

/** Device spaces by name: of pictures, shadings, groups, and among the resources. */
function dictionary(dict: PDFDict, part: Part, { loaded: { context } }: Subject, note: Note): void {
  for (const key of ['ColorSpace', 'CS']) {
    const space = dict.lookup(N(key));
    if (isPrinting(space)) {
      dict.set(N(key), printingSpace(context));
      note(placeOf(part), 'its printing colours got a profile');
    }
    if (!(space instanceof PDFDict)) continue;
    for (const [name, value] of space.entries())
      if (isPrinting(value instanceof PDFRef ? context.lookup(value) : value)) {
        space.set(name, printingSpace(context));
        note(placeOf(part), 'its printing colours got a profile');
      }
  }
}

function profile(space: PDFArray, part: Part, { loaded }: Subject, note: Note): void {
  const stream = space.lookup(1);
  if (!(stream instanceof PDFRawStream)) return;
  if (countMissing(stream, loaded.budget))
    note(placeOf(part), 'an ICC profile says how many components it has');
  let fault: string | null;
  try {
    fault = profileFault(stream, loaded.budget);
  } catch (error) {
    if (!isPartial(error)) throw error;
    fault = error.message;
  }
  if (fault === null) return;
  const usual = replacement(loaded.context, numberOf(stream.dict.lookup(N('N'))));
  if (!usual) return;
  space.set(1, usual);
  note(placeOf(part), `an ICC profile that is not valid replaced (${fault})`);
}

/** Writers that copy a profile may lose its N (ISO 32000-1, table 66); the profile itself says what it was. */
function countMissing(stream: PDFRawStream, budget: Budget): boolean {
  if (stream.dict.get(N('N')) !== undefined) return false;
  const count = tolerated(() => componentsOf(decode(stream, budget)));
  if (count == null) return false;
  stream.dict.set(N('N'), PDFNumber.of(count));
  return true;
}

/** What viewers take colours for whose profile they cannot read: the device's, by the number of components. */
function replacement(context: PDFContext, count: number | null): PDFObject | null {
  if (count === 4) return (context.lookup(printingSpace(context)) as PDFArray).get(1);
  if (count !== 3 && count !== 1) return null;
  return context.register(deflated(context, count === 3 ? srgbProfile() : grayProfile(), { N: count }));
}
