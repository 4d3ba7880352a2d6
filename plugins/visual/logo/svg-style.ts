import type { Color } from '../content/color.ts';
import { LogoFault } from './fault.ts';

/** How a shape is painted; inherited from the groups around it (SVG 1.1, 11 and 14.5). */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly evenOdd: boolean;
  readonly cap: number;
  readonly join: number;
  readonly color: string;
  readonly visible: boolean;
}

/** Initial values (SVG 1.1, 11). */
export const INITIAL: Paint = {
  fill: 'black',
  stroke: 'none',
  width: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  opacity: 1,
  evenOdd: false,
  cap: 0,
  join: 0,
  color: 'black',
  visible: true,
};

const CAPS = ['butt', 'round', 'square'];
const JOINS = ['miter', 'round', 'bevel'];

/** Properties whose value would change the picture in a way we do not draw; harmless values are listed. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  filter: ['none'],
  mask: ['none'],
  'clip-path': ['none'],
  'stroke-dasharray': ['none', '0'],
  'mix-blend-mode': ['normal'],
  marker: ['none'],
  'marker-start': ['none'],
  'marker-mid': ['none'],
  'marker-end': ['none'],
};

/** The paint of an element, given its own properties and that of the element around it. */
export function paintOf(own: ReadonlyMap<string, string>, above: Paint): Paint {
  for (const [name, allowed] of Object.entries(REFUSED)) {
    const value = own.get(name);
    if (value !== undefined && !allowed.includes(value))
      throw new LogoFault(`the SVG uses ${name}`, 'Export the logo as plain shapes, or as PNG.');
  }
  const text = (name: string, missing: string): string => inherited(own.get(name)) ?? missing;
  const number = (name: string, missing: number): number => {
    const value = inherited(own.get(name));
    return value === undefined ? missing : quantity(value);
  };
  return {
    fill: text('fill', above.fill),
    stroke: text('stroke', above.stroke),
    width: number('stroke-width', above.width),
    fillOpacity: number('fill-opacity', above.fillOpacity),
    strokeOpacity: number('stroke-opacity', above.strokeOpacity),
    opacity: above.opacity * number('opacity', 1),
    evenOdd: text('fill-rule', above.evenOdd ? 'evenodd' : 'nonzero') === 'evenodd',
    cap: Math.max(0, CAPS.indexOf(text('stroke-linecap', CAPS[above.cap]!))),
    join: Math.max(0, JOINS.indexOf(text('stroke-linejoin', JOINS[above.join]!))),
    color: text('color', above.color),
    visible:
      above.visible &&
      own.get('display') !== 'none' &&
      !['hidden', 'collapse'].includes(own.get('visibility') ?? ''),
  };
}

const inherited = (value: string | undefined): string | undefined =>
  value === 'inherit' ? undefined : value;

const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(?:(px|pt|mm|cm|in|%)\s*)?$/;
const SCALES: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  '%': 0.01,
};

/** A length in user units; percentages of opacities; absolute units at 96 to the inch (CSS). */
export function quantity(text: string): number {
  const match = LENGTH.exec(text);
  if (!match)
    throw new LogoFault(
      `the SVG has a length "${text.slice(0, 30)}"`,
      'Export the SVG again with plain numbers.',
    );
  return Number(match[1]) * SCALES[match[2] ?? 'px']!;
}

const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
  olive: '#808000',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  gold: '#ffd700',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  crimson: '#dc143c',
  tomato: '#ff6347',
  darkblue: '#00008b',
  darkgreen: '#006400',
  darkred: '#8b0000',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  whitesmoke: '#f5f5f5',
};

/** A colour (CSS Color 3, what drawing programs write); null paints nothing. */
export function colorOf(value: string): Color | null {
  const text = value.trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return null;
  const hex = NAMES[text] ?? text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(hex);
  if (short)
    return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16) / 255) as unknown as Color;
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (long) return long.slice(1).map((pair) => Number.parseInt(pair, 16) / 255) as unknown as Color;
  const rgb = /^rgb\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*\)$/.exec(hex);
  if (rgb)
    return rgb
      .slice(1)
      .map((part) =>
        Math.min(1, Number.parseFloat(part) / (part.endsWith('%') ? 100 : 255)),
      ) as unknown as Color;
  throw new LogoFault(`the SVG has a colour "${value.slice(0, 30)}"`, 'Use colours such as #1f3a5f.');
}

/** Declarations of a style attribute or rule. */
export function declarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0)
      found.set(
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return found;
}

/** A style sheet of simple selectors: element, .class and #id, alone or in a list. */
export function readSheet(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors, body] of plain.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors!.split(',').map((part) => part.trim())) {
      if (!/^[.#]?[\w-]+$/.test(selector))
        throw new LogoFault(
          `the SVG has a style "${selector.slice(0, 40)}"`,
          'Export with presentation attributes.',
        );
      rules.set(selector, new Map([...(rules.get(selector) ?? []), ...declarations(body!)]));
    }
  return rules;
}
