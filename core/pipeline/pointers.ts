import { ELEMENT, type Tree } from '@conforme/rules/xml';
import { fieldsOf, termsAt } from '@conforme/proto/schema/terms';
import type { Written } from '../plugin/index.ts';

/** What is known of where a written document's values came from. */
export interface Provenance {
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

/**
 * The caller's fields a finding is about: for each of its terms, in order, the values the finding's node carries;
 * else the field the node's line or group would have had; else the values elsewhere in the document; else the field
 * that is missing. Never empty.
 */
export function pointersOf(
  provenance: Provenance,
  node: number | undefined,
  terms: readonly string[],
): string[] {
  const written = pointersByNode(provenance);
  const here = node ?? 0;
  const inside = written
    .filter(([at]) => here <= at && at < provenance.tree.end[here]!)
    .map(([, pointer]) => pointer);
  const scope = scopeOf(provenance.tree, written, here);
  const everywhere = written.map(([, pointer]) => pointer);
  const found = terms.flatMap((term) => pointersOfTerm(term, inside, scope, everywhere));
  const pointers =
    found.length > 0 ? found : inside.length > 0 && node !== undefined ? inside.slice(0, 1) : [scope];
  return [...new Set(pointers.flatMap((pointer) => originsOf(provenance, pointer)))];
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

function pointersOfTerm(
  term: string,
  inside: readonly string[],
  scope: string,
  everywhere: readonly string[],
): readonly string[] {
  const carries = (pointer: string): boolean => termsAt(pointer).includes(term);
  const near = inside.filter(carries);
  if (near.length > 0) return near;
  const fields = fieldsOf(term);
  const inScope = fields.flatMap((pattern) => instantiate(pattern, scope) ?? []);
  if (inScope.length > 0) return inScope.slice(0, 1);
  const elsewhere = everywhere.filter(carries);
  return elsewhere.length > 0 ? elsewhere : fields.slice(0, 1).map(withoutWildcard);
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

/** A field inside an array nobody gave: the array itself. */
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
