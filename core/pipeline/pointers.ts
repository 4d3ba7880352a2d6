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
export function pointersOf(provenance: Provenance, { node, terms, fields }: Subject): string[] {
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
  const places = withoutAlternatives(terms, own).map((term) => placesOf(term, surroundings));
  const near = likeliestFirst(
    places.flatMap(({ near }) => near),
    provenance.given,
  );
  const found = [...fields, ...near, ...places.flatMap(({ far }) => far)];
  const fallback = inside.length > 0 && node !== undefined ? inside.slice(0, 1) : [surroundings.scope];
  const pointers = found.length > 0 ? found : fallback;
  return [...new Set(pointers.flatMap((pointer) => originsOf(provenance, pointer)))];
}

/** A field is missing rather from what the caller gave than from a part that was left out. */
function likeliestFirst(pointers: readonly string[], given: Invoice): readonly string[] {
  const { true: likely = [], false: others = [] } = Object.groupBy(pointers, (pointer) =>
    String(hasHolder({ invoice: given }, keysOf(pointer).slice(0, -1))),
  );
  return [...likely, ...others];
}

function hasHolder(root: unknown, steps: readonly string[]): boolean {
  const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], root);
  return holder !== null && holder !== undefined;
}

/**
 * A rule on countries names the seller's, the buyer's and more; a finding that stands at the buyer's country is about that
 * one. Terms are such alternatives when their fields bear the same name.
 */
function withoutAlternatives(terms: readonly string[], own: readonly string[]): readonly string[] {
  const ownTerms = new Set(own.flatMap(termsAt));
  const ownNames = new Set(
    own.filter((pointer) => termsAt(pointer).some((term) => terms.includes(term))).map(nameOf),
  );
  return terms.filter(
    (term) => ownTerms.has(term) || !fieldsOf(term).some((field) => ownNames.has(nameOf(field))),
  );
}

function nameOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function originsOf({ origins }: Provenance, pointer: string): readonly string[] {
  const known = origins.get(pointer);
  return known && known.length > 0 ? known : [pointer];
}

/** [node, pointer] for every value written, in document order. */
function pointersByNode({ tree, pointers }: Provenance): [number, string][] {
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
  /** Only elsewhere in the document, where it is probably right. */
  readonly far: readonly string[];
}

function placesOf(term: string, { given, inside, scope, everywhere }: Surroundings): Places {
  const carries = (pointer: string): boolean => termsAt(pointer).includes(term);
  const here = inside.filter(carries);
  if (here.length > 0) return { near: here, far: [] };
  const fields = fieldsOf(term).filter((pattern) => !isComputed(pattern, given));
  const inScope = fields.flatMap((pattern) => instantiate(pattern, scope) ?? []);
  if (inScope.length > 0) return { near: inScope.slice(0, 1), far: [] };
  const elsewhere = everywhere.filter(carries);
  return elsewhere.length > 0
    ? { near: [], far: elsewhere }
    : { near: fields.slice(0, 1).map(withoutWildcard), far: [] };
}

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

/** A field inside an array that was not given: the array itself. */
function withoutWildcard(pattern: string): string {
  const star = pattern.indexOf('/*');
  return star < 0 ? pattern : pattern.slice(0, star);
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
