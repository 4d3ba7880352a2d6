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
import { bytesOf, entriesOf, isLonger } from '@conforme/pdf/file/values';
import { mendedName, mendedScalar, MOST_STRING } from './scalar.ts';

/** An instruction with operands that PDF/A allows (6.1.6, 6.1.13), or null when they are. */
export function mendedOperands({ operator, operands }: Instruction, context: PDFContext): Buffer | null {
  const [last] = operands;
  if (operator === 'Tj' && last instanceof PDFString && isLonger(last, MOST_STRING))
    return Buffer.from(`[${pieces(last)}] TJ`, 'latin1');
  if (operands.every(isAllowed)) return null;
  const written = operands.map((operand) => String(value(operand, context)));
  return Buffer.from([...written, operator].join(' '), 'latin1');
}

/** Nearly all are: to find that out, nothing is made. */
function isAllowed(operand: PDFObject): boolean {
  if (operand instanceof PDFArray) {
    for (let i = 0; i < operand.size(); i++) if (!isAllowed(operand.get(i))) return false;
    return true;
  }
  if (!(operand instanceof PDFDict)) return mended(operand) === operand;
  for (const [key, part] of entriesOf(operand)) if (mendedName(key) !== key || !isAllowed(part)) return false;
  return true;
}

function value(operand: PDFObject, context: PDFContext): PDFObject {
  if (operand instanceof PDFArray) {
    const array = PDFArray.withContext(context);
    for (const part of operand.asArray()) array.push(value(part, context));
    return array;
  }
  if (!(operand instanceof PDFDict)) return mended(operand);
  const entries = operand.entries().map(([key, part]) => [mendedName(key), value(part, context)] as const);
  return PDFDict.fromMapWithContext(new Map(entries), context);
}

function mended(operand: PDFObject): PDFObject {
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
