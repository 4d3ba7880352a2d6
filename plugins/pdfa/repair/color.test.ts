import type { PDFArray, PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { srgbProfile } from '@conforme/pdf/image/icc';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { repair } from './index.ts';

/** A page that blends in a profile of these entries. */
const page = (data: string | Buffer, entries: Record<string, number>): Uint8Array =>
  document((context: PDFContext) => ({
    page: {
      Group: { S: 'Transparency', CS: ['ICCBased', stream(context, data, entries)] },
    },
  }));

function repaired(pdf: Uint8Array): { profile: PDFRawStream; reasons: string[] } {
  const loaded = load(pdf);
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  const reasons = check(loaded, pages).map(({ reason }) => reason);
  const space = pages[0]!.lookup(N('Group')) as PDFDict;
  const profile = (space.lookup(N('CS')) as PDFArray).lookup(1) as PDFRawStream;
  return { profile, reasons };
}

describe('repair of colours', () => {
  it('lets a profile say how many components it has where its writer lost the number', () => {
    const { profile, reasons } = repaired(page(srgbProfile(), {}));
    expect(reasons).toEqual([]);
    expect(String(profile.dict.get(N('N')))).toBe('3');
  });

  it('leaves one that says nothing to a reason', () => {
    expect(repaired(page('x', {})).reasons.join()).toContain('not valid');
  });
});
