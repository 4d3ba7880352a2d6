import { expect, it } from 'vitest';
import { names, parse, type Tree } from '@conforme/engine/xml';
import { BLANK_INVOICE } from '../invoice/index.ts';
import { sample } from '../invoice/testing/index.ts';
import type { DocumentReading } from '../plugin/index.ts';
import { deferred } from './deferred.ts';

const READING: DocumentReading = { invoice: BLANK_INVOICE, unread: [], beyond: false };
const tables = {
  write: () => ({ bytes: new Uint8Array([1]), pointers: [] }),
  readDocument: () => READING,
};
const invoice = sample();

it('writes and reads with what it is brought, which it asks for once', async () => {
  let asked = 0;
  const bring = async (): Promise<typeof tables> => (asked++, tables);
  const syntax = deferred('toy', bring);
  await Promise.all([syntax.load(), syntax.load()]);
  await syntax.load();
  expect(asked).toBe(1);
  expect(syntax.write(invoice, 'en16931').bytes).toEqual(new Uint8Array([1]));
  expect(syntax.read(parse(Buffer.from('<a/>')))).toBe(READING);
});

it('knows the names of its tables in a document that was read before they were', async () => {
  const tree = parse(Buffer.from('<late-name-of-this-test/>'));
  const seen: Tree[] = [];
  const syntax = deferred('toy', async () => {
    names.intern('', 'late-name-of-this-test');
    return { ...tables, readDocument: (read: Tree) => (seen.push(read), READING) };
  });
  await syntax.load();
  syntax.read(tree);
  const number = names.lookup('', 'late-name-of-this-test');
  expect(tree.name[tree.root]).not.toBe(number);
  expect(seen.map((read) => read.name[read.root])).toEqual([number]);
});

it('says which syntax was not loaded', () => {
  const { write, read } = deferred('toy', async () => tables);
  const early = 'the syntax toy writes or reads before it is loaded';
  expect(() => write(invoice, 'en16931')).toThrow(early);
  expect(() => read(parse(Buffer.from('<a/>')))).toThrow(early);
});

it('fails every time as it failed the first time', async () => {
  const syntax = deferred('toy', () => Promise.reject(new Error('broken')));
  await expect(syntax.load()).rejects.toThrow('broken');
  await expect(syntax.load()).rejects.toThrow('broken');
});
