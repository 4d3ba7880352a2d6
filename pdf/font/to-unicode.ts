/**
 * A ToUnicode map (ISO 32000-1, 9.10.3): codes of one or two bytes and the text each stands for; at most a hundred
 * entries a block.
 */
export function toUnicode(texts: readonly (readonly [code: number, text: string])[], bytes: 1 | 2): Buffer {
  const hex = (n: number): string => '<' + n.toString(16).padStart(2 * bytes, '0') + '>';
  const entries = texts.map(([code, text]) => [hex(code), utf16(text)].join(' '));
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += 100) {
    const block = entries.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Text def /CMapType 2 def',
      '1 begincodespacerange',
      [hex(0), hex(256 ** bytes - 1)].join(' '),
      'endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
    'latin1',
  );
}

const utf16 = (text: string): string => '<' + Buffer.from(text, 'utf16le').swap16().toString('hex') + '>';
