// Which field of a request carries which EN 16931 term: how a finding's terms become the caller's own places.

import type { TSchema } from 'typebox';
import { nodeOf } from './messages.ts';
import { GenerateRequestSchema } from './options.ts';

/** A business term of EN 16931, and a field that carries it. */
export interface FieldTerm {
  /** A JSON Pointer into a generate request; `*` stands for any index or map key. */
  readonly pointerPattern: string;
  readonly term: string;
}

function termsBelow(schema: TSchema, pointer: string): FieldTerm[] {
  const node = nodeOf(schema) as ReturnType<typeof nodeOf> & { 'x-entry-terms'?: readonly string[] };
  const own = (node['x-terms'] ?? []).map((term) => ({ pointerPattern: pointer, term }));
  const entries = (node['x-entry-terms'] ?? []).map((term) => ({ pointerPattern: `${pointer}/*`, term }));
  const branches = [...(node.allOf ?? []), ...(node.anyOf ?? [])].flatMap((branch) =>
    termsBelow(branch, pointer),
  );
  const items = node.items ? [...repeated(own, pointer), ...termsBelow(node.items, `${pointer}/*`)] : [];
  const properties = Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    termsBelow(property, `${pointer}/${name}`),
  );
  return [...own, ...entries, ...branches, ...items, ...properties];
}

/** A group term names the list and each of its items: BG-25 is `/invoice/lines` and `/invoice/lines/*`. */
function repeated(own: readonly FieldTerm[], pointer: string): FieldTerm[] {
  return own.map(({ term }) => ({ pointerPattern: `${pointer}/*`, term }));
}

/** Findings are looked up by the dozen per request, so both directions are maps. */
interface Lookup {
  readonly table: readonly FieldTerm[];
  readonly termsAt: ReadonlyMap<string, readonly string[]>;
  readonly fieldsOf: ReadonlyMap<string, readonly string[]>;
  /** Every pattern and every part of one on the way to it. */
  readonly prefixes: ReadonlySet<string>;
}

let lookupCache: Lookup | undefined;

/** Made at first use: a verdict without a finding needs none of it. */
function lookup(): Lookup {
  if (lookupCache) return lookupCache;
  const table = termsBelow(GenerateRequestSchema, '');
  const prefixes = table.flatMap(({ pointerPattern }) => {
    const steps = pointerPattern.split('/').slice(1);
    return steps.map((_, length) => `/${steps.slice(0, length + 1).join('/')}`);
  });
  return (lookupCache = {
    table,
    termsAt: grouped(table, 'pointerPattern', 'term'),
    fieldsOf: grouped(table, 'term', 'pointerPattern'),
    prefixes: new Set(prefixes),
  });
}

function grouped(
  rows: readonly FieldTerm[],
  key: keyof FieldTerm,
  value: keyof FieldTerm,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row[value]);
    else groups.set(row[key], [row[value]]);
  }
  return groups;
}

/** The whole table, in the order of the contract. */
export function fieldTerms(): readonly FieldTerm[] {
  return lookup().table;
}

/** Terms of the field a pointer names: '/invoice/lines/0/quantity' → ['BT-129']; none for what is no field. */
export function termsAt(pointer: string): readonly string[] {
  let patterns = [''];
  for (const step of pointer.split('/').slice(1)) {
    patterns = patterns.flatMap((pattern) => [`${pattern}/${step}`, `${pattern}/*`]).filter(leadsToField);
  }
  return patterns.flatMap((pattern) => lookup().termsAt.get(pattern) ?? []);
}

function leadsToField(pattern: string): boolean {
  return lookup().prefixes.has(pattern);
}

/** Pointer patterns of the fields that carry a term: 'BT-20' → ['/invoice/payment_terms', '/invoice/payment/terms']. */
export function fieldsOf(term: string): readonly string[] {
  return lookup().fieldsOf.get(term) ?? [];
}
