// Parts of PDFs that cost far more than they weigh.

import { constants, deflateSync } from 'node:zlib';

type Body = string | Buffer;

const XML =
  '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
const CLAIM =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B"/>' +
  '</rdf:RDF></x:xmpmeta>';

/** Entries of a catalogue that make of any file a carrier of an invoice that claims PDF/A-3; their objects count from `first`. */
function carrier(first: number, claims: boolean): readonly [entries: string, objects: readonly Body[]] {
  const spec = `<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Data/EF<</F ${first} 0 R>>>>`;
  const metadata = claims ? `/Metadata ${first + 1} 0 R` : '';
  const entries = `/Names<</EmbeddedFiles<</Names[(factur-x.xml)${spec}]>>>>${metadata}>>`;
  return [entries, [stream(Buffer.from(XML)), stream(Buffer.from(CLAIM), '/Type/Metadata/Subtype/XML')]];
}

/** A file of these objects, numbered from 1; the first is the catalogue, and it carries an invoice. */
export function file(bodies: readonly Body[]): Buffer {
  const catalog = String(bodies[0]);
  const [entries, held] = carrier(bodies.length + 1, !catalog.includes('/Metadata'));
  const objects = [catalog.slice(0, -2) + entries, ...bodies.slice(1), ...held];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  const push = (body: Body): void => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    parts.push(bytes);
    at += bytes.length;
  };
  objects.forEach((body, i) => {
    offsets.push(at);
    push(`${i + 1} 0 obj\n`);
    push(body);
    push('\nendobj\n');
  });
  const start = at;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`);
  push(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}

export function stream(data: Uint8Array, entries = ''): Buffer {
  const head = Buffer.from(`<</Length ${data.length}${entries}>>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

export const packed = (data: Uint8Array, entries = ''): Buffer =>
  stream(deflateSync(data, { level: 1 }), `/Filter/FlateDecode${entries}`);

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
export const TREE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources 5 0 R>>';

/** One page with this content and these resources; more objects count from 6. */
export const page = (content: Body, resources = '<<>>', more: readonly Body[] = []): Buffer =>
  file([
    CATALOG,
    TREE,
    PAGE,
    typeof content === 'string' ? packed(Buffer.from(content, 'latin1')) : content,
    resources,
    ...more,
  ]);

/** This unit over and over, deflated to about a thousandth of it. */
export function bomb(unit: string, bytes: number): Buffer {
  const plain = Buffer.alloc(Math.floor(bytes / unit.length) * unit.length, unit, 'latin1');
  return deflateSync(plain, { level: 9, strategy: constants.Z_DEFAULT_STRATEGY });
}

export const MB = 1024 * 1024;
export const FLATE = '/Filter/FlateDecode';
const repeated = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** Objects in object streams, 50,000 a stream, and the cross-reference stream that finds them. */
export function manyObjects(count: number): Buffer {
  const per = 50_000;
  const streams = Math.ceil(count / per);
  const first = 4 + streams;
  const bodies: Body[] = [CATALOG, TREE, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>>>'];
  for (let s = 0; s < streams; s++) {
    const index = repeated(per, (i) => `${first + s * per + i} ${2 * i} `);
    bodies.push(
      packed(Buffer.from(index + repeated(per, () => '0 ')), `/Type/ObjStm/N ${per}/First ${index.length}`),
    );
  }
  const parts = [Buffer.from('%PDF-1.7\n')];
  const table = Buffer.alloc(7 * (first + streams * per));
  let at = parts[0]!.length;
  bodies.forEach((body, i) => {
    const whole = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(body as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    table[7 * (i + 1)] = 1;
    table.writeUInt32BE(at, 7 * (i + 1) + 1);
    parts.push(whole);
    at += whole.length;
  });
  for (let n = 0; n < streams * per; n++) {
    table[7 * (first + n)] = 2;
    table.writeUInt32BE(4 + Math.floor(n / per), 7 * (first + n) + 1);
    table.writeUInt16BE((n % per) & 0xffff, 7 * (first + n) + 5);
  }
  const xref = packed(table, `/Type/XRef/W[1 4 2]/Size ${table.length / 7}/Root 1 0 R`);
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table.length / 7} 0 obj\n`),
    xref,
    Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF`),
  ]);
}

