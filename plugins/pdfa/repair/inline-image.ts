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
import { decode, fromAscii85 } from '@conforme/pdf/file/filters';
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
  const digits = recoded ? null : asDigits(kept, data, context);
  if (!recoded && !digits && !loose && kept.size === entries.size) return null;
  const pairs = [...kept].map(([key, value]) => `/${key} ${String(value)}`);
  return Buffer.concat([
    Buffer.from(`BI ${pairs.join(' ')} ID `, 'latin1'),
    recoded ?? digits ?? data,
    Buffer.from('\nEI'),
  ]);
}

/** EI as a word of its own; characters that end one may stand in text, too. */
const END = /EI[\s\0()<>[\]{}/%]/;

/** Text that holds an EI, where readers who do not know its coding end the picture, as digits, which hold none; null where all is well. */
function asDigits(entries: Map<string, PDFObject>, data: Buffer, context: PDFContext): Buffer | null {
  const key = entries.has('F') ? 'F' : 'Filter';
  const filter = entries.get(key);
  const [first, ...others] = filter instanceof PDFArray ? filter.asArray() : [filter];
  if (!['A85', 'ASCII85Decode'].includes(nameOf(first)) || !END.test(data.toString('latin1'))) return null;
  entries.set(key, context.obj([N('AHx'), ...others]));
  return Buffer.from(`${fromAscii85(data).toString('hex')}>`, 'latin1');
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
