// Small damages to a document, chosen by numbers, so that a property test can draw and shrink them.

import { elements, isMarkup, serialize } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';

/** Which damage, at which element, with which value; every number is taken modulo what there is. */
export interface Damage {
  kind: number;
  at: number;
  value: number;
}

/** Texts that rules and types stumble over: blanks, signs, exponents, commas, bad dates, long fractions, unknown codes. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1E2',
  '100,00',
  '12.345',
  '1.005',
  '99999999999999999999',
  'ZZ',
  'FR',
  'S',
  'é',
  '20260230',
];

/** The element's parent with the element changed. @param root the whole document, to take from */
export type Change = (target: Target, value: number, root: Markup) => Markup;

export const CHANGES: readonly Change[] = [
  ({ parent, index }) => withChildren(parent, parent.children.toSpliced(index, 1)),
  ({ parent, index, node }) => withChildren(parent, parent.children.toSpliced(index, 0, node)),
  ({ parent, index, node }, value) =>
    replace(parent, index, { ...node, children: [texts[value % texts.length] ?? ''] }),
  ({ parent, index, node }) => {
    const rest = parent.children.toSpliced(index, 1);
    return withChildren(parent, index === 0 ? [...rest, node] : rest.toSpliced(0, 0, node));
  },
  ({ parent, index, node }, value) => {
    const names = elements(parent).map(({ name }) => name);
    return replace(parent, index, { ...node, name: names[value % names.length] ?? node.name });
  },
  ({ parent, index, node }, value) => {
    const [first] = Object.keys(node.attributes);
    const attributes = first
      ? { ...node.attributes, [first]: texts[value % texts.length] ?? '' }
      : { schemeID: 'ZZ' };
    return replace(parent, index, { ...node, attributes });
  },
  ({ parent, index, node }) => replace(parent, index, { ...node, attributes: {} }),
];

export interface Target {
  parent: Markup;
  index: number;
  node: Markup;
}

export function withChildren(node: Markup, children: Markup['children']): Markup {
  return { ...node, children };
}

export function replace(parent: Markup, index: number, node: Markup): Markup {
  return withChildren(parent, parent.children.with(index, node));
}

/** The document with the damages done one after another; its root element always stays. */
export function mutate(
  root: Markup,
  damages: readonly Damage[],
  changes: readonly Change[] = CHANGES,
): Markup {
  return damages.reduce((current, { kind, at, value }) => {
    const count = countBelow(current);
    if (count === 0) return current;
    const change = changes[kind % changes.length];
    return change ? changeNth(current, at % count, (target) => change(target, value, current)) : current;
  }, root);
}

function countBelow(node: Markup): number {
  return elements(node).reduce((sum, child) => sum + 1 + countBelow(child), 0);
}

/** The n-th element below `parent` in document order, changed through its parent. */
function changeNth(parent: Markup, n: number, change: (target: Target) => Markup): Markup {
  let left = n;
  for (const [index, node] of parent.children.entries()) {
    if (!isMarkup(node)) continue;
    if (left === 0) return change({ parent, index, node });
    const inside = countBelow(node);
    if (left <= inside) return replace(parent, index, changeNth(node, left - 1, change));
    left -= inside + 1;
  }
  throw new Error(`there is no element number ${n} below ${parent.name}`);
}

/** The document as text, each element declaring what was in scope there and is not around it. */
export function documentText(root: Markup): string {
  return serialize(declaring(root, {}));
}

function declaring(node: Markup, around: Markup['scope']): Markup {
  const scope = around[''] === undefined ? node.scope : { '': '', ...node.scope };
  const declared = Object.entries(scope)
    .filter(([prefix, uri]) => around[prefix] !== uri)
    .map(([prefix, uri]) => [prefix ? `xmlns:${prefix}` : 'xmlns', uri]);
  const attributes = { ...(Object.fromEntries(declared) as Record<string, string>), ...node.attributes };
  const inner = { ...around, ...scope };
  const children = node.children.map((child) => (isMarkup(child) ? declaring(child, inner) : child));
  return { ...node, attributes, children };
}
