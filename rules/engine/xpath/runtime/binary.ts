import { EvaluationError, quoted } from './error.ts';
import { collapse } from './lexical.ts';

const QUARTET = '(?:[A-Za-z0-9+\\/]{4})';
/** XML Schema Part 2, 3.2.16: the bits that padding drops are zero. */
const PADDED = '(?:[A-Za-z0-9+\\/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+\\/][AQgw]==)';

const SHAPES: Readonly<Record<string, RegExp>> = {
  hexBinary: /^(?:[0-9A-Fa-f]{2})*$/,
  base64Binary: new RegExp(`^${QUARTET}*${PADDED}?$`),
};

/** Types of bytes: rules ask whether a text is one, and nothing else of them is known. */
export const BINARIES: readonly string[] = Object.keys(SHAPES);

/** The text as it is written; between any two characters of base64 there may be blanks. */
export function binaryText(type: string, text: string): string {
  const given = type === 'base64Binary' ? text.replaceAll(/[ \t\r\n]+/g, '') : collapse(text);
  if (SHAPES[type]!.test(given)) return text;
  throw new EvaluationError('FORG0001', `${quoted(text)} cannot be read as xs:${type}`);
}
