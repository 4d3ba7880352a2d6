// Why we differ from the suite where we mean to: what rules/engine/docs/supported.md says, and what XML Schema 1.1 and later Unicode allow.
// A reason is known by a sign in the expression, so what differs beside such a sign is to be looked at by hand.

import type { Case } from './cases.ts';

type Reasons = ReadonlyArray<readonly [RegExp, string]>;

/** By the message of the error that refuses. */
const REFUSALS: Reasons = [
  [
    /^the type xs:\w+ is (?:not supported|known to casts alone)/,
    'refused: types (binary and g… elsewhere than in castable, derived ones outside casts)',
  ],
  [
    /^the function [\w-]+ is refused|^doc\(\) (?:takes the name|is supported as a look-up)/,
    'refused: functions that ask for an address or a file',
  ],
  [/^no collation is known/, 'refused: a collation, or one that is no literal'],
  [/counts nothing here$/, "refused: position() and last() of the rule's own node"],
  [/beside the flag i$/, 'refused: letters of one case beside flag i'],
  [/^this kind test takes nothing/, 'refused: what a document node holds'],
  [/^a range holds at most/, 'stopped by a limit'],
];

/** By the expression. */
const REASONS: Reasons = [
  [/xs:float/, 'xs:float is a rounded xs:double'],
  [/xs:anyURI/, 'xs:anyURI is any xs:string, as XML Schema 1.1 has it'],
  [/"\+INF"|\[0-9-\.\]/, 'XML Schema 1.1: +INF is a number, a hyphen may stand in a class'],
  [/768614336404564651Y|9{20}/, 'durations and years may be long'],
  [/880 to 1023/, 'letters of a later Unicode'],
  [
    /^\s*(?:round\(1, 2\)|(?:fn:)?string-join\(|tokenize\("input"\))|^(?:current|data|generate-id)\(\)$/,
    'functions of 3.1 or XSLT',
  ],
];

const first = (reasons: Reasons, text: string): string | null =>
  reasons.find(([sign]) => sign.test(text))?.[1] ?? null;

export const refusalOf = (message: string): string | null => first(REFUSALS, message);
export const reasonOf = ({ expression }: Case): string | null => first(REASONS, expression);
