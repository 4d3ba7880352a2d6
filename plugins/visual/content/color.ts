import { numeral } from '@conforme/pdf/file/numeral';

/** Red, green and blue, 0 to 1, in sRGB. */
export type Color = readonly [number, number, number];

export const WHITE: Color = [1, 1, 1];
export const INK: Color = [0.106, 0.141, 0.188];
export const GREY: Color = [0.357, 0.4, 0.459];
/** Between rows, and between parts of the page. */
export const HAIRLINE: Color = [0.89, 0.906, 0.925];
export const RULE: Color = [0.76, 0.79, 0.83];

/** WCAG 2.2 asks 3:1 of large text and 4.5:1 of small; headings here are bold and carry no figures. */
const READABLE = 3;

/** `#rrggbb` as a colour. */
export function parseColor(hex: string): Color {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** Its parts as operands of a content stream. */
export function rgb(color: Color): string {
  return color.map(numeral).join(' ');
}

/** So much of the second, 0 to 1, in the first. */
export function mix(a: Color, b: Color, share: number): Color {
  return [0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Color;
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Color): number {
  const [r, g, b] = color.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The accent as text on white: darkened until it can be read. */
export function legible(accent: Color): Color {
  let color = accent;
  while (contrast(color, WHITE) < READABLE) color = mix(color, [0, 0, 0], 0.1);
  return color;
}

/** The colours of a document. */
export interface Palette {
  /** The caller's colour, for lines. */
  readonly accent: Color;
  /** The same, dark enough for text on white. */
  readonly heading: Color;
}

/** @param accentColor `#rrggbb` */
export function paletteOf(accentColor: string): Palette {
  const accent = parseColor(accentColor);
  return { accent, heading: legible(accent) };
}
