// PDFs that cost far more than they weigh, made here: what a stranger may post to embed and validate.

import { deflateSync } from 'node:zlib';
import {
  CATALOG,
  FLATE,
  LINE,
  MB,
  TREE,
  bomb,
  deepTree,
  doubledForms,
  doubledTree,
  file,
  fonts,
  manyObjects,
  manyPages,
  metadata,
  nested,
  notes,
  numbered,
  packed,
  page,
  picture,
  remains,
  scan,
  sections,
  stream,
} from './hostile-parts.ts';

export interface Hostile {
  readonly name: string;
  make(scale: number): Buffer;
}

/** Every case at full size with scale 1; smaller ones show the same growth. */
export const HOSTILE: readonly Hostile[] = [
  { name: 'Flate bomb on a page', make: (n) => page(stream(bomb('0 0 1 1 re f\n', 290 * n * MB), FLATE)) },
  { name: 'Flate bomb of q', make: (n) => page(stream(bomb('q ', 290 * n * MB), FLATE)) },
  {
    name: 'Flate bomb in a Flate bomb',
    make: (n) => page(stream(deflateSync(bomb('q Q ', 290 * n * MB)), '/Filter[/FlateDecode/FlateDecode]')),
  },
  {
    name: 'Flate bomb as metadata',
    make: (n) =>
      file([
        '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>',
        TREE,
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>>>',
        stream(bomb(' ', 290 * n * MB), `${FLATE}/Type/Metadata/Subtype/XML`),
      ]),
  },
  {
    name: 'Flate bomb with a predictor',
    make: (n) =>
      page(stream(bomb('\0', 290 * n * MB), `${FLATE}/DecodeParms<</Predictor 15/Columns 1000000>>`)),
  },
  {
    name: 'Flate bomb as a font',
    make: (n) =>
      page(
        LINE,
        '<</Font<</F<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 6 0 R>>>>>>>>',
        [stream(bomb('\0', 290 * n * MB), FLATE)],
      ),
  },
  {
    name: 'run lengths',
    make: (n) => page(stream(Buffer.alloc(4 * n * MB, '\x81 ', 'latin1'), '/Filter/RunLengthDecode')),
  },
  { name: 'a million objects', make: (n) => manyObjects(1_000_000 * n) },
  { name: 'objects without a table', make: (n) => remains(700_000 * n, '0 endobj ') },
  { name: 'objects that never end', make: (n) => remains(700_000 * n, '<<') },
  { name: 'strings that never end', make: (n) => remains(700_000 * n, '(') },
  { name: 'a page tree that leads back', make: () => file([CATALOG, '<</Type/Pages/Kids[2 0 R]/Count 1>>']) },
  { name: 'a page tree that doubles', make: () => doubledTree(60) },
  { name: 'a deep page tree', make: (n) => deepTree(100_000 * n) },
  {
    name: 'a form that draws itself',
    make: () =>
      page('/X Do', '<</XObject<</X 6 0 R>>>>', [
        packed(Buffer.from('/X Do'), '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R'),
      ]),
  },
  { name: 'forms that double', make: () => doubledForms(60) },
  {
    name: 'references in a circle',
    make: () => page('/X Do', '<</XObject 6 0 R/Font 7 0 R>>', ['7 0 R', '6 0 R']),
  },
  {
    name: 'colour spaces in a circle',
    make: () => page('/C cs', '<</ColorSpace<</C 6 0 R>>>>', ['[/Indexed 6 0 R 1 <000000>]']),
  },
  {
    name: 'masks in a circle',
    make: () =>
      page('/G gs', '<</ExtGState<</G 6 0 R>>>>', [
        '<</SMask<</S/Luminosity/G 7 0 R>>>>',
        packed(
          Buffer.from('/G gs'),
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>/Resources 5 0 R',
        ),
      ]),
  },
  { name: '300 pages', make: (n) => manyPages(300 * n) },
  {
    name: 'a scan of 15 MB',
    make: (n) =>
      page('/X Do', '<</XObject<</X 6 0 R>>>>', [
        stream(scan(Math.floor(14.5 * n * MB)), picture('/Filter/DCTDecode')),
      ]),
  },
  {
    name: 'raw pictures',
    make: (n) =>
      page('/X Do', '<</XObject<</X 6 0 R>>>>', [packed(Buffer.alloc(90 * n * MB, 'picture'), picture(''))]),
  },
  { name: 'deep q', make: (n) => page(nested('q ', 'Q ', 200_000 * n)) },
  { name: 'deep q, never restored', make: (n) => page('q '.repeat(200_000 * n)) },
  { name: 'deep q, again and again', make: (n) => page(nested('q ', 'Q ', 40).repeat(4000 * n)) },
  {
    name: 'deep arrays',
    make: (n) =>
      file([
        CATALOG,
        TREE,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/X ${nested('[', ']', 1_000_000 * n)}>>`,
      ]),
  },
  {
    name: 'deep dictionaries',
    make: (n) =>
      file([
        CATALOG,
        TREE,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/X ${nested('<</A', '>>', 1_000_000 * n)}>>`,
      ]),
  },
  { name: 'deep arrays in content', make: (n) => page(`${nested('[', ']', 1_000_000 * n)} TJ`) },
  { name: 'many operands', make: (n) => page('0 '.repeat(5_000_000 * n)) },
  { name: 'many unknown operators', make: (n) => page('x '.repeat(2_000_000 * n)) },
  { name: 'a long name', make: (n) => page(`/${'a'.repeat(10 * n * MB)} gs`) },
  { name: 'inline pictures that never end', make: (n) => page('BI /W 1 /H 1 ID '.repeat(200_000 * n)) },
  { name: 'cross-reference sections in a row', make: (n) => sections(100_000 * n) },
  {
    name: 'a table that claims everything',
    make: () =>
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n${CATALOG}\nendobj\nxref\n0 2147483647\ntrailer\n<</Size 2147483647/Root 1 0 R>>\nstartxref\n54\n%%EOF`,
      ),
  },
  { name: 'an object of a huge number', make: () => numbered(2_147_483_000) },
  { name: 'deep metadata', make: (n) => metadata(nested('<a>', '</a>', 500_000 * n)) },
  { name: 'fields to draw', make: (n) => notes(20_000 * n) },
  { name: 'fonts to embed', make: (n) => fonts(2000 * n) },
];
