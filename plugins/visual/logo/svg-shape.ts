import { arcCurves, readPath, type Segment } from './svg-path.ts';
import { num } from './svg-matrix.ts';
import { quantity } from './svg-style.ts';

type Attributes = (name: string) => string | undefined;

/** The outline of a basic shape (SVG 1.1, 9) or path; null for an element that is none. */
export function outlineOf(element: string, attribute: Attributes): Segment[] | null {
  const length = (name: string, missing = 0): number => quantity(attribute(name) ?? String(missing));
  switch (element) {
    case 'path':
      return readPath(attribute('d') ?? '');
    case 'rect':
      return rectangle(length, attribute);
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'));
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), length('rx'), length('ry'));
    case 'line':
      return [
        ['m', length('x1'), length('y1')],
        ['l', length('x2'), length('y2')],
      ];
    case 'polyline':
    case 'polygon':
      return polygon(attribute('points') ?? '', element === 'polygon');
    default:
      return null;
  }
}

function rectangle(length: (name: string, missing?: number) => number, attribute: Attributes): Segment[] {
  const [x, y, w, h] = [length('x'), length('y'), length('width'), length('height')];
  if (w <= 0 || h <= 0) return [];
  const given = (name: string): number | null => (attribute(name) === undefined ? null : length(name));
  const rx = Math.min(given('rx') ?? given('ry') ?? 0, w / 2);
  const ry = Math.min(given('ry') ?? given('rx') ?? 0, h / 2);
  if (rx <= 0 || ry <= 0) return [['m', x, y], ['l', x + w, y], ['l', x + w, y + h], ['l', x, y + h], ['h']];
  const corner = (x0: number, y0: number, x1: number, y1: number): Segment[] =>
    arcCurves([x0, y0], { rx, ry, sweep: true }, [x1, y1]);
  return [
    ['m', x + rx, y],
    ['l', x + w - rx, y],
    ...corner(x + w - rx, y, x + w, y + ry),
    ['l', x + w, y + h - ry],
    ...corner(x + w, y + h - ry, x + w - rx, y + h),
    ['l', x + rx, y + h],
    ...corner(x + rx, y + h, x, y + h - ry),
    ['l', x, y + ry],
    ...corner(x, y + ry, x + rx, y),
    ['h'],
  ];
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  if (rx <= 0 || ry <= 0) return [];
  const half = (from: number, to: number): Segment[] =>
    arcCurves([cx + from, cy], { rx, ry, sweep: true }, [cx + to, cy]);
  return [['m', cx + rx, cy], ...half(rx, -rx), ...half(-rx, rx), ['h']];
}

function polygon(points: string, closed: boolean): Segment[] {
  const values = points
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < values.length; i += 2)
    segments.push([i === 0 ? 'm' : 'l', values[i]!, values[i + 1]!]);
  return closed && segments.length > 0 ? [...segments, ['h']] : segments;
}

/** The path operators of an outline. */
export function operators(outline: readonly Segment[]): string {
  return outline.map(([kind, ...values]) => [...values.map(num), kind].join(' ')).join(' ');
}

/** The box around an outline, as gradients need it: x, y, width, height. Curves are sampled. */
export function boxOf(outline: readonly Segment[]): readonly [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [kind, ...v] of outline) {
    if (kind === 'c') {
      const [x0, y0] = [xs.at(-1)!, ys.at(-1)!];
      for (let i = 1; i <= 16; i++) {
        xs.push(bezier(i / 16, x0, v[0]!, v[2]!, v[4]!));
        ys.push(bezier(i / 16, y0, v[1]!, v[3]!, v[5]!));
      }
    } else if (kind !== 'h') {
      xs.push(v[0]!);
      ys.push(v[1]!);
    }
  }
  const bound = (values: readonly number[], pick: (a: number, b: number) => number): number =>
    values.reduce((a, b) => pick(a, b), values[0] ?? 0);
  const [x, y] = [bound(xs, Math.min), bound(ys, Math.min)];
  return [x, y, bound(xs, Math.max) - x, bound(ys, Math.max) - y];
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}
