// Canonical objects ⇄ protobuf messages, compiled once per shape from the schema and the descriptor. ProtoJSON would do
// the same in two steps, but it leaves out what is null and the contract's objects are always whole.

import {
  create,
  type DescField,
  type DescMessage,
  type Message,
  type MessageShape,
} from '@bufbuild/protobuf';
import type { TSchema } from 'typebox';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { copierOf, fastObject } from './fast-object.ts';
import { isNullable, nodeOf, wireTypeOf, type WireType } from './messages.ts';

/** Between an object of the contract, where what is missing is null, and its message. */
export interface Codec<T, D extends DescMessage> {
  toMessage(value: T): MessageShape<D>;
  /** Whole again: what is absent is null, a list or a map is empty. */
  fromMessage(message: MessageShape<D>): T;
}

/** One value over; whole objects are steps too, so that a list maps any of them. */
type Step = (value: unknown) => unknown;

/** A field under both its names: snake_case in the contract, camelCase in generated code. */
interface Mapping {
  name: string;
  local: string;
  encode: Step;
  decode: Step;
}

/** The fields of an object by their name on either side, those of which null is a value, and either side without any. */
interface Fields {
  byName: ReadonlyMap<string, Mapping>;
  byLocal: ReadonlyMap<string, Mapping>;
  nulls: ReadonlyMap<string, Mapping> | null;
  absent: () => Record<string, unknown>;
  zero: () => Record<string, unknown>;
}

const same: Step = (value) => value;

/** Compiled when it is first used. Tests use each of them: a schema and a descriptor that do not fit fail there, by name. */
export function codecOf<T, D extends DescMessage>(schema: TSchema, desc: D): Codec<T, D> {
  let compiled: Fields | undefined;
  const fields = (): Fields => (compiled ??= fieldsOf(schema, desc));
  return {
    toMessage: (value) => encodeObject(value as Record<string, unknown>, fields()) as MessageShape<D>,
    fromMessage(message) {
      if (message.$typeName !== desc.typeName) throw new TypeError(`no message of ${desc.typeName}`);
      return decodeObject(message, fields()) as T;
    },
  };
}

/** Roles of one shape share parts; each schema is compiled once. */
const fieldsCache = new WeakMap<TSchema, Fields>();

function fieldsOf(schema: TSchema, desc: DescMessage): Fields {
  let fields = fieldsCache.get(schema);
  if (!fields) fieldsCache.set(schema, (fields = compile(schema, desc)));
  return fields;
}

function compile(schema: TSchema, desc: DescMessage): Fields {
  const properties = Object.entries(nodeOf(schema).properties ?? {});
  const mappings = properties.map(([name, property]) => mappingOf(name, property, desc));
  const nulls = mappings.filter(({ encode }) => encode === nullAsEmpty);
  return {
    byName: new Map(mappings.map((mapping) => [mapping.name, mapping])),
    byLocal: new Map(mappings.map((mapping) => [mapping.local, mapping])),
    nulls: nulls.length === 0 ? null : new Map(nulls.map((mapping) => [mapping.name, mapping])),
    // Null, or nothing where being left out has a meaning of its own.
    absent: copierOf(
      fastObject(
        properties.map(([name, property]) => [name, nodeOf(property)['x-presumed'] ? undefined : null]),
      ),
    ),
    // Messages share its empty lists and maps.
    zero: copierOf(
      fastObject(Object.entries(create(desc)).map(([local, value]) => [local, Object.freeze(value)])),
    ),
  };
}

