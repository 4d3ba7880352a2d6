import { expect, it } from 'vitest';
import { END, segment } from '../testing/jpeg.ts';
import { readJpeg } from './jpeg.ts';

/** Two codes a table, `0` and `10`: no difference or one of 1 bit; the end of a block, or a coefficient of 1 bit. */
const tables = [0x00, 0x10].map((id) =>
  segment(0xc4, Buffer.of(id, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
);

interface Coding {
  readonly frame?: number;
  /** Of the first component, across and down. */
  readonly sampling?: number;
  readonly components?: number;
  readonly restarts?: number;
}

/** 24 × 8 pixels, whose coded data end the file. */
function open(bits: string, coding: Coding = {}): Buffer {
  const { frame = 0xc0, sampling = 0x11, components = 1, restarts = 0 } = coding;
  const each = Array.from({ length: components }, (_, i) => [i + 1, i === 0 ? sampling : 0x11, 0]).flat();
  const scan = Array.from({ length: components }, (_, i) => [i + 1, 0]).flat();
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...tables,
    segment(0xdd, Buffer.of(0, restarts)),
    segment(frame, Buffer.of(8, 0, 8, 0, 24, components, ...each)),
    segment(0xda, Buffer.of(components, ...scan, 0, 63, 0)),
    packed(bits),
  ]);
}

/** Bits as bytes, filled up with ones, FF stuffed; `R` begins a byte anew behind a marker (F.1.2.3). */
function packed(bits: string): Buffer {
  const parts = bits.split('R').map((part) => {
    const bytes = (part.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '1'), 2));
    return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
  });
  return Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [Buffer.of(0xff, 0xcf + i), part])));
}

const EMPTY = '00';

it.each([
  ['three blocks', EMPTY.repeat(3), {}],
  ['values', `101001010${EMPTY}`, {}],
  ['63 coefficients without an end', `0${'100'.repeat(63)}${EMPTY.repeat(2)}`, {}],
  ['stuffed bytes', `101${'101'.repeat(40)}0${EMPTY.repeat(2)}`, {}],
  ['three colours', EMPTY.repeat(9), { components: 3 }],
  ['colours at half the width', EMPTY.repeat(2 * 4), { components: 3, sampling: 0x21 }],
  ['one colour, whose sampling means nothing', EMPTY.repeat(3), { sampling: 0x22 }],
  ['restarts', `${EMPTY}R${EMPTY}R${EMPTY}`, { restarts: 1 }],
  ['extended coding', EMPTY.repeat(3), { frame: 0xc1 }],
] as const)('takes a JPEG without an end whose data hold the whole picture: %s', (_, bits, coding) => {
  const file = open(bits, coding);
  expect(readJpeg(file)).toMatchObject({ width: 24, height: 8 });
  expect(readJpeg(Buffer.concat([file, Buffer.of(0xff)])).width).toBe(24);
  expect(() => readJpeg(file.subarray(0, -1))).toThrow('it ends early');
});

it.each([
  ['no data', '', {}],
  ['no block of the last colour', EMPTY.repeat(4), { components: 3 }],
  ['a code that no table has', '11', {}],
  ['nothing behind the restart', `${EMPTY}R`, { restarts: 1 }],
  ['progressive coding', EMPTY.repeat(3), { frame: 0xc2 }],
] as const)('refuses one with %s', (_, bits, coding) => {
  expect(() => readJpeg(open(bits, coding))).toThrow('it ends early');
  expect(readJpeg(Buffer.concat([open(bits, coding), END])).width).toBe(24);
});
