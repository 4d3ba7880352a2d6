import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Budget } from './budget.ts';
import { Damage } from './fault.ts';
import { unlzw } from './lzw.ts';
import { unpredict } from './predictor.ts';
import { N, nameOf } from './values.ts';

/** Names of the filters of a stream, in the order they are undone. */
export function filtersOf(dict: PDFDict): string[] {
  return list(dict, 'Filter').map((filter) => (filter instanceof PDFName ? nameOf(filter) : '?'));
}

function list(dict: PDFDict, key: string): (PDFObject | undefined)[] {
  const value = dict.lookup(N(key));
  if (value instanceof PDFArray) return value.asArray().map((_, i) => value.lookup(i));
  return value ? [value] : [];
}

/** Image codings we never undo: what they hold is a picture, and its data stay as they are. */
const IMAGE = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);

/** The decoded data of a stream. @throws Damage for data that cannot be decoded or a filter that is not general. */
export function decode(stream: PDFRawStream, budget: Budget): Buffer {
  const filters = filtersOf(stream.dict);
  if (filters.length > 8) throw new Damage('a stream names more than eight filters');
  const parameters = list(stream.dict, 'DecodeParms');
  return filters.reduce<Buffer>(
    (data, filter, i) => {
      const settings = parameters[i];
      return undo(filter, data, settings instanceof PDFDict ? settings : null, budget);
    },
    Buffer.from(stream.contents.buffer, stream.contents.byteOffset, stream.contents.byteLength),
  );
}

function undo(filter: string, data: Buffer, settings: PDFDict | null, budget: Budget): Buffer {
  if (IMAGE.has(filter)) throw new Damage(`a picture coded with ${filter} where data were expected`);
  const decoder = DECODERS.get(filter);
  if (!decoder) throw new Damage(`the filter ${filter} is not supported`);
  const decoded = decoder(data, budget, number(settings, 'EarlyChange'));
  budget.spend(decoded.length);
  return unpredict(decoded, (key) => number(settings, key));
}

function number(settings: PDFDict | null, key: string): number | undefined {
  const value = settings?.lookup(N(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

const DECODERS: ReadonlyMap<string, (data: Buffer, budget: Budget, early?: number) => Buffer> = new Map([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['ASCIIHexDecode', fromHex],
  ['AHx', fromHex],
  ['ASCII85Decode', fromAscii85],
  ['A85', fromAscii85],
  ['RunLengthDecode', fromRuns],
  ['RL', fromRuns],
  ['LZWDecode', unlzw],
  ['LZW', unlzw],
  // Undone when the file was opened (see crypt.ts).
  ['Crypt', (data) => data],
]);

function inflate(data: Buffer, budget: Budget): Buffer {
  try {
    // Many producers leave out the check sum at the end; what is there is still read.
    return inflateSync(data, { maxOutputLength: budget.room, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (cause) {
    if (!MISSTATED.has((cause as Error).message)) throw damageOf(cause, budget);
    try {
      return inflateRawSync(data.subarray(ZLIB_HEADER), { maxOutputLength: budget.room });
    } catch (again) {
      throw damageOf(again, budget);
    }
  }
}

const ZLIB_HEADER = 2;
/** What zlib says of whole data where the check sum behind them or the window stated before them is wrong: viewers need neither. */
const MISSTATED: ReadonlySet<string> = new Set(['incorrect data check', 'invalid distance too far back']);

function damageOf(cause: unknown, budget: Budget): Damage {
  if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') budget.spend(budget.room + 1);
  return new Damage('a compressed stream cannot be unpacked');
}

function fromHex(data: Buffer): Buffer {
  const digits = data
    .toString('latin1')
    .split('>', 1)[0]!
    .replaceAll(/[^0-9A-Fa-f]/g, '');
  return Buffer.from(digits.length % 2 ? digits + '0' : digits, 'hex');
}

/** Text of ASCII85Decode, up to its end (ISO 32000-1, 7.4.3): five characters for four bytes, z for four zeros. */
export function fromAscii85(data: Buffer): Buffer {
  const out: number[] = [];
  let group: number[] = [];
  for (const c of data) {
    if (c === 0x7e) break;
    if (c === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (c >= 0x21 && c <= 0x75) group.push(c - 0x21);
    if (group.length === 5) {
      out.push(...unpack85(group));
      group = [];
    }
  }
  if (group.length > 1)
    out.push(...unpack85([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1));
  return Buffer.from(out);
}

function unpack85(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 255);
}

/** ISO 32000-1, 7.4.5. The length is counted first: kept piece by piece, a few MB would become a few hundred. */
function fromRuns(data: Buffer, budget: Budget): Buffer {
  let total = 0;
  for (const { length } of runs(data)) total += length;
  if (total > budget.room) budget.spend(total);
  const out = Buffer.alloc(total);
  let at = 0;
  for (const { from, length, repeats } of runs(data)) {
    if (repeats) out.fill(data[from] ?? 0, at, at + length);
    else data.copy(out, at, from, from + length);
    at += length;
  }
  return out;
}

function* runs(data: Buffer): Generator<{ from: number; length: number; repeats: boolean }> {
  for (let from = 1; from <= data.length && data[from - 1] !== 128;) {
    const head = data[from - 1]!;
    const repeats = head > 128;
    yield { from, length: repeats ? 257 - head : Math.min(head + 1, data.length - from), repeats };
    from += repeats ? 2 : head + 2;
  }
}
