import { XPathError } from './error.ts';
import { DERIVED_INTEGERS, DERIVED_TOKENS } from './runtime/derived.ts';
import type { SequenceType } from './parse/index.ts';

/** What the items of an expression are known to be. 'numeric', 'atomic' and 'item' are known only when it runs. */
export type Kind =
  | 'node'
  | 'untyped'
  | 'string'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'duration'
  | 'QName'
  | 'numeric'
  | 'atomic'
  | 'item';

/** What is known of the order of nodes: 2 in document order and none inside another, 1 in document order, 0 nothing. */
export type Order = 0 | 1 | 2;

/** Static type: kind, whether it can be empty, whether it can be several. */
export interface Type {
  readonly kind: Kind;
  readonly empty: boolean;
  readonly many: boolean;
  readonly order: Order;
}

export const ONE = (kind: Kind): Type => ({ kind, empty: false, many: false, order: 2 });
export const OPTIONAL = (kind: Kind): Type => ({ kind, empty: true, many: false, order: 2 });
export const MANY = (kind: Kind, order: Order = 0): Type => ({ kind, empty: true, many: true, order });

const ATOMIC: ReadonlySet<string> = new Set<Kind>([
  'untyped',
  'string',
  'boolean',
  'integer',
  'decimal',
  'double',
  'date',
  'dateTime',
  'time',
  'duration',
  'QName',
]);

export const isNumeric = (kind: Kind): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'double' || kind === 'numeric';
export const isText = (kind: Kind): boolean => kind === 'string' || kind === 'untyped';
export const isTemporal = (kind: Kind): boolean =>
  kind === 'date' || kind === 'dateTime' || kind === 'time' || kind === 'duration';
/** True when the kind is certain, so that values travel without a box. */
export const isKnown = (kind: Kind): boolean => kind === 'node' || ATOMIC.has(kind);

/** The kind that holds items of both. */
export function join(a: Kind, b: Kind): Kind {
  if (a === b) return a;
  if (a === 'node' || b === 'node' || a === 'item' || b === 'item') return 'item';
  return isNumeric(a) && isNumeric(b) ? 'numeric' : 'atomic';
}

/** The kind after atomization (XPath 2.0, 2.4.2): nodes without a schema are untyped. */
export function atomized(kind: Kind): Kind {
  if (kind === 'node') return 'untyped';
  return kind === 'item' ? 'atomic' : kind;
}

const NAMES: Readonly<Record<string, Kind>> = {
  untypedAtomic: 'untyped',
  string: 'string',
  normalizedString: 'string',
  token: 'string',
  anyURI: 'string',
  boolean: 'boolean',
  integer: 'integer',
  decimal: 'decimal',
  double: 'double',
  float: 'double',
  date: 'date',
  dateTime: 'dateTime',
  time: 'time',
  duration: 'duration',
  dayTimeDuration: 'duration',
  yearMonthDuration: 'duration',
  QName: 'QName',
  anyAtomicType: 'atomic',
};

/** Derived types: values are checked when they are cast, and then are of the type they derive from. */
const DERIVED: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(DERIVED_INTEGERS.map((name): [string, Kind] => [name, 'integer'])),
  ...Object.fromEntries(DERIVED_TOKENS.map((name): [string, Kind] => [name, 'string'])),
};

/** The kind that a cast to an atomic type of XML Schema gives. */
export function castKind(local: string, at: number): Kind {
  return Object.hasOwn(DERIVED, local) ? DERIVED[local]! : kindOf(local, at);
}

/** The kind of an atomic type of XML Schema. */
export function kindOf(local: string, at: number): Kind {
  const kind = Object.hasOwn(NAMES, local) ? NAMES[local] : undefined;
  if (!kind) throw new XPathError(`the type xs:${local} is not supported`, at);
  return kind;
}

/** The static type a declared sequence type promises. */
export function typeOf(declared: SequenceType, at: number): Type {
  if (declared.item === null) return { ...OPTIONAL('item') };
  const named = typeof declared.item === 'string' && declared.item !== 'item';
  const kind = named ? kindOf(declared.item as string, at) : declared.item === 'item' ? 'item' : 'node';
  const { occurrence } = declared;
  return {
    kind,
    empty: occurrence === '?' || occurrence === '*',
    many: occurrence === '*' || occurrence === '+',
    order: occurrence === '*' || occurrence === '+' ? 0 : 2,
  };
}

export function describe(type: Type): string {
  return type.kind + (type.many ? '*' : type.empty ? '?' : '');
}
