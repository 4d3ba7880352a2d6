import { describe, expect, it } from 'vitest';
import { jpxFault } from '../check/jpx.ts';
import { mendedJpx } from './jpx.ts';

/** SOC and SIZ of a picture of this many channels (ISO 15444-1, A.5.1), then one byte of data. */
function codestream(depths: readonly number[]): Buffer {
  const size = Buffer.alloc(42 + 3 * depths.length);
  size.writeUInt32BE(0xff4fff51, 0);
  size.writeUInt32BE(30, 8);
  size.writeUInt32BE(20, 12);
  size.writeUInt32BE(10, 16);
  size.writeUInt16BE(depths.length, 40);
  depths.forEach((depth, i) => (size[42 + 3 * i] = depth));
  return Buffer.concat([size, Buffer.from([1])]);
}

const box = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const colors = (...approximations: readonly number[]): Buffer => {
  const image = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 3, 7, 7, 0, 0]);
  const spaces = approximations.map((one) => box('colr', Buffer.from([1, 0, one, 0, 0, 0, 16])));
  return Buffer.concat([
    box('jp2h', Buffer.concat([box('ihdr', image), ...spaces])),
    box('jp2c', Buffer.from('x')),
  ]);
};

describe('mendedJpx', () => {
  it.each([
    ['grey', [7]],
    ['colours', [7, 7, 7]],
  ])('gives a bare codestream a header (%s)', (_, depths) => {
    const mended = mendedJpx(codestream(depths))!;
    expect(jpxFault(mended, depths.length === 1)).toBeNull();
    const at = mended.indexOf('ihdr') + 4;
    expect([mended.readUInt32BE(at), mended.readUInt32BE(at + 4)]).toEqual([20, 20]);
    expect(mended.subarray(-codestream(depths).length)).toEqual(codestream(depths));
  });

  it('says when channels differ in depth', () => {
    expect(jpxFault(mendedJpx(codestream([7, 7, 3]))!, false)).toContain('differ in depth');
  });

  it('keeps the first of several colour spaces when none counts', () => {
    expect(jpxFault(colors(0, 0), false)).toContain('none that counts');
    expect(jpxFault(mendedJpx(colors(0, 0))!, false)).toBeNull();
  });

  it.each([
    ['one colour space', colors(0)],
    ['several of which one counts', colors(0, 1)],
    ['a codestream that is cut off', codestream([]).subarray(0, 20)],
    ['anything else', Buffer.from('nothing of the kind')],
  ])('leaves %s alone', (_, data) => {
    expect(mendedJpx(data)).toBeNull();
  });
});
