/** Rules under which a PDF is refused; what each means stands in this plugin's README. */
export type Rule =
  | 'PDF-DOC'
  | 'PDF-ACTION'
  | 'PDF-ANNOT'
  | 'PDF-FORM'
  | 'PDF-FONT'
  | 'PDF-COLOR'
  | 'PDF-IMAGE'
  | 'PDF-GSTATE'
  | 'PDF-CONTENT'
  | 'PDF-STREAM'
  | 'PDF-LIMIT'
  | 'PDF-FILE'
  | 'PDF-INTENT'
  | 'PDF-ASSOC';

/** The clause of ISO 19005-3 a whole family of faults belongs to. */
const FAMILIES: Readonly<Record<Rule, string>> = {
  'PDF-DOC': '6.1',
  'PDF-ACTION': '6.5.1',
  'PDF-ANNOT': '6.3',
  'PDF-FORM': '6.4',
  'PDF-FONT': '6.2.11',
  'PDF-COLOR': '6.2.4',
  'PDF-IMAGE': '6.2.8',
  'PDF-GSTATE': '6.2.5',
  'PDF-CONTENT': '6.2.2',
  'PDF-STREAM': '6.1.7',
  'PDF-LIMIT': '6.1.13',
  'PDF-FILE': '6.1',
  'PDF-INTENT': '6.2.3',
  'PDF-ASSOC': '6.8',
};

type Row = readonly [rule: Rule, reason: RegExp, clause: string];

/**
 * Faults that are breaches beyond doubt. What stands here may cost a sender his invoice, so a reason is listed only when it
 * means the same to veraPDF (test/pdf/checks.ts measures that); any other fault means "we cannot vouch for it".
 */
const BREACHES: readonly Row[] = [
  ['PDF-DOC', /^The PDF is encrypted/, '6.1.3'],
  ['PDF-DOC', /^(A configuration of layers|Layers are switched)/, '6.9'],
  ['PDF-DOC', /states requirements/, '6.11'],
  ['PDF-DOC', /dynamic form \(XFA\)/, '6.4.2'],
  ['PDF-ACTION', /^an action (of type \w|that runs)|^JavaScript$/, '6.5.1'],
  ['PDF-ACTION', /additional actions|an entry AA$/, '6.5.2'],
  ['PDF-ACTION', /AlternatePresentations$|PresSteps$/, '6.10'],
  ['PDF-ANNOT', /are not allowed$/, '6.3.1'],
  ['PDF-ANNOT', /^it is (not printed|hidden)/, '6.3.2'],
  ['PDF-ANNOT', /^it has no appearance|^it changes its appearance|is of the wrong kind$/, '6.3.3'],
  ['PDF-FORM', /^a form field has an action|NeedAppearances/, '6.4.1'],
  ['PDF-FORM', /XFA form/, '6.4.2'],
  ['PDF-FONT', /^the font has no name$/, '6.2.11.2'],
  ['PDF-FONT', /^the font has no CIDToGIDMap/, '6.2.11.3.2'],
  [
    'PDF-FONT',
    /^the font is not embedded$|^the font program is missing$|^the character \d+ has no glyph$/,
    '6.2.11.4.1',
  ],
  ['PDF-FONT', /^the width of character \d+ differs/, '6.2.11.5'],
  ['PDF-FONT', /^a symbolic font states an encoding$/, '6.2.11.6'],
  ['PDF-COLOR', /unknown rendering intent/, '6.2.6'],
  ['PDF-COLOR', /^an ICC profile is not valid/, '6.2.4.2'],
  ['PDF-COLOR', /of the device without an output intent/, '6.2.4.3'],
  ['PDF-IMAGE', /an entry (Alternates|OPI)$|to be smoothed/, '6.2.8'],
  ['PDF-IMAGE', /unknown rendering intent/, '6.2.6'],
  ['PDF-IMAGE', /^a picture uses the filter/, '6.1.10'],
  ['PDF-GSTATE', /an entry (TR|HTP)$|\(TR2\)$/, '6.2.5'],
  ['PDF-GSTATE', /unknown rendering intent/, '6.2.6'],
  ['PDF-GSTATE', /unknown blend mode/, '6.2.10'],
  ['PDF-CONTENT', /^an unknown operator "[A-Za-z0-9*'_]+"$/, '6.2.2'],
  ['PDF-CONTENT', /^a form has an entry (OPI|PS|Ref)$|neither picture nor form$/, '6.2.9'],
  ['PDF-CONTENT', /^a hexadecimal string is malformed$/, '6.1.6'],
  ['PDF-STREAM', /stand in another file$/, '6.1.7.1'],
  ['PDF-STREAM', /^a stream uses the filter (LZWDecode|Crypt)$/, '6.1.7.2'],
  ['PDF-LIMIT', /longer than 32767 bytes$|more than 28 deep$|Box measures/, '6.1.13'],
  ['PDF-FILE', /header|second line/, '6.1.2'],
  ['PDF-FILE', /identifier/, '6.1.3'],
  ['PDF-INTENT', /./, '6.2.3'],
  ['PDF-ASSOC', /./, '6.8'],
];

/** The clause a fault breaks, and whether the breach is certain. */
export function judgedBy(rule: Rule, reason: string): { readonly clause: string; readonly broken: boolean } {
  const row = BREACHES.find(([of, pattern]) => of === rule && pattern.test(reason));
  return row ? { clause: row[2], broken: true } : { clause: FAMILIES[rule], broken: false };
}

/** The clauses we claim to know breaches of. */
export const CLAUSES: readonly string[] = [...new Set(BREACHES.map(([, , clause]) => clause))];
