import { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { N } from '@conforme/pdf/file/values';
import { forbiddenAction } from './objects.ts';

// veraPDF takes whatever a link leads to for an action, and one without a type for a forbidden one (6.5.1).
test.each([
  ['a link to a font', { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { Type: 'Font' } }, ''],
  ['a link to a place', { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'GoTo', D: [0] } }, null],
  ['a font by the name A', { A: { Type: 'Font' } }, null],
  ['attributes of a structure element', { S: 'Table', A: { O: 'Layout' } }, null],
  ['an action that says nothing', { A: { Type: 'Action' } }, ''],
])('%s', (_, entries, forbidden) => {
  const holder = PDFContext.create().obj(entries as never) as unknown as PDFDict;
  expect(forbiddenAction(holder.lookup(N('A'), PDFDict), holder)).toBe(forbidden);
});
