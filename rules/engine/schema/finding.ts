/**
 * What can be wrong. Each kind has its sentence in the pack's messages; the comment lists the values that fill it. Value
 * `{1}` is always the business terms concerned (`BT-1 BT-2`, or nothing), so the lists start at `{2}`.
 */
export const KINDS = [
  /** element found, element expected */
  'root',
  /** element, parent, elements expected here */
  'unknown',
  /** element, parent, element that must come after it but came before */
  'misplaced',
  /** element, parent, the alternative that stands there already */
  'alternative',
  /** element, parent, most occurrences */
  'repeated',
  /** missing element or alternatives, parent */
  'missing',
  /** element, text found */
  'text',
  /** element, child found */
  'children',
  /** element, text found, built-in type expected */
  'value',
  /** attribute, element, attributes allowed */
  'attribute',
  /** attribute, element */
  'attribute-missing',
  /** attribute, element, text found, built-in type expected */
  'attribute-value',
] as const;

export type FindingKind = (typeof KINDS)[number];

/** One thing a schema says of a document, in the order an official validator would say it. */
export interface SchemaFinding {
  readonly node: number;
  readonly kind: FindingKind;
  /** What could have stood there: element or attribute names, or the built-in type of a value. */
  readonly expected: readonly string[];
  /** What stands there: a name, or the text of a value. */
  readonly actual: string;
  /** English sentence. */
  readonly message: string;
  /** What fills the sentence, for other languages. */
  readonly values: readonly string[];
  /** Business terms (BT/BG) it is about. */
  readonly terms: readonly string[];
  /** How many of its kind it stands for, from its node on, behind those that are listed; then it says nothing else. */
  readonly times?: number;
}

/** A finding before it is put into words. */
export interface Fault extends Pick<SchemaFinding, 'node' | 'kind' | 'expected' | 'actual' | 'times'> {
  /** Path of the element the finding is about (see `Terms`), which a missing element has too. */
  readonly path: string;
  /** Values of the sentence without terms; see `KINDS`. */
  readonly names: readonly string[];
}
