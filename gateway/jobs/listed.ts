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

const CUT_OFF = { en: 'the list of JSON is cut off', fr: 'la liste JSON est coupée' };
const NO_OBJECT = {
  en: 'something other than an object stands in the list',
  fr: 'autre chose qu’un objet se trouve dans la liste',
};

/**
 * The objects of a JSON array, or of lines of JSON, one after the other as they come. Each is cut out of the text as it stands: its numbers
 * keep every digit. A generate request is the document itself; of other kinds an object holds its name and its bytes.
 * @throws HttpError 422 where the list is none, or ends too early.
 */
export async function* listed(
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
  name: string,
  kind: JobKind,
  most: number,
): AsyncGenerator<Uploaded> {
  let index = 0;
  for await (const object of objects(pieces, most)) {
    const label = `${name}#${index++}`;
    if (object === null) yield { name: label, content: largeDocument() };
    else yield kind === 'generate' ? { name: label, content: object } : documentIn(object, label);
  }
}

/** The objects at the top, or inside the one array at the top; null for one that is too large. */
async function* objects(
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
  most: number,
): AsyncGenerator<Buffer<ArrayBuffer> | null> {
  let [depth, floor, inText, escaped, isFirst, isOver] = [0, 0, false, false, true, false];
  let buffered: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  const buffer = (piece: Buffer<ArrayBuffer>): void => {
    size += piece.length;
    if (size <= most) buffered.push(piece);
    else buffered = [];
  };
  for await (const piece of pieces) {
    let from = depth > floor ? 0 : -1;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]!;
      if (isOver && byte > 0x20) throw malformed(NO_OBJECT);
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE && depth > floor) inText = true;
      else if (OPENING.has(byte)) {
        if (isFirst && byte === BRACKET) floor = 1;
        else if (depth === floor) from = at;
        isFirst = false;
        depth++;
      } else if (CLOSING.has(byte)) {
        depth--;
        isOver = depth < floor;
        if (depth < 0) throw malformed(NO_OBJECT);
        if (depth !== floor || from < 0) continue;
        buffer(piece.subarray(from, at + 1) as Buffer<ArrayBuffer>);
        yield size > most ? null : whole(buffered);
        [buffered, size, from] = [[], 0, -1];
      } else if (depth === floor && byte > 0x20 && byte !== COMMA) throw malformed(NO_OBJECT);
    }
    if (from >= 0) buffer(piece.subarray(from) as Buffer<ArrayBuffer>);
  }
  if (depth > 0) throw malformed(CUT_OFF);
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
