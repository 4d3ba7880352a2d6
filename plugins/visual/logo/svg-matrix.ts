import { LogoFault } from './fault.ts';

/** An affine map as PDF and SVG write it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First the second map, then the first: what nested transforms mean. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const fault = (text: string): LogoFault =>
  new LogoFault(
    `the SVG has a transform "${text.slice(0, 40)}"`,
    'Export the SVG with its transforms applied.',
  );

/** A transform list (SVG 1.1, 7.6). */
export function readTransform(text: string): Matrix {
  let matrix = IDENTITY;
  const rest = text.replaceAll(
    /(?<![a-zA-Z])([a-zA-Z]+)\s*\(([^()]*)\)\s*,?/g,
    (_, name: string, list: string) => {
      const values = list
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (values.some((value) => !Number.isFinite(value))) throw fault(text);
      matrix = multiply(matrix, one(name, values, text));
      return '';
    },
  );
  if (rest.trim() !== '') throw fault(text);
  return matrix;
}

function one(name: string, v: readonly number[], text: string): Matrix {
  const radians = ((v[0] ?? 0) * Math.PI) / 180;
  if (name === 'matrix' && v.length === 6) return v as unknown as Matrix;
  if (name === 'translate') return [1, 0, 0, 1, v[0]!, v[1] ?? 0];
  if (name === 'scale') return [v[0]!, 0, 0, v[1] ?? v[0]!, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan(radians), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan(radians), 0, 1, 0, 0];
  if (name !== 'rotate') throw fault(text);
  const turn: Matrix = [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
  const [x, y] = [v[1] ?? 0, v[2] ?? 0];
  return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
}

/** A number in a content stream: no exponent, precise enough for a unit square. */
export function num(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9)
    throw new LogoFault('the SVG has an impossible number', 'Export the SVG again.');
  return String(Number(value.toFixed(7))).includes('e') ? '0' : String(Number(value.toFixed(7)));
}

/** The operator that applies a transform (ISO 32000-1, 8.4.4). */
export const concat = (matrix: Matrix): string => [...matrix.map(num), 'cm'].join(' ');
