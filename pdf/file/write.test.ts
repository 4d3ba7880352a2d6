import { PDFRef, type PDFDict } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { document } from '../testing/documents.ts';
import { load } from './load.ts';
import { pagesOf } from './pages.ts';
import { N } from './values.ts';
import { serialise } from './write.ts';

/** A document one object of which has this number, written anew. */
function rewritten(number: number): { file: Uint8Array; held: PDFDict; highest: number; dangling: unknown } {
  const { context, catalog } = load(document(() => ({})));
  const far = PDFRef.of(number);
  const shared = context.obj({ Far: far }) as PDFDict;
  context.assign(far, context.obj({ Here: true, Back: context.trailerInfo.Root as PDFRef }));
  catalog.set(N('A'), shared);
  catalog.set(N('B'), shared);
  catalog.set(N('C'), PDFRef.of(2));
  catalog.set(N('Nothing'), PDFRef.of(number - 1));
  const file = serialise(context);
  const read = load(file);
  expect(pagesOf(read)).toHaveLength(1);
  const held = (key: string): PDFDict => (read.catalog.lookup(N(key)) as PDFDict).lookup(N('Far')) as PDFDict;
  expect(held('A')).toBe(held('B'));
  expect(held('A').lookup(N('Back'))).toBe(read.catalog);
  const numbers = read.context.enumerateIndirectObjects().map(([{ objectNumber }]) => objectNumber);
  return {
    file,
    held: held('A'),
    highest: Math.max(...numbers),
    dangling: read.catalog.lookup(N('Nothing')),
  };
}

describe('serialise', () => {
  it('keeps the numbers of objects', () => {
    expect(rewritten(300).highest).toBeGreaterThanOrEqual(300);
  });

  it('gives new numbers where an object is of a later generation, for all are written as of the first', () => {
    const { context, catalog } = load(document(() => ({})));
    const later = PDFRef.of(7, 3);
    context.assign(later, context.obj({ Here: true }));
    catalog.set(N('Later'), later);
    const file = serialise(context);
    expect(Buffer.from(file).toString('latin1')).not.toContain('7 3 R');
    const read = load(file);
    expect((read.catalog.get(N('Later')) as PDFRef).generationNumber).toBe(0);
    expect(String((read.catalog.lookup(N('Later')) as PDFDict).get(N('Here')))).toBe('true');
  });

  it.each([20_000, 8_388_607, 2_147_483_647, 9_999_999_999])(
    'gives new numbers where one is %i',
    (number) => {
      const { file, held, highest, dangling } = rewritten(number);
      expect(String(held.get(N('Here')))).toBe('true');
      expect(highest).toBeLessThan(100);
      expect(file.length).toBeLessThan(10_000);
      expect(dangling).toBeUndefined();
    },
  );
});
