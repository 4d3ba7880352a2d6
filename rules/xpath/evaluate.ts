import type { Tree } from '../xml/index.ts';
import { analyse } from './analyse/index.ts';
import { DOC, EMITTERS, Gen, ModuleBuilder, Name, atoms, declare, js, spelled } from './emit/index.ts';
import { parseXPath } from './parse/index.ts';
import type { Namespaces } from './parse/index.ts';
import { instantiate } from './instantiate.ts';
import { Document } from './runtime/index.ts';
import { ONE, atomized } from './types.ts';

/** An expression made ready: gives the string of each item it finds from a node. */
export type Evaluate = (tree: Tree, node?: number) => string[];

/**
 * One expression compiled in memory: for tests and for trying things out. Packs are compiled ahead of time instead.
 * Trees must be read after this, as for any pack.
 */
export function compile(source: string, namespaces: Namespaces = new Map()): Evaluate {
  const scope = { item: ONE('node'), counted: false, rule: true, variables: new Map(), functions: new Map() };
  const ir = analyse(parseXPath(source, namespaces), scope);
  const module = new ModuleBuilder();
  const n = new Name('n');
  const here = js`${n}`;
  const shared = { module, emitters: EMITTERS, variables: new Map(), lists: new Map(), functions: new Map() };
  const g = new Gen(shared, { item: here, position: null, last: null, rule: here });
  const item = new Name('i');
  const kind = atomized(ir.type.kind);
  const text = spelled({ kind, empty: false, code: js`${item}` }, g);
  const main = module.define([DOC, n], js`return ${atoms(ir, g)}.map((${declare(item)}) => ${text});`);
  const run = instantiate(module.text(''), main.text!) as Run;
  const unknown = { role: '', treatment: '', date: '', container: '' };
  return (tree, node = 0) => run(new Document(tree, unknown, module.slots, 0), node);
}

type Run = (d: Document, node: number) => string[];
