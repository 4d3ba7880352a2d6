import { PDFContext } from '@cantoo/pdf-lib';
import { firstInstruction } from '@conforme/pdf/file/operators';
import { describe, expect, it } from 'vitest';
import { mendedOperands } from './operand.ts';

const mended = (content: string): string | undefined => {
  const context = PDFContext.create();
  return mendedOperands(firstInstruction(Buffer.from(content), context)!, context)?.toString();
};

describe('operands', () => {
  it('stay when PDF/A allows them', () => {
    expect(mended('[<4142> -250 (C)] TJ')).toBeUndefined();
    expect(mended('/Span << /ActualText <feff0041> /N 1 >> BDC')).toBeUndefined();
  });

  it('are mended wherever they stand in others', () => {
    expect(mended('[<414> 9999999999] TJ')).toBe('[ <4140> 2147483647 ] TJ');
    expect(mended('/Span << /N [9999999999] >> BDC')).toBe('/Span <<\n/N [ 2147483647 ]\n>> BDC');
  });

  it('are each looked at once, however deep they stand', () => {
    const [open, close] = ['['.repeat(90), ']'.repeat(90)];
    expect(mended(`${open}9999999999${close} d`)).toContain('2147483647');
  });
});
