import { CHARSTRING_KEY, EEXEC_KEY, Type1 } from './type1.ts';

/** What changes in a program: advances by glyph name, and new glyphs that look like old ones. */
export interface Type1Changes {
  readonly widths: ReadonlyMap<string, number>;
  readonly added: readonly { readonly like: string; readonly width: number; readonly name: string }[];
}

/** A program, and the lengths of its three parts (ISO 32000-1, 9.9). */
export interface Type1Program {
  readonly bytes: Buffer;
  readonly lengths: readonly [clear: number, encrypted: number, trailer: number];
}

/** A Type 1 program with other advances and more glyphs (Adobe Type 1 Font Format, chapters 2, 6 and 7). */
export function editType1(program: Buffer, changes: Type1Changes): Type1Program {
  const type = new Type1(program);
  const mark = program.indexOf('eexec') + 5;
  const clear = Buffer.concat([program.subarray(0, mark), Buffer.from('\n')]);
  const closing = type.opened.indexOf('closefile');
  if (closing < 0) throw new Error('the program is never closed');
  const opened = edited(type, changes, closing + 'closefile'.length);
  const encrypted = encrypt(Buffer.concat([opened, Buffer.from('\n')]), EEXEC_KEY);
  const trailer = Buffer.from(`${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`);
  return {
    bytes: Buffer.concat([clear, encrypted, trailer]),
    lengths: [clear.length, encrypted.length, trailer.length],
  };
}

function edited(type: Type1, { widths, added }: Type1Changes, end: number): Buffer {
  const { opened, glyphs } = type;
  const places = [...glyphs.values()].toSorted((a, b) => a.start - b.start);
  const first = places[0];
  if (!first) throw new Error('the program has no glyphs');
  const parts: Buffer[] = [counted(opened.subarray(0, first.start), added.length)];
  // The words that begin and end a charstring may have any name: those of the first glyph are taken.
  const begin = / (\S+) $/.exec(opened.toString('latin1', first.start, first.body))?.[1] ?? 'RD';
  const finish =
    /^\s*(\S+(?:\s+put)?)/.exec(opened.toString('latin1', first.end, first.end + 20))?.[1] ?? 'ND';
  for (const { like, width, name } of added) {
    const place = glyphs.get(like);
    if (!place) throw new Error(`the program has no glyph ${like}`);
    const code = sealed(type, withWidth(type.charstring(place), width / type.scale));
    parts.push(Buffer.from(`/${name} ${code.length} ${begin} `, 'latin1'), code, Buffer.from(` ${finish}\n`));
  }
  let at = first.start;
  for (const [name, place] of [...glyphs].toSorted(([, a], [, b]) => a.start - b.start)) {
    const width = widths.get(name);
    if (width === undefined) continue;
    const code = sealed(type, withWidth(type.charstring(place), width / type.scale));
    const entry = opened
      .toString('latin1', place.start, place.body)
      .replace(/\s\d+(?=\s)/, ` ${code.length}`);
    parts.push(opened.subarray(at, place.start), Buffer.from(entry, 'latin1'), code);
    at = place.end;
  }
  return Buffer.concat([...parts, opened.subarray(at, end)]);
}

/** The dictionary of glyphs states how many it has room for. */
function counted(before: Buffer, more: number): Buffer {
  const text = before.toString('latin1');
  const at = text.lastIndexOf('/CharStrings');
  const tail = text.slice(at).replace(/\d+/, (count) => String(Number(count) + more));
  return Buffer.from(text.slice(0, at) + tail, 'latin1');
}

/** The instructions with another advance: the second operand of `hsbw` (section 6.4). */
function withWidth(code: Buffer, width: number): Buffer {
  const { before, behind } = aroundWidth(code);
  return Buffer.concat([before, number(Math.round(width)), behind]);
}

/** What the instructions of a glyph say before its advance and behind it. @throws Error for one that begins otherwise than with `hsbw` */
export function aroundWidth(code: Buffer): { readonly before: Buffer; readonly behind: Buffer } {
  const starts: number[] = [];
  for (let at = 0; at < code.length;) {
    const byte = code[at]!;
    if (byte >= 32) {
      starts.push(at);
      at += byte === 255 ? 5 : byte >= 247 ? 2 : 1;
    } else if (byte === 12 && code[at + 1] === 12) {
      starts.pop();
      at += 2;
    } else if (byte === 13 && starts.length === 2)
      return { before: code.subarray(0, starts[1]), behind: code.subarray(at) };
    else break;
  }
  throw new Error('a glyph does not begin as it should');
}

function number(value: number): Buffer {
  if (Math.abs(value) <= 107) return Buffer.from([value + 139]);
  const data = Buffer.from([255, 0, 0, 0, 0]);
  data.writeInt32BE(value, 1);
  return data;
}

const sealed = ({ skip }: Type1, code: Buffer): Buffer =>
  encrypt(Buffer.concat([Buffer.alloc(skip), code]), CHARSTRING_KEY);

/** Section 7.1. */
function encrypt(data: Buffer, key: number): Buffer {
  const out = Buffer.alloc(data.length);
  let state = key;
  for (let i = 0; i < data.length; i++) {
    out[i] = data[i]! ^ (state >> 8);
    state = ((out[i]! + state) * 52845 + 22719) & 0xffff;
  }
  return out;
}
