import { Damage } from './fault.ts';

/**
 * Undoes the predictor of a Flate stream (ISO 32000-1, 7.4.4.4), in place: a bomb is not held twice. PNG predictors 10 to 15
 * name themselves a row.
 */
export function unpredict(data: Buffer, setting: (key: string) => number | undefined): Buffer {
  const predictor = setting('Predictor') ?? 1;
  if (predictor === 1) return data;
  const bits = setting('BitsPerComponent') ?? 8;
  const colours = setting('Colors') ?? 1;
  const columns = setting('Columns') ?? 1;
  const row = Math.ceil((bits * colours * columns) / 8);
  const pixel = Math.max(1, (bits * colours) >> 3);
  if (!(row > 0 && row < 1e8) || !(pixel > 0)) throw new Damage('a predictor has impossible parameters');
  if (predictor < 10) throw new Damage(`predictor ${predictor} is not supported`);
  const rows = Math.floor(data.length / (row + 1));
  for (let r = 0; r < rows; r++) {
    const filter = data[r * (row + 1)]!;
    data.copyWithin(r * row, r * (row + 1) + 1, (r + 1) * (row + 1));
    undoRow(filter, data, r * row, row, pixel);
  }
  return data.subarray(0, rows * row);
}

function undoRow(filter: number, out: Buffer, start: number, row: number, pixel: number): void {
  for (let i = start; i < start + row; i++) {
    const left = i - pixel >= start ? out[i - pixel]! : 0;
    const up = start > 0 ? out[i - row]! : 0;
    const corner = start > 0 && i - pixel >= start ? out[i - row - pixel]! : 0;
    out[i] = out[i]! + guess(filter, left, up, corner);
  }
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
