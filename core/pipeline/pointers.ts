import { ELEMENT, type Tree } from '@conforme/engine/xml';
import type { Invoice } from '@conforme/proto/schema';
import { keysOf } from '@conforme/proto/schema/pointer';
import { fieldsOf, termsAt } from '@conforme/proto/schema/terms';
import type { Written } from '../plugin/index.ts';

/** What is known of where a written document's values came from. */
export interface Provenance {
  /** The invoice as the caller gave it. */
  readonly given: Invoice;
  readonly tree: Tree;
  readonly pointers: Written['pointers'];
  /** Completed value → the caller's fields it came from; a pointer that is absent is the caller's own. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
}

/** A pattern's `*` stands for one array index. */
const matchesPattern = (pattern: string, pointer: string): boolean => {
  const wanted = pattern.split('/');
  const given = pointer.split('/');
  return wanted.length === given.length && wanted.every((step, i) => step === '*' || step === given[i]);
};

/** What a finding is about: the node it stands at, and the terms of its rule, the likeliest culprit first. */
export interface Subject {
  readonly node: number | undefined;
  readonly terms: readonly string[];
  /** The rule asks whether a value is a code of its list. */
  readonly ofCode?: boolean;
  /** Fields the ruleset itself names for this rule; they come first. */
  readonly fields: readonly string[];
}

/** The values around a finding's node. */
interface Surroundings {
  readonly given: Invoice;
  /** Inside the node's subtree. */
  readonly inside: readonly string[];
  /** The innermost array item the node belongs to, or `/invoice`. */
  readonly scope: string;
  readonly everywhere: readonly string[];
}

/**
 * The caller's fields a finding is about. For each of its terms, in order: the values the finding's node carries, else
 * the field that is missing there; after those, the values that stand elsewhere in the document. Never empty.
 */
export function pointersOf(
  provenance: Provenance,
  { node, terms, fields, ofCode = false }: Subject,
): string[] {
  const written = pointersByNode(provenance);
  const at = node ?? 0;
  const inside = written
    .filter(([n]) => at <= n && n < provenance.tree.end[at]!)
    .map(([, pointer]) => pointer);
  const surroundings: Surroundings = {
    given: provenance.given,
    inside,
    scope: scopeOf(provenance.tree, written, at),
    everywhere: written.map(([, pointer]) => pointer),
  };
  const own = written.filter(([n]) => n === at).map(([, pointer]) => pointer);
  const places = (ofCode ? ownTerms(terms, own) : withoutAlternatives(terms, own)).map((term) =>
    placesOf(term, surroundings),
  );
  const near = likeliestFirst(
    places.flatMap(({ near }) => near),
    provenance,
  );
  const [unlisted, far] = [places.flatMap(({ unlisted }) => unlisted), places.flatMap(({ far }) => far)];
  // What is missing is no wrong code.
  const found = [...fields, ...(ofCode ? [...far, ...near, ...unlisted] : [...near, ...unlisted, ...far])];
  const fallback = inside.length > 0 && node !== undefined ? inside.slice(0, 1) : [surroundings.scope];
  const pointers = found.length > 0 ? found : fallback;
  return [...new Set(pointers.flatMap((pointer) => originsOf(provenance, pointer)))];
}

/** A field is missing rather from what the caller gave than from a part that was left out, and a sum of ours is right. */
function likeliestFirst(pointers: readonly string[], provenance: Provenance): readonly string[] {
  const groups = Object.groupBy(pointers, (pointer) => likelihood(pointer, provenance));
  return LIKELIHOODS.flatMap((each) => groups[each] ?? []);
}

const LIKELIHOODS = ['given', 'left out', 'computed'] as const;

function likelihood(pointer: string, { given, origins }: Provenance): (typeof LIKELIHOODS)[number] {
  if ((origins.get(pointer)?.length ?? 0) > 1 && COMPUTED.test(pointer)) return 'computed';
  return valueAt(given, pointer.slice(0, pointer.lastIndexOf('/'))) == null ? 'left out' : 'given';
}

/** What is added up from several values; other values that have several origins are copies of one. */
const COMPUTED = /_(?:amount|total)$/;

/** What the caller wrote at a pointer into a request. */
export const valueIn = (request: object, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | null | undefined)?.[step],
    request,
  );

/** The same of a request that holds an invoice. */
export const valueAt = (invoice: Invoice, pointer: string): unknown => valueIn({ invoice }, pointer);

/** A code is wrong where it stands: of the terms of its list, those of the very element; all where it has none of them. */
function ownTerms(terms: readonly string[], own: readonly string[]): readonly string[] {
  const there = new Set(own.flatMap(termsAt));
  const here = terms.filter((term) => there.has(term));
  return here.length > 0 ? here : terms;
}

/**
 * A rule on countries names the seller's, the buyer's and more; a finding that stands at the buyer's country is about that
 * one. Terms are such alternatives when their fields bear the same name.
 */
function withoutAlternatives(terms: readonly string[], own: readonly string[]): readonly string[] {
  const ownTerms = new Set(own.flatMap(termsAt));
  const ownNames = new Set(
    own
      .flatMap(termsAt)
      .filter((term) => terms.includes(term))
      .flatMap(fieldsOf)
      .map(nameOf),
  );
  return terms.filter(
    (term) => ownTerms.has(term) || !fieldsOf(term).some((field) => ownNames.has(nameOf(field))),
  );
}

