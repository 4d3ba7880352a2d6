import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '../../../../test/cpu.ts';
import { layOut, offsetOf, type Rows } from './rows.ts';

const texts = ({ text }: Rows): string[] => text.split('\n');
const from = (rows: Rows, line: number, column: number): string =>
  rows.text.slice(offsetOf(rows, line, column)).split('\n')[0]!;

/** Longer than a line that is left alone. */
const filler = 'x'.repeat(600);

describe('layOut', () => {
  it('takes a row from each line, whatever ends it', () => {
    const rows = layOut('<a>\n  <b/>\r\n</a>\rend');
    expect(texts(rows)).toEqual(['<a>', '  <b/>', '</a>', 'end']);
    expect(rows.rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(rows.broken).toBe(false);
  });

  it('has one empty row for nothing at all', () => {
    expect(layOut('')).toMatchObject({ text: '', rows: [{ line: 1 }] });
  });

  it('breaks a long line between tags and indents what is inside', () => {
    const rows = layOut(`<a><b>1</b><c><d/></c></a><!-- ${filler} -->`);
    expect(texts(rows).slice(0, 6)).toEqual(['<a>', '  <b>1</b>', '  <c>', '    <d/>', '  </c>', '</a>']);
    expect(new Set(rows.rows.map(({ line }) => line))).toEqual(new Set([1]));
    expect(rows.broken).toBe(true);
  });

  it('cuts what stands between two tags when it never ends', () => {
    const rows = layOut(`<a>${'QUJD'.repeat(1000)}</a>`);
    expect(rows.rows).toHaveLength(9);
    expect(Math.max(...texts(rows).map(({ length }) => length))).toBeLessThanOrEqual(500);
  });

  it('loses no character', () => {
    const piece = fc.constantFrom('<a>', '</a>', '<b/>', 'text', '><', filler, '\n', '\r\n', '<?pi?>', '😀');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const source = pieces.join('');
        const shown = texts(layOut(source)).map((text) => text.trimStart());
        expect(shown.join('')).toBe(source.replace(/\r\n|\n/g, ''));
      }),
    );
  });

  it('lays 2 MB on one line out in a moment', () => {
    const source = `<a>${'<line><id>1</id><name>Chaise</name></line>'.repeat(50_000)}</a>`;
    expect(cpuMsOf(() => expect(layOut(source).rows).toHaveLength(200_002))).toBeLessThan(5_000);
  });
});

describe('offsetOf', () => {
  it('finds a line', () => {
    const rows = layOut('<a>\n<b/>\n</a>');
    expect([from(rows, 1, 1), from(rows, 2, 1), from(rows, 3, 4)]).toEqual(['<a>', '<b/>', '>']);
  });

  it('finds a column of a line that was broken up', () => {
    const source = `<a>\n<b><c>1</c></b><!-- ${filler} -->\n</a>`;
    const rows = layOut(source);
    expect(texts(rows).slice(0, 4)).toEqual(['<a>', '<b>', '  <c>1</c>', '</b>']);
    expect(from(rows, 2, source.split('\n')[1]!.indexOf('1</c>') + 1)).toBe('1</c>');
    expect(from(rows, 2, source.split('\n')[1]!.indexOf('<c>') + 1)).toBe('<c>1</c>');
  });

  it('stays inside for a place there is not', () => {
    const rows = layOut('<a>\n</a>');
    expect([offsetOf(rows, 99, 1), offsetOf(rows, 1, 999)]).toEqual([4, 3]);
    expect(offsetOf(layOut(''), 3, 3)).toBe(0);
  });

  it('counts characters, of which an emoji is one', () => {
    const source = `<a>😀<b>1</b>😀<c>2</c></a><!-- ${filler} -->`;
    for (const text of [source, `<x>😀</x>\n${source}`, `<y>${'😀'.repeat(600)}</y>${source}`]) {
      const before = text.slice(text.lastIndexOf('\n') + 1, text.indexOf('2<'));
      const [line, column] = [text.split('\n').length, [...before].length + 1];
      expect(from(layOut(text), line, column)).toBe('2</c>');
    }
  });
});
