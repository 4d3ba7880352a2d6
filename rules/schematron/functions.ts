import type { Ast, Namespaces, SequenceType } from '../xpath/index.ts';
import { XPathError, parseSequenceType, parseXPath } from '../xpath/index.ts';
import { FN, XS } from '../xpath/parse/index.ts';
import type { Name } from '../xml/index.ts';
import type { Attribute, Markup } from './markup.ts';
import { XSL, isXsl, required } from './markup.ts';
import type { Place } from './error.ts';
import { SourceError } from './error.ts';

/** An xsl:function with its body read as one expression. */
export interface FunctionSource {
  readonly name: Name;
  readonly params: readonly { readonly name: Name; readonly declared: SequenceType | null }[];
  readonly declared: SequenceType | null;
  readonly body: Ast;
  readonly place: Place;
}

/** Parses an expression of an attribute, turning its faults into places in the file. */
export function expressionOf(attribute: Attribute, namespaces: Namespaces): Ast {
  return placed(attribute, () => parseXPath(attribute.value, visible(attribute, namespaces)));
}

/** The schema's `ns` elements first; else the namespaces of the XML around, as for whatever a stylesheet copies. */
const visible = ({ scope }: Attribute, namespaces: Namespaces): Namespaces =>
  scope.size === 0 ? namespaces : new Map([...scope, ...namespaces]);

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
export const isExhausted = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/i.test(error.message);

/** A place inside an attribute's value. References in the source move it, so beyond the first line it is close, not exact. */
export function within(value: string, place: Place, offset: number): Place {
  const before = value.slice(0, offset);
  const line = before.split('\n').length - 1;
  return line === 0 ? { ...place, column: place.column + offset } : { ...place, line: place.line + line };
}

/** Reads an xsl:function; its instructions become one expression (`instructions`). */
export function functionOf(node: Markup, namespaces: Namespaces): FunctionSource {
  const params = node.children.filter((child): child is Markup => isXsl(child, 'param'));
  const rest = node.children.filter((child) => !isXsl(child, 'param'));
  return {
    name: nameOf(required(node, 'name'), namespaces),
    params: params.map((param) => ({
      name: nameOf(required(param, 'name'), namespaces),
      declared: declaredType(param, namespaces),
    })),
    declared: declaredType(node, namespaces),
    body: instructions(rest, namespaces),
    place: node.place,
  };
}

/** The `as` attribute; without it anything goes. */
function declaredType(node: Markup, namespaces: Namespaces): SequenceType | null {
  const as = node.attributes['as'];
  return as ? placed(as, () => parseSequenceType(as.value, visible(as, namespaces))) : null;
}

/** A QName of an attribute; the prefix is one of the schema's own. */
function nameOf(attribute: Attribute, namespaces: Namespaces): Name {
  const [prefix, local] = attribute.value.includes(':') ? attribute.value.split(':') : ['', attribute.value];
  const uri = prefix === '' ? '' : visible(attribute, namespaces).get(prefix!);
  if (uri === undefined) throw new SourceError(`the prefix "${prefix}" is not declared`, attribute.place);
  return { uri, local: local! };
}

const AT = 0;
const nothing: Ast = { op: 'sequence', items: [], at: AT };
const call = (uri: string, local: string, ...args: Ast[]): Ast => ({
  op: 'call',
  name: { uri, local },
  args,
  at: AT,
});
const text = (value: string): Ast => ({ op: 'literal', type: 'string', text: value, at: AT });

/** A sequence constructor: the results one after the other, variables around what follows them. */
function instructions(nodes: readonly (Markup | string)[], namespaces: Namespaces): Ast {
  const results: Ast[] = [];
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string') {
      if (node.trim() !== '') results.push(text(node));
    } else if (isXsl(node, 'variable')) {
      results.push(variable(node, nodes.slice(index + 1), namespaces));
      break;
    } else results.push(instruction(node, namespaces));
  }
  return results.length === 1 ? results[0]! : { op: 'sequence', items: results, at: AT };
}

