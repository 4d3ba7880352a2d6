// Schemas compiled once into readers that check, fill defaults and canonicalise in one walk and report every fault with
// its exact place. JSON Schema validators cannot serve here: they judge floats, stop at anyOf branches and fill no
// default below one. That both agree on every verdict is a test.

import type { TSchema } from 'typebox';
import type { Language } from './choices.ts';
import {
  canonicalDecimal,
  DECIMAL_DIGITS,
  decimalPattern,
  ExactNumber,
  type DecimalShape,
} from './decimals.ts';
import { faultAt, type FaultType } from './faults.ts';
import type { ValidationFault } from './index.ts';
import type { Exact, ExactObject } from './json.ts';

/** All faults are reported at once, but a body of 15 MB must not be answered with millions of them. */
const MAX_FAULTS = 1000;

/** Where the walk stands and what it has found. */
export class Walk {
  readonly path: (string | number)[];
  readonly faults: ValidationFault[] = [];
  readonly language: Language;

  constructor(prefix: readonly string[], language: Language) {
    this.path = [...prefix];
    this.language = language;
  }

  /** Returns undefined, the value of everything that is at fault, so that a reader can end with it. */
  fault(
    type: FaultType,
    values: readonly string[] = [],
    below: readonly (string | number)[] = [],
  ): undefined {
    const { faults, language } = this;
    if (faults.length < MAX_FAULTS) faults.push(faultAt([...this.path, ...below], type, values, language));
    else if (faults.length === MAX_FAULTS)
      faults.push(faultAt([], 'too_many_faults', [String(MAX_FAULTS)], language));
    return undefined;
  }
}

export type Reader = (value: Exact, walk: Walk) => unknown;
/** A condition over several fields of one object; fields at fault are undefined. */
export type Check = (value: Readonly<Record<string, unknown>>, walk: Walk) => void;

interface Node {
  type?: string;
  description?: string;
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  format?: string;
  minItems?: number;
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: readonly string[];
  default?: Exact;
  anyOf?: readonly TSchema[];
  allOf?: readonly TSchema[];
  'x-decimal'?: DecimalShape;
  'x-definition'?: string;
}

type Checks = Readonly<Record<string, Check>>;

export function compileReader(schema: TSchema, checks: Checks): Reader {
  const node = schema as unknown as Node;
  if (node.anyOf?.some((branch) => (branch as Node).type === 'null')) return orNullReader(node, checks);
  if (node['x-decimal']) return decimalReader(node['x-decimal']);
  if (node.allOf) return compileReader(node.allOf[0]!, checks);
  if (node.properties) return objectReader(node, node.properties, checks);
  if (node.enum) return choiceReader(node.enum);
  if (node.type === 'array') return listReader(node, checks);
  if (node.type === 'object') return mapReader();
  if (node.type === 'boolean')
    return (value, walk) => (typeof value === 'boolean' ? value : walk.fault('boolean_type'));
  if (node.type === 'null') return sellerOnlyReader();
  if (node.type === 'string') return textReader(node);
  throw new Error(`no reader for ${JSON.stringify(schema)}`);
}

function orNullReader(node: Node, checks: Checks): Reader {
  const inner = (node.anyOf ?? []).filter((branch) => (branch as Node).type !== 'null');
  const decimal = node['x-decimal'];
  const first = inner[0] as Node;
  const read = decimal ? decimalReader(decimal) : compileReader(inner[0]!, checks);
  // An empty optional text says nothing and would become an empty element, so it means the same as null.
  const free = first.type === 'string' && !first.pattern && !first.format && !first.minLength && !first.enum;
  if (free && !decimal) return (value, walk) => (value === null || value === '' ? null : read(value, walk));
  return (value, walk) => (value === null ? null : read(value, walk));
}

function decimalReader(shape: DecimalShape): Reader {
  const { integer, fraction, bounds } = DECIMAL_DIGITS[shape];
  const pattern = new RegExp(decimalPattern(shape));
  const digits = [String(integer), String(fraction)];
  return (value, walk) => {
    const exact = value instanceof ExactNumber;
    if (!exact && typeof value !== 'string') return walk.fault('decimal_type');
    const text = exact ? value.source : value;
    if (exact && bounds && Number(text) < bounds[0])
      return walk.fault('greater_than_equal', [String(bounds[0])]);
    if (exact && bounds && Number(text) > bounds[1])
      return walk.fault('less_than_equal', [String(bounds[1])]);
    return pattern.test(text) ? canonicalDecimal(shape, text) : walk.fault('decimal', digits);
  };
}

