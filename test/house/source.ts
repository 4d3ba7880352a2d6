// What the checks need to know of one TypeScript file: its imports and its functions.

import { parseAst } from 'vitest/node';
import { lineOf } from './tree.ts';
import type { Tree } from './tree.ts';

export interface Import {
  specifier: string;
  line: number;
  /** Erased before running: `import type`, or nothing but `type` names. */
  typeOnly: boolean;
  /** `import()`: counts for who may know whom, not for load order. */
  dynamic: boolean;
}

export interface FunctionSize {
  name: string;
  line: number;
  lines: number;
}

export interface Source {
  imports: Import[];
  functions: FunctionSize[];
  /** Every name in the code, where it stands; imported ones too. */
  identifiers: { name: string; start: number }[];
}

const sourcesCache = new WeakMap<Tree, Map<string, Source>>();

/** A file of a tree; parsed once, for most checks ask about every file. */
export function sourceIn(tree: Tree, file: string): Source {
  const sources = sourcesCache.get(tree) ?? new Map<string, Source>();
  sourcesCache.set(tree, sources);
  const source = sources.get(file) ?? readSource(file, tree.get(file)!);
  sources.set(file, source);
  return source;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function readSource(file: string, text: string): Source {
  const source: Source = { imports: [], functions: [], identifiers: [] };
  let program: Node;
  try {
    program = parse(file, text);
  } catch (cause) {
    throw new Error(`${file} does not parse: ${String(cause)}`, { cause });
  }
  walk(program, undefined, (node, parent) => {
    const found = importOf(node, text);
    if (found) source.imports.push(found);
    if (isCounted(node, parent)) source.functions.push(sizeOf(node, parent, text));
    if (node.type === 'Identifier' || node.type === 'PrivateIdentifier')
      source.identifiers.push({ name: node['name'] as string, start: node.start });
  });
  return source;
}

function parse(file: string, text: string): Node {
  return parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
}

function walk(
  node: Node,
  parent: Node | undefined,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]);

function importOf(node: Node, text: string): Import | undefined {
  if (!importing.has(node.type)) return undefined;
  const specifier = (node['source'] as { value?: unknown } | null)?.value;
  if (typeof specifier !== 'string') return undefined;
  const dynamic = node.type === 'ImportExpression';
  return { specifier, line: lineOf(text, node.start), typeOnly: isTypeOnly(node), dynamic };
}

function isTypeOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = (node['specifiers'] ?? []) as Node[];
  if (specifiers.length === 0) return false;
  return specifiers.every((each) => each['importKind'] === 'type' || each['exportKind'] === 'type');
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** A callback that is one expression (`x => x.id`) is part of its caller; counting it would flatter every median. */
function isCounted(node: Node, parent: Node | undefined): boolean {
  if (!functionTypes.has(node.type) || !isNode(node['body'])) return false;
  return parent?.type === 'VariableDeclarator' || node['body'].type === 'BlockStatement';
}

function sizeOf(node: Node, parent: Node | undefined, text: string): FunctionSize {
  const line = lineOf(text, node.start);
  return {
    name: nameOf(node) ?? nameOf(parent) ?? 'anonymous',
    line,
    lines: lineOf(text, node.end) - line + 1,
  };
}

function nameOf(node: Node | undefined): string | undefined {
  const named = (node?.['id'] ?? node?.['key']) as { name?: unknown } | null | undefined;
  return typeof named?.name === 'string' ? named.name : undefined;
}
