import { InputError } from '@conforme/core/plugin';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { ADOBE, jpeg } from '@conforme/pdf/testing/jpeg';
import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { render } from '../render/index.ts';
import { invoice, look } from '../testing/invoice.ts';
import { readLogo } from './picture.ts';

it('draws a JPEG as it is coded, in the place of the name', async () => {
  const logo = { bytes: jpeg({ components: 4, before: [ADOBE] }), mediaType: 'image/jpeg' } as const;
  const loaded = load(await render(invoice(), look({ logo })));
  const resources = pagesOf(loaded)[0]!.lookup(N('Resources')) as PDFDict;
  const image = (resources.lookup(N('XObject')) as PDFDict).lookup(N('Logo')) as PDFRawStream;
  expect(String(image.dict.get(N('Filter')))).toBe('/DCTDecode');
  expect(Buffer.from(image.contents)).toEqual(jpeg({ components: 4, before: [ADOBE] }));
});

it('says in both languages what of a JPEG cannot be drawn, and what to do', async () => {
  const refused = await readLogo({ bytes: jpeg({ depth: 12 }), mediaType: 'image/jpeg' }).catch(
    (cause: unknown) => cause,
  );
  expect(refused).toBeInstanceOf(InputError);
  const [finding] = (refused as InputError).findings;
  expect(finding).toMatchObject({
    rule: 'PDF-LOGO-01',
    pointer: '/options/logo_url',
    message: { fr: expect.stringContaining('codé sans perte') as string },
    fix: { fr: 'Enregistrez le logo en JPEG ordinaire, ou en PNG.' },
  });
});
