/** Code → Unicode of the two encodings that TrueType fonts may use and Type 1 fonts often do (ISO 32000-1, annex D). */
export const ENCODINGS: Readonly<Record<string, readonly number[]>> = {
  WinAnsiEncoding: decoded('windows-1252', [
    [0xa0, 0x20],
    [0xad, 0x2d],
    // Codes that mean nothing show a bullet (D.2, note 3).
    ...[0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].map((code) => [code, 0x2022] as const),
  ]),
  MacRomanEncoding: decoded('macintosh', [[0xca, 0x20]]),
};

function decoded(label: string, exceptions: readonly (readonly [number, number])[]): readonly number[] {
  const decoder = new TextDecoder(label);
  const table = Array.from({ length: 256 }, (_, code) =>
    code < 32 ? 0 : decoder.decode(Uint8Array.of(code)).codePointAt(0)!,
  );
  for (const [code, unicode] of exceptions) table[code] = unicode;
  return table;
}
