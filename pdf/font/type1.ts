import { STANDARD_ENCODING } from './glyph-names.ts';

/** Where the cipher of the private part and that of charstrings start (Adobe Type 1 Font Format, 7.1). */
export const EEXEC_KEY = 55665;
export const CHARSTRING_KEY = 4330;

/** Where a glyph stands in the opened part: its entry from the slash on, its charstring. */
export interface Place {
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** A Type 1 program (Adobe Type 1 Font Format), read for the advances of its glyphs. */
export class Type1 {
  readonly #clear: string;
  /** The encrypted part, read; the four bytes it begins with mean nothing. */
  readonly opened: Buffer;
  /** Bytes before each charstring that mean nothing (lenIV). */
  readonly skip: number;
  /** What an advance in the program's own units is in thousandths of an em. */
  readonly scale: number;
  readonly glyphs = new Map<string, Place>();
  #subroutines: Map<number, Place> | null = null;

  constructor(program: Buffer) {
    const mark = program.indexOf('eexec');
    if (mark < 0) throw new Error('the program has no encrypted part');
    this.#clear = program.toString('latin1', 0, mark);
    this.scale = scaleOf(this.#clear);
    let start = mark + 5;
    while (program[start] === 10 || program[start] === 13 || program[start] === 32 || program[start] === 9)
      start++;
    this.opened = decrypt(binary(program.subarray(start)), EEXEC_KEY, 0);
    this.skip = Number(/\/lenIV\s+(\d+)/.exec(this.opened.toString('latin1'))?.[1] ?? 4);
    this.#readGlyphs();
  }

  /** Advance in thousandths of an em; null for a glyph that is not there. */
  widthOfName(name: string): number | null {
    const glyph = name === '.notdef' ? undefined : this.glyphs.get(name);
    return glyph
      ? sidebearing(this.charstring(glyph), (number) => this.#subroutine(number)) * this.scale
      : null;
  }

  /** The instructions of a glyph. */
  charstring({ body, end }: Place): Buffer {
    return decrypt(this.opened.subarray(body, end), CHARSTRING_KEY, this.skip);
  }

  /** Instructions that several glyphs share (section 8.2); null for those that are not there. */
  #subroutine(number: number): Buffer | null {
    this.#subroutines ??= this.#readSubroutines();
    const place = this.#subroutines.get(number);
    return place ? this.charstring(place) : null;
  }

  /** `dup number length RD bytes NP`. */
  #readSubroutines(): Map<number, Place> {
    const found = new Map<number, Place>();
    const text = this.opened.toString('latin1');
    const entry = /dup\s+(\d+)\s+(\d+)\s+(?:RD|-\|)\s/gy;
    const last = text.indexOf('/CharStrings');
    let at = text.indexOf('/Subrs');
    while ((at = at < 0 ? -1 : text.indexOf('dup', at)) >= 0 && at < last) {
      entry.lastIndex = at;
      const match = entry.exec(text);
      const body = entry.lastIndex;
      const end = match ? body + Number(match[2]) : at + 3;
      if (match) found.set(Number(match[1]), { start: at, body, end });
      at = end;
    }
    return found;
  }

  /** Glyph name by code of the encoding inside the program. */
  builtinName(code: number): string | null {
    if (/\/Encoding\s+StandardEncoding\s+def/.test(this.#clear)) return STANDARD_ENCODING.get(code) ?? null;
    return new RegExp(`dup\\s+${code}\\s*/([^\\s/]+)\\s+put`).exec(this.#clear)?.[1] ?? null;
  }

  /** `/name length RD bytes ND`, where RD may have any name (section 2.4). */
  #readGlyphs(): void {
    const text = this.opened.toString('latin1');
    const entry = /\/([^\s/]+)\s+(\d+)\s+(?:RD|-\|)\s/gy;
    let at = text.indexOf('/CharStrings');
    if (at < 0) throw new Error('the program has no glyphs');
    for (at = text.indexOf('/', at + 1); at >= 0; at = text.indexOf('/', at)) {
      entry.lastIndex = at;
      const found = entry.exec(text);
      if (!found) {
        at++;
        continue;
      }
      const length = Number(found[2]);
      const body = entry.lastIndex;
      at = body + length;
      this.glyphs.set(found[1]!, { start: found.index, body, end: at });
    }
  }
}

/** The first number of the matrix; slanting and stretching upwards move nothing along the line. */
function scaleOf(clear: string): number {
  const matrix = /\/FontMatrix\s*[[{]\s*([-+\d.eE]+)\s+([-+\d.eE]+)\s/.exec(clear);
  const [across, turned] = [Number(matrix?.[1]), Number(matrix?.[2])];
  if (!(across > 0) || turned !== 0) throw new Error('the program has an unusual scale');
  return 1000 * across;
}

/** The encrypted part as bytes: some programs write it in hexadecimal (section 7.2). */
function binary(part: Buffer): Buffer {
  const head = part.toString('latin1', 0, 4);
  return /^[0-9A-Fa-f]{4}$/.test(head)
    ? Buffer.from(part.toString('latin1').replaceAll(/\s/g, ''), 'hex')
    : part;
}

/** Section 7.1. */
function decrypt(data: Buffer, key: number, skip: number): Buffer {
  const out = Buffer.alloc(data.length);
  let state = key;
  for (let i = 0; i < data.length; i++) {
    out[i] = data[i]! ^ (state >> 8);
    state = ((data[i]! + state) * 52845 + 22719) & 0xffff;
  }
  return out.subarray(skip);
}

const MOST_CALLS = 10;

/** The width of `hsbw` or `sbw`, with which every glyph begins (section 6.4), be it in a subroutine. */
function sidebearing(charstring: Buffer, subroutine: (number: number) => Buffer | null): number {
  const stack: number[] = [];
  let code = charstring;
  let calls = 0;
  for (let at = 0; at < code.length;) {
    const byte = code[at]!;
    if (byte >= 32) at += push(stack, code, at);
    else if (byte === 13) return stack[1]!;
    else if (byte === 12 && code[at + 1] === 7) return stack[2]!;
    else if (byte === 12 && code[at + 1] === 12) {
      const divisor = stack.pop()!;
      stack.push(stack.pop()! / divisor);
      at += 2;
    } else if (byte === 10 && ++calls <= MOST_CALLS) {
      const called = subroutine(stack.pop() ?? -1);
      if (!called) break;
      code = Buffer.concat([called, code.subarray(at + 1)]);
      at = 0;
    } else if (byte === 11 && calls > 0) at++;
    else break;
  }
  throw new Error('a glyph does not begin as it should');
}

function push(stack: number[], code: Buffer, at: number): number {
  const byte = code[at]!;
  if (byte <= 246) stack.push(byte - 139);
  else if (byte <= 250) stack.push((byte - 247) * 256 + code[at + 1]! + 108);
  else if (byte <= 254) stack.push(-(byte - 251) * 256 - code[at + 1]! - 108);
  else stack.push(code.readInt32BE(at + 1));
  return byte <= 246 ? 1 : byte <= 254 ? 2 : 5;
}
