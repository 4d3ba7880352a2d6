import { PDFDict, PDFHexString, PDFRawStream, PDFString, type PDFContext } from '@cantoo/pdf-lib';
import type { EmbedOptions } from '@conforme/core/plugin';
import type { Document, Loaded } from '@conforme/pdf/file/load';
import { N, textOf } from '@conforme/pdf/file/values';
import { packetOf } from '../extract/metadata.ts';
import { PRODUCER } from '../version.ts';
import { pdfDate } from './attach.ts';
import { storable } from './storable.ts';
import { PREFIXES, xmpPacket } from './xmp.ts';
import { retainedProperties, type RetainedProperty } from './xmp-keep.ts';
import { keyOf, readPacket, type Packet, type Property } from './xmp-read.ts';

const DC = 'http://purl.org/dc/elements/1.1/';
const PDF = 'http://ns.adobe.com/pdf/1.3/';
const XMP = 'http://ns.adobe.com/xap/1.0/';

/** Entries of the information dictionary, and the properties that say the same (ISO 19005-3, 6.6.3; XMP 3, table 34). */
const SAME: readonly (readonly [key: string, uri: string, local: string, prefix: string])[] = [
  ['Author', DC, 'creator', 'dc'],
  ['Subject', DC, 'description', 'dc'],
  ['Keywords', PDF, 'Keywords', 'pdf'],
  ['Creator', XMP, 'CreatorTool', 'xmp'],
  ['CreationDate', XMP, 'CreateDate', 'xmp'],
];

/**
 * What the document says of itself and may go on saying: its XMP, completed from its information dictionary where that
 * alone says it. To be read before either is taken out.
 */
export function retainedMetadata(loaded: Loaded, { author }: EmbedOptions): RetainedProperty[] {
  const packet = packetOf(loaded);
  const read: Packet = (packet && readPacket(packet)) ?? { properties: [], descriptions: new Map() };
  const stated = new Set(read.properties.map(({ uri, local }) => keyOf(uri, local)));
  const { context } = loaded;
  const info = context.trailerInfo.Info ? context.lookup(context.trailerInfo.Info) : undefined;
  const more =
    info instanceof PDFDict ? fromInfo(info).filter(({ uri, local }) => !stated.has(keyOf(uri, local))) : [];
  const all = [...read.properties, ...more].filter(
    ({ uri, local }) => author === null || keyOf(uri, local) !== keyOf(DC, 'creator'),
  );
  return retainedProperties({ ...read, properties: all }, PREFIXES);
}

function fromInfo(info: PDFDict): Property[] {
  return SAME.flatMap(([key, uri, local, prefix]) => {
    const text = storable(textOf(info.lookup(N(key))));
    const written = key === 'CreationDate' ? isoOf(text) : text;
    return written === '' ? [] : [{ uri, local, prefix, value: { text: written } }];
  });
}

/** A date of PDF (ISO 32000-1, 7.9.4) as XMP writes it; empty for what is none. */
export function isoOf(text: string): string {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d))?/.exec(text);
  if (!match) return '';
  const [, year, month, day, hour, minute, second, offset, minutes] = match;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset ? `${offset}:${minutes}` : 'Z'}`;
}

/** The other way round; a date of XMP may leave off what it does not know, from the end. */
export function pdfDateOf(iso: string): string {
  const [, date = '', clock = '', zone = ''] = /^([\d-]+)(?:T([\d:]+)(?:\.\d+)?(.*))?$/.exec(iso) ?? [];
  const offset = /^[+-]/.test(zone) ? `${zone.replace(':', "'")}'` : clock ? 'Z' : '';
  return `D:${date.replaceAll('-', '')}${clock.replaceAll(':', '')}${offset}`;
}

/** Metadata twice, saying the same (ISO 19005-3, 6.6.2 and 6.6.3). */
export function describe(
  { context, catalog }: Document,
  options: EmbedOptions,
  kept: readonly RetainedProperty[],
): void {
  // The packet stays uncompressed, so that tools which know no PDF find it.
  const packet = PDFRawStream.of(
    context.obj({ Type: 'Metadata', Subtype: 'XML' }),
    xmpPacket({ options, kept }),
  );
  catalog.set(N('Metadata'), context.register(packet));
  context.trailerInfo.Info = context.register(information(context, options, kept));
}

function information(context: PDFContext, options: EmbedOptions, kept: readonly RetainedProperty[]): PDFDict {
  const created = kept.find(({ uri, local }) => keyOf(uri, local) === keyOf(XMP, 'CreateDate'))?.text;
  const info = context.obj({
    Title: PDFHexString.fromText(storable(options.title)),
    Producer: PDFString.of(PRODUCER),
    CreationDate: PDFString.of(created ? pdfDateOf(created) : pdfDate(options.date)),
    ModDate: PDFString.of(pdfDate(options.date)),
  });
  if (options.author !== null) info.set(N('Author'), PDFHexString.fromText(storable(options.author)));
  for (const [key, uri, local] of SAME) {
    const text = kept.find((one) => keyOf(one.uri, one.local) === keyOf(uri, local))?.text;
    if (text && key !== 'CreationDate') info.set(N(key), PDFHexString.fromText(text));
  }
  return info;
}
