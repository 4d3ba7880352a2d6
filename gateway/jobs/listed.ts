import { largeDocument } from '../batch/document.ts';
import { HttpError } from '../errors.ts';
import { malformed } from '../faults.ts';
import type { JobKind } from '@conforme/proto/schema/jobs';
import type { Uploaded } from './document.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const BRACKET = 0x5b;
const LINE_FEED = 0x0a;
/** Of the byte order mark that spreadsheets and some editors begin a text with. */
const MARK: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);

const cutOff = (name: string, line: number): HttpError =>
  malformed({
    en: `the list of JSON "${name}" is cut off: what begins on line ${line} has no end`,
    fr: `la liste JSON « ${name} » est coupée : ce qui commence à la ligne ${line} n'a pas de fin`,
  });
const noObject = (name: string, line: number): HttpError =>
  malformed({
    en: `something other than an object stands on line ${line} of the list "${name}"`,
    fr: `autre chose qu'un objet se trouve à la ligne ${line} de la liste « ${name} »`,
  });

/** Whether a file that begins so is a list of JSON: XML and PDF begin otherwise. */
export function isList(begin: Buffer): boolean {
  const first = begin.find((byte) => byte > 0x20 && !MARK.has(byte));
  return first !== undefined && OPENING.has(first);
}

/**
 * The objects of a JSON array, or of lines of JSON, one after the other as they come. Each is cut out of the text as it stands: its numbers
 * keep every digit. A generate request is the document itself; of other kinds an object holds its name and its bytes.
 * @throws HttpError 422 with the line where the list is none, or where begins what has no end.
 */
export async function* listed(
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
  name: string,
  kind: JobKind,
  most: number,
): AsyncGenerator<Uploaded> {
  let index = 0;
  for await (const object of objects(pieces, name, most)) {
    const label = `${name}#${index++}`;
    if (object === null) yield { name: label, content: largeDocument() };
    else yield kind === 'generate' ? { name: label, content: object } : documentIn(object, label);
  }
}

/** The objects at the top, or inside the one array at the top; null for one that is too large. */
async function* objects(
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
  name: string,
  most: number,
): AsyncGenerator<Buffer<ArrayBuffer> | null> {
  const scan = new ListScan(name);
  let buffered: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  const buffer = (piece: Buffer<ArrayBuffer>): void => {
    size += piece.length;
    if (size <= most) buffered.push(piece);
    else buffered = [];
  };
  for await (const piece of pieces) {
    let from = scan.inObject ? 0 : -1;
    for (let at = 0; at < piece.length; at++) {
      const edge = scan.next(piece[at]!);
      if (edge === 'begins') from = at;
      if (edge !== 'ends') continue;
      buffer(piece.subarray(from, at + 1));
      yield size > most ? null : whole(buffered);
      [buffered, size, from] = [[], 0, -1];
    }
    if (from >= 0) buffer(piece.subarray(from));
  }
  scan.end();
}

/** Where the objects of a list begin and end, byte by byte: their brackets are counted, and what is inside them is for whom they are. */
class ListScan {
  readonly #name: string;
  /** Of brackets that are open; objects lie on `#floor`, which is 1 inside an array. */
  #depth = 0;
  #floor = 0;
  #line = 1;
  #begun = 1;
  #text: 'none' | 'open' | 'escaped' = 'none';
  #isFirst = true;
  #isOver = false;

  constructor(name: string) {
    this.#name = name;
  }

  get inObject(): boolean {
    return this.#depth > this.#floor;
  }

  /** @throws HttpError 422 where something other than an object stands */
  next(byte: number): 'begins' | 'ends' | undefined {
    if (byte === LINE_FEED) this.#line++;
    if (this.#text !== 'none') this.#text = afterInText(this.#text, byte);
    else if (byte === QUOTE && this.inObject) this.#text = 'open';
    else if (OPENING.has(byte)) return this.#open(byte);
    else if (CLOSING.has(byte)) return this.#close();
    else if (!this.inObject && !this.#mayStandBetween(byte)) throw noObject(this.#name, this.#line);
    return undefined;
  }

  /** @throws HttpError 422 where what began has no end */
  end(): void {
    if (this.#depth > 0) throw cutOff(this.#name, this.#begun);
  }

  #open(byte: number): 'begins' | undefined {
    if (this.#isOver) throw noObject(this.#name, this.#line);
    const isArray = this.#isFirst && byte === BRACKET;
    const begins = !isArray && !this.inObject;
    if (isArray) this.#floor = 1;
    if (begins) this.#begun = this.#line;
    this.#isFirst = false;
    this.#depth++;
    return begins ? 'begins' : undefined;
  }

  #close(): 'ends' | undefined {
    const ends = this.#depth === this.#floor + 1;
    this.#depth--;
    if (this.#depth < 0) throw noObject(this.#name, this.#line);
    this.#isOver = this.#depth < this.#floor;
    return ends ? 'ends' : undefined;
  }

  #mayStandBetween(byte: number): boolean {
    if (byte <= 0x20) return true;
    return this.#isFirst ? MARK.has(byte) : byte === COMMA && !this.#isOver;
  }
}

function afterInText(text: 'open' | 'escaped', byte: number): 'none' | 'open' | 'escaped' {
  if (text === 'escaped') return 'open';
  if (byte === BACKSLASH) return 'escaped';
  return byte === QUOTE ? 'none' : 'open';
}

/** Most lie in one piece, which is there until their chunk is stored: no copy. */
function whole(pieces: readonly Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> {
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

const SHAPE = {
  en: 'Expected an object with content_base64, and a name if you like.',
  fr: 'Attendu : un objet avec content_base64, et un name si vous voulez.',
};

function documentIn(object: Buffer, label: string): Uploaded {
  try {
    const { name = label, content_base64: content } = JSON.parse(object.toString('utf8')) as {
      readonly name?: unknown;
      readonly content_base64?: unknown;
    };
    if (typeof name === 'string' && typeof content === 'string')
      return { name, content: Buffer.from(content, 'base64') };
  } catch {
    // As any other object that is not of the shape.
  }
  return { name: label, content: new HttpError('invalid_input', SHAPE) };
}
