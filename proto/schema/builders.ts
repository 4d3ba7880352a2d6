// The vocabulary the contract's schemas are written in. Every node is JSON Schema 2020-12 plus annotations: `x-terms` (the
// business terms a field carries), `x-decimal` (a number or string read exactly, never as a float), and `x-words`,
// `x-about` and `x-choices` (labels and descriptions in both languages, words.ts).

import type { Static, TSchema } from 'typebox';
import type { Bilingual } from './choices.ts';
import { decimalBranches, type DecimalShape } from './decimals.ts';
import type { Named } from './local-names.ts';
import { Type } from './type.ts';
import { helpIn, type Words } from './words.ts';

/** One term, several, or none (a field of ours that EN 16931 does not know). */
export type Terms = string | readonly string[] | null;

interface TextShape {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date' | 'uri';
  contentEncoding?: 'base64';
  examples?: readonly string[];
  /** A code that people write the name of. */
  'x-named'?: Named;
}

interface Annotations {
  description: string;
  'x-terms': readonly string[];
  'x-words'?: Words;
}

/** What callers write is described in both languages; what the service answers, in English alone. */
type Description = string | Words;

function annotate(terms: Terms, words: Description): Annotations {
  const list = terms === null ? [] : typeof terms === 'string' ? [terms] : terms;
  if (typeof words === 'string') return { description: words, 'x-terms': list };
  return { description: helpIn(words, 'en'), 'x-terms': list, 'x-words': words };
}

/** A field of text, with the terms it carries (null: none) and its words in both languages. */
export function text(terms: Terms, words: Description, shape: TextShape = {}) {
  return Type.Unsafe<string>({ type: 'string', ...shape, ...annotate(terms, words) });
}

/** A day, YYYY-MM-DD. */
export function date(terms: Terms, words: Description) {
  return text(terms, words, { format: 'date', examples: ['2026-09-15'] });
}

/** `labels` name the values in both languages; where they are missing a form shows the codes alone. */
export function choice<const V extends string>(
  values: readonly V[],
  terms: Terms,
  words: Description,
  labels?: Readonly<Record<V, Bilingual>>,
) {
  return Type.Unsafe<V>({
    type: 'string',
    enum: [...values],
    ...(labels && { 'x-choices': labels }),
    ...annotate(terms, words),
  });
}

// EN 16931 has neither booleans nor integers; a flag has a term only where it stands for a code.
export function flag(words: Description, terms: Terms = null) {
  return Type.Unsafe<boolean>({ type: 'boolean', ...annotate(terms, words) });
}

/** A whole number that answers carry. */
export function count(words: Description) {
  return Type.Unsafe<number>({ type: 'integer', ...annotate(null, words) });
}

/** A whole number that a caller may choose, both bounds included. */
export function whole(minimum: number, maximum: number, words: Description) {
  return Type.Unsafe<number>({ type: 'integer', minimum, maximum, ...annotate(null, words) });
}

/** What a caller may send for a decimal; the canonical form is always an exact decimal string. */
export function decimal(shape: DecimalShape, terms: Terms, words: Description) {
  return Type.Unsafe<string | number>({
    anyOf: decimalBranches(shape),
    'x-decimal': shape,
    ...annotate(terms, words),
  });
}

/** A map from caller-chosen keys to strings; `entryTerms` are the terms of one entry (its name, its value). */
export function stringMap(terms: Terms, words: Description, entryTerms: readonly string[] = []) {
  return defaulted(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string' },
      ...annotate(terms, words),
      'x-entry-terms': entryTerms,
    }),
    {},
  );
}

/**
 * A closed object. `definition` names its $defs entry; variants of one shape (seller and buyer, allowance and charge)
 * have different definitions, because their terms differ, and share one `message`, because their fields do not.
 * `x-loose` marks an object read from a foreign document, for which the constraints of its parts are no promise.
 */