function mappingOf(name: string, property: TSchema, desc: DescMessage): Mapping {
  const field = desc.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${desc.typeName} has no field ${name}; run npm run generate`);
  const isFlag = nodeOf(property)['x-wire'] === 'flag';
  const { encode, decode } = isFlag ? FLAGS : stepsOf(wireTypeOf(property), field);
  return {
    name,
    local: field.localName,
    encode: saysNull(property) ? nullAsEmpty : encode,
    decode: saysNull(property) ? emptyAsNull : isNullable(property) ? emptyListAsNull(decode) : decode,
  };
}

/** A repeated field has no presence: where the contract allows null for a list, an empty one is null. */
function emptyListAsNull(decode: Step): Step {
  return (value) => (isEmptyList(value) ? null : decode(value));
}

/** Where null and absence differ, because absence has another default, null is an empty text on the wire. */
export function saysNull(property: TSchema): boolean {
  const { default: fallback, 'x-relaxed': relaxed } = nodeOf(property);
  if (relaxed && isNullable(relaxed.schema)) return true;
  return isNullable(property) && fallback !== undefined && fallback !== null;
}

/** A text, or true or false; whole numbers, which only JSON gives as texts. */
const FLAGS: { encode: Step; decode: Step } = {
  encode: (value) => (typeof value === 'boolean' || typeof value === 'number' ? String(value) : value),
  decode: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
};

const nullAsEmpty: Step = (value) => value ?? '';
const emptyAsNull: Step = (value) => (value === '' ? null : value);

/** Decisions by type are taken here, once, so that the steps themselves have no branch. */
function stepsOf(type: WireType, field: DescField): { encode: Step; decode: Step } {
  if (type.kind === 'loc') return { encode: encodeLoc, decode: decodeLoc };
  if (type.kind === 'map') return { encode: copyMap, decode: copyMap };
  if (type.kind === 'list') {
    const { encode, decode } = stepsOf(type.of, field);
    return {
      encode: (list) => (list as unknown[]).map(encode),
      // Most lists of an invoice are empty.
      decode: (list) => ((list as unknown[]).length === 0 ? [] : (list as unknown[]).map(decode)),
    };
  }
  if (type.kind === 'scalar') return { encode: same, decode: same };
  const desc = field.message!;
  const fields = fieldsOf(type.schema, desc);
  return {
    encode: (value) => encodeObject(value as Record<string, unknown>, fields),
    decode: (message) => decodeObject(message as Message, fields),
  };
}

/**
 * What is there, field by field: an initialiser would need a renamed copy of the whole tree first. Most fields of an
 * object are null, and for-in is the one loop that passes over them without a look-up each.
 */
function encodeObject(value: Readonly<Record<string, unknown>>, { byName, nulls, zero }: Fields): Message {
  const message = zero() as Message & Record<string, unknown>;
  for (const name in value) {
    const part = value[name];
    if (part === undefined || isEmptyList(part)) continue;
    const mapping = part === null ? nulls?.get(name) : byName.get(name);
    if (mapping) message[mapping.local] = mapping.encode(part);
  }
  return message;
}

/** An empty list or map, not an empty message. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null || '$typeName' in value) return false;
  return !(value instanceof Uint8Array) && Object.keys(value).length === 0;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** In the order of the schema: JSON.stringify of the result is the contract's JSON. */
function decodeObject(message: Message, { byLocal, absent }: Fields): Record<string, unknown> {
  const value = absent();
  for (const local in message) {
    const mapping = byLocal.get(local);
    const part = (message as Message & Record<string, unknown>)[local];
    if (mapping && part !== undefined) value[mapping.name] = mapping.decode(part);
  }
  return value;
}

/** A message and a canonical object share nothing that could change under either. */
function copyMap(map: unknown): unknown {
  return { ...(map as Record<string, string>) };
}

// A place mixes names and indexes; protobuf has no such list, so each step states which it is.
function encodeLoc(loc: unknown): unknown {
  return (loc as readonly (string | number)[]).map((step) =>
    create(pb.LocStepSchema, {
      step: typeof step === 'number' ? { case: 'index', value: step } : { case: 'name', value: step },
    }),
  );
}

function decodeLoc(steps: unknown): unknown {
  return (steps as readonly pb.LocStep[]).map(({ step }) => step.value ?? '');
}
