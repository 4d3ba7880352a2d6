import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { N, nameOf } from '@conforme/pdf/file/values';
import type { Note, Subject } from './step.ts';

const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None', 'All']);
const MOST_PARTS = 2000;

/** Describes every spot colour that a DeviceN space mixes (6.2.4.4); what is seen follows from the space's own function. */
export function colorants(space: PDFArray, subject: Subject): boolean {
  const names = space.lookup(1);
  if (!(names instanceof PDFArray)) return false;
  const { context } = subject.loaded;
  const spots = names
    .asArray()
    .map((_, i) => names.lookup(i))
    .filter((name) => name instanceof PDFName && !PROCESS.has(name.decodeText())) as PDFName[];
  let attributes = space.lookup(4);
  let known = attributes instanceof PDFDict ? attributes.lookup(N('Colorants')) : undefined;
  const missing = spots.filter((name) => !(known instanceof PDFDict) || !known.get(name));
  if (missing.length === 0) return false;
  if (!(attributes instanceof PDFDict)) {
    attributes = context.obj({}) as PDFDict;
    if (space.size() > 4) space.set(4, attributes);
    else space.push(attributes);
  }
  if (!(known instanceof PDFDict)) (attributes as PDFDict).set(N('Colorants'), (known = context.obj({})));
  for (const name of missing)
    (known as PDFDict).set(
      name,
      separations(subject).find((spot) => spot.lookup(1) === name) ?? tint(context, name),
    );
  return true;
}

/** A spot colour of which nothing is known but its name: the more of it, the darker. */
function tint(context: PDFContext, name: PDFName): PDFArray {
  const darker = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 });
  const spot = PDFArray.withContext(context);
  for (const part of [N('Separation'), name, N('DeviceGray'), darker]) spot.push(part);
  return spot;
}

const separations = ({ parts }: Subject): PDFArray[] =>
  parts.flatMap(({ object }) =>
    object instanceof PDFArray && object.size() >= 4 && nameOf(object.lookup(0)) === 'Separation'
      ? [object]
      : [],
  );

/**
 * One name means one colour (6.2.4.4). Equal definitions become one; of different ones the later are renamed, because
 * the function, not the name, says what is seen.
 */
export function unify(subject: Subject, note: Note): void {
  const first = new Map<string, PDFArray>();
  for (const spot of separations(subject)) {
    const name = nameOf(spot.lookup(1));
    const known = first.get(name);
    if (!known || sameTint(known, spot)) {
      first.set(name, known ?? spot);
      continue;
    }
    const printed = print([known.lookup(2), known.lookup(3)]);
    if (printed !== null && printed === print([spot.lookup(2), spot.lookup(3)])) {
      for (const at of [2, 3]) spot.set(at, known.get(at));
    } else rename(spot, name, first);
    note('', `the spot colour ${name} defined once`);
  }
}

const sameTint = (a: PDFArray, b: PDFArray): boolean =>
  a.lookup(2) === b.lookup(2) && a.lookup(3) === b.lookup(3);

function rename(spot: PDFArray, name: string, first: Map<string, PDFArray>): void {
  let free = name;
  for (let i = 2; first.has(free); i++) free = `${name} ${i}`;
  spot.set(1, N(free));
  first.set(free, spot);
}

/** What an object says, references followed; for comparing small ones; null for others. */
function print(parts: readonly (PDFObject | undefined)[]): string | null {
  const out: string[] = [];
  const waiting: (PDFObject | string | undefined)[] = [...parts].reverse();
  while (waiting.length > 0 && out.length < MOST_PARTS) {
    const part = waiting.pop();
    if (part instanceof PDFArray)
      waiting.push(
        ']',
        ...part
          .asArray()
          .map((_, i) => part.lookup(i))
          .reverse(),
        '[',
      );
    else if (part instanceof PDFDict || part instanceof PDFStream) {
      const dict = part instanceof PDFDict ? part : part.dict;
      waiting.push('>>', ...dict.keys().flatMap((key) => [dict.lookup(key), key]), '<<');
      if (part instanceof PDFStream) out.push(part.getContentsString());
    } else out.push(part instanceof PDFRef ? '?' : String(part));
  }
  return out.length < MOST_PARTS ? out.join(' ') : null;
}
