import type { TrueType } from '../font/truetype.ts';

/** The font file itself, put together again from its tables. */
export function whole(font: Pick<TrueType, 'tables'>): Buffer {
  const tables = [...font.tables];
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  tables.forEach(([tag, body], i) => {
    head.write(tag, 12 + 16 * i, 'latin1');
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(body.length, 24 + 16 * i);
    offset += body.length;
  });
  return Buffer.concat([head, ...tables.map(([, body]) => body)]);
}
