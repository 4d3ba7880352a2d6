import { expect, test } from 'vitest';
import { InputError } from '../../core/plugin/index.ts';
import { pdfaContainer } from '../../plugins/pdfa/index.ts';
import { cii, OPTIONS } from '../../plugins/pdfa/testing/embedding.ts';
import { HOSTILE } from './hostile.ts';

/** A two-hundredth of what test/pdf/guards.ts posts: enough to notice what grows faster than the file. */
const SCALE = 0.005;

const REFUSED = new Set([
  'a page tree that leads back',
  'a page tree that doubles',
  'cross-reference sections in a row',
  'a table that claims everything',
  'objects without a table',
  'objects that never end',
  'strings that never end',
  'forms that double',
  'references in a circle',
  'deep q',
  'deep q, never restored',
  'deep arrays',
  'deep dictionaries',
  'deep arrays in content',
  'inline pictures that never end',
  'Flate bomb of q',
]);

test.each(HOSTILE)('$name ends, converted or refused', async ({ name, make }) => {
  const pdf = make(SCALE);
  const opened = await pdfaContainer.extract(pdf).catch((error: unknown) => error);
  const embedded = await pdfaContainer.embed(pdf, cii(), OPTIONS).catch((error: unknown) => error);
  for (const result of [opened, embedded])
    if (result instanceof Error) expect(result).toBeInstanceOf(InputError);
  expect(embedded instanceof Error).toBe(REFUSED.has(name));
});
