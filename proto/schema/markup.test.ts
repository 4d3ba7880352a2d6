import { describe, expect, it } from 'vitest';
import { close, lines, open, style, tag } from './markup.ts';

describe('markup', () => {
  it('escapes text and attributes', () => {
    expect(tag('a', { b: '"<&>' }, 'x < y & "z" > w\r').text).toBe(
      '<a b="&quot;&lt;&amp;&gt;">x &lt; y &amp; &quot;z&quot; &gt; w&#13;</a>',
    );
  });

  it('replaces what no document can hold', () => {
    expect(tag('a', { b: '\u0000' }, 'x\u001b\ufffey\ud800').text).toBe(
      '<a b="\ufffd">x\ufffd\ufffdy\ufffd</a>',
    );
  });

  it('nests, leaves out what is null, and does not close what has no end tag', () => {
    const inner = tag('meta', { charset: 'utf-8', name: null });
    expect(tag('head', {}, inner, null, 'x').text).toBe('<head><meta charset="utf-8">x</head>');
  });

  it('is written piece by piece', () => {
    expect(lines([open('a', { n: 1 }), close('a')])).toBe('<a n="1">\n</a>\n');
  });

  it('takes no style sheet that ends its element', () => {
    expect(style('a > b { }').text).toBe('<style>a > b { }</style>');
    expect(() => style(`${close('style').text}`)).toThrow(RangeError);
  });
});
