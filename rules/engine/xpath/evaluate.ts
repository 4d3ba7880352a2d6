import { amongTextNodes, withTextNodes, type Tree } from '../xml/index.ts';
import { analyse } from './analyse/index.ts';
import type { Code } from './emit/index.ts';
import { DOC, Gen, ModuleBuilder, Name, atoms, declare, js, newShared, spelled } from './emit/index.ts';
import { XPathError } from './error.ts';
import { ALL } from './passes/pass.ts';
import type { Passes } from './passes/pass.ts';
import { parseXPath } from './parse/index.ts';
import type { Ir } from './ir.ts';
import type { Ast, Namespaces } from './parse/index.ts';
import { instantiate } from './instantiate.ts';
import { Document } from './runtime/index.ts';
import { ONE, atomized } from './types.ts';

/** An expression made ready: gives the string of each item it finds from a node. */
export type Evaluate = (tree: Tree, node?: number) => string[];

/**
 * One expression compiled in memory: for tests and for trying things out. Packs are compiled ahead of time instead.
 * Trees must be read after this, as for any pack.
 */
export function compile(source: string, namespaces: Namespaces = new Map(), passes: Passes = ALL): Evaluate {
  const values = compileValues(parseXPath(source, namespaces), passes);
  return (tree, node = 0) => [...values(tree, node)];
}

/** From a node of a tree; `time`: milliseconds it may take. */
type Find<T> = (tree: Tree, node: number, time?: number) => readonly T[];

/** The string of each item. */
export function compileValues(ast: Ast, passes: Passes = ALL): Find<string> {
  return compiled(ast, passes, (ir, g) => {
    const item = new Name('i');
    const text = spelled({ kind: atomized(ir.type.kind), empty: false, code: js`${item}` }, g);
    return js`${atoms(ir, g)}.map((${declare(item)}) => ${text})`;
  });
}

/** Nodes of a tree that has its text nodes, for reading what lies beside a schema. */
export function compileNodes(ast: Ast): Find<number> {
  return compiled(ast, ALL, (ir, g) => {
    if (ir.type.kind !== 'node') throw new XPathError('nodes are wanted here, not values', ast.at);
    return g.many(ir);
  });
}

function compiled<T>(ast: Ast, passes: Passes, write: (ir: Ir, g: Gen) => Code): Find<T> {
  const scope = { item: ONE('node'), counted: false, rule: true, variables: new Map(), functions: new Map() };
  const ir = analyse(ast, scope);
  const module = new ModuleBuilder();
  const n = new Name('n');
  const here = js`${n}`;
  const g = new Gen(newShared(module, passes), { item: here, position: null, last: null, rule: here });
  const main = module.define([DOC, n], js`return ${write(ir, g)};`);
  const run = instantiate(module.text(''), main.text!) as (d: Document, node: number) => T[];
  return (tree, node, time) => {
    const limits = time === undefined ? {} : { time };
    const document = (read: Tree): Document =>
      new Document(read, UNKNOWN, module.slots, module.memoPlaces, limits);
    if (!module.textNodes) return run(document(tree), node);
    return run(document(withTextNodes(tree)), amongTextNodes(tree, node));
  };
}

const UNKNOWN = { role: '', treatment: '', date: '', container: '' };
