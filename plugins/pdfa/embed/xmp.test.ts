import { expect, it } from 'vitest';
import { xmpPacket } from './xmp.ts';
import { OPTIONS } from '../testing/embedding.ts';

const packet = (accessible: boolean): string =>
  xmpPacket({ options: { ...OPTIONS, accessible }, kept: [] }).toString('utf8');

it('claims PDF/UA-1 only of pages known to be accessible, and declares what it claims with', () => {
  expect(packet(true)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(packet(true).match(/<pdfaSchema:prefix>(\w+)/g)).toEqual([
    '<pdfaSchema:prefix>fx',
    '<pdfaSchema:prefix>pdfuaid',
  ]);
  expect(packet(false)).not.toContain('<pdfuaid:part>');
  expect(packet(false).match(/<pdfaSchema:prefix>(\w+)/g)).toEqual(['<pdfaSchema:prefix>fx']);
});

it('claims PDF/A-3B either way', () => {
  for (const accessible of [true, false])
    expect(packet(accessible)).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
});
