import { describe, expect, it } from 'vitest';
import { jpxFault } from './jpx.ts';

const box = (type: string, ...body: number[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(body)]);
};
const image = (channels: number, depth: number): Buffer =>
  box('ihdr', 0, 0, 0, 1, 0, 0, 0, 1, 0, channels, depth, 7, 0, 0);
const color = (method: number, space: number, approximation = 0): Buffer =>
  box('colr', method, 0, approximation, 0, 0, 0, space);
const file = (...parts: Buffer[]): Buffer =>
  Buffer.concat([box('jP  ', 13, 10, 135, 10), box('jp2h', ...Buffer.concat(parts)), box('jp2c', 1, 2)]);

describe('jpxFault', () => {
  it.each([
    ['colours', file(image(3, 7), color(1, 16)), false],
    ['greys', file(image(1, 7), color(1, 17)), false],
    ['a colour space of the PDF', file(image(4, 7), color(2, 0)), true],
    ['two spaces of which one counts', file(image(3, 7), color(1, 12), color(1, 16, 1)), false],
  ])('accepts %s', (_, data, hasSpace) => {
    expect(jpxFault(data, hasSpace)).toBeNull();
  });

  it.each([
    ['two channels', file(image(2, 7), color(1, 17)), false, '2 channels'],
    ['depths that differ', file(image(3, 255), color(1, 16)), false, 'depth'],
    ['printing colours', file(image(4, 7), color(1, 12)), false, 'printing'],
    ['profiles inside', file(image(3, 7), color(2, 0)), false, 'not verified'],
    ['two spaces alike', file(image(3, 7), color(1, 16), color(1, 17)), false, 'none that counts'],
    ['unknown methods', file(image(3, 7), color(9, 0)), true, 'unknown kind'],
  ])('refuses %s', (_, data, hasSpace, reason) => {
    expect(jpxFault(data, hasSpace)).toContain(reason);
  });

  it('refuses a codestream without header', () => {
    expect(() => jpxFault(Buffer.from([255, 79, 255, 81]), true)).toThrow('no header');
  });
});
