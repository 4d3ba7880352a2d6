import { glyphOfCharacter, substituteFor } from '@conforme/pdf/font/substitute';

/** Of a character the face of a standard font has not, in ems. */
const USUAL = 0.5;
/** From here on characters are mostly those of East Asia, as wide as high. */
const FULL = 0x2e80;

/** How wide text is in ems. */
export type Measure = (text: string) => number;

/** The widths of a standard font, by those of the face that stands in for it. */
export function measureOf(standard: string): Measure {
  const face = substituteFor({ name: standard, flags: 0, italicAngle: 0, weight: 0 });
  const widthOf = (character: string): number => {
    const code = character.codePointAt(0)!;
    const glyph = face ? glyphOfCharacter(face, code) : 0;
    return glyph > 0 ? face!.font.width(glyph) / 1000 : code < FULL ? USUAL : 1;
  };
  return (text) => {
    let sum = 0;
    for (const character of text) sum += widthOf(character);
    return sum;
  };
}

/** Lines broken between words where they are wider than their room, and inside a word that alone is wider. */
export function wrapped(lines: readonly string[], room: number, measure: Measure): string[] {
  if (room <= 0) return [...lines];
  return lines.flatMap((line) => {
    const rows: string[] = [];
    let [row, wide] = ['', 0];
    const end = (): void => {
      rows.push(row);
      [row, wide] = ['', 0];
    };
    for (const word of line.match(/ *[^ ]+/g) ?? []) {
      if (row !== '' && wide + measure(word) > room) end();
      const text = row === '' && rows.length > 0 ? word.trimStart() : word;
      for (const part of measure(text) > room ? text : [text]) {
        const more = measure(part);
        if (row !== '' && wide + more > room) end();
        row += part;
        wide += more;
      }
    }
    if (row !== '' || rows.length === 0) rows.push(row);
    return rows;
  });
}
