import type { EmbedOptions } from '@conforme/core/plugin';
import { element, serialise, type XmlElement } from '@conforme/engine/xml';
import { PROFILE_TABLE } from '@conforme/core/plugin/profiles';
import { FACTURX, FILENAME } from '../profile.ts';
import { PRODUCER } from '../version.ts';
import { storable } from './storable.ts';
import type { RetainedProperty } from './xmp-keep.ts';

/** Everything the packet says; the information dictionary says the same (ISO 19005-3, 6.6.3). */
export interface Statement {
  readonly options: EmbedOptions;
  /** What stays of the metadata the document came with. */
  readonly kept: readonly RetainedProperty[];
}

const PDFUA = 'http://www.aiim.org/pdfua/ns/id/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** Prefix → namespace of what we write ourselves. */
export const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['x', 'adobe:ns:meta/'],
  ['rdf', RDF],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['pdf', 'http://ns.adobe.com/pdf/1.3/'],
  ['xmp', 'http://ns.adobe.com/xap/1.0/'],
  ['pdfaid', 'http://www.aiim.org/pdfa/ns/id/'],
  ['pdfuaid', PDFUA],
  ['pdfaExtension', 'http://www.aiim.org/pdfa/ns/extension/'],
  ['pdfaSchema', 'http://www.aiim.org/pdfa/ns/schema#'],
  ['pdfaProperty', 'http://www.aiim.org/pdfa/ns/property#'],
  ['fx', FACTURX],
]);

const BEGIN = Buffer.from('<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n');
/** Room to edit the packet in place, as the XMP specification recommends. */
const END = Buffer.from(`\n${' '.repeat(64)}<?xpacket end="w"?>`);
const LESS_THAN = 0x3c;

/** The XMP packet: PDF/A-3B, title and dates, and the Factur-X properties with the schema that declares them. */
export function xmpPacket(statement: Statement): Buffer {
  const about = { attributes: [['rdf:about', '']] as const };
  const { options, kept } = statement;
  const own = [...documentProperties(statement), ...facturx(options)];
  if (options.accessible) own.push(element('pdfuaid:part', '1'));
  const written = new Set(own.map(({ name }) => name));
  const others = kept.map((one) => one.element).filter(({ name }) => !written.has(name));
  const schemas = [FACTURX_SCHEMA, ...(options.accessible ? [ACCESSIBLE_SCHEMA] : []), ...schemasOf(kept)];
  const all = [...own, ...others, element('pdfaExtension:schemas', [bag(schemas)])];
  const description = element('rdf:Description', all, about);
  const more = kept.filter(({ prefix }) => !PREFIXES.has(prefix));
  // The writer remembers the tags of namespaces that are the same object.
  const namespaces =
    more.length === 0
      ? PREFIXES
      : new Map([...PREFIXES, ...more.map(({ prefix, uri }) => [prefix, uri] as const)]);
  const { bytes } = serialise(element('x:xmpmeta', [element('rdf:RDF', [description])]), { namespaces });
  // The packet has its own header, and an XML declaration may only stand at the very beginning.
  return Buffer.concat([BEGIN, bytes.subarray(bytes.indexOf(LESS_THAN, 1)), END]);
}

function documentProperties({ options, kept }: Statement): XmlElement[] {
  const date = isoDate(options.date);
  const title = element('rdf:li', storable(options.title), { attributes: [['xml:lang', 'x-default']] });
  const properties = [
    element('pdfaid:part', '3'),
    element('pdfaid:conformance', 'B'),
    element('dc:format', 'application/pdf'),
    element('dc:title', [element('rdf:Alt', [title])]),
    element('dc:language', [bag([element('rdf:li', options.language)])]),
  ];
  if (options.author !== null)
    properties.push(
      element('dc:creator', [element('rdf:Seq', [element('rdf:li', storable(options.author))])]),
    );
  if (!kept.some(({ element: { name } }) => name === 'xmp:CreateDate'))
    properties.push(element('xmp:CreateDate', date));
  properties.push(
    element('xmp:ModifyDate', date),
    element('xmp:MetadataDate', date),
    element('pdf:Producer', PRODUCER),
  );
  return properties;
}

function facturx({ profile }: EmbedOptions): XmlElement[] {
  return [
    element('fx:DocumentType', 'INVOICE'),
    element('fx:DocumentFileName', FILENAME),
    element('fx:Version', '1.0'),
    element('fx:ConformanceLevel', PROFILE_TABLE[profile].xmp),
  ];
}

const resource = (content: readonly XmlElement[]): XmlElement =>
  element('rdf:li', content, { attributes: [['rdf:parseType', 'Resource']] });

const bag = (items: readonly XmlElement[]): XmlElement => element('rdf:Bag', items);

type Property = readonly [name: string, type: string, category: string, description: string];

/** The extension schema (ISO 19005-3, 6.6.2.3.3): without it, properties of a foreign namespace are not allowed. */
function schema(
  title: string,
  namespace: string,
  prefix: string,
  properties: readonly Property[],
): XmlElement {
  const described = properties.map(([name, type, category, description]) =>
    resource([
      element('pdfaProperty:name', name),
      element('pdfaProperty:valueType', type),
      element('pdfaProperty:category', category),
      element('pdfaProperty:description', description),
    ]),
  );
  return resource([
    element('pdfaSchema:schema', title),
    element('pdfaSchema:namespaceURI', namespace),
    element('pdfaSchema:prefix', prefix),
    element('pdfaSchema:property', [element('rdf:Seq', described)]),
  ]);
}

const FACTURX_SCHEMA = schema('Factur-X PDFA Extension Schema', FACTURX, 'fx', [
  ['DocumentFileName', 'Text', 'external', 'Name of the attached XML invoice'],
  ['DocumentType', 'Text', 'external', 'Kind of the attached document'],
  ['Version', 'Text', 'external', 'Version of the XML format'],
  ['ConformanceLevel', 'Text', 'external', 'Profile of the XML invoice'],
]);

/** One schema for each namespace of properties that were kept and are in no known schema. */
function schemasOf(kept: readonly RetainedProperty[]): XmlElement[] {
  const foreign = Map.groupBy(
    kept.filter(({ described }) => described !== null),
    ({ uri }) => uri,
  );
  return [...foreign].map(([uri, properties]) =>
    schema(
      'Properties of the document as it came',
      uri,
      properties[0]!.prefix,
      properties.map(({ local, type, described }) => [local, type, described!.category, described!.text]),
    ),
  );
}

/** ISO 14289-1, 5: the claim to be PDF/UA, which PDF/A-3 does not know. */
const ACCESSIBLE_SCHEMA = schema('PDF/UA identification schema', PDFUA, 'pdfuaid', [
  ['part', 'Integer', 'internal', 'Part of ISO 14289 the file conforms to'],
]);

/** To the second, in UTC: `2026-03-01T10:00:00Z`. */
export function isoDate(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
