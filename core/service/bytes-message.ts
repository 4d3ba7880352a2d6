// A message inside `google.protobuf.BytesValue { bytes value = 1 }`. To decode that costs nothing, whatever stands in the message, so the
// event loop can pass messages on without a look at what is in them. On the wire they stand as they are: they are wrapped behind it.

import type { Compression } from '@connectrpc/connect/protocol';

type Bytes = Uint8Array<ArrayBuffer>;
type Chunks = AsyncIterable<Uint8Array>;

const NOTHING: Bytes = new Uint8Array(0);

/** Field 1, a length and so many bytes. */
const TAG = 0x0a;

/** What stands before a message of this length; an empty one is the default, which is not written. */
function prefixOf(length: number): Bytes {
  if (length === 0) return NOTHING;
  const prefix = [TAG];
  let rest = length;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) prefix.push((rest & 0x7f) | 0x80);
  prefix.push(rest);
  return Uint8Array.from(prefix);
}

export function wrapped(message: Uint8Array): Bytes {
  return Buffer.concat([prefixOf(message.length), message]);
}

/** What is no wrapped message stays as it is: an error of Connect is JSON. */
export function unwrapped(bytes: Uint8Array): Bytes {
  for (let at = 1; bytes[0] === TAG && at < Math.min(bytes.length, 6); at++) {
    if (bytes[at]! > 0x7f) continue;
    const message = bytes.subarray(at + 1);
    const prefix = prefixOf(message.length);
    const isWrapped = prefix.length === at + 1 && prefix.every((byte, i) => byte === bytes[i]);
    return (isWrapped ? message : bytes) as Bytes;
  }
  return bytes as Bytes;
}

/** Messages are wrapped when they are out of it. `answers`: those that go back are wrapped, too. */
export function compressionOfWrapped(
  { name, compress, decompress }: Compression,
  { answers }: { readonly answers: boolean },
): Compression {
  return {
    name,
    compress: (bytes) => compress(answers ? unwrapped(bytes) : bytes),
    decompress: async (bytes, most) => wrapped(await decompress(bytes, most)),
  };
}

/** gRPC: a byte of flags and the length before each message. */
const HEAD_BYTES = 5;
const MOST_LENGTH = 0xffff_ffff;

/** Without the flag of compression or of an end, which are bits of the first byte. */
const isPlain = (head: Uint8Array): boolean => head[0] === 0;

function headOf(length: number): Bytes {
  const head = new Uint8Array(HEAD_BYTES);
  new DataView(head.buffer).setUint32(1, length);
  return head;
}

const lengthIn = (head: Uint8Array): number =>
  new DataView(head.buffer, head.byteOffset, HEAD_BYTES).getUint32(1);

/** The head of a message, and what wraps it; a length that is no length is for others to refuse. */
function wrappedHead(head: Bytes): Bytes {
  const length = lengthIn(head);
  const prefix = prefixOf(length);
  if (!isPlain(head) || length + prefix.length > MOST_LENGTH) return head;
  return Buffer.concat([headOf(length + prefix.length), prefix]);
}

/** Wraps the messages of a request while they come; those that are compressed are wrapped afterwards. */
export async function* wrapEnvelopes(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let head = NOTHING;
  let left = 0;
  for await (let chunk of chunks)
    while (chunk.length > 0) {
      const part = chunk.subarray(0, left > 0 ? left : HEAD_BYTES - head.length);
      chunk = chunk.subarray(part.length);
      if (left > 0) {
        left -= part.length;
        yield part;
        continue;
      }
      head = Buffer.concat([head, part]);
      if (head.length < HEAD_BYTES) continue;
      left = lengthIn(head);
      yield wrappedHead(head);
      head = NOTHING;
    }
  if (head.length > 0) yield head;
}

/** The other way round, for answers. */
export async function* unwrapEnvelopes(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let come = NOTHING;
  for await (const chunk of chunks) {
    come = come.length === 0 ? (chunk as Bytes) : Buffer.concat([come, chunk]);
    while (come.length >= HEAD_BYTES && come.length >= HEAD_BYTES + lengthIn(come)) {
      const end = HEAD_BYTES + lengthIn(come);
      const message = come.subarray(HEAD_BYTES, end);
      const bare = isPlain(come) ? unwrapped(message) : message;
      if (bare === message) yield come.subarray(0, end);
      else yield* [headOf(bare.length), bare];
      come = come.subarray(end);
    }
  }
  if (come.length > 0) yield come;
}

/** A request that is one message, whose length is known at its end. @param most bytes that are waited for */
export async function* wrapWhole(chunks: Chunks, most: number): AsyncGenerator<Uint8Array> {
  const come: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    come.push(chunk);
    length += chunk.length;
    // The router counts, too, and refuses it.
    if (length > most) break;
  }
  yield prefixOf(length);
  yield* come;
}

/** An answer that is one message, and small enough for memory: it was just made. */
export async function* unwrapWhole(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const come: Uint8Array[] = [];
  for await (const chunk of chunks) come.push(chunk);
  yield unwrapped(Buffer.concat(come));
}
