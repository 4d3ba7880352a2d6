import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFBool,
  type PDFDict,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { isPartial } from '@conforme/pdf/file/fault';
import { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import type { InlineImage } from '@conforme/pdf/file/inline-image';
import { N, isIntent, nameOf } from '@conforme/pdf/file/values';

const MOST = 64 * 1024 * 1024;

/**
 * An inline picture without LZW, smoothing and unknown intents (6.1.10, 6.2.8); null when there is nothing to mend.
 *
 * @param loose its EI follows right behind its data
 */
export function inlineImage(
  { entries, data }: InlineImage,
  context: PDFContext,
  loose: boolean,
): Buffer | null {
  const kept = new Map(entries);
  for (const key of ['I', 'Interpolate']) if (kept.get(key) === PDFBool.True) kept.delete(key);
  if (kept.has('Intent') && !isIntent(kept.get('Intent'))) kept.delete('Intent');
  const filter = kept.get('F') ?? kept.get('Filter');
  const names = filter instanceof PDFArray ? filter.asArray().map(nameOf) : [nameOf(filter)];
  const recoded = names.some((name) => name === 'LZW' || name === 'LZWDecode')
    ? recode(kept, data, context)
    : null;
  if (!recoded && !loose && kept.size === entries.size) return null;
  const pairs = [...kept].map(([key, value]) => `/${key} ${String(value)}`);
  return Buffer.concat([
    Buffer.from(`BI ${pairs.join(' ')} ID `, 'latin1'),
    recoded ?? data,
    Buffer.from('\nEI'),
  ]);
}

function recode(entries: Map<string, PDFObject>, data: Buffer, context: PDFContext): Buffer | null {
  const long: PDFDict = context.obj({});
  for (const [short, key] of [
    ['F', 'Filter'],
    ['DP', 'DecodeParms'],
  ] as const) {
    const value = entries.get(short) ?? entries.get(key);
    if (value) long.set(N(key), value);
  }
  try {
    const plain = decode(PDFRawStream.of(long, data), new Budget(MOST));
    for (const key of ['F', 'Filter', 'DP', 'DecodeParms']) entries.delete(key);
    entries.set('F', N('Fl'));
    return deflateSync(plain);
  } catch (error) {
    if (isPartial(error)) return null;
    throw error;
  }
}
