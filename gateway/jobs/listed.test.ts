import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../errors.ts';
import { isList, listed } from './listed.ts';
import type { Uploaded } from './document.ts';

/** The text in pieces of so many bytes. */
async function* pieces(text: string, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 7, kind: 'generate' | 'validate' = 'generate', most = 10_000) {
  const found: Uploaded[] = [];
  for await (const each of listed(pieces(text, size), 'list', kind, most)) found.push(each);
  return found;
}

const texts = (found: readonly Uploaded[]): string[] => found.map(({ content }) => String(content));

describe('a list of JSON', () => {
  const objects = [
    '{"a": 1.10, "b": [1, {"c": "]}"}]}',
    '{}',
    '{"d": "\\"{\\\\", "é": 12345678901234567.89}',
  ];

  it.each([
    ['lines', objects.join('\n')],
    ['lines with a last line feed', `${objects.join('\r\n')}\r\n`],
    ['an array', `[${objects.join(',')}]`],
    ['lines behind a byte order mark', `\u{feff}${objects.join('\n')}`],
    ['an array behind a byte order mark', `\u{feff}[${objects.join(',')}]`],
    ['an array as people print it', `\n[\n  ${objects.join(',\n  ')}\n]\n`],
  ])('gives the objects of %s as they are written, wherever it is cut', async (_what, text) => {
    for (const size of [1, 2, 3, 5, 64, 1_000]) expect(texts(await read(text, size))).toEqual(objects);
  });

  it('gives what any JSON is made of', async () => {
    const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(values, fc.integer({ min: 1, max: 40 }), async (list, size) => {
        const written = list.map((each) => JSON.stringify(each));
        expect(texts(await read(JSON.stringify(list), size))).toEqual(written);
        expect(texts(await read(written.join('\n'), size))).toEqual(written);
      }),
    );
  });

  it('names documents by their place', async () => {
    expect((await read('{}{}')).map(({ name }) => name)).toEqual(['list#0', 'list#1']);
  });

  it('has names and bytes of documents for the other kinds', async () => {
    const content = Buffer.from('<a/>').toString('base64');
    const lines = [
      { name: 'a.xml', content_base64: content },
      { content_base64: content },
      { name: 'b' },
      { content_base64: 1 },
    ];
    const found = await read(lines.map((line) => JSON.stringify(line)).join('\n'), 16, 'validate');
    expect(found.map(({ name }) => name)).toEqual(['a.xml', 'list#1', 'list#2', 'list#3']);
    expect(texts(found.slice(0, 2))).toEqual(['<a/>', '<a/>']);
    for (const { content: refused } of found.slice(2)) expect(refused).toBeInstanceOf(HttpError);
  });

  it('refuses an object that is too large alone', async () => {
    const found = await read(`{"a":"${'x'.repeat(50)}"}\n{}`, 8, 'generate', 20);
    expect(found[0]!.content).toMatchObject({ code: 'too_large' });
    expect(String(found[1]!.content)).toBe('{}');
  });

  it.each([
    ['{"a":', 'what begins on line 1 has no end'],
    ['{}\n{"a":\n{}\n', 'what begins on line 2 has no end'],
    ['[{}', 'line 1'],
    ['[{}] {}', 'line 1'],
    ['[{},\n{}\n]]', 'line 3'],
    ['{}\r\n{}\r\n1', 'something other than an object stands on line 3 of the list "list"'],
    ['[1]', 'line 1'],
    ['{"a":"', 'line 1'],
    ['}', 'line 1'],
  ])('refuses %j with its line', async (text, place) => {
    for (const size of [1, 100]) {
      const refused = (await read(text, size).catch((thrown: unknown) => thrown)) as HttpError;
      expect(refused.code).toBe('validation_error');
      expect(JSON.stringify(refused.details)).toContain(place.replaceAll('"', '\\"'));
    }
  });

  it('differs from a document in how it begins', () => {
    const begins = ['{}', ' \n[', '\u{feff}[{}]', '<a/>', '%PDF', '\u{feff}<a/>', ''];
    expect(begins.map((text) => isList(Buffer.from(text)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
