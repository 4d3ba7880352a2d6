// A recipe: one of our base documents and what is done to it, so that thousands of documents fit into a few kilobytes.
//
//   ["set", PATH, VALUE]   text of the elements, or value of the attribute, which is added where it is missing
//   ["add", PATH, VALUE?]  one more element at the end of PATH, in schema order; missing ancestors are made on the way
//   ["del", PATH]          elements or attributes
//   ["dup", PATH]          each element once more, beside itself
//   ["end", PATH]          each element moved behind its siblings
//   ["ren", PATH, NAME]    each element renamed
//   ["sub", FROM, TO]      a piece of the document's text, once; for what stands between elements
//
// PATH goes down from the root element: `a/b[2]/c/@x`. A step takes every child of that name, with `[n]` the n-th only;
// `**` takes the element and everything below it.

import { copyOf, writeTree } from './tree.ts';
import type { Node } from './tree.ts';
import type { Shape } from './shape.ts';

export type Edit =
  | readonly ['set', string, string]
  | readonly ['add', string, string?]
  | readonly ['del', string]
  | readonly ['dup', string]
  | readonly ['end', string]
  | readonly ['ren', string, string]
  | readonly ['sub', string, string];

export interface Recipe {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/** An element, its schema type and its parent. */
export interface Place {
  readonly node: Node;
  readonly type: string;
  readonly parent: Place | null;
}

const step = /^([^[\]]+?)(?:\[(\d+)\])?$/;

export class RecipeError extends Error {}

/** The document of a base, which is left as it was. */
export function documentText(base: Node, edits: readonly Edit[], shape: Shape): string {
  const root = applyEdits(
    base,
    edits.filter(([verb]) => verb !== 'sub'),
    shape,
  );
  return edits.reduce(
    (text, [verb, from, to = '']) => {
      if (verb !== 'sub') return text;
      if (!text.includes(from)) throw new RecipeError(`sub: the document has no ${from}`);
      return text.replace(from, () => to);
    },
    writeTree(root, shape.namespaces),
  );
}

/** The base is left as it was; texts are no matter of the tree. */
export function applyEdits(base: Node, edits: readonly Edit[], shape: Shape): Node {
  const root = copyOf(base);
  for (const edit of edits) applyEdit(root, edit, shape);
  return root;
}

/** @throws RecipeError when the path leads nowhere: an edit that does nothing would record nothing. */
function applyEdit(root: Node, edit: Edit, shape: Shape): void {
  const [verb, path, value = ''] = edit;
  const top: Place = { node: root, type: shape.typeOfRoot(root), parent: null };
  const steps = path === '' ? [] : path.split('/');
  const last = steps.at(-1) ?? '';
  if (verb === 'add') return add(top, steps, value, shape);
  if (verb === 'sub') throw new RecipeError('sub: not for trees');
  const attribute = last.startsWith('@') ? last.slice(1) : null;
  const places = find(top, attribute === null ? steps : steps.slice(0, -1), shape);
  const changed = places.map((place) => changeAt(place, verb, attribute, value));
  if (!changed.includes(true)) throw new RecipeError(`${verb} ${path}: there is nothing there`);
}

function changeAt(
  place: Place,
  verb: Exclude<Edit[0], 'add' | 'sub'>,
  attribute: string | null,
  value: string,
): boolean {
  const { node } = place;
  if (attribute !== null) return changeAttribute(node, verb, attribute, value);
  if (verb === 'set') return setText(node, value);
  if (verb === 'ren') {
    node.name = value;
    return true;
  }
  const siblings = place.parent?.node.children;
  if (!siblings) throw new RecipeError(`${verb}: the root element must stay`);
  const at = siblings.indexOf(node);
  if (verb === 'del') siblings.splice(at, 1);
  else if (verb === 'dup') siblings.splice(at, 0, copyOf(node));
  else siblings.push(...siblings.splice(at, 1));
  return true;
}

function setText(node: Node, value: string): boolean {
  if (node.children.length > 0) throw new RecipeError(`set: ${node.name} has children`);
  node.text = value;
  return true;
}

function changeAttribute(node: Node, verb: string, name: string, value: string): boolean {
  if (verb === 'set') {
    node.attributes[name] = value;
    return true;
  }
  if (verb !== 'del') throw new RecipeError(`${verb}: not for attributes`);
  const { [name]: removed, ...rest } = node.attributes;
  node.attributes = rest;
  return removed !== undefined;
}

/** What a path leads to, in document order. */
export function find(top: Place, steps: readonly string[], shape: Shape): Place[] {
  return steps.reduce((places, each) => places.flatMap((place) => below(place, each, shape)), [top]);
}

function below(place: Place, text: string, shape: Shape): Place[] {
  if (text === '**') return everything(place, shape);
  const [, name = '', position] = step.exec(text) ?? [];
  const named = childrenOf(place, shape).filter(({ node }) => node.name === name);
  return position === undefined ? named : named.slice(Number(position) - 1, Number(position));
}

export function childrenOf(parent: Place, shape: Shape): Place[] {
  return parent.node.children.map((node) => {
    return { node, type: shape.typeOfChild(parent.type, node.name), parent };
  });
}

export function everything(place: Place, shape: Shape): Place[] {
  return [place, ...childrenOf(place, shape).flatMap((child) => everything(child, shape))];
}

/** Goes down as far as the path exists, then makes the rest; the last step is always made anew. */
function add(top: Place, steps: readonly string[], value: string, shape: Shape): void {
  const attribute = steps.at(-1)?.startsWith('@') ? steps.at(-1) : undefined;
  const names = attribute ? steps.slice(0, -1) : steps;
  for (const parent of makeWay(top, names.slice(0, -1), shape)) {
    const made = make(parent, names.at(-1) ?? '', shape);
    if (attribute) made.node.attributes[attribute.slice(1)] = value;
    else made.node.text = value;
  }
}

function makeWay(top: Place, steps: readonly string[], shape: Shape): Place[] {
  return steps.reduce(
    (places, each) =>
      places.flatMap((place) => {
        const found = below(place, each, shape);
        return found.length > 0 || each === '**' ? found : [make(place, each, shape)];
      }),
    [top],
  );
}

function make(parent: Place, text: string, shape: Shape): Place {
  const [, name = ''] = step.exec(text) ?? [];
  if (name === '' || parent.node.text !== '') throw new RecipeError(`add: no place for "${text}"`);
  const node: Node = { name, attributes: {}, text: '', children: [] };
  const at = shape.placeFor(parent.type, parent.node.children, name);
  parent.node.children.splice(at, 0, node);
  return { node, type: shape.typeOfChild(parent.type, name), parent };
}
