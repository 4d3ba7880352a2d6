// Why a PDF was refused, in classes, and whether anybody could convert it without changing what is seen or making something up.

export interface RefusalClass {
  readonly name: string;
  /** Nobody can: the file lacks what it takes, or forbids it. */
  readonly justified: boolean;
}

interface Row extends RefusalClass {
  /** Found in `RULE message`. */
  readonly sign: RegExp;
}

/** Names of fonts that have no likeness among those that come with the engine. */
const EAST_ASIA =
  /(Ryumin|MS-?P?(Gothic|Mincho)|Heisei|Koz(Min|Go)|SimSun|SimHei|PMingLiU|MingLiU|AdobeHeiti|AdobeSong|UnifontMedium|GothicBBB|HYSMyeongJo|[^:]*[\u00b0-\u00ff]{2,})/;

/** The first that fits one of the reasons counts; so what nobody can convert stands before what we merely do not. */
const CLASSES: readonly Row[] = [
  { name: 'opens with a password only', justified: true, sign: /a password is needed/ },
  { name: 'encrypted by an unknown handler', justified: true, sign: /encrypted by an unknown handler/ },
  { name: 'no PDF at all', justified: true, sign: /does not begin with %PDF-|the file is empty/ },
  { name: 'signed', justified: true, sign: /is signed|signature field|certified/ },
  { name: 'has no page', justified: true, sign: /PDF-DOC The PDF has no page/ },
  { name: 'pages made by a dynamic form (XFA)', justified: true, sign: /made by a dynamic form/ },
  { name: 'text in a font that is nowhere', justified: true, sign: /text is shown without a font/ },
  {
    name: 'data of a page are lost (cannot be unpacked, never closed, a filter nobody knows)',
    justified: true,
    sign: /^PDF-(STREAM|CONTENT) page .*(cannot be unpacked|is not supported|is missing|never closed|was expected|impossible parameters)/,
  },
  {
    name: 'a font of East Asia is not embedded (nor one installed beside the service)',
    justified: true,
    sign: new RegExp(`PDF-FONT .*font ${EAST_ASIA.source}.*: the font is not embedded`, 'i'),
  },
  {
    name: 'a font is not embedded, and its glyphs are pictures or its codes say nothing',
    justified: true,
    sign: /PDF-FONT .*not embedded/,
  },
  {
    name: 'the program of a font is cut off or cannot be unpacked',
    justified: true,
    sign: /PDF-FONT .*(cannot be unpacked|is truncated|program is missing)/,
  },
];

const RULES: Readonly<Record<string, string>> = { 'PDF-READ-01': 'damaged', 'PDF-STREAM': 'damaged stream' };

/** @param reasons `RULE message` each, at least one. */
export function classOf(reasons: readonly string[]): RefusalClass {
  for (const { name, justified, sign } of CLASSES)
    if (reasons.some((reason) => sign.test(reason))) return { name, justified };
  const rule = reasons[0]!.split(' ', 1)[0]!;
  return { name: RULES[rule] ?? `not done: ${rule}`, justified: false };
}
