import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * An sRGB display profile made from the numbers of IEC 61966-2-1: primaries adapted to D50 and the transfer curve, as an
 * ICC version 2.1 matrix profile (ICC.1:1998-09). No profile of others is copied.
 */
export function srgbProfile(): Buffer {
  const tags: Tag[] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve(1024)],
  ];
  return profile('RGB ', tags, ['gTRC', 'bTRC']);
}

const PRINTING = 'pdfjs-dist/iccs/CGATS001Compat-v2-micro.icc';
let printingCache: Buffer | null = null;

/** What CMYK means to most viewers: CGATS TR 001 (SWOP), an open profile that pdf.js brings. */
export function printingProfile(): Buffer {
  return (printingCache ??= readFileSync(createRequire(import.meta.url).resolve(PRINTING)));
}

/** Greys as sRGB means them. */
export function grayProfile(): Buffer {
  const tags: Tag[] = [
    ['desc', description('sRGB grey')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['kTRC', curve(1024)],
  ];
  return profile('GRAY', tags, []);
}

type Tag = readonly [name: string, body: Buffer];

/** Aliases share the body of rTRC. */
function profile(space: string, tags: readonly Tag[], aliases: readonly string[]): Buffer {
  const table = Buffer.alloc(4 + 12 * (tags.length + aliases.length));
  table.writeUInt32BE(tags.length + aliases.length, 0);
  let offset = 128 + table.length;
  const bodies = tags.map(([tag, body], i) => {
    const names = tag === 'rTRC' ? [tag, ...aliases] : [tag];
    names.forEach((name, j) => writeTag(table, i + j, name, offset, body.length));
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header(offset, space), table, ...bodies]);
}

function writeTag(table: Buffer, i: number, name: string, offset: number, length: number): void {
  const at = 4 + 12 * i;
  table.write(name, at, 'latin1');
  table.writeUInt32BE(offset, at + 4);
  table.writeUInt32BE(length, at + 8);
}

/** Clause 6.1: size, version, class, spaces, date, signature, illuminant; the rest is zero. */
function header(size: number, space: string): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  [2026, 1, 1, 0, 0, 0].forEach((part, i) => head.writeUInt16BE(part, 24 + 2 * i));
  head.write('acsp', 36, 'latin1');
  [0.9642, 1, 0.8249].forEach((part, i) => head.writeInt32BE(fixed(part), 68 + 4 * i));
  return head;
}

/** s15Fixed16Number. */
const fixed = (value: number): number => Math.round(value * 65536);

function xyz(...parts: number[]): Buffer {
  const body = Buffer.alloc(8 + 4 * parts.length);
  body.write('XYZ ', 0, 'latin1');
  parts.forEach((part, i) => body.writeInt32BE(fixed(part), 8 + 4 * i));
  return body;
}

function text(value: string): Buffer {
  return Buffer.from(`text\0\0\0\0${value}\0`, 'latin1');
}

/** textDescriptionType: ASCII, then an empty Unicode and an empty ScriptCode part. */
function description(value: string): Buffer {
  const head = Buffer.alloc(12);
  head.write('desc', 0, 'latin1');
  head.writeUInt32BE(value.length + 1, 8);
  return Buffer.concat([head, Buffer.from(`${value}\0`, 'latin1'), Buffer.alloc(4 + 4 + 2 + 1 + 67)]);
}

function curve(points: number): Buffer {
  const body = Buffer.alloc(12 + 2 * points);
  body.write('curv', 0, 'latin1');
  body.writeUInt32BE(points, 8);
  for (let i = 0; i < points; i++) {
    const value = i / (points - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    body.writeUInt16BE(Math.round(65535 * linear), 12 + 2 * i);
  }
  return body;
}
