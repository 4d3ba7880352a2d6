// Which field was meant by a name that an object does not have.

import type { TSchema } from 'typebox';
import { calledField, firstTextOf, isDoubtful, lettersOf } from './called.ts';
import { MAX_LENGTH, nearest } from './nearest.ts';
import type { Path } from './faults.ts';
import type { ExactObject } from './json.ts';

interface Node {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
  readonly type?: string;
  readonly default?: unknown;
  readonly 'x-terms'?: readonly string[];
}

type Properties = Readonly<Record<string, TSchema>>;

/** Where the name stands: in an object of this name with these fields, and in what others. */
export interface Standing {
  readonly owner: string;
  readonly properties: Properties;
  readonly path: Path;
  readonly around: readonly Around[];
  /** As it was sent. */
  readonly sent: ExactObject;
}

/** An object around it: its names, and how many steps of the path lead to it. */
export interface Around {
  readonly names: readonly string[];
  readonly properties: Properties;
  /** As it was sent. */
  readonly sent: ExactObject;
  readonly depth: number;
}

/** What to write for it, and the field beside it where it is that very name in another spelling, or a name of nothing else. */
export interface MeantField {
  readonly said: string;
  readonly beside: string | null;
  /** It is a field of that name, of an object around. */
  readonly isAbove?: true;
}

/** Null where no field is near. */
export function meantField(name: string, standing: Standing): MeantField | null {
  if (name.length > MAX_LENGTH) return null;
  const { owner, properties } = standing;
  const known = Object.keys(properties);
  const all = [lettersOf(name), withoutOwner(name, owner)].filter((letters) => letters !== '');
  const beside = spelt(all, known) ?? ofTerm(name, properties);
  if (beside !== null) return { said: beside, beside };
  const other = firstText(all, standing) ?? called(all, known);
  if (other !== null) return { said: other, beside: all.some(isDoubtful) ? null : other };
  const said = nearest(name, known, 1) ?? insideOf(all, properties) ?? nearest(name, known);
  return said === null ? aboveOf(all, standing) : { said, beside: null };
}

/** The same for what has names alone: parts of forms, parameters. */
export function meantName(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_LENGTH) return null;
  const all = [lettersOf(name)];
  return spelt(all, known) ?? called(all, known) ?? nearest(name, known);
}

/** `invoiceNumber` is the number of an Invoice. */
function withoutOwner(name: string, owner: string): string {
  const [letters, prefix] = [lettersOf(name), lettersOf(owner)];
  return letters.startsWith(prefix) ? letters.slice(prefix.length) : '';
}

const spelt = (all: readonly string[], known: readonly string[]): string | null =>
  all.flatMap((letters) => known.filter((field) => lettersOf(field) === letters))[0] ?? null;

const called = (all: readonly string[], known: readonly string[]): string | null =>
  all.flatMap((letters) => calledField(letters, known) ?? [])[0] ?? null;

/** The field for a first text, where nothing else that was sent is called so. */
function firstText(all: readonly string[], { properties, sent }: Standing): string | null {
  const field = all.map(firstTextOf).find((found) => found !== null);
  if (!field || !Object.hasOwn(properties, field)) return null;
  const isGiven = (name: string): boolean =>
    name === field || (name.length <= MAX_LENGTH && calledField(lettersOf(name), [field]) !== null);
  return Object.keys(sent).some(isGiven) ? null : field;
}

/** BT-1 is how the standard names the number. */
function ofTerm(name: string, properties: Properties): string | null {
  const [, digits] = /^BT[-_ ]?(\d+)$/i.exec(name) ?? [];
  const carriers = Object.entries(properties).filter(([, schema]) =>
    (schema as Node)['x-terms']?.includes(`BT-${digits}`),
  );
  return carriers.length === 1 ? carriers[0]![0] : null;
}

/**
 * A field of the one object in this one that has it (`invoice.number`), for who left that object out; of several objects, that of
 * the one that may not be left out.
 */
function insideOf(all: readonly string[], properties: Properties): string | null {
  const homes = Object.entries(properties).flatMap(([home, schema]) => {
    const known = Object.keys(fieldsOf(schema));
    const prefixed = all.map((letters) => withoutOwner(letters, home)).filter((letters) => letters !== '');
    const field =
      spelt(all, known) ?? called(all, known) ?? spelt(prefixed, known) ?? called(prefixed, known);
    return field === null ? [] : [{ said: `${home}.${field}`, isRequired: !('default' in schema) }];
  });
  const likely = homes.length === 1 ? homes : homes.filter(({ isRequired }) => isRequired);
  return likely.length === 1 ? likely[0]!.said : null;
}

/** Those of an object, or of one that may be null. */
export function fieldsOf(schema: TSchema): Properties {
  const { properties, anyOf, allOf } = schema as Node;
  const inner = (allOf ?? anyOf)?.find((branch) => (branch as Node).type !== 'null');
  return properties ?? (inner ? fieldsOf(inner) : {});
}

/** A field of an object around this one, or of one that stands in such an object: with its place in the request. */
function aboveOf(all: readonly string[], standing: Standing): MeantField | null {
  return ofObjectAround(all, standing) ?? besideOf(all, standing);
}

/** The IBAN of a payee is that of the payment. */
function besideOf(all: readonly string[], { around, path }: Standing): MeantField | null {
  for (let at = around.length - 1; at >= 0; at--) {
    const { properties, depth } = around[at]!;
    const field = insideOf(all, properties);
    if (field !== null) return { said: [...path.slice(0, depth), field].join('.'), beside: null };
  }
  return null;
}

function ofObjectAround(all: readonly string[], { around, path }: Standing): MeantField | null {
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const same = spelt(all, around[depth]!.names);
    const field = same ?? called(all, around[depth]!.names);
    if (field === null) continue;
    const said = [...path.slice(0, around[depth]!.depth), field].join('.');
    return { said, beside: null, ...(same !== null && { isAbove: true }) };
  }
  return null;
}
