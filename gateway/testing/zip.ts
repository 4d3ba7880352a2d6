import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip, free to lie. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content: Buffer | string;
  /** 0 store, 8 deflate (the default), or one nobody reads. */
  readonly method?: number;
  /** Bit 0 encrypted, bit 11 the name is UTF-8. */
  readonly flags?: number;
  /** What the table of contents says instead of the truth. */
  readonly statedSize?: number;
  readonly statedSum?: number;
  /** Where the table says the entry begins. */
  readonly statedOffset?: number;
}

/** A zip written by hand, because what is written by a library is never broken. */
export function zip(
  entries: readonly ZipEntry[],
  stated: { readonly entries?: number } = {},
): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = entryOf(entry, offset);
    files.push(local);
    table.push(central);
    offset += local.length;
  }
  const size = table.reduce((sum, { length }) => sum + length, 0);
  const count = stated.entries ?? entries.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...files, ...table, end]);
}

function entryOf(entry: ZipEntry, offset: number): { local: Buffer; central: Buffer } {
  const { method = 8, flags = 0, statedSize, statedSum, statedOffset } = entry;
  const content = Buffer.from(entry.content);
  const name = Buffer.from(entry.name);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const shared = numbers(
    [2, 20],
    [2, flags],
    [2, method],
    [4, 0],
    [4, statedSum ?? crc32(content)],
    [4, packed.length],
    [4, statedSize ?? content.length],
    [2, name.length],
    [2, 0],
  );
  const local = Buffer.concat([numbers([4, 0x04034b50]), shared, name, packed]);
  const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, statedOffset ?? offset]);
  return { local, central: Buffer.concat([numbers([4, 0x02014b50], [2, 20]), shared, rest, name]) };
}

/** Little-endian, each in so many bytes. */
function numbers(...fields: readonly (readonly [size: number, value: number])[]): Buffer {
  const bytes = fields.map(([size, value]) => {
    const field = Buffer.alloc(size);
    field.writeUIntLE(value, 0, size);
    return field;
  });
  return Buffer.concat(bytes);
}
