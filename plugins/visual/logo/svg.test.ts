import type { PDFRawStream } from '@cantoo/pdf-lib';
import { PDFContext } from '@cantoo/pdf-lib';
import { InputError } from '@conforme/core/plugin';
import { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { describe, expect, it } from 'vitest';
import { readLogo } from './picture.ts';
import { multiply, readTransform } from './svg-matrix.ts';
import { arcCurves, readPath } from './svg-path.ts';
import { boxOf } from './svg-shape.ts';
import { colorOf, quantity } from './svg-style.ts';
import { readSvg } from './svg.ts';

const svg = (body: string, head = 'viewBox="0 0 10 10"'): Buffer =>
  Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ',
      head,
      '>',
      body,
      '</svg>',
    ].join(''),
  );

function drawn(body: string): string {
  const context = PDFContext.create();
  return decode(context.lookup(readSvg(svg(body)).embed(context)) as PDFRawStream, new Budget()).toString(
    'latin1',
  );
}

describe('readSvg', () => {
  it('takes its size from the viewBox or from width and height', () => {
    expect(readSvg(svg('', 'viewBox="0,0 40 20" width="1" height="1"'))).toMatchObject({
      width: 40,
      height: 20,
    });
    expect(readSvg(svg('', 'width="30px" height="1in"'))).toMatchObject({ width: 30, height: 96 });
    expect(() => readSvg(svg('', 'width="100%"'))).toThrow('no size');
  });

  it('draws shapes with fill and line', () => {
    expect(drawn('<rect width="4" height="5" fill="#f00"/>')).toContain(
      '1 0 0 rg\n0 0 m 4 0 l 4 5 l 0 5 l h f',
    );
    expect(drawn('<line x2="5" stroke="blue" stroke-width="2" stroke-linecap="round"/>')).toContain(
      '0 0 1 RG 2 w 1 J 0 j\n0 0 m 5 0 l S',
    );
    expect(drawn('<polygon points="0,0 1,0 1,1" fill-rule="evenodd" stroke="red"/>')).toContain(
      '0 0 m 1 0 l 1 1 l h B*',
    );
    expect(drawn('<circle cx="5" cy="5" r="2"/>')).toContain('7 5 m');
    expect(drawn('<rect width="4" height="4" rx="1"/>')).toContain(' c ');
  });

  it('lets styles win as CSS says, and inherits', () => {
    const sheet = '<style>.a{fill:#00ff00} #b,rect{fill:#0000ff}</style>';
    expect(drawn(`${sheet}<path class="a" d="M0 0h1v1z" fill="red"/>`)).toContain('0 1 0 rg');
    expect(drawn(`${sheet}<rect width="1" height="1" style="fill:#fff"/>`)).toContain('1 1 1 rg');
    expect(drawn('<g fill="red"><path d="M0 0h1z"/></g>')).toContain('1 0 0 rg');
    expect(drawn('<g color="red"><path fill="currentColor" d="M0 0h1z"/></g>')).toContain('1 0 0 rg');
    expect(drawn('<g display="none"><path d="M0 0h1z"/></g>')).not.toContain(' m ');
  });

  it('applies transforms, opacity, clips and use', () => {
    expect(drawn('<g transform="translate(1 2) scale(2)"><path d="M0 0h1z"/></g>')).toContain(
      '2 0 0 2 1 2 cm',
    );
    expect(drawn('<path opacity=".5" fill-opacity="50%" d="M0 0h1z"/>')).toContain('/G0 gs');
    const clip = '<clipPath id="c"><rect width="1" height="1"/></clipPath>';
    expect(drawn(`${clip}<g clip-path="url(#c)"><path d="M0 0h1z"/></g>`)).toContain('h W n');
    expect(drawn('<defs><path id="p" d="M0 0h1z"/></defs><use xlink:href="#p" x="3"/>')).toContain(
      '1 0 0 1 3 0 cm',
    );
  });

  it('fills with gradients, also those that borrow their colours', () => {
    const stops =
      '<linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" style="stop-color:blue"/></linearGradient>';
    expect(drawn(`${stops}<rect width="4" height="5" fill="url(#g)"/>`)).toContain('4 0 0 5 0 0 cm\n/S0 sh');
    expect(
      drawn(`${stops}<radialGradient id="r" href="#g"/><rect width="4" height="5" fill="url(#r)"/>`),
    ).toContain('/S0 sh');
  });

  it('reads the DOCTYPE of old drawing programs away, but no entity', () => {
    const file = svg('<path d="M0 0h1z"/>').toString();
    expect(readSvg(Buffer.from('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">' + file)).width).toBe(
      10,
    );
    expect(() => readSvg(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>' + file))).toThrow('DTD');
  });

  it.each([
    ['text', '<text>Conforme</text>', 'an element text'],
    ['pictures', '<image href="https://x.example/a.png"/>', 'an element image'],
    ['scripts', '<script>alert(1)</script>', 'an element script'],
    ['foreign content', '<foreignObject/>', 'an element foreignObject'],
    ['filters', '<g filter="url(#f)"><path d="M0 0h1z"/></g>', 'uses filter'],
    ['masks', '<path mask="url(#m)" d="M0 0h1z"/>', 'uses mask'],
    ['dashes', '<path stroke-dasharray="1 2" d="M0 0h1z"/>', 'stroke-dasharray'],
    ['patterns', '<pattern id="p"/><path fill="url(#p)" d="M0 0h1z"/>', 'fills with a pattern'],
    ['what is not there', '<path fill="url(#p)" d="M0 0h1z"/>', 'which is not in it'],
    ['other files', '<use href="other.svg#a"/>', 'which is not in it'],
    ['itself', '<g id="a"><use href="#a"/></g>', 'too complex'],
    [
      'gradient lines',
      '<linearGradient id="g"/><path stroke="url(#g)" d="M0 0h1z"/>',
      'line with a gradient',
    ],
    [
      'gradients without colour',
      '<linearGradient id="g"/><path fill="url(#g)" d="M0 0h1z"/>',
      'without colours',
    ],
    ['unknown colours', '<path fill="hsl(1,2%,3%)" d="M0 0h1z"/>', 'a colour "hsl'],
    ['broken paths', '<path d="M0 0 L1"/>', 'path of the SVG is malformed'],
    ['complex selectors', '<style>g > path{fill:red}</style>', 'a style "g > path"'],
    ['unknown transforms', '<path transform="rotate3d(1)" d="M0 0h1z"/>', 'a transform'],
    ['impossible numbers', '<path d="M0 0h1e99z"/>', 'impossible number'],
  ])('refuses %s by name', (_, body, reason) => {
    expect(() => drawn(body)).toThrow(reason);
  });
});

describe('paths', () => {
  it('makes every command absolute', () => {
    expect(readPath('m1 1 2 0v2H1z')).toEqual([['m', 1, 1], ['l', 3, 1], ['l', 3, 3], ['l', 1, 3], ['h']]);
    expect(readPath('M0 0q3 3 6 0t6 0')[2]).toEqual(['c', 8, -2, 10, -2, 12, 0]);
    expect(readPath('M0 0C1 1 2 1 3 0S5-1 6 0')[2]).toEqual(['c', 4, -1, 5, -1, 6, 0]);
  });

  it('looks once at each digit of a number, however long', () => {
    const digits = '1'.repeat(3_000_000);
    expect(() => readPath(`M${digits}x`)).toThrow('malformed');
    expect(() => quantity(`${digits}x`)).toThrow('has a length');
  });

  it('looks once at each character of lengths, transforms, styles and references', () => {
    const [letters, blanks] = ['a'.repeat(1_000_000), ' '.repeat(1_000_000)];
    expect(() => quantity(`1${blanks}x`)).toThrow('has a length');
    expect(() => readTransform(letters)).toThrow('a transform');
    expect(() => drawn(`<style>${letters}</style>`)).not.toThrow();
    expect(() => drawn(`<path fill="url(#a${blanks}x" d="M0 0h1z"/>`)).toThrow('a colour');
    expect(() => readSvg(Buffer.from('<!DOCTYPE'.repeat(400_000)))).toThrow('well-formed');
  });

  it('looks once at each blank of an arc, however many', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(() => readPath(`M0 0a${blanks}x`)).toThrow('malformed');
    expect(() => readPath(`M0 0a1${blanks}1 0 0${blanks}x`)).toThrow('malformed');
  });

  it.each(['M0 0a1 1 0 1.0 0.0 2 0', 'M0 0a1 1 0,1,0,2,0', 'M0 0a1,1 0 1 0 2 0', 'M0 0a1 1 0 102 0'])(
    'reads one arc however its flags are written: %s',
    (path) => expect(readPath(path)).toEqual(readPath('M0 0a1 1 0 1 0 2 0')),
  );

  it('reads flags that stand without separators', () => {
    expect(
      readPath('M0 0a1 1 0 012 0')
        .at(-1)!
        .slice(-2)
        .map((v) => Math.abs(Math.round(Number(v)))),
    ).toEqual([2, 0]);
  });

  it('draws a half circle within a thousandth', () => {
    const [, , , , , x, y] = arcCurves(
      [0, 0],
      { rx: 1, ry: 1, sweep: true },
      [2, 0],
    )[0]! as unknown as number[];
    expect([x, y].map((v) => Math.round(v! * 1000) / 1000)).toEqual([1, -1]);
    expect(arcCurves([0, 0], { rx: 0, ry: 1, sweep: true }, [2, 0])).toEqual([['l', 2, 0]]);
    expect(arcCurves([1, 1], { rx: 2, ry: 2, sweep: true }, [1, 1])).toEqual([]);
  });

  it('measures curves by their run, not their control points', () => {
    const [, y, , height] = boxOf(readPath('M0 0C0 4 4 4 4 0'));
    expect(y).toBe(0);
    expect(height).toBeCloseTo(3, 1);
  });
});

describe('transforms, lengths and colours', () => {
  it('multiplies in the order written', () => {
    expect(readTransform('translate(1) scale(2 3)')).toEqual(
      multiply([1, 0, 0, 1, 1, 0], [2, 0, 0, 3, 0, 0]),
    );
    expect(readTransform('rotate(90 1 1)').map(Math.round)).toEqual([0, 1, -1, 0, 2, 0]);
    expect(readTransform('skewX(45)').map(Math.round)).toEqual([1, 0, 1, 1, 0, 0]);
  });

  it('reads lengths and colours', () => {
    expect(quantity('10mm')).toBeCloseTo(37.795, 2);
    expect(() => quantity('1em')).toThrow('a length');
    expect(colorOf('rgb(255, 0, 50%)')).toEqual([1, 0, 0.5]);
    expect(colorOf('#0f0')).toEqual([0, 1, 0]);
    expect(colorOf('none')).toBeNull();
  });
});

describe('readLogo', () => {
  it('says in the request where the logo stands and what to do', async () => {
    const failure = await readLogo({ bytes: svg('<text>a</text>'), mediaType: 'image/svg+xml' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(InputError);
    expect((failure as InputError).findings[0]).toMatchObject({
      rule: 'PDF-LOGO-01',
      pointer: '/options/logo_url',
      fix: { en: expect.stringContaining('paths'), fr: expect.stringContaining('tracés') },
    });
  });

  it('says so of a broken PNG too', async () => {
    await expect(readLogo({ bytes: Buffer.from('nothing'), mediaType: 'image/png' })).rejects.toThrow(
      'it is not a PNG',
    );
  });
});
