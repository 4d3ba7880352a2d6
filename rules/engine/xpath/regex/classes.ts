import { NAME_REST, NAME_START } from '../../xml/index.ts';

/** Escapes for single characters, the same inside and outside of classes. */
export const CHARACTER_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
export const SELF_ESCAPES = '\\|.-^?*+{}()[]$';

/**
 * Multi-character escapes (XML Schema, F.1.1). `\d` is any decimal digit of Unicode and `\w` all but punctuation,
 * separators and others, unlike JavaScript's; `\s` is the white space of XML only.
 */
export const CLASS_ESCAPES: Readonly<Record<string, string>> = {
  d: String.raw`\p{Nd}`,
  D: String.raw`\P{Nd}`,
  s: String.raw`[ \t\n\r]`,
  S: String.raw`[^ \t\n\r]`,
  w: String.raw`[^\p{P}\p{Z}\p{C}]`,
  W: String.raw`[\p{P}\p{Z}\p{C}]`,
  i: `[:${NAME_START}]`,
  I: `[^:${NAME_START}]`,
  c: `[:${NAME_REST}]`,
  C: `[^:${NAME_REST}]`,
};

/** Unicode general categories XML Schema names. */
export const CATEGORIES: ReadonlySet<string> = new Set(
  'L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po Z Zs Zl Zp S Sm Sc Sk So C Cc Cf Co Cn'.split(
    ' ',
  ),
);
