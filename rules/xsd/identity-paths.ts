import { ATTRIBUTE, ELEMENT, names } from '@conforme/rules/xml';
import type { Tree } from '@conforme/rules/xml';
import { fromClark } from './model.ts';
import type { IdentityModel, PathModel, SchemaModel } from './model.ts';

/** A name test: a name by its number; or, that being -1, any of a namespace, or (null) any at all. */
export interface NameTest {
  readonly name: number;
  readonly uri: string | null;
}

/** Alternatives of a selector or field with names as numbers; the steps lead from child to child. */
export interface Path {
  readonly deep: boolean;
  readonly steps: readonly NameTest[];
  readonly attribute: NameTest | null;
}

/** An identity constraint ready to look for its nodes. */
export interface Identity extends Omit<IdentityModel, 'selector' | 'fields'> {
  readonly selector: readonly Path[];
  readonly fields: readonly { readonly xpath: string; readonly paths: readonly Path[] }[];
  /** Whether a keyref refers to it. */
  readonly referred: boolean;
}

export function compiledIdentities(model: SchemaModel): (identity: IdentityModel) => Identity {
  const referred = new Set(model.elements.flatMap(({ identities }) => identities.map(({ refer }) => refer)));
  return (identity) => ({
    ...identity,
    selector: identity.selector.map(compiledPath),
    fields: identity.fields.map(({ xpath, paths }) => ({ xpath, paths: paths.map(compiledPath) })),
    referred: referred.has(identity.name),
  });
}

function compiledPath({ deep, steps, attribute }: PathModel): Path {
  return { deep, steps: steps.map(nameTest), attribute: attribute === null ? null : nameTest(attribute) };
}

function nameTest(test: string): NameTest {
  const { uri, local } = fromClark(test);
  if (local !== '*') return { name: names.intern(uri, local), uri: null };
  return { name: -1, uri: uri === '' ? null : uri };
}

/** Whether a name passes; `uri` is asked for where its number does not say. */
export function passes(test: NameTest, name: number, uri: () => string): boolean {
  if (test.name >= 0) return test.name === name;
  return test.uri === null || test.uri === uri();
}

/**
 * The elements that the steps of a path lead to, in document order; each once, since every element has one parent.
 * @param sees what was judged: what a wildcard skips is not there for identity constraints.
 */
export function elementsAt(
  path: Path,
  tree: Tree,
  from: number,
  sees: (node: number) => boolean,
): readonly number[] {
  let found = path.deep ? descendants(tree, from, sees) : [from];
  for (const test of path.steps) found = found.flatMap((node) => children(test, tree, node, sees));
  // Children of nodes of which one is inside another.
  return path.deep && path.steps.length > 0 ? [...found].sort((a, b) => a - b) : found;
}

function descendants(tree: Tree, from: number, sees: (node: number) => boolean): number[] {
  const found: number[] = [];
  for (let n = from; n < tree.end[from]!; n++) if (tree.kind[n] === ELEMENT && sees(n)) found.push(n);
  return found;
}

function children(test: NameTest, tree: Tree, node: number, sees: (node: number) => boolean): number[] {
  const { kind, name, end } = tree;
  const found: number[] = [];
  for (let n = tree.firstChild(node); n >= 0 && n < end[node]!; n = end[n]!)
    if (kind[n] === ELEMENT && passes(test, name[n]!, () => tree.nameOf(n).uri) && sees(n)) found.push(n);
  return found;
}

/** The attributes of an element that pass. */
export function attributesAt(test: NameTest, tree: Tree, element: number): number[] {
  const { kind, name, end } = tree;
  const found: number[] = [];
  for (let n = element + 1; n < end[element]! && kind[n] === ATTRIBUTE; n++)
    if (passes(test, name[n]!, () => tree.nameOf(n).uri)) found.push(n);
  return found;
}
