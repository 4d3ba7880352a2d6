import { PDFContext } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { Damage } from './fault.ts';
import { firstInstruction, instructions } from './operators.ts';

/** The operators up to where the content ends or breaks off, and whether it breaks. */
function read(text: string, context: PDFContext): [string, boolean] {
  const found: string[] = [];
  try {
    for (const { operator } of instructions(Buffer.from(text), context)) found.push(operator);
    return [found.join(' '), false];
  } catch (error) {
    expect(error).toBeInstanceOf(Damage);
    return [found.join(' '), true];
  }
}

describe('the instructions of a content stream', () => {
  it('are the same each time they are asked for, also where the content breaks off', () => {
    const context = PDFContext.create();
    for (const _ of [1, 2]) {
      expect(read('q 1 w (a) Tj Q', context)).toEqual(['q w Tj Q', false]);
      expect(read('q 1 w (a Tj Q', context)).toEqual(['q w', true]);
    }
  });

  it('are those of content that is too long to be remembered, too', () => {
    const many = 'q Q '.repeat(40_000);
    expect(read(`${many}(a`, PDFContext.create())).toEqual([many.trim(), true]);
  });

  it('end behind a picture that is never closed', () => {
    expect(read('q BI /W 1 ID abc Q q Q', PDFContext.create())).toEqual(['q BI', false]);
  });

  it('begin with one that is read without what follows', () => {
    const first = (text: string): unknown =>
      firstInstruction(Buffer.from(text), PDFContext.create())?.operator;
    expect(first(' 500 0 d0 (a')).toBe('d0');
    expect(first(' 500 0 ')).toBeUndefined();
  });
});
