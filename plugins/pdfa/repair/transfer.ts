import { PDFArray, PDFDict, PDFRawStream, PDFStream, type PDFObject } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { tolerated } from '@conforme/pdf/file/fault';
import { decode } from '@conforme/pdf/file/filters';
import { N, numberOf } from '@conforme/pdf/file/values';

/** So much of the way from black to white a printer's curve may shift a colour: it makes up for ink that spreads. */
const SHIFT = 0.15;
const POINTS = [0, 0.25, 0.5, 0.75, 1];

/** Whether colours are other ones without a transfer function (ISO 32000-1, 10.5), which a page of PDF/A cannot have. */
export function changesColours(transfer: PDFObject | undefined, budget: Budget): boolean {
  if (transfer instanceof PDFArray)
    return transfer.asArray().some((_, i) => changesColours(transfer.lookup(i), budget));
  const dict = transfer instanceof PDFStream ? transfer.dict : transfer;
  if (!(dict instanceof PDFDict)) return false;
  const type = numberOf(dict.lookup(N('FunctionType')));
  if (type === 2) return isShifted(exponential(dict));
  if (!(transfer instanceof PDFRawStream)) return true;
  const data = tolerated(() => decode(transfer, budget));
  // What cannot be read, no viewer applies.
  if (data === null) return false;
  if (type === 4) return !/^\s*\{\s*\}\s*$/.test(data.toString('latin1'));
  return type !== 0 || numberOf(dict.lookup(N('BitsPerSample'))) !== 8 || isShifted(sampled(data));
}

type Curve = (x: number) => number;

const isShifted = (curve: Curve): boolean => POINTS.some((x) => Math.abs(curve(x) - x) > SHIFT);

/** ISO 32000-1, 7.10.3. */
function exponential(dict: PDFDict): Curve {
  const first = (key: string, otherwise: number): number => {
    const values = dict.lookup(N(key));
    return (values instanceof PDFArray ? numberOf(values.lookup(0)) : null) ?? otherwise;
  };
  const [from, to] = [first('C0', 0), first('C1', 1)];
  const exponent = numberOf(dict.lookup(N('N'))) ?? 1;
  return (x) => from + x ** exponent * (to - from);
}

/** ISO 32000-1, 7.10.2: samples from 0 to 1, as those of a transfer function are. */
const sampled =
  (data: Buffer): Curve =>
  (x) =>
    (data[Math.round(x * (data.length - 1))] ?? 0) / 255;
