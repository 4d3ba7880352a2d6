import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { expect, it } from 'vitest';
import { check } from './index.ts';

it('refuses a damaged file of which the content of a page could not be read', () => {
  const file = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >> endobj',
    '4 0 obj << /Length 14 >> stream\n0 0 9 9 re f\nenxstream endobj',
    'trailer << /Root 1 0 R >>',
  ].join('\n');
  const loaded = load(Buffer.from(file, 'latin1'));
  const reasons = check(loaded, pagesOf(loaded)).map(({ reason }) => reason);
  expect(reasons).toContain('a part of the page is missing');
});
