import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Instruction } from '@conforme/pdf/file/operators';
import { bytesOf, isLonger } from '@conforme/pdf/file/values';
import { mendedName, mendedScalar, MOST_STRING } from './scalar.ts';

/** An instruction with operands that PDF/A allows (6.1.6, 6.1.13), or null when they are. */
export function mendedOperands({ operator, operands }: Instruction, context: PDFContext): Buffer | null {
  const [last] = operands;
  if (operator === 'Tj' && last instanceof PDFString && isLonger(last, MOST_STRING))
    return Buffer.from(`[${pieces(last)}] TJ`, 'latin1');
  const mended = operands.map((operand) => value(operand, context));
  return mended.every((operand, i) => operand === operands[i])
    ? null
    : Buffer.from(`${mended.map(String).join(' ')} ${operator}`, 'latin1');
}

function value(operand: PDFObject, context: PDFContext): PDFObject {
  if (operand instanceof PDFArray) {
    const parts = operand.asArray();
    const mended = parts.map((part) => value(part, context));
    if (mended.every((part, i) => part === parts[i])) return operand;
    const array = PDFArray.withContext(context);
    for (const part of mended) array.push(part);
    return array;
  }
  if (operand instanceof PDFDict) {
    const mended = operand.entries().map(([key, part]) => [mendedName(key), value(part, context)] as const);
    return mended.every(([key, part]) => part === operand.get(key))
      ? operand
      : PDFDict.fromMapWithContext(new Map(mended), context);
  }
  if (operand instanceof PDFName) return mendedName(operand);
  return operand instanceof PDFNumber || operand instanceof PDFHexString ? mendedScalar(operand) : operand;
}

/** One string in pieces of even length, so that no character of two bytes is torn. */
function pieces(text: PDFString): string {
  const hex = Buffer.from(bytesOf(text)).toString('hex');
  const size = 2 * (MOST_STRING - 1);
  const parts: string[] = [];
  for (let at = 0; at < hex.length; at += size) parts.push(`<${hex.slice(at, at + size)}>`);
  return parts.join(' ');
}
