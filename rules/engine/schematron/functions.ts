import type { Ast, Namespaces, SequenceType } from '../xpath/index.ts';
import { XPathError, madeOf, parseSequenceType, parseXPath } from '../xpath/index.ts';
import { FN } from '../xpath/parse/index.ts';
import type { Name } from '../xml/index.ts';
import type { Attribute, Markup } from './markup.ts';
import type { Place } from './error.ts';
import { SourceError } from './error.ts';

/** Parses an expression of an attribute, turning its faults into places in the file. */
export function expressionOf(attribute: Attribute, namespaces: Namespaces): Ast {
  return placed(attribute, () => parseXPath(attribute.value, visible(attribute, namespaces)));
}

/** The schema's `ns` elements first; else the namespaces of the XML around, as for whatever a stylesheet copies. */
function visible({ scope }: Attribute, namespaces: Namespaces): Namespaces {
  return scope.size === 0 ? namespaces : new Map([...scope, ...namespaces]);
}

/** Runs `read`; an XPath fault becomes a fault of the file. */
export function placed<T>({ value, place }: Pick<Attribute, 'value' | 'place'>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XPathError) throw new SourceError(error.message, within(value, place, error.offset));
    if (isExhausted(error)) throw new SourceError('the expression is too long or nested too deeply', place);
    throw error;
  }
}

/** JavaScript's own stack has no other name. */
const isExhausted = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/i.test(error.message);

/** A place inside an attribute's value. References in the source move it, so beyond the first line it is close, not exact. */
export function within(value: string, place: Place, offset: number): Place {
  const before = value.slice(0, offset);
  const line = before.split('\n').length - 1;
  return line === 0 ? { ...place, column: place.column + offset } : { ...place, line: place.line + line };
}

/** The `as` attribute; without it anything goes. */
export function declaredType(node: Markup, namespaces: Namespaces): SequenceType | null {
  const as = node.attributes['as'];
  return as ? placed(as, () => parseSequenceType(as.value, visible(as, namespaces))) : null;
}

/** A QName of an attribute; the prefix is one of the schema's own. */
export function nameOf(attribute: Attribute, namespaces: Namespaces): Name {
  const [prefix, local] = attribute.value.includes(':') ? attribute.value.split(':') : ['', attribute.value];
  const uri = prefix === '' ? '' : visible(attribute, namespaces).get(prefix!);
  if (uri === undefined) throw new SourceError(`the prefix "${prefix}" is not declared`, attribute.place);
  return { uri, local: local! };
}

/** What xsl:value-of writes (XSLT 2.0, 11.4.2). */
export const stringOf = (ast: Ast, separator = ' '): Ast =>
  madeOf('content', ast, { op: 'literal', type: 'string', text: separator, at: ast.at });

export const nameCall = (ast: Ast): Ast => {
  return { op: 'call', name: { uri: FN, local: 'name' }, args: [ast], at: ast.at };
};