/** Enough of a JPEG to be taken for a scan: its head, then noise. */
export function scan(bytes: number): Buffer {
  const head = Buffer.from('ffd8ffc000110807d005dc03012200021101031101ffda000c03010002110311003f00', 'hex');
  const noise = Buffer.alloc(bytes);
  for (let i = 0, state = 1; i < bytes; i++)
    noise[i] = ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 16) & 0x7f;
  return Buffer.concat([head, noise, Buffer.from('ffd9', 'hex')]);
}

export const picture = (entries: string): string =>
  `/Type/XObject/Subtype/Image/Width 1500/Height 2000/BitsPerComponent 8/ColorSpace/DeviceRGB${entries}`;

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const LINE = 'BT /F 9 Tf 9 99 Td (A line of an invoice with 12 words and the sum of 1234.56) Tj ET\n';

export function manyPages(count: number): Buffer {
  const kids = repeated(count, (i) => `${5 + 2 * i} 0 R `);
  const pages = Array.from({ length: count }, (_, i) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * i} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
    packed(Buffer.from(LINE.repeat(60))),
  ]).flat();
  return file([CATALOG, `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, FONT, '<<>>', ...pages]);
}

/** A page tree each of whose nodes leads to the next one twice. */
export function doubledTree(depth: number): Buffer {
  const nodes = Array.from(
    { length: depth },
    (_, i) => `<</Type/Pages/Kids[${i + 3} 0 R ${i + 3} 0 R]/Count 2>>`,
  );
  return file([CATALOG, ...nodes, '<</Type/Page/MediaBox[0 0 9 9]>>']);
}

export const deepTree = (depth: number): Buffer =>
  file([
    CATALOG,
    ...Array.from(
      { length: depth },
      (_, i) => `<</Type/Pages/Parent ${i + 1} 0 R/Kids[${i + 3} 0 R]/Count 1>>`,
    ),
    `<</Type/Page/Parent ${depth + 1} 0 R/MediaBox[0 0 9 9]>>`,
  ]);

/** Forms that draw the next one twice each. */
export const doubledForms = (depth: number): Buffer =>
  page(
    '/X Do',
    '<</XObject<</X 6 0 R>>>>',
    Array.from({ length: depth }, (_, i) =>
      packed(
        Buffer.from(i + 1 < depth ? '/X Do /X Do' : '0 0 1 1 re f'),
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${Math.min(7 + i, 5 + depth)} 0 R>>>>`,
      ),
    ),
  );

/** Cross-reference sections that lead to one another. */
export function sections(count: number): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
  const size = 'xref\n0 0\ntrailer\n<</Size 3/Root 1 0 R/Prev 0000000000>>\n'.length;
  const at = (i: number): number => head.length + i * size;
  const all = repeated(
    count,
    (i) =>
      `xref\n0 0\ntrailer\n<</Size 3/Root 1 0 R/Prev ${String(at((i + 1) % count)).padStart(10, '0')}>>\n`,
  );
  return Buffer.from(`${head}${all}startxref\n${at(0)}\n%%EOF`);
}

export const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

/** Objects without a cross-reference table: the file is put together from what it holds. */
export const remains = (count: number, body: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n${repeated(count, (i) => `${i + 3} 0 obj ${body}`)}`,
  );

export const metadata = (xml: string): Buffer =>
  file([
    '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>',
    TREE,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>>>',
    packed(Buffer.from(xml), '/Type/Metadata/Subtype/XML'),
  ]);

export const notes = (count: number): Buffer =>
  file([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/DA(/Helv 0 Tf 0 g)>>>>',
    TREE,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>/Annots[${repeated(count, (i) => `${i + 4} 0 R `)}]>>`,
    ...Array.from(
      { length: count },
      (_, i) => `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${i})/V(value ${i})/Rect[0 0 90 20]/F 4>>`,
    ),
  ]);

export const fonts = (count: number): Buffer =>
  page(
    repeated(count, (i) => `BT /F${i} 9 Tf (Invoice) Tj ET\n`),
    `<</Font<<${repeated(count, (i) => `/F${i} ${6 + i} 0 R`)}>>>>`,
    Array.from({ length: count }, () => FONT),
  );

/** A file without a table, the page of which is an object of this number: a table that has a line for each would be enormous. */
export function numbered(number: number): Buffer {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>>>';
  const kids = `<</Type/Pages/Count 1/Kids[${number} 0 R]>>`;
  return Buffer.from(
    `%PDF-1.7\n1 0 obj ${CATALOG} endobj\n2 0 obj ${kids} endobj\n${number} 0 obj ${page} endobj\ntrailer <</Root 1 0 R>>\n`,
  );
}
