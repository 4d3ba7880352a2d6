import path from 'node:path';
import { XPathError } from '../xpath/index.ts';
import type { Ast } from '../xpath/index.ts';
import { FN } from '../xpath/parse/index.ts';
import { SourceError } from './error.ts';
import { isXsl } from './markup.ts';
import type { Markup } from './markup.ts';

// Stylesheets that a schema takes in with xsl:include or xsl:import: libraries of functions, mostly.

/** What would make the two differ, declarations of one name, is refused. */
export const includesStylesheet = (node: Markup): boolean => isXsl(node, 'include') || isXsl(node, 'import');

/** Attributes that would change what the file's expressions and texts mean. */
const REFUSED = ['expand-text', 'xpath-default-namespace', 'default-collation', 'use-when'];

/**
 * What an included stylesheet declares (XSLT 2.0, 3.10.2). Prefixes mean there what the file itself says, whatever the `ns` of
 * the schema say.
 */
export function declarationsOf(sheet: Markup): Markup[] {
  if (!isXsl(sheet, 'stylesheet') && !isXsl(sheet, 'transform'))
    throw new SourceError('a stylesheet was expected', sheet.place);
  for (const name of REFUSED) {
    const refused = sheet.attributes[name];
    if (refused && refused.value !== 'no')
      throw new SourceError(`the attribute ${name} is not supported`, refused.place);
  }
  return sheet.children.filter((child) => typeof child !== 'string').map(atHome);
}

function atHome(node: Markup): Markup {
  const attributes = Object.entries(node.attributes).map(([name, attribute]) => [
    name,
    { ...attribute, own: true },
  ]);
  const children = node.children.map((child) => (typeof child === 'string' ? child : atHome(child)));
  return { ...node, attributes: Object.fromEntries(attributes) as Markup['attributes'], children };
}

/**
 * An expression of an included stylesheet, in which documents are named from where it lies (XSLT 2.0, 16.1).
 * @throws XPathError where the name is computed: what it is relative to would be lost.
 */
export function fromHome(ast: Ast, file: string): Ast {
  const { op } = ast;
  if (op === 'call' && ast.name.uri === FN && (ast.name.local === 'document' || ast.name.local === 'doc')) {
    const [href, ...rest] = ast.args;
    if (href?.op !== 'literal' || rest.length > 0)
      throw new XPathError('in an included stylesheet a document is named by a literal', ast.at);
    return { ...ast, args: [{ ...href, text: path.resolve(path.dirname(file), href.text) }] };
  }
  return inParts(ast, file) as Ast;
}

function inParts(node: object, file: string): object {
  if (Array.isArray(node)) return node.map((part: unknown) => partOf(part, file));
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, partOf(part, file)]));
}

function partOf(part: unknown, file: string): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return 'op' in part ? fromHome(part as Ast, file) : inParts(part, file);
}
