// The vocabulary the contract's schemas are written in. Every node is JSON Schema 2020-12 plus two annotations:
// `x-terms` (the EN 16931 terms a field carries) and `x-decimal` (a number or string read exactly, never as a float).

import type { Static, TSchema } from 'typebox';
import { decimalBranches, type DecimalShape } from './decimals.ts';
import { Type } from './type.ts';

/** One term, several, or none (a field of ours that EN 16931 does not know). */
export type Terms = string | readonly string[] | null;

interface TextShape {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: 'date' | 'uri';
  examples?: readonly string[];
}

interface Annotations {
  description: string;
  'x-terms': readonly string[];
}

function annotate(terms: Terms, description: string): Annotations {
  return { description, 'x-terms': terms === null ? [] : typeof terms === 'string' ? [terms] : terms };
}

export function text(terms: Terms, description: string, shape: TextShape = {}) {
  return Type.Unsafe<string>({ type: 'string', ...shape, ...annotate(terms, description) });
}

export function date(terms: Terms, description: string) {
  return text(terms, description, { format: 'date', examples: ['2026-09-15'] });
}

export function choice<const V extends string>(values: readonly V[], terms: Terms, description: string) {
  return Type.Unsafe<V>({ type: 'string', enum: [...values], ...annotate(terms, description) });
}

// Flags and counts carry no term: EN 16931 has neither booleans nor integers.
export function flag(description: string) {
  return Type.Unsafe<boolean>({ type: 'boolean', ...annotate(null, description) });
}

export function count(description: string) {
  return Type.Unsafe<number>({ type: 'integer', ...annotate(null, description) });
}

/** What a caller may send for a decimal; the canonical form is always an exact decimal string. */
export function decimal(shape: DecimalShape, terms: Terms, description: string) {
  return Type.Unsafe<string | number>({
    anyOf: decimalBranches(shape),
    'x-decimal': shape,
    ...annotate(terms, description),
  });
}

/** A map from caller-chosen keys to strings; `entryTerms` are the terms of one entry (its name, its value). */
export function stringMap(terms: Terms, description: string, entryTerms: readonly string[] = []) {
  return defaulted(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string' },
      ...annotate(terms, description),
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
  description: string,
  properties: P,
  annotations: { 'x-loose'?: true } = {},
) {
  const { definition, message } = typeof name === 'string' ? { definition: name, message: name } : name;
  return Type.Object(properties, {
    additionalProperties: false,
    title: definition,
    description,
    'x-definition': definition,
    'x-message': message,
    ...annotations,
  });
}

/** An object in its place: the place has terms and words of its own, the object keeps its definition. */
export function part<S extends TSchema>(schema: S, terms: Terms, description: string) {
  return Type.Unsafe<Static<S>>({ allOf: [schema], ...annotate(terms, description) });
}

/** `minItems` only where the contract names it. */
export function list<S extends TSchema>(items: S, terms: Terms, description: string, minItems?: number) {
  return Type.Unsafe<Static<S>[]>({
    type: 'array',
    items,
    ...(minItems === undefined ? {} : { minItems }),
    ...annotate(terms, description),
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

export function emptyList<S extends TSchema>(items: S, terms: Terms, description: string) {
  return defaulted(list(items, terms, description), []);
}

/** Present in every answer, null when there is nothing to say. */
export function nullable<S extends TSchema>(schema: S) {
  const { description, 'x-terms': terms, anyOf, allOf, ...rest } = schema as Record<string, unknown>;
  const inner = anyOf ?? allOf ?? [rest];
  const decimalShape = rest['x-decimal'] === undefined ? {} : { 'x-decimal': rest['x-decimal'] };
  return Type.Unsafe<Static<S> | null>({
    anyOf: [...(inner as TSchema[]), { type: 'null' }],
    ...decimalShape,
    description,
    'x-terms': terms,
  });
}

/** May be left out or null, which mean the same. */
export function orNull<S extends TSchema>(schema: S) {
  return defaulted(nullable(schema), null);
}
