import { element, type XmlElement } from '@conforme/engine/xml';
import { storable } from './storable.ts';
import { keyOf, type Item, type Packet, type Value } from './xmp-read.ts';

/** How a value is written: `bag Text`, `Lang Alt`, `Integer` (XMP specification of 2005, as ISO 19005-3, 6.6.2.3 names it). */
type ValueType = string;

interface Schema {
  readonly prefix: string;
  readonly types: Readonly<Record<string, ValueType>>;
}

/** What is kept of the schemas everybody knows; the rest of them says nothing of a document that was changed. */
const KNOWN: ReadonlyMap<string, Schema> = new Map([
  [
    'http://purl.org/dc/elements/1.1/',
    {
      prefix: 'dc',
      types: {
        contributor: 'bag Text',
        coverage: 'Text',
        date: 'seq Date',
        description: 'Lang Alt',
        identifier: 'Text',
        publisher: 'bag Text',
        relation: 'bag Text',
        rights: 'Lang Alt',
        source: 'Text',
        subject: 'bag Text',
        type: 'bag Text',
        creator: 'seq Text',
      },
    },
  ],
  [
    'http://ns.adobe.com/xap/1.0/',
    {
      prefix: 'xmp',
      types: {
        BaseURL: 'Text',
        CreateDate: 'Date',
        CreatorTool: 'Text',
        Label: 'Text',
        Nickname: 'Text',
        Identifier: 'bag Text',
      },
    },
  ],
  ['http://ns.adobe.com/pdf/1.3/', { prefix: 'pdf', types: { Keywords: 'Text' } }],
  [
    'http://ns.adobe.com/xap/1.0/rights/',
    {
      prefix: 'xmpRights',
      types: {
        Certificate: 'Text',
        Marked: 'Boolean',
        Owner: 'bag Text',
        UsageTerms: 'Lang Alt',
        WebStatement: 'Text',
      },
    },
  ],
  [
    'http://ns.adobe.com/xap/1.0/mm/',
    { prefix: 'xmpMM', types: { DocumentID: 'Text', VersionID: 'Text', RenditionClass: 'Text' } },
  ],
]);

/** Claims that only the program that made the file could answer for, and what we write ourselves. */
const FOREIGN =
  /^http:\/\/(www\.aiim\.org\/|www\.npes\.org\/|iso\.org\/|pdfa\.org\/)|^urn:(ferd|zugferd|factur-x|cen\.eu)[:#]/;
/** Schemas of XMP itself (2005): what is not kept of them must not be described anew either. */
const PREDEFINED =
  /^http:\/\/(ns\.adobe\.com\/(xap\/1\.0\/|pdf\/1\.3\/|photoshop\/1\.0\/|tiff\/1\.0\/|exif\/1\.0\/|camera-raw-settings\/1\.0\/|xmp\/1\.0\/DynamicMedia\/)|purl\.org\/dc\/elements\/1\.1\/)/;

const SIMPLE: Readonly<Record<string, RegExp>> = {
  Text: /^/,
  Integer: /^[+-]?\d{1,18}$/,
  Boolean: /^(True|False)$/,
  Date: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?)?)?$/,
};

/** A property as it is written again. */
export interface RetainedProperty {
  readonly element: XmlElement;
  readonly uri: string;
  readonly local: string;
  readonly prefix: string;
  readonly type: ValueType;
  /** The value in one line: its parts, or the default of its languages. */
  readonly text: string;
  /** Null for properties everybody knows, which no extension schema describes. */
  readonly described: { readonly category: string; readonly text: string } | null;
}

/** What of a packet stays: every property PDF/A knows or that can be described, in the form its type asks for. */
export function retainedProperties(
  { properties, descriptions }: Packet,
  taken: ReadonlyMap<string, string>,
): RetainedProperty[] {
  const prefixes = new Map([...taken].map(([prefix, uri]) => [uri, prefix]));
  return properties.flatMap((property) => {
    const { uri, local, value } = property;
    const known = KNOWN.get(uri);
    if (FOREIGN.test(uri) || (!known && PREDEFINED.test(uri))) return [];
    const description = descriptions.get(keyOf(uri, local));
    const type = known ? known.types[local] : typeOf(value, description?.type);
    if (type === undefined) return [];
    const prefix = prefixes.get(uri) ?? free(known?.prefix ?? property.prefix, prefixes);
    const written = fitted(`${prefix}:${local}`, type, value);
    if (!written) return [];
    prefixes.set(uri, prefix);
    const text = storable(description?.text ?? '') || 'Kept from the document as it came';
    const category = description?.category === 'internal' ? 'internal' : 'external';
    const line =
      type === 'Lang Alt'
        ? defaultOf(itemsOf(value))
        : itemsOf(value)
            .map((item) => item.text)
            .join('; ');
    return [
      {
        element: written,
        uri,
        local,
        prefix,
        type,
        text: line,
        described: known ? null : { category, text },
      },
    ];
  });
}

function free(wanted: string, prefixes: ReadonlyMap<string, string>): string {
  const used = new Set(prefixes.values());
  const plain = /^[A-Za-z_][\w.-]*$/.test(wanted) && !/^xml/i.test(wanted) ? wanted : 'ns';
  for (let i = 1; ; i++) {
    const prefix = i === 1 ? plain : `${plain}${i}`;
    if (!used.has(prefix)) return prefix;
  }
}

/** The type its description states, where the value fits it; else what it looks like. */
function typeOf(value: Value, stated: string | undefined): ValueType {
  const item = /(?<!\w)\w+$/.exec(stated ?? '')?.[0] ?? '';
  const texts = 'text' in value ? [value.text] : value.items.map(({ text }) => text);
  const simple = item in SIMPLE && texts.every((text) => SIMPLE[item]!.test(text.trim())) ? item : 'Text';
  if ('text' in value) return simple;
  if (value.form === 'Alt') return 'Lang Alt';
  return `${value.form.toLowerCase()} ${simple}`;
}

/** The value in the form of its type; null when it cannot be one of it. */
function fitted(name: string, type: ValueType, value: Value): XmlElement | null {
  const items = itemsOf(value);
  if (items.length === 0) return null;
  if (type === 'Lang Alt') return element(name, [element('rdf:Alt', alternatives(items))]);
  const [form, simple] = type.includes(' ') ? (type.split(' ') as [string, string]) : [null, type];
  if (!items.every(({ text }) => SIMPLE[simple]!.test(text))) return null;
  if (form === null) return element(name, items.map(({ text }) => text).join('; '));
  const list = form === 'bag' ? 'rdf:Bag' : 'rdf:Seq';
  return element(name, [
    element(
      list,
      items.map(({ text }) => element('rdf:li', text)),
    ),
  ]);
}

function itemsOf(value: Value): Item[] {
  const items = 'text' in value ? [{ text: value.text, language: null }] : value.items;
  return items
    .map(({ text, language }) => ({ text: storable(text), language }))
    .filter(({ text }) => text !== '');
}

const defaultOf = (items: readonly Item[]): string =>
  (items.find(({ language }) => language === 'x-default') ?? items[0]!).text;

/** One text a language, the default first (XMP 1, 8.2.2.4). */
function alternatives(items: readonly Item[]): XmlElement[] {
  const texts = new Map(items.map(({ text, language }) => [storable(language ?? '') || 'x-default', text]));
  const first = defaultOf(items);
  return [['x-default', first] as const, ...texts]
    .filter(([language], i) => i === 0 || language !== 'x-default')
    .map(([language, text]) => element('rdf:li', text, { attributes: [['xml:lang', language]] }));
}
