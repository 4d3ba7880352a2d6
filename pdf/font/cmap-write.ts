import type { CidCode, CidSystem, Range } from './cmap.ts';

/** A CMap file (Adobe Technical Note 5014) that leads each code to its number; at most a hundred entries a block. */
export function cmapFile(
  codes: readonly CidCode[],
  space: readonly Range[],
  { registry, ordering, supplement }: CidSystem,
  vertical: boolean,
): Buffer {
  const ranges = space.map(({ first, last, length }) => `${hex(first, length)} ${hex(last, length)}`);
  const entries = codes.map(({ code, length, cid }) => `${hex(code, length)} ${cid}`);
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += 100) {
    const block = entries.slice(i, i + 100);
    blocks.push(`${block.length} begincidchar`, ...block, 'endcidchar');
  }
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      `/CIDSystemInfo 3 dict dup begin /Registry (${registry}) def /Ordering (${ordering}) def`,
      `/Supplement ${supplement} def end def`,
      `/CMapName /Shown def /CMapType 1 def /WMode ${vertical ? 1 : 0} def`,
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
