import type { Tree } from '@conforme/engine/xml';
import { BUILT_IN, type Lexical } from './lexical.ts';
import type { SchemaTable, SimpleType } from './table.ts';

/** A simple type ready to judge text. */
export interface CompiledSimple {
  /** Built-in type at the bottom: what a reader is told to write. */
  readonly builtIn: string;
  readonly lexical: Lexical | null;
  /** Further limits on the text, or null (the usual case: nothing to read at all). */
  readonly facets: Facets | null;
}

interface Facets {
  readonly minLength: number;
  readonly maxLength: number;
  readonly enumeration: ReadonlySet<string> | null;
  readonly fixed: string | null;
}

const KNOWN_FACETS = new Set(['base', 'minLength', 'maxLength', 'enumeration']);

/** @throws Error naming the type when the table leans on a type or facet that does not exist. */
export function compileSimple(table: SchemaTable, name: string, fixed: string | null = null): CompiledSimple {
  const chain: SimpleType[] = [];
  let builtIn = name;
  for (let step = table.simpleTypes[builtIn]; step; step = table.simpleTypes[builtIn]) {
    chain.push(step);
    builtIn = step.base;
    if (chain.length > 20) throw new Error(`the simple type ${name} is its own base`);
  }
  const lexical = BUILT_IN.get(builtIn);
  if (lexical === undefined)
    throw new Error(`the simple type ${name} leans on ${builtIn}, which is not known`);
  return { builtIn, lexical, facets: facetsOf(name, chain, fixed) };
}

function facetsOf(name: string, chain: readonly SimpleType[], fixed: string | null): Facets | null {
  const unknown = chain.flatMap((type) => Object.keys(type)).find((key) => !KNOWN_FACETS.has(key));
  if (unknown !== undefined)
    throw new Error(`the simple type ${name} has the facet ${unknown}, which is not supported`);
  const minLength = Math.max(0, ...chain.map((type) => Number(type.minLength ?? 0)));
  const maxLength = Math.min(Infinity, ...chain.map((type) => Number(type.maxLength ?? Infinity)));
  const lists = chain.map((type) => type.enumeration).filter((list) => list !== undefined);
  const narrowest = lists[0];
  if (minLength === 0 && maxLength === Infinity && !narrowest && fixed === null) return null;
  return { minLength, maxLength, enumeration: narrowest ? new Set(narrowest) : null, fixed };
}

/** True when the text of this attribute or element may stand there. */
export function isValid(tree: Tree, node: number, source: number, type: CompiledSimple): boolean {
  if (type.lexical !== null && !isLexical(tree, node, source, type.lexical)) return false;
  return type.facets === null || meets(tree.text(node), type.facets, type.builtIn);
}

/**
 * `source` is the one node whose raw bytes are the whole text, or -1. Raw bytes that match are valid as they stand; bytes
 * with references or CDATA marks never match, so only then the text itself is made and judged,
 * or where a large document did not gather it.
 */
function isLexical(tree: Tree, node: number, source: number, lexical: Lexical): boolean {
  const at = source < 0 ? source : tree.textFrom[source]!;
  if (at >= 0 && lexical(tree.texts, at, tree.textTo[source]!)) return true;
  const text = Buffer.from(tree.text(node));
  return lexical(text, 0, text.length);
}

function meets(text: string, facets: Facets, builtIn: string): boolean {
  const value = builtIn === 'xs:string' ? text : text.replaceAll(/[ \t\n\r]+/g, ' ').replaceAll(/^ | $/g, '');
  const length = [...value].length;
  if (length < facets.minLength || length > facets.maxLength) return false;
  if (facets.enumeration !== null && !facets.enumeration.has(value)) return false;
  return facets.fixed === null || facets.fixed === value;
}
