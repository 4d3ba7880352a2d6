import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, layOut, rowAt, textOf, type Rows } from './rows.ts';
import { cpuMsOf } from '../../../../test/cpu.ts';

const rowOf = (rows: Rows, row: number): string => rows.source.slice(rows.starts[row], rows.ends[row]);
const texts = (rows: Rows): string[] => Array.from({ length: rows.count }, (_, row) => rowOf(rows, row));

/** Longer than a line that is left alone. */
const filler = 'x'.repeat(600);

describe('layOut', () => {
  it('takes a row from each line, whatever ends it', () => {
    const rows = layOut('<a>\n  <b/>\r\n</a>\rend');
    expect(texts(rows)).toEqual(['<a>', '  <b/>', '</a>', 'end']);
    expect(rows.lines).toEqual([1, 2, 3, 4]);
    expect(rows.broken).toBe(false);
  });

  it('has one empty row for nothing at all', () => {
    expect(texts(layOut(''))).toEqual(['']);
  });

  it('breaks a long line between tags and indents what is inside', () => {
    const rows = layOut(`<a><b>1</b><c><d/></c></a><!-- ${filler} -->`);
    const shown = texts(rows).map((text, row) => `${rows.indents[row]}${text}`);
    expect(shown.slice(0, 6)).toEqual(['0<a>', '2<b>1</b>', '2<c>', '4<d/>', '2</c>', '0</a>']);
    expect(new Set(rows.lines)).toEqual(new Set([1]));
    expect(rows.broken).toBe(true);
  });

  it('cuts what stands between two tags when it never ends', () => {
    const rows = layOut(`<a>${'QUJD'.repeat(1000)}</a>`);
    expect(rows.count).toBe(9);
    expect(Math.max(...texts(rows).map(({ length }) => length))).toBeLessThanOrEqual(500);
  });

  it('loses no character', () => {
    const piece = fc.constantFrom('<a>', '</a>', '<b/>', 'text ', '><', filler, '\n', '\r\n', '<?pi?>');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const source = pieces.join('');
        expect(texts(layOut(source)).join('')).toBe(source.replace(/\r\n|\n/g, ''));
      }),
    );
  });

  it('lays 2 MB on one line out in a moment', () => {
    const source = `<a>${'<line><id>1</id><name>Chaise</name></line>'.repeat(50_000)}</a>`;
    expect(cpuMsOf(() => expect(layOut(source).count).toBe(200_002))).toBeLessThan(5_000);
  });
});

describe('rowAt', () => {
  it('finds a line', () => {
    const rows = layOut('<a>\n<b/>\n</a>');
    expect([rowAt(rows, 1, 1), rowAt(rows, 2, 1), rowAt(rows, 3, 4)]).toEqual([0, 1, 2]);
  });

  it('finds a column of a line that was broken up', () => {
    const source = `<a><b>1</b><c>2</c></a><!-- ${filler} -->`;
    const rows = layOut(source);
    expect(rowOf(rows, rowAt(rows, 1, source.indexOf('<c>') + 1))).toBe('<c>2</c>');
    expect(rowOf(rows, rowAt(rows, 1, source.indexOf('2') + 1))).toBe('<c>2</c>');
  });

  it('stays inside for a place there is not', () => {
    const rows = layOut('<a>\n</a>');
    expect(rowAt(rows, 99, 1)).toBe(1);
    expect(rowAt(rows, 1, 999)).toBe(0);
  });
});

describe('textOf and columnAt', () => {
  it('lead from a place of the source to that of what is displayed', () => {
    const source = `<a>\n<b><c>1</c></b><!-- ${filler} -->\n</a>`;
    const rows = layOut(source);
    const shown = textOf(rows).split('\n');
    expect(shown.slice(0, 4)).toEqual(['<a>', '<b>', '  <c>1</c>', '</b>']);
    const column = source.split('\n')[1]!.indexOf('1</c>') + 1;
    const row = rowAt(rows, 2, column);
    expect(shown[row]!.slice(columnAt(rows, row, column))).toBe('1</c>');
    expect(columnAt(rows, 0, 99)).toBe(3);
  });

  it('count characters, of which an emoji is one', () => {
    const source = `<a>😀<b>1</b>😀<c>2</c></a><!-- ${filler} -->`;
    for (const text of [source, `<x>😀</x>\n${source}`]) {
      const rows = layOut(text);
      const before = text.slice(text.lastIndexOf('\n') + 1, text.indexOf('2<'));
      const [line, column] = [text.split('\n').length, [...before].length + 1];
      const row = rowAt(rows, line, column);
      const shown = textOf(rows).split('\n')[row]!;
      expect(shown.slice(columnAt(rows, row, column))).toBe('2</c>');
    }
  });
});
