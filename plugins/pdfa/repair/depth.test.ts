import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load, type Loaded } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { serialise } from '@conforme/pdf/file/write';
import { document } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

function mended(content: string): { loaded: Loaded; page: PDFDict; refusals: string[] } {
  const loaded = load(document(() => ({ content })));
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  return { loaded, page: pages[0]!, refusals: check(loaded, pages).map(({ reason }) => reason) };
}

/** What is drawn in the end, forms followed, without the saving and restoring itself. */
function drawn({ loaded, page }: { loaded: Loaded; page: PDFDict }): string {
  const forms = (page.lookup(N('Resources')) as PDFDict).lookup(N('XObject')) as PDFDict | undefined;
  const unfold = (stream: PDFRawStream): string =>
    decode(stream, loaded.budget)
      .toString('latin1')
      .replaceAll(/\/(Nested\d+) Do/g, (_, name: string) => unfold(forms!.lookup(N(name)) as PDFRawStream));
  return unfold(page.lookup(N('Contents')) as PDFRawStream)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const deep = (levels: number, inside: string): string => 'q '.repeat(levels) + inside + ' Q'.repeat(levels);

describe('states saved too deep', () => {
  it.each([29, 60, 500])('stand in forms: %i levels', (levels) => {
    const content = `0 0 1 1 re f ${deep(levels, '1 1 2 2 re f')} 3 3 4 4 re f`;
    const result = mended(content);
    expect(result.refusals).toEqual([]);
    expect(drawn(result)).toBe(content);
  });

  it('are left where 28 are enough', () => {
    const { page } = mended(deep(28, 'n'));
    expect((page.lookup(N('Resources')) as PDFDict).get(N('XObject'))).toBeUndefined();
  });

  it('end with the content when nothing restores them', () => {
    const result = mended(`${'q '.repeat(40)}0 0 1 1 re f`);
    expect(result.refusals).toEqual([]);
    expect(drawn(result)).toBe(deep(40, '0 0 1 1 re f'));
  });

  it('are refused where forms would stand too deep themselves', () => {
    expect(mended(deep(1000, 'n')).refusals).toEqual(['graphics states are saved more than 28 deep']);
  });

  it('share the resources of the page, thousands of times', () => {
    const { loaded, refusals } = mended(deep(40, 'n').concat(' ').repeat(1000));
    expect(refusals).toEqual([]);
    expect(serialise(loaded.context).length).toBeLessThan(400_000);
  });
});
