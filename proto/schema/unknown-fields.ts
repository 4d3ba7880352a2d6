// Names that an object does not have: which field each stands for, and what is wrong with the value under it.

import type { TSchema } from 'typebox';
import { lettersOf } from './called.ts';
import { ExactNumber } from './decimals.ts';
import type { Meant } from './healed.ts';
import type { Exact, ExactObject } from './json.ts';
import { fieldsOf, meantField } from './meant-field.ts';
import { MAX_LENGTH } from './nearest.ts';
import { tradePlace } from './trade-words.ts';
import { Walk, type Reader } from './walk.ts';

interface Shape {
  readonly properties: Record<string, TSchema>;
  readonly required: ReadonlySet<string>;
  readonly owner: string;
  readonly readerOf: (field: string) => Reader;
}

/** @param result what was read so far: a field that stands under another name is at fault in it, and not missing */
export function refuseUnknown(
  sent: ExactObject,
  shape: Shape,
  walk: Walk,
  result: Record<string, unknown>,
): void {
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(shape.properties, name));
  const said = inOneFault(unknown, sent, shape, walk, result);
  for (const name of unknown) {
    if (said.has(name)) continue;
    // Looking for what was meant is the one costly step here, and a hostile body has millions of names.
    if (walk.full) return;
    refuse(name, sent, shape, walk, result);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Two fields may be misplaced one by one; with three a whole object stands without its name, or within another. */
const MANY = 3;

/** Names that one mistake has put here: fields of an object that is missing, or an object around all that belongs here. */
function inOneFault(
  unknown: readonly string[],
  sent: ExactObject,
  shape: Shape,
  walk: Walk,
  result: Record<string, unknown>,
): ReadonlySet<string> {
  if (walk.full) return NONE;
  const around = unknown.find((name) => isAround(sent[name]!, sent, shape.required));
  if (around !== undefined) {
    for (const name of shape.required) walk.withdraw('missing', name);
    walk.fault('needless_object', [around, shape.owner], [around]);
    return new Set([around]);
  }
  if (unknown.length < MANY) return NONE;
  const [home, inside = []] = homeOf(unknown, sent, shape) ?? [];
  if (home === undefined) return NONE;
  walk.withdraw('missing', home);
  walk.fault('missing_around', [home, inside.join(', ')], [home]);
  result[home] = undefined;
  return new Set(inside);
}

/** Whether it holds all that is missing here. */
function isAround(value: Exact, sent: ExactObject, required: ReadonlySet<string>): boolean {
  if (required.size < MANY || typeof value !== 'object' || value === null) return false;
  return [...required].every((name) => sent[name] === undefined && Object.hasOwn(value, name));
}

/** The one object that is not given and has most of these fields. */
function homeOf(
  unknown: readonly string[],
  sent: ExactObject,
  { properties }: Shape,
): readonly [home: string, inside: readonly string[]] | null {
  const homes = Object.entries(properties)
    .filter(([home]) => sent[home] === undefined)
    .map(([home, schema]) => {
      const fields = fieldsOf(schema);
      return [home, unknown.filter((name) => Object.hasOwn(fields, name))] as const;
    })
    .filter(([, inside]) => inside.length >= MANY)
    .toSorted(([, one], [, other]) => other.length - one.length);
  const [first, second] = homes;
  return first === undefined || second?.[1].length === first[1].length ? null : first;
}

function refuse(
  name: string,
  sent: ExactObject,
  { properties, required, owner, readerOf }: Shape,
  walk: Walk,
  result: Record<string, unknown>,
): void {
  const { path, around, tool } = walk;
  const trade =
    name.length > MAX_LENGTH ? null : tradePlace(lettersOf(name), owner, path[0] === 'invoice_json');
  if (trade !== null) return walk.fault('no_such_field', [name, owner, trade.en, trade.fr], [name]);
  const meant = meantField(name, { owner, properties, path, around, sent });
  const said = meant?.said ?? '';
  const isFree = Object.hasOwn(properties, said) && sent[said] === undefined;
  const isMissing = isFree && required.has(said);
  if (isMissing) walk.withdraw('missing', said);
  const isSure = meant?.beside === said;
  const place = isFree && (isMissing || isSure) ? said : null;
  const isMoved = place !== null && isOfKind(properties[place]!, sent[name]!);
  // What stands in it is mended where it stands, and then moved with it.
  if (isMoved || (isFree && isSure && isGiven(sent[name]!) && holdsOthers(properties[said]!)))
    readUnder(name, sent[name]!, readerOf(said), walk);
  const patch = isMoved
    ? { name: place }
    : place === null
      ? null
      : renamed(place, sent[name]!, readerOf(place), walk);
  if (tool !== undefined && path.length === 0)
    walk.fault('unknown_argument', [name, tool, said, Object.keys(properties).join(', ')], [name], patch);
  else walk.fault(meant?.isAbove ? 'stands_above' : 'extra_forbidden', [name, owner, said], [name], patch);
  if (isFree) result[said] = undefined;
}

const isGiven = (value: Exact): boolean => typeof value === 'object' && value !== null;

interface Node {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
}

/** Whether it is of an object or a list. */
function holdsOthers(schema: TSchema): boolean {
  const { type, anyOf, allOf } = schema as Node;
  return type === 'object' || type === 'array' || (anyOf ?? allOf ?? []).some(holdsOthers);
}

/** A list for a list, an object for an object. */
function isOfKind(schema: TSchema, value: Exact): boolean {
  if (!isGiven(value) || value instanceof ExactNumber) return false;
  const { type, anyOf, allOf } = schema as Node;
  if (type === (Array.isArray(value) ? 'array' : 'object')) return true;
  return (anyOf ?? allOf ?? []).some((each) => isOfKind(each, value));
}

/** Objects and lists are read where they stand, so that what is wrong in them is reported with their name. */
function readUnder(name: string, value: Exact, read: Reader, walk: Walk): void {
  walk.path.push(name);
  read(value, walk);
  walk.path.pop();
}

/** A document is not sent back. */
const LONGEST_MOVED = 1000;

/** Texts, numbers and flags are moved to the field that is meant, in its form; what has another form stays where it is. */
function renamed(name: string, value: Exact, read: Reader, walk: Walk): Meant | null {
  const text = value instanceof ExactNumber ? value.source : value;
  if (typeof text === 'boolean') return { name, value: text };
  if (typeof text !== 'string' || text.length > LONGEST_MOVED) return null;
  if (text === 'true' || text === 'false') return null;
  const trial = new Walk({ language: walk.language });
  trial.around.push(...walk.around);
  read(text, trial);
  const [fault] = trial.faults;
  if (fault === undefined) return { name, value: text };
  const [operation] = fault.patch ?? [];
  return operation?.op === 'replace' && operation.value !== null ? { name, value: operation.value } : null;
}