function variable(node: Markup, rest: readonly (Markup | string)[], namespaces: Namespaces): Ast {
  return {
    op: 'let',
    variable: nameOf(required(node, 'name'), namespaces),
    declared: declaredType(node, namespaces),
    over: selected(node, namespaces),
    body: instructions(rest, namespaces),
    at: AT,
  };
}

/** An xsl:variable or xsl:param of the schema. */
export function variableOf(
  node: Markup,
  namespaces: Namespaces,
): { readonly value: Ast; readonly declared: SequenceType | null } {
  return { value: selected(node, namespaces), declared: declaredType(node, namespaces) };
}

/** The attribute select, or else the content. */
function selected(node: Markup, namespaces: Namespaces): Ast {
  const select = node.attributes['select'];
  return select ? expressionOf(select, namespaces) : instructions(node.children, namespaces);
}

/** Instructions that are not in the table would be left out in silence otherwise. */
function instruction(node: Markup, namespaces: Namespaces): Ast {
  const known =
    node.uri === XSL && Object.hasOwn(INSTRUCTIONS, node.local) ? INSTRUCTIONS[node.local] : undefined;
  if (!known) throw new SourceError(`${node.local} is not supported in an xsl:function`, node.place);
  return known(node, namespaces);
}

const INSTRUCTIONS: Readonly<Record<string, (node: Markup, namespaces: Namespaces) => Ast>> = {
  sequence: selected,
  'copy-of': selected,
  text: (node) => text(node.children.filter((child) => typeof child === 'string').join('')),
  'value-of': (node, namespaces) => {
    const separator = node.attributes['separator']?.value ?? ' ';
    return call(XS, 'untypedAtomic', stringOf(selected(node, namespaces), separator));
  },
  // It speaks to the one who runs the stylesheet, and gives nothing.
  message: (node) => {
    if (node.attributes['terminate'] && node.attributes['terminate'].value !== 'no')
      throw new SourceError('an xsl:message that terminates is not supported', node.place);
    return nothing;
  },
  if: (node, namespaces) => branch(node, namespaces, nothing),
  choose: (node, namespaces) => {
    const branches = node.children.filter((child): child is Markup => typeof child !== 'string');
    return branches.reduceRight<Ast>((rest, part) => {
      if (isXsl(part, 'otherwise')) return instructions(part.children, namespaces);
      if (!isXsl(part, 'when')) throw new SourceError(`${part.local} has no place in xsl:choose`, part.place);
      return branch(part, namespaces, rest);
    }, nothing);
  },
  'for-each': (node, namespaces) => {
    const select = expressionOf(required(node, 'select'), namespaces);
    const body = instructions(node.children, namespaces);
    const step = (expression: Ast) => ({ axis: null, expression, predicates: [], at: AT });
    return { op: 'path', root: false, each: true, steps: [step(select), step(body)], at: AT };
  },
};

/** `xsl:if` and `xsl:when`: an `if` whose other side is what follows. */
function branch(node: Markup, namespaces: Namespaces, otherwise: Ast): Ast {
  const test = expressionOf(required(node, 'test'), namespaces);
  return { op: 'if', test, then: instructions(node.children, namespaces), otherwise, at: AT };
}

/** What xsl:value-of writes: the string of each item, with the separator between (XSLT 2.0, 11.4.2). */
export function stringOf(ast: Ast, separator = ' '): Ast {
  const item: Name = { uri: 'conforme', local: 'item' };
  const each: Ast = {
    op: 'for',
    variable: item,
    over: call(FN, 'data', ast),
    body: call(FN, 'string', { op: 'variable', name: item, at: AT }),
    at: AT,
  };
  return call(FN, 'string-join', each, text(separator));
}

export const nameCall = (ast: Ast): Ast => call(FN, 'name', ast);
