import { Damage } from '../pdf/fault.ts';

/** What a JPEG 2000 file says of itself before its picture (ISO 15444-1, annex I). */
interface Facts {
  readonly channels: number;
  readonly depth: number;
  /** Method, approximation and enumerated space of each colour specification. */
  readonly colors: readonly (readonly [method: number, approximation: number, space: number])[];
  readonly depthsVary: boolean;
}

const SRGB = new Set([16, 17, 18]);
const PRINTING = 12;

/** What of a picture in JPEG 2000 breaks 6.2.8.3 beside an sRGB output intent, or null. */
export function jpxFault(data: Buffer, hasSpace: boolean): string | null {
  const facts = read(data);
  if (![1, 3, 4].includes(facts.channels)) return `it has ${facts.channels} channels`;
  if (facts.depthsVary || facts.depth < 1 || facts.depth > 38) return 'its channels differ in depth';
  const { colors } = facts;
  if (colors.length > 1 && colors.filter(([, approximation]) => approximation === 1).length !== 1)
    return 'it has several colour spaces and none that counts';
  const [method, , space] = colors.find(([, approximation]) => approximation === 1) ?? colors[0] ?? [0, 0, 0];
  if (hasSpace) return method >= 1 && method <= 3 ? null : 'its colour space is of an unknown kind';
  if (method === 1 && SRGB.has(space)) return null;
  return method === 1 && space === PRINTING ? 'it has printing colours' : 'its colour space is not verified';
}

/** The boxes of the header; a bare codestream has none and is not allowed to stand alone here. */
function read(data: Buffer): Facts {
  const header = boxes(data).find(([type]) => type === 'jp2h');
  if (!header) throw new Damage('a picture in JPEG 2000 has no header');
  const parts = boxes(header[1]);
  const image = parts.find(([type]) => type === 'ihdr')?.[1];
  if (!image || image.length < 14) throw new Damage('a picture in JPEG 2000 has no header');
  const depth = image[10]!;
  return {
    channels: image.readUInt16BE(8),
    depth: (depth & 0x7f) + 1,
    depthsVary: depth === 255,
    colors: parts
      .filter(([type, body]) => type === 'colr' && body.length >= 3)
      .map(
        ([, body]) =>
          [body[0]!, body[2]!, body[0] === 1 && body.length >= 7 ? body.readUInt32BE(3) : 0] as const,
      ),
  };
}

function boxes(data: Buffer): [type: string, body: Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const length = data.readUInt32BE(at);
    const end = length === 0 ? data.length : at + length;
    // A length in 64 bits belongs to a codestream, behind all that is read here.
    if (length === 1 || end <= at + 7) break;
    found.push([data.toString('latin1', at + 4, at + 8), data.subarray(at + 8, Math.min(end, data.length))]);
    at = end;
  }
  return found;
}
