import { PDFArray, PDFContext, type PDFDict, type PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { Budget } from '../file/budget.ts';
import { decode } from '../file/filters.ts';
import { N } from '../file/values.ts';
import { ADOBE, END, exif, JFIF, jpeg, segment, type JpegParts } from '../testing/jpeg.ts';
import { grayProfile, printingProfile, srgbProfile } from './icc.ts';
import { readJpeg } from './jpeg.ts';

function embedded(parts: JpegParts): PDFRawStream {
  const context = PDFContext.create();
  return context.lookup(readJpeg(jpeg(parts)).embed(context)) as PDFRawStream;
}

const entry = (parts: JpegParts, name: string): string => String(embedded(parts).dict.get(N(name)));

/** The profile that the picture's colours are based on. */
function profile(parts: JpegParts): Buffer | null {
  const space = embedded(parts).dict.lookup(N('ColorSpace'));
  return space instanceof PDFArray ? decode(space.lookup(1) as PDFRawStream, new Budget()) : null;
}

const icc = (body: Buffer, at = 1, of = 1): Buffer =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.of(at, of), body]));

describe('readJpeg', () => {
  it.each([
    [1, 0xc0, '/DeviceGray'],
    [3, 0xc0, '/DeviceRGB'],
    [3, 0xc1, '/DeviceRGB'],
    [3, 0xc2, '/DeviceRGB'],
  ])('takes %i components in frame %i as %s', (components, frame, space) => {
    expect(entry({ components, frame }, 'ColorSpace')).toBe(space);
    expect(entry({ components, frame }, 'Filter')).toBe('/DCTDecode');
  });

  it('hands the coded data on as they are, and nothing else that stands in the file', () => {
    const whole = jpeg({ before: [JFIF] });
    const secrets = [exif(1), segment(0xed, 'Photoshop'), segment(0xfe, 'comment'), segment(0xe0, 'JFXX\0')];
    const after = Buffer.concat([END, Buffer.from('behind')]);
    expect(Buffer.from(embedded({ before: [JFIF, ...secrets], after }).contents)).toEqual(whole);
  });

  it('bases CMYK on the profile of a press, and turns round what Adobe’s programs wrote inverted', () => {
    expect(profile({ components: 4 })).toEqual(printingProfile());
    expect(entry({ components: 4 }, 'Decode')).toBe('undefined');
    expect(entry({ components: 4, before: [ADOBE] }, 'Decode')).toBe('[ 1 0 1 0 1 0 1 0 ]');
  });

  it('uses the profile it brings, from several parts in any order, and of its own kind of colour only', () => {
    const srgb = srgbProfile();
    const parts = [icc(srgb.subarray(500), 2, 2), icc(srgb.subarray(0, 500), 1, 2)];
    expect(profile({ before: parts })).toEqual(srgb);
    expect(profile({ components: 1, before: [icc(grayProfile())] })).toEqual(grayProfile());
    for (const before of [[icc(grayProfile())], [parts[0]!], [icc(srgb.subarray(1))], [icc(Buffer.alloc(4))]])
      expect(profile({ before })).toBeNull();
  });

  it('says of components called R, G and B that they are colours already', () => {
    const parms = embedded({ names: 'RGB' }).dict.lookup(N('DecodeParms'));
    expect(String((parms as PDFDict).get(N('ColorTransform')))).toBe('0');
    expect(entry({ names: 'RGB', before: [ADOBE] }, 'DecodeParms')).toBe('undefined');
  });

  it.each([
    [1, [4, 2], null],
    [2, [4, 2], '-1 0 0 1 1 0'],
    [3, [4, 2], '-1 0 0 -1 1 1'],
    [4, [4, 2], '1 0 0 -1 0 1'],
    [5, [2, 4], '0 -1 -1 0 1 1'],
    [6, [2, 4], '0 -1 1 0 0 1'],
    [7, [2, 4], '0 1 1 0 0 0'],
    [8, [2, 4], '0 1 -1 0 1 0'],
    [9, [4, 2], null],
  ] as const)('turns a picture of orientation %i to %j', (orientation, size, matrix) => {
    for (const order of ['II', 'MM'] as const) {
      const before = [exif(orientation, order)];
      const { width, height } = readJpeg(jpeg({ before }));
      expect([width, height]).toEqual(size);
      const drawn = matrix && decode(embedded({ before }), new Budget()).toString('latin1');
      expect(drawn).toBe(matrix && `q ${matrix} cm /Stored Do Q`);
    }
  });

  it('takes Exif that is cut short for none', () => {
    for (const length of [6, 10, 15, 20])
      expect(readJpeg(jpeg({ before: [segment(0xe1, exif(6).subarray(4, 4 + length))] })).width).toBe(4);
  });

  it.each([
    ['a file of another kind', Buffer.from('not a picture'), 'it is not a JPEG'],
    ['12 bits', jpeg({ depth: 12 }), 'without loss, arithmetically or in 12 bits'],
    ['arithmetic coding', jpeg({ frame: 0xc9 }), 'without loss, arithmetically or in 12 bits'],
    ['lossless coding', jpeg({ frame: 0xc3 }), 'without loss, arithmetically or in 12 bits'],
    ['two colours', jpeg({ components: 2 }), 'the JPEG has 2 colours'],
    ['no pixels', jpeg({ height: 0 }), 'no pixels'],
    ['too many pixels', jpeg({ width: 5000, height: 5000 }), 'it has 5000 × 5000 pixels'],
    ['no end', jpeg({ after: Buffer.alloc(0) }), 'it ends early'],
    ['a broken segment', jpeg({ before: [segment(0xe0, 'x').fill(0xee, 2, 4)] }), 'it ends inside a segment'],
    ['garbage between segments', jpeg({ before: [Buffer.of(0x12)] }), 'no marker|not a JPEG'],
    ['no frame', Buffer.concat([Buffer.of(0xff, 0xd8), JFIF, END]), 'no picture'],
  ])('refuses %s', (_, file, reason) => {
    expect(() => readJpeg(file)).toThrow(new RegExp(reason));
  });

  it('never fails in another way, wherever the file ends', () => {
    const whole = jpeg({ before: [JFIF, exif(6), icc(srgbProfile())] });
    for (let length = 0; length < whole.length; length += length < 80 ? 1 : 37)
      expect(() => readJpeg(whole.subarray(0, length))).toThrow(
        expect.objectContaining({ name: 'JpegFault' }),
      );
  });
});
