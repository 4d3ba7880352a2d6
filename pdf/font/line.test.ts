import { describe, expect, it } from 'vitest';
import { settable } from './face.ts';
import { setLine } from './line.ts';

/** A line as it is read from left to right on paper; clusters of several glyphs in brackets. */
const paper = (line: string): string =>
  setLine(line, false)
    .flatMap(({ clusters }) => clusters)
    .map(({ text, glyphs }) => (glyphs.length > 1 ? `[${text}]` : text))
    .join('');
const faces = (line: string): string[] => setLine(line, false).map(({ face }) => face.name);
const glyphs = (line: string): number[] =>
  setLine(line, false).flatMap(({ clusters }) =>
    clusters.flatMap((cluster) => cluster.glyphs.map(({ id }) => id)),
  );

describe('a line on paper', () => {
  it('is itself in scripts that run to the right', () => {
    for (const line of ['Ελληνικά', 'Привет', 'Total 12 €', '']) expect(paper(line)).toBe(line);
  });

  it('has words of Hebrew turned round, and numbers not', () => {
    expect(paper('שלום 500')).toBe('500 םולש');
    expect(paper('Total שלום ABC')).toBe('Total םולש ABC');
    expect(faces('Total שלום')).toEqual(['Arimo']);
  });

  it('has brackets mirrored, which are read as they are written', () => {
    const [open, close] = [glyphs('(')[0], glyphs(')')[0]];
    expect(paper('(ש)')).toBe(')ש(');
    expect(glyphs('(ש)')).toEqual([open, glyphs('ש')[0], close]);
  });

  it('has Arabic letters joined, in the order of paper', () => {
    expect(paper('سلم')).toBe('ملس');
    const alone = glyphs('ب')[0];
    expect(new Set([alone, ...glyphs('ببب')]).size).toBe(4);
    expect(glyphs('ب\u200cب').filter((glyph) => glyph === alone)).toHaveLength(2);
  });

  it('shows lam with alef as one sign, and each is read', () => {
    const [run] = setLine('لا', false);
    expect(run!.clusters.map(({ text }) => text)).toEqual(['ا', 'ل']);
    const [silent, ligature] = run!.clusters.map((cluster) => cluster.glyphs[0]!);
    expect(silent).toMatchObject({ advance: 0 });
    expect(run!.face.font.outline(silent!.id)).toHaveLength(0);
    expect(run!.face.font.outline(ligature!.id).length).toBeGreaterThan(0);
  });

  it('has marks of Arabic and Hebrew with their letter, placed by the font', () => {
    expect(paper('بَت')).toBe('ت[بَ]');
    const marked = setLine('بَ', false)[0]!.clusters[0]!.glyphs;
    expect(marked.some(({ advance, dx, dy }) => advance === 0 && (dx !== 0 || dy !== 0))).toBe(true);
  });

  it('has syllables of Devanagari and Thai in the order they are drawn', () => {
    const [ka, i] = [glyphs('क')[0], glyphs('कि')];
    expect(i).toHaveLength(2);
    expect(i[1]).toBe(ka);
    expect(paper('कि')).toBe('[कि]');
    expect(glyphs('क्ष')).toHaveLength(1);
    expect(paper('น้ำ')).toContain('[');
    expect(faces('ค่า 500 क')).toEqual(['NotoSansThai', 'Arimo', 'NotoSansDevanagari']);
  });

  it('spells out what no face has, and it is read as it was written', () => {
    const [run] = setLine('北😀', false);
    expect(run!.face.name).toBe('Arimo');
    expect(run!.clusters.map(({ text, glyphs }) => [text, glyphs.length])).toEqual([
      ['北😀', 'Bei:grinning:'.length],
    ]);
  });

  it('leaves out what no reader would see, and sets any number of marks', () => {
    expect(setLine('\u3164\ufe0f', false)).toEqual([]);
    expect(paper('a\u3164b')).toBe('ab');
    const marks = settable('a' + '\u0301\u0332'.repeat(500));
    expect(marks).toContain('\u034f');
    expect(setLine(marks, false)).toHaveLength(1);
  });

  it('never shows the glyph of what is missing', () => {
    const hard = 'क्‍ष ק̈ ب̈ ᾳ̈ x̲ ก̈ \u{10ffff} \ufdfd न\u0300 \u0e33 \u064b \u094d';
    expect(glyphs(hard)).not.toContain(0);
    expect(
      setLine(hard, true)
        .flatMap(({ clusters }) => clusters)
        .every(({ glyphs }) => glyphs.length > 0),
    ).toBe(true);
  });
});
