import { box, boxes, type Box } from '@conforme/pdf/image/jpx';

/** First bytes of a codestream: SOC, then SIZ (ISO 15444-1, A.4 and A.5). */
const CODESTREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const SRGB = 16;
const GRAY = 17;

/** A picture in JPEG 2000 as 6.2.8.3 wants it: with a header, and one colour space that counts. Null when nothing is to be done. */
export function mendedJpx(data: Buffer): Buffer | null {
  if (data.subarray(0, 4).equals(CODESTREAM)) return withHeader(data);
  const header = boxes(data).find(({ type }) => type === 'jp2h');
  return header ? oneColor(data, header) : null;
}

/** A bare codestream in the boxes of a file (ISO 15444-1, annex I), which say what its own header says. */
function withHeader(code: Buffer): Buffer | null {
  if (code.length < 45) return null;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => code.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const channels = code.readUInt16BE(40);
  const depths = Array.from({ length: channels }, (_, i) => code[42 + 3 * i] ?? 0);
  const image = Buffer.alloc(14);
  image.writeUInt32BE(bottom - top, 0);
  image.writeUInt32BE(right - left, 4);
  image.writeUInt16BE(channels, 8);
  image[10] = depths.every((depth) => depth === depths[0]) ? depths[0]! : 255;
  image[11] = 7;
  const color = Buffer.from([1, 0, 0, 0, 0, 0, channels >= 3 ? SRGB : GRAY]);
  return Buffer.concat([
    box('jP  ', Buffer.from([0x0d, 0x0a, 0x87, 0x0a])),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ', 'latin1')),
    box('jp2h', Buffer.concat([box('ihdr', image), box('colr', color)])),
    box('jp2c', code),
  ]);
}

/** Of several colour spaces the first is what viewers take, unless one says that it counts. */
function oneColor(data: Buffer, header: Box): Buffer | null {
  const inner = data.subarray(header.start + 8, header.end);
  const parts = boxes(inner);
  const colors = parts.filter(({ type }) => type === 'colr');
  if (colors.length < 2 || colors.filter(({ start }) => inner[start + 10] === 1).length === 1) return null;
  const kept = parts.filter((part) => part.type !== 'colr' || part === colors[0]);
  const body = Buffer.concat(kept.map(({ start, end }) => inner.subarray(start, end)));
  return Buffer.concat([data.subarray(0, header.start), box('jp2h', body), data.subarray(header.end)]);
}
