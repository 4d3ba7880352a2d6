/** A transformation as PDF writes it: a b c d e f (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Where a point comes to lie. */
export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Six numbers as a transformation; null for anything else. */
export function matrixOf(numbers: readonly number[] | null): Matrix | null {
  return numbers?.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null;
}
