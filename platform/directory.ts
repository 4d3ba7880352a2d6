// The directory: entries of four kinds, searched as the interface has it.

import { schemas, type DirectoryOperator, type DirectorySearch } from '@conforme/library/platform';
import { Refusal } from './refusal.ts';
import type { Schema } from './route.ts';
import type { Store } from './store.ts';

type Entry = Readonly<Record<string, unknown>>;

export interface Kind {
  readonly name: 'siren' | 'siret' | 'routing-code' | 'directory-line';
  /** What a file of entries calls its list. */
  readonly list: string;
  readonly schema: Schema;
  readonly idOf: (entry: Entry) => string;
  /** What may be asked of a field; the first searches of all are strict. */
  readonly filters: Readonly<Record<string, readonly DirectoryOperator[]>>;
  /** Objects that are answered on request: the name to include, the field, the kind. */
  readonly joins: readonly (readonly [include: string, field: string, kind: Kind['name']])[];
}

const STRICT = ['strict'] as const;
const CONTAINS = ['contains', 'strict'] as const;
const ANY = ['contains', 'strict', 'startWith'] as const;
const ADDRESS = {
  addressLines: ['contains', 'startWith'],
  postalCode: ['strict', 'startWith'],
  locality: ANY,
} as const;

const SIREN = ['siren', 'legalUnit', 'siren'] as const;
const SIRET = ['siret', 'facility', 'siret'] as const;

export const KINDS: readonly Kind[] = [
  {
    name: 'siren',
    list: 'sirens',
    schema: schemas.LEGAL_UNIT,
    idOf: ({ siren }) => String(siren),
    filters: { siren: STRICT, businessName: ANY, entityType: STRICT, administrativeStatus: STRICT },
    joins: [],
  },
  {
    name: 'siret',
    list: 'sirets',
    schema: schemas.FACILITY,
    idOf: ({ siret }) => String(siret),
    filters: {
      siret: STRICT,
      siren: STRICT,
      facilityType: STRICT,
      countrySubdivision: STRICT,
      administrativeStatus: STRICT,
      name: ANY,
      ...ADDRESS,
    },
    joins: [SIREN],
  },
  {
    name: 'routing-code',
    list: 'routingCodes',
    schema: schemas.ROUTING_CODE,
    idOf: ({ siret, routingIdentifier }) => `${String(siret)}/${String(routingIdentifier)}`,
    filters: {
      routingIdentifier: CONTAINS,
      routingCodeName: CONTAINS,
      siret: STRICT,
      administrativeStatus: STRICT,
      ...ADDRESS,
    },
    joins: [SIREN, SIRET],
  },
  {
    name: 'directory-line',
    list: 'lines',
    schema: schemas.DIRECTORY_LINE,
    idOf: ({ addressingIdentifier }) => String(addressingIdentifier),
    filters: {
      addressingIdentifier: CONTAINS,
      routingIdentifier: CONTAINS,
      addressingSuffix: CONTAINS,
      siren: STRICT,
      siret: STRICT,
    },
    joins: [['routingCode', 'routingCode', 'routing-code'], SIREN, SIRET],
  },
];

/** What is put into the directory: lists of entries by kind. */
export const ENTRIES: Schema = {
  type: 'object',
  properties: Object.fromEntries(KINDS.map(({ list, schema }) => [list, { type: 'array', items: schema }])),
  additionalProperties: false,
};

/** Those with the same identifier are replaced. @throws TypeError for one without */
export function fill(store: Store, given: Readonly<Record<string, readonly Entry[] | undefined>>): number {
  const found = KINDS.flatMap((kind) => (given[kind.list] ?? []).map((entry) => ({ kind, entry })));
  for (const { kind, entry } of found)
    if (kind.idOf(entry).includes('undefined'))
      throw new TypeError(`An entry of ${kind.list} has no identifier.`);
  store.atomically(() => {
    for (const { kind, entry } of found) store.putEntry(kind.name, kind.idOf(entry), entry);
  });
  return found.length;
}

/** @throws Refusal for filters that the interface does not have */
export function searched(store: Store, kind: Kind, search: DirectorySearch): object {
  const { filters = {}, sorting = [], include = [], fields, limit = 50, ignore = 0 } = search;
  for (const [field, { op }] of Object.entries(filters))
    if (!kind.filters[field]?.includes(op))
      throw new Refusal(422, 'UNPROCESSABLE_ENTITY', `${field} cannot be searched with ${op}.`);
  const found = store
    .entries<Entry>(kind.name)
    .filter((entry) => Object.entries(filters).every(([field, filter]) => matches(entry, field, filter)));
  const sorted = found.toSorted((one, other) => ordered(one, other, sorting));
  const results = sorted.slice(ignore, ignore + limit);
  const shownOf = (entry: Entry): Entry => shown(store, kind, entry, { include, fields });
  return { search, totalNumberOfResults: found.length, results: results.map(shownOf) };
}

interface Wish {
  readonly include: readonly string[];
  readonly fields: readonly string[] | undefined;
}

/** An entry with the objects and fields that are wished for. */
export function shown(store: Store, kind: Kind, entry: Entry, { include, fields }: Wish): Entry {
  const joined = kind.joins
    .filter(([name]) => include.includes(name))
    .flatMap(([, field, other]): [string, unknown][] => {
      const found = store.entry<Entry>(other, KINDS.find(({ name }) => name === other)!.idOf(entry));
      return found === null ? [] : [[field, found]];
    });
  const own = Object.entries(entry).filter(([name]) => fields?.includes(name) ?? true);
  return Object.fromEntries([...own, ...joined]);
}

const LINES = ['addressLine1', 'addressLine2', 'addressLine3'];

/** A field of the entry, or of its address. */
function valuesOf(entry: Entry, field: string): readonly string[] {
  const address = (entry['address'] ?? {}) as Entry;
  const found =
    field === 'addressLines' ? LINES.map((line) => address[line]) : [entry[field] ?? address[field]];
  return found.filter((value) => value !== undefined).map(String);
}

type Filter = NonNullable<DirectorySearch['filters']>[string];

function matches(entry: Entry, field: string, { op, value }: Filter): boolean {
  const wanted = value.toUpperCase();
  return valuesOf(entry, field)
    .map((each) => each.toUpperCase())
    .some((each) => {
      if (op === 'strict') return each === wanted;
      return op === 'contains' ? each.includes(wanted) : each.startsWith(wanted);
    });
}

function ordered(one: Entry, other: Entry, sorting: NonNullable<DirectorySearch['sorting']>): number {
  for (const { field, order } of sorting) {
    const [a = '', b = ''] = [valuesOf(one, field)[0], valuesOf(other, field)[0]];
    if (a !== b) return (a < b ? -1 : 1) * (order === 'ascending' ? 1 : -1);
  }
  return 0;
}
