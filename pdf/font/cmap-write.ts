import type { CidCode, CidSystem, Range } from './cmap.ts';

/** Adobe Technical Note 5014, of each operator that lists entries. */
const MOST_IN_BLOCK = 100;

/** A CMap file that leads each code to its number. */
export function cmapFile(
  codes: readonly CidCode[],
  space: readonly Range[],
  { registry, ordering, supplement }: CidSystem,
  vertical: boolean,
): Buffer {
  const ranges = space.map(({ first, last, length }) => `${hex(first, length)} ${hex(last, length)}`);
  const head = [
    `/CIDSystemInfo 3 dict dup begin /Registry (${registry}) def /Ordering (${ordering}) def`,
    `/Supplement ${supplement} def end def`,
    `/CMapName /Shown def /CMapType 1 def /WMode ${vertical ? 1 : 0} def`,
  ];
  const entries = codes.map(({ code, length, cid }) => `${hex(code, length)} ${cid}`);
  return cmapOf(head, ranges, 'cidchar', entries);
}

/** A ToUnicode map (ISO 32000-1, 9.10.3): codes of one or two bytes and the text each stands for. */
export function toUnicode(texts: readonly (readonly [code: number, text: string])[], bytes: 1 | 2): Buffer {
  const entries = texts.map(([code, text]) => `${hex(code, bytes)} ${utf16(text)}`);
  const range = `${hex(0, bytes)} ${hex(256 ** bytes - 1, bytes)}`;
  return cmapOf(['/CMapName /Text def /CMapType 2 def'], [range], 'bfchar', entries);
}

function cmapOf(
  head: readonly string[],
  ranges: readonly string[],
  kind: 'cidchar' | 'bfchar',
  entries: readonly string[],
): Buffer {
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += MOST_IN_BLOCK) {
    const block = entries.slice(i, i + MOST_IN_BLOCK);
    blocks.push(`${block.length} begin${kind}`, ...block, `end${kind}`);
  }
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      ...head,
      `${ranges.length} begincodespacerange`,
      ...ranges,
      'endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
    'latin1',
  );
}

const hex = (n: number, length: number): string => `<${n.toString(16).padStart(2 * length, '0')}>`;
const utf16 = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