/** Of a field, or of the map that an entry belongs to. */
function nameOf(pattern: string): string {
  const field = pattern.endsWith('/*') ? pattern.slice(0, -2) : pattern;
  return field.slice(field.lastIndexOf('/') + 1);
}

function originsOf({ origins }: Provenance, pointer: string): readonly string[] {
  const known = origins.get(pointer);
  return known && known.length > 0 ? known : [pointer];
}

/** Whether an element carries values of the invoice, in itself or below. */
export function carriesValues(provenance: Pick<Provenance, 'tree' | 'pointers'>, node: number): boolean {
  const end = provenance.tree.end[node]!;
  return pointersByNode(provenance).some(([at]) => node <= at && at < end);
}

/** [node, pointer] for every value written, in document order. */
function pointersByNode({ tree, pointers }: Pick<Provenance, 'tree' | 'pointers'>): [number, string][] {
  const pairs: [number, string][] = [];
  let ordinal = 0;
  for (let node = 1; node < tree.count; node++) {
    if (tree.kind[node] !== ELEMENT) continue;
    for (const pointer of pointers[ordinal] ?? []) pairs.push([node, pointer]);
    ordinal++;
  }
  return pairs;
}

/** Where one term stands, as seen from the finding. */
interface Places {
  /** At the finding's node, or missing there. */
  readonly near: readonly string[];
  /** Missing with the list that it would stand in. */
  readonly unlisted: readonly string[];
  /** Only elsewhere in the document, where it is probably right. */
  readonly far: readonly string[];
}

function placesOf(term: string, { given, inside, scope, everywhere }: Surroundings): Places {
  const carries = (pointer: string): boolean => termsAt(pointer).includes(term);
  const here = inside.filter(carries);
  if (here.length > 0) return { ...NOWHERE, near: here };
  const fields = fieldsOf(term).filter((pattern) => !isComputed(pattern, given));
  const inScope = fields.flatMap((pattern) => instantiate(pattern, scope) ?? []);
  if (inScope.length > 0) return { ...NOWHERE, near: inScope.slice(0, 1) };
  const elsewhere = everywhere.filter(carries);
  if (elsewhere.length > 0) return { ...NOWHERE, far: elsewhere };
  const [missing] = fields;
  if (missing === undefined) return NOWHERE;
  const place = inFirstItem(missing, given);
  return place === null ? { ...NOWHERE, unlisted: [listOf(missing)] } : { ...NOWHERE, near: [place] };
}

const NOWHERE: Places = { near: [], unlisted: [], far: [] };

/** A caller who left the totals to us cannot mend them there; the fields they were computed from are what counts. */
function isComputed(pattern: string, { totals }: Invoice): boolean {
  if (pattern.startsWith('/invoice/totals/vat_breakdown'))
    return totals === null || totals.vat_breakdown.length === 0;
  return pattern.startsWith('/invoice/totals') && totals === null;
}

/** The field of a pattern inside this array item, or null when the pattern lies outside it. */
function instantiate(pattern: string, scope: string): string | null {
  if (!pattern.includes('*')) return null;
  const steps = pattern.split('/');
  const given = scope.split('/');
  if (given.length > steps.length || given.length < steps.lastIndexOf('*') + 1) return null;
  if (!matchesPattern(steps.slice(0, given.length).join('/'), scope)) return null;
  return [...given, ...steps.slice(given.length)].join('/');
}

/** A field of the items of a list: that of the first item which lacks it; null where none does. */
function inFirstItem(pattern: string, given: Invoice): string | null {
  if (!pattern.includes('/*')) return pattern;
  const list = listOf(pattern);
  const items = valueAt(given, list);
  const field = pattern.slice(list.length + '/*'.length);
  if (!Array.isArray(items) || field.includes('/*')) return null;
  const lacking = items.findIndex((_, at) => valueAt(given, `${list}/${at}${field}`) == null);
  return lacking < 0 ? null : `${list}/${lacking}${field}`;
}

function listOf(pattern: string): string {
  return pattern.slice(0, pattern.indexOf('/*'));
}

/** The innermost array item around a node (`/invoice/lines/3`), or `/invoice`. */
function scopeOf(tree: Tree, written: readonly (readonly [number, string])[], node: number): string {
  for (let at = node; at > 0; at = tree.parent[at]!) {
    const inside = written.filter(([n]) => at <= n && n < tree.end[at]!).map(([, pointer]) => pointer);
    const item = commonItem(inside);
    if (item) return item;
  }
  return '/invoice';
}

/** The array item that all these pointers share, or null. */
function commonItem(pointers: readonly string[]): string | null {
  const items = new Set(pointers.map((pointer) => /^.*\/\d+(?=\/|$)/.exec(pointer)?.[0] ?? ''));
  if (items.size === 0) return null;
  const [item] = items;
  if (items.size === 1) return item === '' ? null : item!;
  const outer = new Set([...items].map((path) => /^\/invoice\/[a-z_]+\/\d+/.exec(path)?.[0] ?? ''));
  const [line] = outer;
  return outer.size === 1 && line !== '' ? line! : null;
}
