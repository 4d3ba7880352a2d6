import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderHtml } from '../../plugins/visual/html/index.ts';
import { render } from '../../plugins/visual/render/index.ts';
import { placesOf, textOf } from '../../pdf/testing/documents.ts';
import { LANGUAGES } from '../../proto/schema/choices.ts';
import { examples } from './examples.ts';

const hash = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 24);

// The bytes of a PDF depend on who compresses them; what stands where on its pages does not.
it('draws every example as it was looked at: each word of the PDF at its place, each byte of the HTML', async () => {
  const drawn: Record<string, { pdf: string; html: string }> = {};
  for (const { name, invoice, look } of examples())
    for (const language of LANGUAGES) {
      const pdf = await render(invoice, { ...look, language });
      drawn[`${name}-${language}`] = {
        pdf: hash(JSON.stringify([textOf(pdf), [...placesOf(pdf)]])),
        html: hash(await renderHtml(invoice, { ...look, language })),
      };
    }
  await expect(JSON.stringify(drawn, null, 2) + '\n').toMatchFileSnapshot('golden/drawn.json');
});
