import { PDFArray, type PDFRawStream } from '@cantoo/pdf-lib';
import { decode } from '@conforme/pdf/file/filters';
import { load } from '@conforme/pdf/file/load';
import { pagesOf } from '@conforme/pdf/file/pages';
import { N } from '@conforme/pdf/file/values';
import { document, stream } from '@conforme/pdf/testing/documents';
import { describe, expect, it } from 'vitest';
import { repair } from './index.ts';

type Make = Parameters<typeof document>[0];

function contentOf(make: Make): string {
  const loaded = load(document(make));
  const pages = pagesOf(loaded);
  repair(loaded, pages);
  return decode(pages[0]!.lookup(N('Contents')) as PDFRawStream, loaded.budget).toString('latin1');
}

describe('the content of a page', () => {
  it('leaves out unknown operators and nothing else', () => {
    expect(contentOf(() => ({ content: '1 0 0 rg 7 foo 0 0 9 9 re f' }))).toMatch(
      /^1 0 0 rg\s+0 0 9 9 re f\s*$/,
    );
  });

  it('leaves out parts of an inline picture that none begins', () => {
    expect(contentOf(() => ({ content: 'q ID 0 0 9 9 re f EI Q' }))).toMatch(/^q\s+0 0 9 9 re f\s+Q\s*$/);
  });

  it('leaves out operands nobody uses, and sets comments apart', () => {
    expect(contentOf(() => ({ content: '(a) (b) Tj /A /F 9 Tf 0 0 9 9 re% box' }))).toMatch(
      /^\(b\) Tj\s+\/F 9 Tf\s+0 0 9 9 re %/,
    );
  });

  it('writes out what viewers guess: numbers run into operators, signs too many or alone', () => {
    expect(contentOf(() => ({ content: '1 0 0rg 0 --5 9 .5re f* 0 - 9.5.25re f' }))).toMatch(
      /^1 0 0 rg\s+0 -5 9 0?\.5 re\s+f\*\s+0 0 9.5 0?\.25 re\s+f\s*$/,
    );
    expect(contentOf(() => ({ content: '[(a)-(b) 0 Tc -5(c)] TJ' }))).toMatch(
      /^\[ \(a\) 0 \(b\) 0 -5 \(c\) \] TJ\s*$/,
    );
  });

  it('ends an inline picture where its data end, with or without a blank', () => {
    const mask = (data: string): string => `BI /IM true /W 16 /H 2 ID ${data}`;
    expect(contentOf(() => ({ content: `${mask('abcdEI')} 0 0 9 9 re f ${mask('efgh\nEI')} n` }))).toMatch(
      /^BI \/IM true \/W 16 \/H 2 ID abcd\nEI\s+0 0 9 9 re f BI \/IM true \/W 16 \/H 2 ID efgh\nEI n\s*$/,
    );
    // The letters EI between blanks are data here, as the size of the picture says.
    const inside = 'BI /IM true /W 48 /H 1 ID a EI b EI 0 0 9 9 re f';
    expect(contentOf(() => ({ content: inside }))).toMatch(/ID a EI b EI 0 0 9 9 re f\s*$/);
    const surplus = '[ /a ] BI /IM true /W 8 /H 1 ID a\nEI 0 0 9 9 re f';
    expect(contentOf(() => ({ content: surplus }))).toMatch(
      /^BI \/IM true \/W 8 \/H 1 ID a\nEI\s+0 0 9 9 re f\s*$/,
    );
    const coded = 'BI /IM true /W 16 /H 2 /F /A85 ID @:E_WEI~>EI 0 0 9 9 re f';
    expect(contentOf(() => ({ content: coded }))).toMatch(/ID @:E_WEI~>\nEI\s+0 0 9 9 re f\s*$/);
  });

  it('codes a picture as digits whose text ends too early for readers who do not know it', () => {
    const picture = (data: string): string =>
      `BI /IM true /W 16 /H 2 /F [/A85 /Fl] ID ${data}~>\nEI 0 0 9 9 re f`;
    expect(contentOf(() => ({ content: picture('"EI\n9."Yf7') }))).toMatch(
      /^BI \/IM true \/W 16 \/H 2 \/F \[ \/AHx \/Fl \] ID 04724ef20530eb>\nEI\s+0 0 9 9 re f\s*$/,
    );
    expect(contentOf(() => ({ content: picture('"EI9."Yf7') }))).toBe(picture('"EI9."Yf7'));
  });

  it('leaves out the call of a state that is missing', () => {
    expect(contentOf(() => ({ content: '/None gs 0 0 9 9 re f' }))).toMatch(/^\s*0 0 9 9 re f\s*$/);
  });

  it('joins what is divided inside a string, and nothing else', () => {
    const divided =
      (...parts: string[]): Make =>
      (context) => ({
        page: { Contents: parts.map((part) => stream(context, part)) },
      });
    expect(contentOf(divided('0 0 9 9 re f (a', 'b) Tj'))).toBe('0 0 9 9 re f (a\nb) Tj\n');
    const whole = load(document(divided('0 0 9 9', 're f [(a)] TJ', '0 g')));
    const pages = pagesOf(whole);
    repair(whole, pages);
    expect(pages[0]!.lookup(N('Contents'))).toBeInstanceOf(PDFArray);
  });

  it('shows a long text in pieces', () => {
    const text = 'ab'.repeat(20_000);
    const shown = contentOf(() => ({ content: `(${text}) Tj` }));
    const pieces = [...shown.matchAll(/<(\w+)>/g)].map(([, hex]) => hex!);
    expect(Math.max(...pieces.map((hex) => hex.length / 2))).toBeLessThanOrEqual(32_767);
    expect(Buffer.from(pieces.join(''), 'hex').toString()).toBe(text);
  });
});
