// Schemas compiled once into readers that check, fill defaults and canonicalise in one walk and report every fault with
// its exact place. JSON Schema validators cannot serve here: they judge floats, stop at anyOf branches and fill no
// default below one. That both agree on every verdict is a test.

import type { TSchema } from 'typebox';
import { fastObject } from './fast-object.ts';
import type { Relaxation } from './builders.ts';
import { DISPENSED_OF, MISSING_IN } from './checks.ts';
import { ExactNumber, type DecimalShape } from './decimals.ts';
import type { Exact, ExactObject } from './json.ts';
import { localBoolean, type Labels } from './local-forms.ts';
import { alienIn, choiceReader, decimalReader, textReader, wholeReader } from './values.ts';
import type { TextNode, WholeNode } from './values.ts';
import { isObject, notAList, notAnObject } from './misplaced.ts';
import { refuseUnknown } from './unknown-fields.ts';
import { Walk, type Check, type Reader } from './walk.ts';

/** The keywords a schema of the contract may use; compileReader refuses any it does not understand. */
interface Node extends TextNode, WholeNode {
  type?: string;
  description?: string;
  enum?: readonly string[];
  minItems?: number;
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: readonly string[];
  default?: Exact;
  anyOf?: readonly TSchema[];
  allOf?: readonly TSchema[];
  'x-decimal'?: DecimalShape;
  'x-definition'?: string;
  'x-message'?: string;
  'x-instead'?: string;
  'x-choices'?: Labels;
  'x-presumed'?: true;
  'x-relaxed'?: { readonly under: Relaxation; readonly schema: TSchema };
}

type Checks = Readonly<Record<string, Check>>;

const NONE: readonly string[] = [];

/** Parties of many roles share their parts, and requests their invoice: each schema is compiled once. */
const compiledCache = new WeakMap<Checks, WeakMap<TSchema, Reader>>();

/** The reader of a schema; compiled once for each set of checks, and cached. */
export function compileReader(schema: TSchema, checks: Checks): Reader {
  let readers = compiledCache.get(checks);
  if (!readers) compiledCache.set(checks, (readers = new WeakMap()));
  let reader = readers.get(schema);
  if (!reader) readers.set(schema, (reader = readerOf(schema, checks)));
  return reader;
}

/** The order matters: a decimal is an anyOf too, and a choice is a string too. */
function readerOf(schema: TSchema, checks: Checks): Reader {
  const node = schema as unknown as Node;
  const { 'x-relaxed': relaxed, ...strict } = node;
  if (relaxed) return relaxedReader(strict as TSchema, relaxed, checks);
  if (node.anyOf?.some((branch) => (branch as Node).type === 'null')) return orNullReader(node, checks);
  if (node['x-decimal']) return decimalReader(node['x-decimal']);
  if (node.allOf) return compileReader(node.allOf[0]!, checks);
  if (node.properties) return objectReader(node, node.properties, checks);
  if (node.enum) return choiceReader(node.enum, node['x-choices']);
  if (node.type === 'array') return listReader(node, checks);
  if (node.type === 'object') return mapReader();
  if (node.type === 'boolean') return booleanReader;
  if (node.type === 'integer') return wholeReader(node);
  if (node.type === 'null') return absentReader(node['x-instead']);
  if (node.type === 'string') return textReader(node);
  throw new Error(`no reader for ${JSON.stringify(schema)}`);
}

function relaxedReader(schema: TSchema, relaxed: NonNullable<Node['x-relaxed']>, checks: Checks): Reader {
  const strict = compileReader(schema, checks);
  const lenient = compileReader(relaxed.schema, checks);
  return (value, walk) => (walk.relaxes(relaxed.under) ? lenient : strict)(value, walk);
}

const booleanReader: Reader = (value, walk) => {
  if (typeof value === 'boolean') return value;
  const text = value instanceof ExactNumber ? value.source : value;
  const meant = typeof text === 'string' ? localBoolean(text) : null;
  return meant === null
    ? walk.fault('boolean_type')
    : walk.fault('boolean_type', [meant], [], meant === 'true');
};

function orNullReader(node: Node, checks: Checks): Reader {
  const inner = (node.anyOf ?? []).find((branch) => (branch as Node).type !== 'null')!;
  const decimal = node['x-decimal'];
  const read = decimal ? decimalReader(decimal) : compileReader(inner, checks);
  const { type, pattern, format, minLength, enum: values } = inner as Node;
  // An empty optional text has no value and would become an empty element, so it means the same as null.
  const free = type === 'string' && !pattern && !format && !minLength && !values;
  if (free) return (value, walk) => (value === null || value === '' ? null : read(value, walk));
  return (value, walk) => (value === null ? null : read(value, walk));
}

/** A list that is too short is one fault; its items are not read, they would only repeat it. */
function listReader(node: Node, checks: Checks): Reader {
  const read = compileReader(node.items!, checks);
  const least = node.minItems ?? 0;
  return (value, walk) => {
    if (!Array.isArray(value)) return notAList(value, node.items as Node, read, walk);
    if (value.length < least) return walk.fault('too_short', [String(least)]);
    if (!walk.enter(value.length)) return undefined;
    const result: unknown[] = [];
    for (const [index, item] of value.entries()) {
      // What is read after the last reported fault is thrown away, and a hostile list has millions of items.
      if (walk.full) return undefined;
      result.push(at(index, item as Exact, read, walk));
    }
    return result;
  };
}