export function object<const P extends Record<string, TSchema>>(
  name: string | { definition: string; message: string },
  about: string | Bilingual,
  properties: P,
  annotations: { 'x-loose'?: true } = {},
) {
  const { definition, message } = typeof name === 'string' ? { definition: name, message: name } : name;
  return Type.Object(properties, {
    additionalProperties: false,
    title: definition,
    ...(typeof about === 'string' ? { description: about } : { description: about.en, 'x-about': about }),
    'x-definition': definition,
    'x-message': message,
    ...annotations,
  });
}

/** An object in its place: the place has terms and words of its own, the object keeps its definition. */
export function part<S extends TSchema>(schema: S, terms: Terms, words: Description) {
  return Type.Unsafe<Static<S>>({ allOf: [schema], ...annotate(terms, words) });
}

/** `minItems` only where the contract names it. */
export function list<S extends TSchema>(items: S, terms: Terms, words: Description, minItems?: number) {
  return Type.Unsafe<Static<S>[]>({
    type: 'array',
    items,
    ...(minItems === undefined ? {} : { minItems }),
    ...annotate(terms, words),
  });
}

/** May be left out; then it has this value. */
export function defaulted<S extends TSchema>(schema: S, value: unknown) {
  return Type.Optional(Type.Unsafe<Static<S>>({ ...schema, default: value }));
}

/**
 * May be left out, and that is not the same as writing the default: `value` is what a caller usually gets, but whether the
 * field was written decides something. The canonical object has `undefined` there, so it reads to itself.
 */
export function presumed<S extends TSchema>(schema: S, value: unknown) {
  return Type.Optional(Type.Unsafe<Static<S>>({ ...schema, default: value, 'x-presumed': true }));
}

export function emptyList<S extends TSchema>(items: S, terms: Terms, words: Description) {
  return defaulted(list(items, terms, words), []);
}

/** Present in every answer, null when there is nothing to say. */
export function nullable<S extends TSchema>(schema: S) {
  const { description, anyOf, allOf, ...annotated } = schema as Record<string, unknown>;
  const { 'x-terms': terms, 'x-words': words, ...rest } = annotated;
  const inner = anyOf ?? allOf ?? [rest];
  const decimalShape = rest['x-decimal'] === undefined ? {} : { 'x-decimal': rest['x-decimal'] };
  return Type.Unsafe<Static<S> | null>({
    anyOf: [...(inner as TSchema[]), { type: 'null' }],
    ...decimalShape,
    description,
    'x-terms': terms,
    ...(words === undefined ? {} : { 'x-words': words }),
  });
}

/** What relaxes the contract: check `base` requires less than French law does, and BASIC WL has no lines. */
export type Relaxation = 'base' | 'basicwl';

/** A schema of the contract, and the one that counts instead where an option relaxes it; published is the first. */
export function relaxed<S extends TSchema, L extends TSchema>(under: Relaxation, schema: S, lenient: L) {
  return Type.Unsafe<Static<L>>({ ...schema, 'x-relaxed': { under, schema: lenient } });
}

/** Always answered, and never required: the published contract has no such property. */
export function additive<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Unsafe<Static<S>>({ ...schema, 'x-additive': true }));
}

/** May be left out or null, which mean the same. */
export function orNull<S extends TSchema>(schema: S) {
  return defaulted(nullable(schema), null);
}

/**
 * A property that a shape has and a role has not: null is all it may be. The roles of one shape (seller, buyer) have the
 * same properties, so that one object serves them all. `instead` names where the value belongs; `shape` is its schema
 * where that is not a text.
 */
export function absent<T = string>(words: Description, alternative?: string, shape?: TSchema) {
  return Type.Optional(
    Type.Unsafe<T | null>({
      type: 'null',
      default: null,
      ...annotate(null, words),
      ...(alternative === undefined ? {} : { 'x-instead': alternative }),
      ...(shape && { 'x-shape': shape }),
    }),
  );
}
