// Documents that are objects, and where results are wanted as objects: `input` and `output` of an order.

import { fault, validationError, type Fault } from '../faults.ts';
import type { Uploaded } from './document.ts';
import type { JobObjects } from './objects.ts';

/** Objects under a prefix, those of a list, or those whose addresses stand in an object, one a line. */
export type Input =
  { readonly prefix: string } | { readonly objects: readonly string[] } | { readonly manifest: string };

/** Whether the caller may name an object. */
export type MayName = (url: string) => boolean;

const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;

const NO_INPUT = {
  en: 'Expected {"prefix": "s3://…/"}, {"manifest": "s3://…"} or {"objects": ["s3://…"]}.',
  fr: 'Attendu : {"prefix": "s3://…/"}, {"manifest": "s3://…"} ou {"objects": ["s3://…"]}.',
};
const NO_OUTPUT = {
  en: 'Expected {"prefix": "s3://…/"}, which ends with a slash.',
  fr: 'Attendu : {"prefix": "s3://…/"}, terminé par une barre oblique.',
};
const CLOSED = {
  en: 'The operator of this service opens no such place to your account.',
  fr: "L'opérateur de ce service n'ouvre pas cet emplacement à votre compte.",
};
const EMPTY = { en: 'There is no object there.', fr: "Il ne s'y trouve aucun objet." };
const NO_MANIFEST = {
  en: 'The manifest is absent, or larger than 256 MB.',
  fr: 'Le manifeste est absent, ou dépasse 256 Mo.',
};

interface Read<T> {
  readonly value: T | null;
  readonly faults: readonly Fault[];
}

/** Null where the order has none: its documents are uploaded. */
export function inputOf(input: unknown, mayName: MayName): Read<Input> {
  if (input === null) return { value: null, faults: [] };
  const value = shapeOf(input);
  if (value === null) return { value, faults: [faultAt('input', 'object', NO_INPUT)] };
  const named = 'objects' in value ? value.objects : Object.values(value);
  return named.every(mayName) ? { value, faults: [] } : { value: null, faults: [closed('input')] };
}

/** Null where the order has none: its results are fetched. */
export function outputOf(output: unknown, mayName: MayName): Read<string> {
  if (output === null) return { value: null, faults: [] };
  const { prefix, ...others } = (typeof output === 'object' ? output : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof prefix !== 'string' || !prefix.endsWith('/') || Object.keys(others).length > 0)
    return { value: null, faults: [faultAt('output', 'object', NO_OUTPUT)] };
  return mayName(prefix) ? { value: prefix, faults: [] } : { value: null, faults: [closed('output')] };
}

function shapeOf(input: unknown): Input | null {
  const entries = typeof input === 'object' ? Object.entries(input as object) : [];
  const [[name, value] = []] = entries as [string, unknown][];
  if (entries.length !== 1) return null;
  if (name === 'objects')
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? { objects: value }
      : null;
  if (typeof value !== 'string') return null;
  if (name === 'prefix') return { prefix: value };
  return name === 'manifest' ? { manifest: value } : null;
}

/** The documents of an order by their addresses, as they are listed. @throws HttpError 422. */
export async function* namedDocuments(
  objects: JobObjects,
  input: Input,
  mayName: MayName,
): AsyncGenerator<Uploaded> {
  let isEmpty = true;
  for await (const object of addressesOf(objects, input)) {
    if (!mayName(object)) throw validationError([closed('input')]);
    isEmpty = false;
    yield { name: object, content: { object } };
  }
  if (isEmpty) throw validationError([faultAt('input', 'missing', EMPTY)]);
}

async function* addressesOf(objects: JobObjects, input: Input): AsyncGenerator<string> {
  if ('prefix' in input) yield* objects.list(input.prefix);
  else if ('objects' in input) yield* input.objects;
  else {
    const manifest = await objects.read(input.manifest, MOST_MANIFEST_BYTES);
    if (typeof manifest === 'string') throw validationError([faultAt('input', 'missing', NO_MANIFEST)]);
    for (const line of manifest.toString('utf8').split('\n')) if (line.trim() !== '') yield line.trim();
  }
}

const closed = (part: string): Fault => faultAt(part, 'string_pattern', CLOSED);
const faultAt = (part: string, type: string, words: typeof CLOSED): Fault =>
  fault(['body', 'job', part], type, words);
