/** One instruction of a stylesheet as the XSLT compiler writes it: `N` its name, `C` what it holds. */
export interface SefNode {
  readonly N: string;
  readonly name?: string;
  readonly val?: unknown;
  readonly C?: readonly SefNode[];
}

const FN = 'Q{http://www.w3.org/2005/xpath-functions}';

/** What would read anything but the document and its parameters, or run what nobody has looked at. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'doc',
  'doc-available',
  'document',
  'collection',
  'uri-collection',
  'unparsed-text',
  'unparsed-text-lines',
  'unparsed-text-available',
  'json-doc',
  'environment-variable',
  'available-environment-variables',
  'function-lookup',
  'transform',
  'load-xquery-module',
]);
const INSTRUCTIONS: ReadonlySet<string> = new Set(['evaluate', 'resultDoc', 'sourceDoc', 'ifCall']);

/** The first thing in a compiled stylesheet that rules may not do, in words; null when there is none. */
export function forbidden(node: SefNode): string | null {
  const found = refused(node);
  if (found !== null) return found;
  for (const child of node.C ?? []) {
    const below = forbidden(child);
    if (below !== null) return below;
  }
  return null;
}

function refused({ N, name = '' }: SefNode): string | null {
  if (INSTRUCTIONS.has(N)) return N === 'ifCall' ? `the extension ${name}` : `the instruction ${N}`;
  const called = name.startsWith(FN) ? name.slice(FN.length) : name;
  return N.startsWith('fn') && FUNCTIONS.has(called) ? `the function ${called}()` : null;
}
