import type { Markup } from './markup.ts';
import { SCH, XSL } from './markup.ts';
import { SourceError } from './error.ts';

// What may stand where (ISO 19757-3, annex A). Elements of other namespaces are documentation; one of Schematron or XSLT that
// is not in these tables would be left out in silence, so it is refused: a misspelt "asert" is a rule that never fires.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Documentation, which is allowed everywhere. */
const PROSE = words('title p emph dir span');

const CONTENT: Readonly<Record<string, ReadonlySet<string>>> = {
  schema: words('ns let phase pattern diagnostics properties param'),
  phase: words('let active'),
  pattern: words('let rule param'),
  rule: words('let assert report'),
  assert: words('name value-of'),
  report: words('name value-of'),
  diagnostics: words('diagnostic'),
  diagnostic: words('name value-of'),
  properties: words('property'),
  property: words('name value-of'),
  active: words('name value-of'),
};

const NONE: ReadonlySet<string> = new Set();
/** XSLT that is understood; `output` and `preserve-space` change nothing that rules could tell. */
const STYLESHEET: Readonly<Record<string, ReadonlySet<string>>> = {
  schema: words('function key variable param output preserve-space'),
  pattern: words('key'),
  assert: words('value-of text'),
  report: words('value-of text'),
  diagnostic: words('value-of text copy-of'),
  property: words('value-of text copy-of'),
};

/** Attributes that change what a rule means and that this engine does not have. */
const REFUSED: Readonly<Record<string, string>> = { pattern: 'documents', rule: 'visit-each' };

/** @throws SourceError at the first element or attribute of the expanded schema that is not understood. */
export function refuseUnknown(node: Markup): void {
  const refused = Object.hasOwn(REFUSED, node.local) ? node.attributes[REFUSED[node.local]!] : undefined;
  if (refused) throw new SourceError(`the attribute ${REFUSED[node.local]!} is not supported`, refused.place);
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (child.uri === SCH) refuseElement(child, node);
    else if (child.uri === XSL && !(STYLESHEET[node.local] ?? NONE).has(child.local) && !isCalledOnly(child))
      throw new SourceError(`xsl:${child.local} is not supported in ${node.local}`, child.place);
  }
}

/** A template that nothing applies unless an instruction says so, and none that could is supported. */
const isCalledOnly = ({ local, attributes }: Markup): boolean =>
  local === 'template' && (attributes['mode'] !== undefined || attributes['match'] === undefined);

function refuseElement(child: Markup, parent: Markup): void {
  if (PROSE.has(child.local)) return;
  if (!(CONTENT[parent.local] ?? NONE).has(child.local))
    throw new SourceError(`the element ${child.local} has no place in ${parent.local}`, child.place);
  // The content of a variable is read as instructions.
  if (child.local !== 'let') refuseUnknown(child);
}
