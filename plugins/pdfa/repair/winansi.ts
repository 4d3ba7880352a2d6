const DECODER = new TextDecoder('windows-1252');
const CODES = new Map(
  Array.from({ length: 224 }, (_, i) => [DECODER.decode(Uint8Array.of(i + 32)), i + 32] as const),
);

/** Text as WinAnsiEncoding writes it, in hexadecimal; null when it has a character that is not there. */
export function winAnsi(text: string): string | null {
  const codes = [...text].map((character) => CODES.get(character));
  return codes.includes(undefined) ? null : Buffer.from(codes as number[]).toString('hex');
}

/** A font nobody has to embed before the fonts' step does; bold and italic as its name says. */
export const standardFont = (name: string): object => ({
  Type: 'Font',
  Subtype: 'Type1',
  BaseFont: name,
  ...(name === 'ZapfDingbats' ? {} : { Encoding: 'WinAnsiEncoding' }),
});
