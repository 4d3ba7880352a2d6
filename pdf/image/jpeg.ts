import { type PDFArray, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { deflated } from '../file/stream.ts';
import { N } from '../file/values.ts';
import { printingProfile } from './icc.ts';
import { JpegFault } from './jpeg-fault.ts';
import { damaged, isAdobe, segmentsOf, SOS, written, type Segment } from './jpeg-markers.ts';
import { orientationOf, profileOf } from './jpeg-meta.ts';
import { isWhole } from './jpeg-scan.ts';

export { isJpeg } from './jpeg-markers.ts';

/** As of a PNG: more would be 64 MB of memory for whoever looks at it. */
const MOST_PIXELS = 16_000_000;
/** Starts of frame that DCTDecode reads: baseline, extended and progressive, by Huffman (ISO 32000-1, 7.4.8). */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB' };

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Whether the components are called R, G and B, and so are colours already. */
  readonly isNamedRgb: boolean;
}

/**
 * A JPEG (ISO/IEC 10918-1) as a picture: its coded data as they are, without what else stands in the file, turned as its Exif says,
 * with its own colour profile or, of CMYK without one, that of a press. @throws JpegFault
 */
export function readJpeg(bytes: Uint8Array) {
  const segments = segmentsOf(bytes);
  const frame = frameOf(segments);
  if (segments.at(-1)?.isOpen && !isWhole(segments)) throw damaged('it ends early');
  const orientation = orientationOf(segments);
  const sideways = orientation >= 5;
  return {
    width: sideways ? frame.height : frame.width,
    height: sideways ? frame.width : frame.height,
    embed: (context: PDFContext): PDFRef => {
      const image = embed(context, segments, frame);
      return orientation === 1 ? image : turned(context, image, TURNS[orientation - 1]!);
    },
  };
}

const isFrame = ({ marker }: Segment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function frameOf(segments: readonly Segment[]): Frame {
  const frames = segments.filter(isFrame);
  const [frame] = frames;
  if (!frame || frame.body.length < 6 || frames.length > 1 || !segments.some(({ marker }) => marker === SOS))
    throw new JpegFault('the JPEG is damaged (no picture)', 'damaged');
  const { marker, body } = frame;
  const [depth, components] = [body[0]!, body[5]!];
  const [height, width] = [body.readUInt16BE(1), body.readUInt16BE(3)];
  if (!FRAMES.has(marker) || depth !== 8)
    throw new JpegFault('the JPEG is coded without loss, arithmetically or in 12 bits', 'coding');
  if (components !== 1 && components !== 3 && components !== 4)
    throw new JpegFault(`the JPEG has ${components} colours`, 'coding');
  if (width === 0 || height === 0 || body.length < 6 + 3 * components)
    throw new JpegFault('the JPEG is damaged (no pixels)', 'damaged');
  if (width * height > MOST_PIXELS) throw new JpegFault(`it has ${width} × ${height} pixels`, 'large');
  const names = Array.from({ length: components }, (_, i) => String.fromCharCode(body[6 + 3 * i]!));
  return { width, height, components, isNamedRgb: names.join('') === 'RGB' };
}

function embed(context: PDFContext, segments: readonly Segment[], frame: Frame): PDFRef {
  const { width, height, components, isNamedRgb } = frame;
  const adobe = segments.some(({ marker, body }) => marker === 0xee && isAdobe(body));
  const jfif = segments.some(({ marker }) => marker === 0xe0);
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: spaceOf(context, profileOf(segments, components), components),
    Filter: 'DCTDecode',
    // Adobe's programs store CMYK inverted, and say by their segment that they wrote it.
    ...(components === 4 && adobe && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
    // Three colours are taken for YCbCr where no segment says what they are (ISO 32000-1, table 13).
    ...(isNamedRgb && !adobe && !jfif && { DecodeParms: { ColorTransform: 0 } }),
  });
  return context.register(PDFRawStream.of(dict, written(segments)));
}

/** Grey and RGB without a profile are what the output intent of the file says: sRGB. CMYK needs one (ISO 19005-3, 6.2.4.3). */
function spaceOf(context: PDFContext, own: Buffer | null, components: number): string | PDFArray {
  const profile = own ?? (components === 4 ? printingProfile() : null);
  if (profile === null) return SPACES[components]!;
  const space = context.obj([N('ICCBased')]) as PDFArray;
  space.push(context.register(deflated(context, profile, { N: components })));
  return space;
}

/** How the stored picture lies in the one that is seen, by the values of Exif from 1 on: as operands of cm. */
const TURNS = [
  '1 0 0 1 0 0',
  '-1 0 0 1 1 0',
  '-1 0 0 -1 1 1',
  '1 0 0 -1 0 1',
  '0 -1 -1 0 1 1',
  '0 -1 1 0 0 1',
  '0 1 1 0 0 0',
  '0 1 -1 0 1 0',
] as const;

function turned(context: PDFContext, image: PDFRef, matrix: string): PDFRef {
  const form = deflated(context, Buffer.from(`q ${matrix} cm /Stored Do Q`, 'latin1'), {
    Type: 'XObject',
    Subtype: 'Form',
  });
  const entries = context.obj({ BBox: [0, 0, 1, 1], Resources: { XObject: { Stored: image } } });
  for (const [key, value] of entries.entries()) form.dict.set(key, value);
  return context.register(form);
}
