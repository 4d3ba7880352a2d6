// How documents are spoilt, from what the examples are written as.

/** An output and an example. */
export type Document = `${'cii-xml' | 'ubl-xml'} ${string}`;

export type Spoil = (xml: string) => string | Buffer;

/** Replaces the first of each pair by the second. */
export const by =
  (...pairs: readonly (RegExp | string)[]): Spoil =>
  (xml) =>
    pairs.reduce<string>(
      (text, pattern, at) => (at % 2 === 0 ? text.replace(pattern, pairs[at + 1] as string) : text),
      xml,
    );

export const C = 'cii-xml services';
export const U = 'ubl-xml services';
export const CG = 'cii-xml goods-allowances-charges';
export const UG = 'ubl-xml goods-allowances-charges';
export const CK = 'cii-xml intra-community-english';
export const UK = 'ubl-xml intra-community-english';
export const UC = 'ubl-xml credit-note';

/** What is reported of it: of each cause the rule and the element it stands at, or why it is refused; what the first says. */
export type DocumentMistake = readonly [
  name: string,
  from: Document,
  spoil: Spoil,
  reported: string,
  says?: RegExp,
];
