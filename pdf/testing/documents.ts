import {
  PDFArray,
  PDFContext,
  PDFHexString,
  type PDFName,
  PDFString,
  type PDFDict,
  type PDFObject,
  type PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { instructions, type Instruction } from '../file/operators.ts';
import { decode } from '../file/filters.ts';
import { load } from '../file/load.ts';
import { pagesOf } from '../file/pages.ts';
import { deflated } from '../file/stream.ts';
import { N } from '../file/values.ts';
import { serialise } from '../file/write.ts';

type Entries = Record<string, PDFObject | string | number | boolean | object>;

export interface Parts {
  readonly content?: string;
  readonly resources?: Entries;
  readonly page?: Entries;
  readonly catalog?: Entries;
  readonly info?: Entries;
}

/** A one-page document of these parts; each part is made in the context of the document. */
export function document(make: (context: PDFContext) => Parts): Uint8Array {
  const context = PDFContext.create();
  const { content = '', resources = {}, page = {}, catalog = {}, info } = make(context);
  const tree = context.nextRef();
  const leaf = context.register(
    context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, 200, 200],
      Resources: context.obj(resources as never),
      Contents: context.register(deflated(context, Buffer.from(content, 'latin1'))),
      ...(page as object),
    } as never),
  );
  context.assign(tree, context.obj({ Type: 'Pages', Kids: [leaf], Count: 1 }));
  context.trailerInfo.Root = context.register(
    context.obj({ Type: 'Catalog', Pages: tree, ...catalog } as never),
  );
  const id = PDFHexString.of('00112233445566778899aabbccddeeff');
  context.trailerInfo.ID = context.obj([id, id]);
  if (info) context.trailerInfo.Info = context.register(context.obj(info as never));
  return serialise(context);
}

export function stream(context: PDFContext, data: string | Uint8Array, entries: Entries = {}): PDFRef {
  const made = deflated(context, typeof data === 'string' ? Buffer.from(data, 'latin1') : data);
  for (const [key, value] of (context.obj(entries as never) as unknown as PDFDict).entries())
    made.dict.set(key, value);
  return context.register(made);
}

/**
 * The lines of text on each page of a document of ours, read back through the ToUnicode maps, and what says inside of a text object what
 * it is to be read as.
 */
export function textOf(pdf: Uint8Array): string[] {
  const loaded = load(pdf);
  return pagesOf(loaded).map((page) => {
    const fonts = (page.lookup(N('Resources')) as PDFDict).lookup(N('Font')) as PDFDict;
    const maps = new Map(
      fonts.keys().map((key) => [key, unicode(fonts.lookup(key) as PDFDict, loaded)] as const),
    );
    const data = decode(page.lookup(N('Contents')) as PDFRawStream, loaded.budget);
    return linesOf([...instructions(data, loaded.context)], maps)
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  });
}

function linesOf(
  all: readonly Instruction[],
  maps: ReadonlyMap<PDFName, ReadonlyMap<string, string>>,
): string[] {
  const lines: string[] = [];
  let map: ReadonlyMap<string, string> = new Map();
  let inside = false;
  let actual = false;
  const read = (text: string): void => void (lines[lines.length - 1] += text);
  for (const { operator, operands } of all) {
    if (operator === 'BT') lines.push('');
    inside = operator === 'BT' || (inside && operator !== 'ET');
    if (operator === 'Tf') map = maps.get(operands[0] as PDFName)!;
    if (operator === 'EMC') actual = false;
    const text = inside && operator === 'BDC' ? stringOf(operands[1] as PDFDict, 'ActualText') : null;
    if (text !== null) {
      actual = true;
      read(text);
    }
    if (/^T[jJ]$/.test(operator) && !actual)
      for (const code of codesOf(operands[0])) read(map.get(code) ?? '\u0000');
  }
  return lines;
}

/** The codes of two bytes in a string, or in the strings of an array, in hexadecimal digits. */
function codesOf(operand: PDFObject | undefined): string[] {
  const parts = operand instanceof PDFArray ? operand.asArray() : [operand];
  return parts.flatMap((part) => {
    if (!(part instanceof PDFString || part instanceof PDFHexString)) return [];
    return Buffer.from(part.asBytes()).toString('hex').match(/.{4}/g) ?? [];
  });
}

function unicode(font: PDFDict, loaded: ReturnType<typeof load>): Map<string, string> {
  const cmap = decode(font.lookup(N('ToUnicode')) as PDFRawStream, loaded.budget).toString('latin1');
  const entries = [...cmap.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)].slice(1);
  return new Map(
    entries.map(([, code, text]) => [code!, Buffer.from(text!, 'hex').swap16().toString('utf16le')]),
  );
}

/** Where lines of text begin, in points from the lower left corner. */
export function placesOf(pdf: Uint8Array): (readonly [number, number])[] {
  const loaded = load(pdf);
  return pagesOf(loaded).flatMap((page) => {
    const data = decode(page.lookup(N('Contents')) as PDFRawStream, loaded.budget);
    return [...data.toString('latin1').matchAll(/ (\S+) (\S+) Td/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
  });
}

/** The text of a string in a dictionary. */
export function stringOf(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(N(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
}
