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

/** The first that fits one of the reasons counts; so what nobody can convert stands before what we merely do not. */
const CLASSES: readonly Row[] = [
  { name: 'opens with a password only', justified: true, sign: /a password is needed/ },
  { name: 'encrypted by an unknown handler', justified: true, sign: /encrypted by an unknown handler/ },
  { name: 'no PDF at all', justified: true, sign: /does not begin with %PDF-|the file is empty/ },
  { name: 'signed', justified: true, sign: /is signed|prepared for signatures|signature field|certified/ },
  { name: 'has no page', justified: true, sign: /PDF-DOC The PDF has no page/ },
  { name: 'pages made by a dynamic form (XFA)', justified: true, sign: /made by a dynamic form/ },
  { name: 'font not embedded', justified: false, sign: /PDF-FONT .*not embedded/ },
];

const RULES: Readonly<Record<string, string>> = {
  'PDF-READ-01': 'damaged',
  'PDF-STREAM': 'damaged stream',
};

/** @param reasons `RULE message` each, at least one. */
export function classOf(reasons: readonly string[]): RefusalClass {
  for (const { name, justified, sign } of CLASSES)
    if (reasons.some((reason) => sign.test(reason))) return { name, justified };
  const rule = reasons[0]!.split(' ', 1)[0]!;
  return { name: RULES[rule] ?? `not done: ${rule}`, justified: false };
}
