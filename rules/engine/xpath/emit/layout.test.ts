import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '../../../../test/cpu.ts';
import { laidOut } from './layout.ts';

describe('generated code', () => {
  it('has a statement a line, and blocks indented', () => {
    const code =
      'const f = (function (d, n) { const a = { b: [1, 2] }; if (a) { return g(d, (x) => x); } else { } try { h(";{"); } catch (e) { } return ""; });';
    expect(laidOut(code)).toBe(
      [
        'const f = (function (d, n) {',
        '  const a = { b: [1, 2] };',
        '  if (a) {',
        '    return g(d, (x) => x);',
        '  } else {}',
        '  try {',
        '    h(";{");',
        '  } catch (e) {}',
        '  return "";',
        '});',
      ].join('\n'),
    );
  });

  it('keeps the heads of loops whole', () => {
    expect(laidOut('for (let a = 0; a < 2; a++) { b(a); c(a); }')).toBe(
      'for (let a = 0; a < 2; a++) {\n  b(a);\n  c(a);\n}',
    );
  });

  it('does not look again at what it has laid out', () => {
    const code = `(function () { ${'if (a) { b(c, d); } '.repeat(30_000)}})`;
    // Half a minute once, and what national rules of Peppol's orders compiled for.
    expect(cpuMsOf(() => laidOut(code))).toBeLessThan(5000);
  });

  it('says the same, whatever stands in its texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), (texts) => {
        const expected = texts.map((text) => JSON.stringify(text));
        const code = `(function () { const r = []; ${expected.map((text) => `{ r.push(${text}); }`).join(' ')} return r; })()`;
        // eslint-disable-next-line no-eval -- what is tested is that it runs as it did
        expect((0, eval)(laidOut(code))).toEqual(texts);
      }),
    );
  });
});
