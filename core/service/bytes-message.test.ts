import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { BytesValueSchema } from '@bufbuild/protobuf/wkt';
import { compressionGzip } from '@connectrpc/connect-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framed } from '../testing/grpc.ts';
import {
  compressionOfWrapped,
  unwrapEnvelopes,
  unwrapped,
  unwrapWhole,
  wrapEnvelopes,
  wrapped,
  wrapWhole,
} from './bytes-message.ts';

const bytesOf = fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes));

async function* chunked(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const come: Uint8Array[] = [];
  for await (const chunk of chunks) come.push(chunk);
  return Buffer.concat(come);
}

describe('a message as the value of BytesValue', () => {
  it('is what Protocol Buffers write, and comes out as it was', () => {
    fc.assert(
      fc.property(bytesOf, (value) => {
        const inside = wrapped(value);
        expect([...inside]).toEqual([...toBinary(BytesValueSchema, create(BytesValueSchema, { value }))]);
        expect([...fromBinary(BytesValueSchema, inside).value]).toEqual([...value]);
        expect([...unwrapped(inside)]).toEqual([...value]);
      }),
    );
  });

  it.each([200, 20_000, 3_000_000])('of %i bytes, too', (length) => {
    const value = new Uint8Array(length).fill(7);
    expect(fromBinary(BytesValueSchema, wrapped(value)).value).toHaveLength(length);
    expect(unwrapped(wrapped(value))).toHaveLength(length);
  });

  it('is unwrapped where it is one: the JSON of an error stays as it is', () => {
    const error = Buffer.from('{"code":"internal"}');
    expect(unwrapped(error)).toBe(error);
    const cut = wrapped(Buffer.from('abc')).subarray(0, 3);
    expect([...unwrapped(cut)]).toEqual([...cut]);
  });

  it('is wrapped once it is decompressed, and unwrapped before it is compressed', async () => {
    const value = Buffer.from('x'.repeat(2000));
    const both = compressionOfWrapped(compressionGzip, { answers: true });
    const sent = await both.compress(wrapped(value));
    expect(Buffer.from(await compressionGzip.decompress(sent, 1e6))).toEqual(value);
    expect(Buffer.from(await both.decompress(sent, 1e6))).toEqual(Buffer.from(wrapped(value)));
    const requests = compressionOfWrapped(compressionGzip, { answers: false });
    const kept = await requests.compress(wrapped(value));
    expect(Buffer.from(await compressionGzip.decompress(kept, 1e6))).toEqual(Buffer.from(wrapped(value)));
  });
});

describe('a body', () => {
  const frames = fc.array(fc.record({ isCompressed: fc.boolean(), message: bytesOf }), { maxLength: 4 });

  it('of envelopes is wrapped and unwrapped message by message, however it is cut; what is compressed stays as it is', async () => {
    await fc.assert(
      fc.asyncProperty(frames, fc.integer({ min: 1, max: 400 }), async (list, size) => {
        const body = Buffer.concat(list.map((each) => framed(each.message, each.isCompressed ? 1 : 0)));
        const inside = await all(wrapEnvelopes(chunked(body, size)));
        const expected = list.map(({ isCompressed, message }) =>
          isCompressed ? framed(message, 1) : framed(wrapped(message)),
        );
        expect(inside).toEqual(Buffer.concat(expected));
        expect(await all(unwrapEnvelopes(chunked(inside, size)))).toEqual(body);
      }),
    );
  });

  it('that ends in the middle of an envelope ends there', async () => {
    const cut = framed(Buffer.from('abcdef')).subarray(0, 8);
    expect((await all(wrapEnvelopes(chunked(cut, 3)))).subarray(-3).toString()).toBe('abc');
    expect(await all(wrapEnvelopes(chunked(cut.subarray(0, 2), 1)))).toEqual(cut.subarray(0, 2));
    expect(await all(unwrapEnvelopes(chunked(cut, 3)))).toEqual(cut);
  });

  it('whose envelope claims more bytes than there can be is left to who counts them', async () => {
    const head = Buffer.from([0, 0xff, 0xff, 0xff, 0xff]);
    expect(await all(wrapEnvelopes(chunked(head, 5)))).toEqual(head);
  });

  it('that is one message is wrapped whole, and one that is too long is not waited for', async () => {
    const message = Buffer.from('abc'.repeat(100));
    expect(await all(wrapWhole(chunked(message, 7), 1000))).toEqual(Buffer.from(wrapped(message)));
    expect(await all(unwrapWhole(chunked(wrapped(message), 7)))).toEqual(message);
    const begun = await all(wrapWhole(chunked(message, 100), 150));
    expect(begun.length).toBeLessThan(message.length);
  });
});
