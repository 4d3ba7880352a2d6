// What an expression comes to, in one spelling for three engines: `type value` for each item, `node path` for nodes.

import type { Tree } from '@conforme/engine/xml';
import {
  amongTextNodes,
  ATTRIBUTE,
  COMMENT,
  ELEMENT,
  INSTRUCTION,
  parse,
  withoutTextNodes,
} from '@conforme/engine/xml';
import { analyse } from '../../rules/engine/xpath/analyse/index.ts';
import { DOC, Gen, ModuleBuilder, Name, js, newShared } from '../../rules/engine/xpath/emit/index.ts';
import { manyAs } from '../../rules/engine/xpath/emit/values.ts';
import { XPathError } from '../../rules/engine/xpath/error.ts';
import type { Passes } from '../../rules/engine/xpath/passes/pass.ts';
import { instantiate } from '../../rules/engine/xpath/instantiate.ts';
import { parseXPath } from '../../rules/engine/xpath/parse/index.ts';
import { spell } from '../../rules/engine/xpath/runtime/cast.ts';
import { EvaluationError } from '../../rules/engine/xpath/runtime/error.ts';
import { Document } from '../../rules/engine/xpath/runtime/index.ts';
import type { Item } from '../../rules/engine/xpath/runtime/items.ts';
import { typeName } from '../../rules/engine/xpath/runtime/items.ts';
import { ONE } from '../../rules/engine/xpath/types.ts';
import { namespaces } from './sample.ts';

/** Items, or why there are none: `refused` before any document was seen. */
export type Outcome =
  { readonly items: readonly string[] } | { readonly error: string; readonly refused: boolean };

export const spelled = (outcome: Outcome): string =>
  'items' in outcome ? `(${outcome.items.join(', ')})` : 'error';

/**
 * Our engine, from a node of the tree with all text nodes; the expression sees them only where it asks for them, as in a pack. Errors that
 * are none of the language go through: they are crashes.
 */
export function ours(expression: string, text: string, node: number, passes: Passes): Outcome {
  let compiled: Compiled;
  try {
    compiled = compile(expression, passes);
  } catch (error) {
    if (!(error instanceof XPathError)) throw error;
    return { error: error.message, refused: true };
  }
  const whole = parse(Buffer.from(text), true);
  const lean = parse(Buffer.from(text));
  const own = withoutTextNodes(lean, node % whole.count);
  const isText = amongTextNodes(lean, own) !== node % whole.count;
  const tree = compiled.textNodes || isText ? whole : lean;
  const { memos, held } = compiled;
  const d = new Document(tree, { role: '', treatment: '', date: '', container: '' }, memos, held);
  try {
    const found = compiled.run(d, tree === whole ? node % whole.count : own);
    return { items: found.map((item) => spellItem(tree, item)) };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { error: error.message, refused: false };
  }
}

interface Compiled {
  readonly run: (d: Document, node: number) => Item[];
  readonly memos: number;
  readonly held: number;
  readonly textNodes: boolean;
}

function compile(source: string, passes: Passes): Compiled {
  const scope = { item: ONE('node'), counted: false, rule: true, variables: new Map(), functions: new Map() };
  const ir = analyse(parseXPath(source, namespaces), scope);
  const module = new ModuleBuilder();
  const n = new Name('n');
  const g = new Gen(newShared(module, passes), {
    item: js`${n}`,
    position: null,
    last: null,
    rule: js`${n}`,
  });
  const main = module.define([DOC, n], js`return ${manyAs(ir, 'item', g)};`);
  const run = instantiate(module.text(''), main.text!) as Compiled['run'];
  return { run, memos: module.slots, held: module.memoPlaces, textNodes: module.textNodes };
}

function spellItem(tree: Tree, item: Item): string {
  return typeof item === 'number' ? `node ${pathOf(tree, item)}` : `${typeName(item)} ${spell(item)}`;
}

/** As fn:path writes it (XPath 3.1 functions, 14.9). */
export function pathOf(tree: Tree, node: number): string {
  if (node === 0) return '/';
  const kind = tree.kind[node]!;
  const parent = tree.parent[node]!;
  const before = parent === 0 ? '' : pathOf(tree, parent);
  const { uri, local } = kind === ELEMENT || kind === ATTRIBUTE ? tree.nameOf(node) : { uri: '', local: '' };
  if (kind === ATTRIBUTE) return `${before}/@${uri === '' ? local : `Q{${uri}}${local}`}`;
  const alike = siblings(tree, node).filter(
    (n) => tree.kind[n] === kind && (kind !== ELEMENT || tree.name[n] === tree.name[node]),
  );
  const test =
    kind === ELEMENT
      ? `Q{${uri}}${local}`
      : kind === COMMENT
        ? 'comment()'
        : kind === INSTRUCTION
          ? 'processing-instruction()'
          : 'text()';
  return `${before}/${test}[${alike.indexOf(node) + 1}]`;
}

function siblings(tree: Tree, node: number): number[] {
  const found: number[] = [];
  for (let n = tree.firstChild(tree.parent[node]!); n >= 0; n = tree.nextSibling(n)) found.push(n);
  return found;
}