function mapReader(): Reader {
  const read = textReader({});
  return (value, walk) => {
    if (!isObject(value)) return walk.fault('object_type');
    if (!walk.enter(Object.keys(value).length)) return undefined;
    const entries = Object.entries(value).filter(([name]) => isKey(name, walk));
    return Object.fromEntries(entries.map(([name, entry]) => [name, at(name, entry, read, walk)]));
  };
}

/** Where a key stands that its map cannot hold. */
const BESIDE: Readonly<Record<string, string>> = {
  attributes: 'further_attributes',
  global_ids: 'further_ids',
};

/** Keys become XML content too. And under __proto__ a plain object, the form of a map on every later way, loses the entry. */
function isKey(name: string, walk: Walk): boolean {
  const alien = alienIn(name);
  if (alien !== null) walk.fault('string_control', [alien], [name]);
  if (name === '__proto__') walk.fault('stands_elsewhere', [name, BESIDE[String(walk.path.at(-1))]!], [name]);
  return alien === null && name !== '__proto__';
}

function at(name: string | number, value: Exact, read: Reader, walk: Walk): unknown {
  walk.path.push(name);
  const result = read(value, walk);
  walk.path.pop();
  return result;
}

/** The property is there to be null: of another role (decision 36), or it belongs elsewhere. */
function absentReader(alternative: string | undefined): Reader {
  return (value, walk) => {
    if (value === null) return null;
    const name = String(walk.path.at(-1));
    return alternative === undefined
      ? walk.fault('seller_only', [name])
      : walk.fault('stands_elsewhere', [name, alternative]);
  };
}

interface Field {
  name: string;
  read: Reader;
  required: boolean;
  /** What is said where it is required and is not there. */
  missing: 'missing' | 'missing_total' | 'missing_reason';
  /** null means the same as leaving it out. */
  orNull: boolean;
  /** The canonical list, map or object of who leaves it out; no two requests share one. */
  fresh: (() => unknown) | null;
}

/** Compiled when the first such object is read: a start would pay for a thousand fields that few invoices have. */
function objectReader(node: Node, properties: Record<string, TSchema>, checks: Checks): Reader {
  let read: Reader | undefined;
  return (value, walk) => (read ??= compileObject(node, properties, checks))(value, walk);
}

/** Properties in the order of the schema, whatever the order sent: canonical objects print alike. */
function compileObject(node: Node, properties: Record<string, TSchema>, checks: Checks): Reader {
  const required = new Set(node.required);
  const check = checks[node['x-definition'] ?? ''];
  const dispensed = DISPENSED_OF[node['x-definition'] ?? ''];
  // The contract's own name of the object: a caller knows Party and Address, not our variants of them.
  const owner = node['x-message'] ?? 'this object';
  const fields: Field[] = Object.entries(properties).map(([name, schema]) => ({
    name,
    read: compileReader(schema, checks),
    required: required.has(name),
    missing: MISSING_IN[owner] ?? 'missing',
    orNull: (schema as Node).default === null,
    fresh: freshDefault(schema as Node, checks),
  }));
  const names = Object.keys(properties);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const defaults = fastObject(fields.map(({ name }) => [name, plainDefault(properties[name] as Node)]));
  const fresh = fields.filter((field) => field.fresh !== null);
  const shape = { properties, required, owner, readerOf: (name: string) => byName.get(name)!.read };
  const wanted = { names, required: [...required], readerOf: shape.readerOf };
  const read: Reader = (value, walk) => {
    if (!isObject(value)) return notAnObject(value, wanted, read, walk);
    const result = { ...defaults };
    const without = dispensed ? dispensed(value) : NONE;
    if (walk.isOrdered || without.length > 0) {
      walk.around.push({ names, properties, sent: value, depth: walk.path.length });
      for (const field of fields) readField(field, value[field.name], walk, result, without);
      walk.around.pop();
      refuseUnknown(value, shape, walk, result);
    } else {
      readSent(value, byName, required.size, walk, result);
    }
    for (const field of fresh) result[field.name] ??= field.fresh!();
    check?.(result, walk);
    return result;
  };
  return read;
}

function freshDefault(schema: Node, checks: Checks): (() => unknown) | null {
  const { default: fallback, 'x-presumed': presumed } = schema;
  if (presumed || typeof fallback !== 'object' || fallback === null) return null;
  const read = compileReader(schema as TSchema, checks);
  return () => read(fallback, new Walk({ language: 'en' }));
}

/** A default that objects may share; every one of the contract is canonical as it stands. */
function plainDefault({ default: fallback, 'x-presumed': presumed }: Node): unknown {
  return presumed || typeof fallback === 'object' ? (fallback === null ? null : undefined) : fallback;
}

/** What is left out keeps the default; what may do without a value is then empty. */
function readField(
  field: Field,
  value: Exact | undefined,
  walk: Walk,
  result: Record<string, unknown>,
  without: readonly string[] = NONE,
): void {
  if ((value === undefined || value === '') && without.includes(field.name)) result[field.name] = '';
  else if (value === undefined) {
    if (field.required) walk.fault(field.missing, [field.name], [field.name]);
  } else if (value !== null || !field.orNull) {
    result[field.name] = at(field.name, value, field.read, walk);
  }
}

/** Only what was sent is looked at: most properties of an object are left out. */
function readSent(
  value: ExactObject,
  byName: ReadonlyMap<string, Field>,
  required: number,
  walk: Walk,
  result: Record<string, unknown>,
): void {
  let missing = required;
  for (const name in value) {
    const field = byName.get(name);
    if (!field) return walk.fault('extra_forbidden', [name]);
    if (field.required) missing--;
    readField(field, value[name], walk, result);
  }
  if (missing > 0) walk.fault('missing');
}
