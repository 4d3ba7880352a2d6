// The words of the fuzzed grammar: what is drawn literally.

import fc from 'fast-check';

export type Drawn = fc.Arbitrary<string>;

/** Joins drawn parts into one expression text. */
export function say(template: TemplateStringsArray, ...parts: Drawn[]): Drawn {
  return fc.tuple(...parts).map((texts) => String.raw({ raw: template }, ...texts));
}

export const any = (...texts: string[]): Drawn => fc.constantFrom(...texts);

/** The kinds of the grammar; `nodes` and `atoms` are sequences, the rest exactly one item. */
export interface Kinds {
  nodes: string;
  integer: string;
  decimal: string;
  double: string;
  string: string;
  boolean: string;
  date: string;
  dateTime: string;
  time: string;
  dayTime: string;
  yearMonth: string;
  strings: string;
  integers: string;
  numbers: string;
}
export type Draw = { readonly [Kind in keyof Kinds]: Drawn };

export const names = [
  'd:line',
  'd:price',
  'd:qty',
  'd:name',
  'd:tax',
  'd:day',
  'd:span',
  'd:flag',
  'd:missing',
  'e:note',
];
export const attributes = ['@id', '@unit', '@cur', '@e:ref', '@missing', '@*'];
export const axes = [
  'child::',
  'descendant::',
  'self::',
  'descendant-or-self::',
  'following-sibling::',
  'following::',
  'parent::',
  'ancestor::',
  'preceding-sibling::',
  'preceding::',
  'ancestor-or-self::',
];
export const tests = [
  ...names,
  '*',
  'd:*',
  '*:qty',
  'node()',
  'text()',
  'element()',
  'comment()',
  'processing-instruction()',
];
export const compare = any('=', '!=', '<', '<=', '>', '>=');
export const compareValue = any('eq', 'ne', 'lt', 'le', 'gt', 'ge');
export const position = any(
  '1',
  '2',
  '3',
  'last()',
  'position() < 3',
  'position() = last()',
  'position() mod 2 = 0',
);
export const patterns = [
  '^[A-Z]{2,3}$',
  '^\\d+(\\.\\d{1,2})?$',
  '\\s+',
  '^.$',
  '[0-9]+',
  '^(S|Z)$',
  '[-.]',
  '([a-z])([a-z])',
  '(.)\\1',
  '\\p{Lu}',
  '\\P{L}',
  '[^a-z]',
  '[a-z-[aeiou]]+',
  '\\i\\c*',
  '\\w+?',
  'e|n',
  '(a|b)*c?.',
  '^\\s*$',
  '[\\d.]{2,}',
];
export const pattern = any(...patterns.map((text) => `'${text}'`));
/** For replace and tokenize, which refuse what matches the empty string. */
const bites = patterns.filter((text) => !['\\i\\c*', '^\\s*$'].includes(text)).map((text) => `'${text}'`);
export const biting = any(...bites);
export const flags = any("''", "'i'", "'s'", "'m'", "'x'", "'im'");
export const replacement = any("'#'", "''", "'[$0]'", "'$1'", "'\\$x'", "'\\\\'", "'$1$1'");
export const zones = ['', 'Z', '+02:00', '-05:30'];
export const days = ['2024-02-29', '2023-12-31', '2026-03-01', '2000-01-01', '1969-07-20'];
export const times = ['00:00:00', '23:59:59.5', '12:30:00', '24:00:00', '06:07:08.125'];
export const texts = [
  "''",
  "' '",
  "'EUR'",
  "'S'",
  "'10.50'",
  "'2'",
  "'é'",
  "'.'",
  '"it\'s"',
  "'a-b.c'",
  "'Pen ink'",
  "'𝒳y'",
  "'1E2'",
  "'ﬁß'",
  "'aabbc'",
];
