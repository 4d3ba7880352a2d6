import { PDFDocument, type PDFRawStream } from '@cantoo/pdf-lib';
import type { InputError } from '@conforme/core/plugin';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract/index.ts';
import { cii, embed, OPTIONS } from '../testing/embedding.ts';

const XML = cii();
const ALGORITHMS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;
/** What stands in for the missing characters of a password (ISO 32000-2, 7.6.4.3.2), so that it means the empty one. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
).toString('latin1');
/** The library takes an empty password for none, unless it is an object. */
const NO_PASSWORD = {
  'RC4-40': PADDING,
  'RC4-128': PADDING,
  'AES-128': PADDING,
  'AES-256': Object('') as string,
};

/** A page with a drawing, encrypted. The library that makes it leaves strings in the clear. */
async function encrypted(
  algorithm: (typeof ALGORITHMS)[number],
  userPassword: string,
  packed: boolean,
  ownerPassword = 'owner',
) {
  const doc = await PDFDocument.create();
  const page = doc.addPage([200, 200]);
  page.node.set(N('Contents'), doc.context.register(doc.context.flateStream('0 0 9 9 re f')));
  page.node.set(N('Resources'), doc.context.obj({}));
  doc.encrypt({ userPassword, ownerPassword, algorithm, allowWeakCryptography: true });
  return doc.save({ useObjectStreams: packed });
}

it('says of an encryption that says nothing that it cannot be read, not that a password would help', async () => {
  const pdf = document(() => ({ content: '0 0 9 9 re f' }));
  const text = Buffer.from(pdf).toString('latin1');
  const at = text.lastIndexOf('/Root');
  const junk = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (y) /P -4 >> ';
  const failure = await embed(
    Buffer.from(text.slice(0, at) + junk + text.slice(at), 'latin1'),
    XML,
    OPTIONS,
  ).catch((error: unknown) => error as InputError);
  expect((failure as InputError).message).toBe('The PDF cannot be read: its encryption cannot be read.');
});

describe('embed, of a file that only its owner may change', () => {
  it.each(ALGORITHMS.flatMap((algorithm) => [false, true].map((packed) => [algorithm, packed] as const)))(
    'converts %s, in object streams or not (%s)',
    async (algorithm, packed) => {
      const pdf = await embed(await encrypted(algorithm, '', packed), XML, OPTIONS);
      const loaded = load(pdf);
      expect(loaded.encrypted).toBe(false);
      const [page] = pagesOf(loaded);
      const contents = page!.lookup(N('Contents')) as PDFRawStream;
      expect(decode(contents, loaded.budget).toString()).toBe('0 0 9 9 re f');
      expect((await extract(pdf)).findings).toEqual([]);
    },
  );

  it.each(ALGORITHMS)('converts what the empty password of its owner opens: %s', async (algorithm) => {
    const file = await encrypted(algorithm, 'user', false, NO_PASSWORD[algorithm]);
    expect((await extract(await embed(file, XML, OPTIONS))).findings).toEqual([]);
  });

  it.each(ALGORITHMS.flatMap((algorithm) => [false, true].map((packed) => [algorithm, packed] as const)))(
    'asks for the file without its password: %s, in object streams or not (%s)',
    async (algorithm, packed) => {
      const file = await encrypted(algorithm, 'user', packed);
      const failure = (await embed(file, XML, OPTIONS).catch((error: unknown) => error)) as InputError;
      expect(failure.message).toBe('The PDF cannot be read: a password is needed to open it.');
      expect(failure.findings[0]!.fix).toMatchObject({
        en: expect.stringContaining('without a password'),
        fr: expect.stringContaining('sans mot de passe'),
      });
    },
  );
});
