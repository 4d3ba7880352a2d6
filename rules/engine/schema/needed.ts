// Whether a group may be left out of what it stands in: advice to remove it would only lead to the next fault where it may not.

import { ELEMENT, type Tree } from '@conforme/engine/xml';
import { Automaton } from './automaton.ts';
import type { CompiledSchema, Type } from './compile.ts';

/** Whether its schema asks for the element, and it is the only one of its name; true of the document element. */
export function isNeeded(schema: CompiledSchema, tree: Tree, node: number): boolean {
  if (node === tree.root) return true;
  const parent = tree.parent[node]!;
  const type = typeAt(schema, tree, parent);
  if (type === null) return false;
  const name = tree.name[node]!;
  return asksFor(type, name) && isAlone(tree, node, parent);
}

/**
 * Whether none beside it has its name. Behind it first: all that are reported of one parent then walk its children once for each name,
 * where a list of the children for each took a minute of 800,000 empty lines.
 */
function isAlone(tree: Tree, node: number, parent: number): boolean {
  const name = tree.name[node]!;
  const isSame = (each: number): boolean => tree.name[each] === name && tree.kind[each] === ELEMENT;
  for (let n = tree.nextSibling(node); n >= 0; n = tree.nextSibling(n)) if (isSame(n)) return false;
  for (let n = tree.firstChild(parent); n !== node; n = tree.nextSibling(n)) if (isSame(n)) return false;
  return true;
}

/** The type that the model gives an element by its place; null where the model does not know the way. */
function typeAt(schema: CompiledSchema, tree: Tree, node: number): Type | null {
  const name = tree.name[node]!;
  const around = node === tree.root ? null : typeAt(schema, tree, tree.parent[node]!);
  const element =
    node === tree.root ? schema.roots.get(name) : (around?.elements.get(name) ?? letIn(around, schema, name));
  return element === undefined ? null : schema.typeOf(schema.elements[element]!);
}

/** What a wildcard lets in is what is declared globally. */
function letIn(around: Type | null, { globals }: CompiledSchema, name: number): number | undefined {
  if (!(around?.content instanceof Automaton)) return undefined;
  return around.content.positions.some(({ wildcard }) => wildcard !== null) ? globals.get(name) : undefined;
}

function asksFor({ content }: Type, name: number): boolean {
  if (content === null) return false;
  if (content instanceof Automaton) return content.needs(name);
  const place = content.elements.get(name)?.place;
  return !content.optional && place !== undefined && content.required.includes(place);
}
