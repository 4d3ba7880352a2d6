import { describe, expect, it } from 'vitest';
import { zip, type ZipEntry } from '../testing/zip.ts';
import { HttpError } from '../errors.ts';
import type { BatchLimits } from './document.ts';
import { documentsOfZip, unpacked } from './zip.ts';

const MB = 1024 * 1024;
const LIMITS: BatchLimits = { uploadBytes: 2 * MB, documentBytes: 3 * MB, documents: 50 };
const UTF8 = 0x800;

/** Each document as [name, its text or the refusal's code and message]. */
async function read(archive: Buffer, limits: Partial<BatchLimits> = {}): Promise<[string, string][]> {
  const seen: [string, string][] = [];
  for await (const { name, content } of documentsOfZip(archive, { ...LIMITS, ...limits }))
    seen.push([
      name,
      content instanceof HttpError ? `${content.code}: ${content.message}` : Buffer.from(content).toString(),
    ]);
  return seen;
}

const entry = (name: string, content = name): ZipEntry => ({ name, content });

describe('the documents of a zip', () => {
  it('come in its order, stored or deflated, twice where they are in it twice', async () => {
    const archive = zip([
      entry('b.xml', 'B'),
      { ...entry('a.xml', 'A'), method: 0 },
      entry('b.xml', 'B2'),
      entry('empty.xml', ''),
    ]);
    expect(await read(archive)).toEqual([
      ['b.xml', 'B'],
      ['a.xml', 'A'],
      ['b.xml', 'B2'],
      ['empty.xml', ''],
    ]);
  });

  it('are named in UTF-8 where the archive says so, else in code page 437', async () => {
    const archive = zip([
      { name: 'reçu €.xml', content: '1', flags: UTF8 },
      { name: Buffer.from([0x72, 0x87, 0x75]), content: '2' },
    ]);
    expect((await read(archive)).map(([name]) => name)).toEqual(['reçu €.xml', 'rçu']);
  });

  it('have paths for names, which lead nowhere', async () => {
    const names = ['../../etc/passwd', '/root.xml', 'C:\\a\\b.xml', 'a/b/c.xml'];
    const seen = await read(zip(names.map((name) => entry(name, 'x'))));
    expect(seen.map(([name]) => name)).toEqual(['../../etc/passwd', '/root.xml', 'C:/a/b.xml', 'a/b/c.xml']);
  });

  it('are not its folders, nor what desktops leave behind', async () => {
    const names = ['d/', '__MACOSX/._a.xml', 'd/__MACOSX/x', '.DS_Store', 'd/Thumbs.db', 'd/a.xml'];
    expect(await read(zip(names.map((name) => entry(name))))).toEqual([['d/a.xml', 'd/a.xml']]);
  });

  it('are found before a comment', async () => {
    const archive = zip([entry('a.xml')]);
    archive.writeUInt16LE(3, archive.length - 2);
    expect(await read(Buffer.concat([archive, Buffer.from('end')]))).toEqual([['a.xml', 'a.xml']]);
  });
});

describe('an entry is refused alone', () => {
  const around = (bad: ZipEntry): Buffer => zip([entry('1.xml'), bad, entry('2.xml')]);

  it.each<[string, Partial<ZipEntry>, RegExp]>([
    ['encrypted', { flags: 1 }, /^invalid_input: The entry is encrypted; .*password/],
    ['compressed otherwise', { method: 14 }, /^invalid_input: .*method 14/],
    ['too large', { content: Buffer.alloc(3 * MB + 1, 'ab c'), method: 0 }, /^too_large: .*15 MB/],
    ['a bomb', { content: Buffer.alloc(2 * MB) }, /^too_large: .*250 times/],
    [
      'larger than it says',
      { content: Buffer.alloc(9_000, 'x'), statedSize: 20 },
      /^invalid_input: .*cannot be read/,
    ],
    ['damaged', { content: 'x', statedSum: 7 }, /^invalid_input: .*CRC-32/],
    ['on the bytes of another', { statedOffset: 0 }, /^invalid_input: .*belong to another/],
    ['smaller than it says', { content: 'x', statedSize: 20 }, /^invalid_input: .*cannot be read/],
  ])('when it is %s', async (_why, fields, message) => {
    const seen = await read(around({ ...entry('bad'), ...fields }), { uploadBytes: 10 * MB });
    expect(seen.map(([name]) => name)).toEqual(['1.xml', 'bad', '2.xml']);
    expect(seen[1]![1]).toMatch(message);
    expect(seen[2]![1]).toBe('2.xml');
  });
});

it('reads entries in whatever order they lie', async () => {
  const archive = zip([
    { ...entry('1.xml'), statedOffset: 42 },
    { ...entry('2.xml'), statedOffset: 0 },
  ]);
  // Names are those of the table, and the content lies where it says.
  expect((await read(archive)).map(([name]) => name)).toEqual(['1.xml', '2.xml']);
});

describe('a document that is a zip itself', () => {
  it.each([
    ['with an entry', zip([entry('x')])],
    ['empty', zip([])],
  ])('is no invoice here, as it is none alone: %s', (_what, archive) => {
    const message = expect.stringContaining('archive inside the batch') as unknown;
    expect(unpacked(new Uint8Array(archive))).toMatchObject({
      code: 'not_an_einvoice',
      status: 400,
      message,
    });
  });

  it('differs from other documents, and from what is refused already', () => {
    const refused = new HttpError('too_large', { en: '', fr: '' });
    for (const content of [new Uint8Array(Buffer.from('<a/>')), new Uint8Array(), refused])
      expect(unpacked(content)).toBe(content);
  });
});

describe('an archive is refused whole', () => {
  const refused = async (archive: Buffer, limits?: Partial<BatchLimits>): Promise<HttpError> => {
    const thrown: unknown = await read(archive, limits).then(
      () => expect.unreachable('it was read'),
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(HttpError);
    return thrown as HttpError;
  };

  it.each([
    ['empty', Buffer.alloc(0)],
    ['no zip', Buffer.from('<invoice/>')],
    ['cut off', zip([entry('a.xml')]).subarray(0, -5)],
    ['short of entries', zip([entry('a.xml')], { entries: 2 })],
  ])('when it is %s', async (_why, archive) => {
    expect(await refused(archive)).toMatchObject({
      code: 'validation_error',
      details: [{ type: 'malformed' }],
    });
  });

  it('when it lists too many entries, before any is read', async () => {
    const archive = zip(Array.from({ length: 51 }, (_, at) => entry(`${at}`)));
    expect(await refused(archive)).toMatchObject({
      code: 'too_large',
      message: expect.stringMatching(/51 entries; at most 50/),
    });
  });

  it('when it expands too far in all, even where no single entry does', async () => {
    const entries = Array.from({ length: 25 }, (_, at) => entry(`${at}`, '\0'.repeat(MB)));
    const seen: string[] = [];
    await expect(
      (async () => {
        for await (const { name } of documentsOfZip(zip(entries), LIMITS)) seen.push(name);
      })(),
    ).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('10 times') });
    expect(seen).toHaveLength(20);
  });
});
