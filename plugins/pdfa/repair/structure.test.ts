import { PDFDict, type PDFArray, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { repair } from './index.ts';

/** A document with a table, a row of it, and what their entries K and P are to lead to. */
function structured(make: (root: PDFRef, table: PDFRef, row: PDFRef) => readonly object[]): {
  readonly notes: readonly string[];
  readonly root: PDFDict;
} {
  const loaded = load(
    document((context: PDFContext) => {
      const [root, table, row] = [context.nextRef(), context.nextRef(), context.nextRef()];
      const [ofTable, ofRow] = make(root, table, row);
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [table] }));
      context.assign(table, context.obj({ S: 'Table', ...ofTable }));
      context.assign(row, context.obj({ S: 'TR', ...ofRow }));
      return { catalog: { StructTreeRoot: root } };
    }),
  );
  const notes = repair(loaded, pagesOf(loaded)).map(({ what }) => what);
  return { notes, root: loaded.catalog.lookup(N('StructTreeRoot'), PDFDict) };
}

const kid = (dict: PDFDict, at = 0): unknown => (dict.lookup(N('K')) as PDFArray).lookup(at);

describe('the structure', () => {
  it('that leads back to itself ends where it began', () => {
    const { notes, root } = structured((_, table, row) => [
      { K: [row, 5], P: row },
      { K: [table, table], P: table },
    ]);
    expect(notes.filter((what) => /structure/.test(what))).toEqual([
      'elements of the structure say what they stand in',
      'an element of the structure that stands twice left out',
    ]);
    const table = kid(root) as PDFDict;
    const row = kid(table) as PDFDict;
    expect(table.lookup(N('P'))).toBe(root);
    expect(row.lookup(N('P'))).toBe(table);
    expect(row.get(N('K'))).toBeUndefined();
    expect(String(table.lookup(N('K')))).toMatch(/ 5 \]$/);
  });

  it('that is a tree stays, marked content named twice with it', () => {
    const { notes, root } = structured((top, table, row) => [
      { K: [row], P: top },
      { K: [1, 1, { Type: 'MCR', MCID: 2 }], P: table },
    ]);
    expect(notes.filter((what) => /structure/.test(what))).toEqual([]);
    expect(((kid(kid(root) as PDFDict) as PDFDict).lookup(N('K')) as PDFArray).size()).toBe(3);
  });
});
