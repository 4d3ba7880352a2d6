import { describe, expect, it } from 'vitest';
import { HttpError } from '../errors.ts';
import type { Uploaded } from './document.ts';
import { inputOf, namedDocuments, outputOf } from './named.ts';
import type { JobObjects } from './objects.ts';
import { S3Objects } from './s3/objects.ts';
import { S3 } from './s3/s3.ts';

const PLACES = ['s3://callers/{account}/', 's3://shared/in/'];
const s3 = new S3({ endpoint: 'http://127.0.0.1:9', region: 'us-east-1', credentials: null });
const objects = new S3Objects(s3, PLACES);
const mayName = (url: string): boolean => objects.mayName('acct_1', url);

describe('an account may name', () => {
  it.each(['s3://callers/acct_1/', 's3://callers/acct_1/a b/é.xml', 's3://shared/in/..a/x'])('%s', (url) =>
    expect(mayName(url)).toBe(true),
  );
});

describe('an account may not name', () => {
  it.each([
    's3://callers/acct_2/a.xml',
    's3://callers/acct_1',
    's3://callers/{account}/a.xml',
    's3://callers/acct_1/../acct_2/a.xml',
    's3://callers/acct_1/./a.xml',
    's3://callers/acct_1/..\\acct_2',
    's3://callers/acct_1/a\n.xml',
    `s3://callers/acct_1/${'a'.repeat(1024)}`,
    's3://shared/inner/a.xml',
    's3://elsewhere/a.xml',
    'http://127.0.0.1:9/callers/acct_1/',
    'file:///etc/passwd',
  ])('%j', (url) => expect(mayName(url)).toBe(false));
});

describe('an order with objects', () => {
  it.each([
    [null, null],
    [{ prefix: 's3://shared/in/' }, { prefix: 's3://shared/in/' }],
    [{ manifest: 's3://shared/in/list' }, { manifest: 's3://shared/in/list' }],
    [{ objects: ['s3://shared/in/a'] }, { objects: ['s3://shared/in/a'] }],
  ])('reads %j', (input, value) => expect(inputOf(input, mayName)).toEqual({ value, faults: [] }));

  it.each([
    'text',
    {},
    { prefix: 1 },
    { objects: 's3://shared/in/a' },
    { prefix: 's3://shared/in/', manifest: 's3://shared/in/list' },
    { prefix: 's3://elsewhere/' },
    { objects: ['s3://shared/in/a', 's3://elsewhere/a'] },
  ])('refuses %j', (input) => {
    const { value, faults } = inputOf(input, mayName);
    expect(value).toBeNull();
    expect(faults).toHaveLength(1);
  });

  it.each([
    { prefix: 's3://shared/in' },
    { prefix: 's3://elsewhere/' },
    { prefix: 's3://shared/in/', more: 1 },
    1,
  ])('writes nothing to %j', (output) => expect(outputOf(output, mayName).faults).toHaveLength(1));
});

describe('documents that are named', () => {
  const listing = (manifest: string | null): JobObjects => ({
    mayName: () => true,
    async *list(prefix) {
      yield* [`${prefix}a`, `${prefix}b`];
    },
    read: async () => (manifest === null ? 'absent' : Buffer.from(manifest)),
    write: async () => {},
  });
  const all = async (from: JobObjects, input: Parameters<typeof namedDocuments>[1]): Promise<Uploaded[]> => {
    const found: Uploaded[] = [];
    for await (const document of namedDocuments(from, input, mayName)) found.push(document);
    return found;
  };

  it('are those under a prefix, or a line of a manifest each', async () => {
    const named = (url: string): Uploaded => ({ name: url, content: { object: url } });
    const prefix = 's3://shared/in/';
    expect(await all(listing(null), { prefix })).toEqual([named(`${prefix}a`), named(`${prefix}b`)]);
    const lines = `${prefix}x\r\n\n${prefix}y`;
    expect(await all(listing(lines), { manifest: `${prefix}list` })).toEqual([
      named(`${prefix}x`),
      named(`${prefix}y`),
    ]);
  });

  it('are refused where a manifest is absent, empty, or names what the account may not', async () => {
    for (const manifest of [null, '\n', 's3://elsewhere/a'])
      await expect(all(listing(manifest), { manifest: 's3://shared/in/list' })).rejects.toBeInstanceOf(
        HttpError,
      );
  });
});