function choiceReader(values: readonly string[]): Reader {
  const known = new Set<unknown>(values);
  const shown = [values.join(', ')];
  return (value, walk) => (known.has(value) ? value : walk.fault('enum', shown));
}

/** XML 1.0, production [2] Char: what is outside cannot be written even as a reference; lone surrogates included. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function textReader(node: Node): Reader {
  const { minLength = 0, maxLength = Infinity } = node;
  const pattern = node.pattern === undefined ? null : new RegExp(node.pattern, 'u');
  return (value, walk) => {
    if (typeof value !== 'string') return walk.fault('string_type');
    if (node.format === 'date') return isDay(value) ? value : walk.fault('date');
    if (lengthOf(value) < minLength) return walk.fault('string_too_short', [String(minLength)]);
    if (lengthOf(value) > maxLength) return walk.fault('string_too_long', [String(maxLength)]);
    if (pattern && !pattern.test(value)) return walk.fault('string_pattern', [node.pattern ?? '']);
    const alien = NOT_XML.exec(value);
    return alien ? walk.fault('string_control', [codeOf(alien[0])]) : value;
  };
}

/** JSON Schema counts code points. */
function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length++;
  return length;
}

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** RFC 3339 full-date: a day that exists in the Gregorian calendar. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

function listReader(node: Node, checks: Checks): Reader {
  const read = compileReader(node.items!, checks);
  const least = node.minItems ?? 0;
  return (value, walk) => {
    if (!Array.isArray(value)) return walk.fault('list_type');
    if (value.length < least) return walk.fault('too_short', [String(least)]);
    return value.map((item: Exact, index) => {
      walk.path.push(index);
      const result = read(item, walk);
      walk.path.pop();
      return result;
    });
  };
}

function isObject(value: Exact): value is ExactObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

function mapReader(): Reader {
  const read = textReader({ type: 'string' });
  return (value, walk) => {
    if (!isObject(value)) return walk.fault('object_type');
    // Under this name a plain object, the form of a map on every later way, would lose the entry.
    if (Object.hasOwn(value, '__proto__'))
      return walk.fault('extra_forbidden', ['__proto__', 'a map'], ['__proto__']);
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, at(name, entry, read, walk)]),
    );
  };
}

function at(name: string, value: Exact, read: Reader, walk: Walk): unknown {
  walk.path.push(name);
  const result = read(value, walk);
  walk.path.pop();
  return result;
}

/** Decision 36: the field exists on a buyer only to be null. */
function sellerOnlyReader(): Reader {
  return (value, walk) => (value === null ? null : walk.fault('seller_only', [String(walk.path.at(-1))]));
}

interface Field {
  name: string;
  read: Reader;
  /** undefined: the field is required. */
  fallback: Exact | undefined;
}

function objectReader(node: Node, properties: Record<string, TSchema>, checks: Checks): Reader {
  const required = new Set(node.required);
  const owner = node['x-definition'] ?? 'this object';
  const check = checks[owner];
  const fields: Field[] = Object.entries(properties).map(([name, schema]) => ({
    name,
    read: compileReader(schema, checks),
    fallback: required.has(name) ? undefined : (schema as Node).default,
  }));
  return (value, walk) => {
    if (!isObject(value)) return walk.fault('object_type');
    const result: Record<string, unknown> = {};
    for (const field of fields) result[field.name] = readField(field, value, walk);
    refuseExtra(value, properties, owner, walk);
    check?.(result, walk);
    return result;
  };
}

function readField({ name, read, fallback }: Field, owner: ExactObject, walk: Walk): unknown {
  const value = Object.hasOwn(owner, name) ? owner[name] : fallback;
  if (value === undefined) return walk.fault('missing', [name], [name]);
  return value === null && fallback === null ? null : at(name, value, read, walk);
}

function refuseExtra(value: ExactObject, properties: object, owner: string, walk: Walk): void {
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(properties, name)) walk.fault('extra_forbidden', [name, owner], [name]);
  }
}
