import type { Name } from '../xml/index.ts';
import { madeOf } from '../xpath/index.ts';
import type { Ast, Namespaces, SequenceType } from '../xpath/index.ts';
import { XS } from '../xpath/parse/index.ts';
import { SourceError } from './error.ts';
import type { Place } from './error.ts';
import { declaredType, expressionOf, nameOf, stringOf } from './functions.ts';
import type { Markup } from './markup.ts';
import { XSL, isXsl, required } from './markup.ts';

// Instructions of XSLT as one expression.

/** An xsl:function; its body is read as one expression when it is first wanted. */
export interface FunctionSource {
  readonly name: Name;
  readonly params: readonly { readonly name: Name; readonly declared: SequenceType | null }[];
  readonly declared: SequenceType | null;
  readonly body: () => Ast;
  readonly place: Place;
}

/** Where instructions stand. `atomic`: only the values of what they give are wanted, so that no text nodes need be made. */
interface Around {
  readonly namespaces: Namespaces;
  readonly atomic: boolean;
}

export function functionOf(node: Markup, namespaces: Namespaces): FunctionSource {
  const params = node.children.filter((child): child is Markup => isXsl(child, 'param'));
  const rest = node.children.filter((child) => !isXsl(child, 'param'));
  const declared = declaredType(node, namespaces);
  return {
    name: nameOf(required(node, 'name'), namespaces),
    params: params.map((param) => ({
      name: nameOf(required(param, 'name'), namespaces),
      declared: declaredType(param, namespaces),
    })),
    declared,
    body: () => instructions(rest, { namespaces, atomic: isAtomic(declared) }),
    place: node.place,
  };
}

const isAtomic = (declared: SequenceType | null): boolean =>
  typeof declared?.item === 'string' && declared.item !== 'item';

const AT = 0;
const nothing: Ast = { op: 'sequence', items: [], at: AT };
const text = (value: string): Ast => ({ op: 'literal', type: 'string', text: value, at: AT });

/** A text node, or its value where only that is wanted. */
function textNode(value: Ast, { atomic }: Around): Ast {
  if (!atomic) return madeOf('text', value);
  return { op: 'call', name: { uri: XS, local: 'untypedAtomic' }, args: [value], at: AT };
}

/** A sequence constructor: the results one after the other, variables around what follows them. */
function instructions(nodes: readonly (Markup | string)[], around: Around): Ast {
  const results: Ast[] = [];
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string') {
      if (node.trim() !== '') results.push(textNode(text(node), around));
    } else if (isXsl(node, 'variable')) {
      results.push(variable(node, nodes.slice(index + 1), around));
      break;
    } else results.push(instruction(node, around));
  }
  return results.length === 1 ? results[0]! : { op: 'sequence', items: results, at: AT };
}

function variable(node: Markup, rest: readonly (Markup | string)[], around: Around): Ast {
  const { value, declared } = variableOf(node, around.namespaces);
  const name = nameOf(required(node, 'name'), around.namespaces);
  return { op: 'let', variable: name, declared, over: value, body: instructions(rest, around), at: AT };
}

/** A variable's value, and the type its `as` declares. */
export interface Valued {
  readonly value: Ast;
  readonly declared: SequenceType | null;
}

/** An xsl:variable or xsl:param; with content and no type it is a document (XSLT 2.0, 9.4). */
export function variableOf(node: Markup, namespaces: Namespaces): Valued {
  const declared = declaredType(node, namespaces);
  if (node.attributes['select'] || declared !== null)
    return { value: selected(node, { namespaces, atomic: isAtomic(declared) }), declared };
  return { value: documentOf(node, namespaces), declared };
}

/** A let that has a type or content; as in the reference implementation, content is what it would be in an xsl:variable. */
export function letOf(node: Markup, namespaces: Namespaces): Valued {
  const { value } = node.attributes;
  if (!value) return variableOf(node, namespaces);
  return { value: expressionOf(value, namespaces), declared: declaredType(node, namespaces) };
}

/** A document of which the text is known. */
function documentOf(node: Markup, namespaces: Namespaces): Ast {
  const parts = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (parts.length === 0) return text('');
  const [only] = parts;
  // Rules could tell the copy of the whole document from it by identity alone.
  if (parts.length === 1 && isXsl(only!, 'copy-of') && only.attributes['select']?.value.trim() === '/')
    return expressionOf(only.attributes['select'], namespaces);
  return madeOf('document', instructions(node.children, { namespaces, atomic: false }));
}

/** The attribute select, or else the content. */
function selected(node: Markup, around: Around): Ast {
  const select = node.attributes['select'];
  return select ? expressionOf(select, around.namespaces) : instructions(node.children, around);
}

/** Instructions that are not in the table would be left out in silence otherwise. */
function instruction(node: Markup, around: Around): Ast {
  const known =
    node.uri === XSL && Object.hasOwn(INSTRUCTIONS, node.local) ? INSTRUCTIONS[node.local] : undefined;
  if (!known) throw new SourceError(unknown(node), node.place);
  return known(node, around);
}

const unknown = ({ uri, local }: Markup): string =>
  uri === XSL
    ? `the instruction xsl:${local} is not supported`
    : `the element ${local} would be made when rules run, which is not supported`;

const INSTRUCTIONS: Readonly<Record<string, (node: Markup, around: Around) => Ast>> = {
  sequence: selected,
  'copy-of': selected,
  text: (node, around) =>
    textNode(text(node.children.filter((child) => typeof child === 'string').join('')), around),
  'value-of': (node, around) => {
    const separator = node.attributes['separator']?.value ?? (node.attributes['select'] ? ' ' : '');
    return textNode(stringOf(selected(node, { ...around, atomic: false }), separator), around);
  },
  // It speaks to the one who runs the stylesheet, and gives nothing.
  message: (node) => {
    if (node.attributes['terminate'] && node.attributes['terminate'].value !== 'no')
      throw new SourceError('an xsl:message that terminates is not supported', node.place);
    return nothing;
  },
  if: (node, around) => branch(node, around, nothing),
  choose: (node, around) => {
    const branches = node.children.filter((child): child is Markup => typeof child !== 'string');
    return branches.reduceRight<Ast>((rest, part) => {
      if (isXsl(part, 'otherwise')) return instructions(part.children, around);
      if (!isXsl(part, 'when')) throw new SourceError(`${part.local} has no place in xsl:choose`, part.place);
      return branch(part, around, rest);
    }, nothing);
  },
  'for-each': (node, around) => {
    const select = expressionOf(required(node, 'select'), around.namespaces);
    const body = instructions(node.children, around);
    const step = (expression: Ast) => ({ axis: null, expression, predicates: [], at: AT });
    return { op: 'path', root: false, each: true, steps: [step(select), step(body)], at: AT };
  },
};

/** `xsl:if` and `xsl:when`: an `if` whose other side is what follows. */
function branch(node: Markup, around: Around, otherwise: Ast): Ast {
  const test = expressionOf(required(node, 'test'), around.namespaces);
  return { op: 'if', test, then: instructions(node.children, around), otherwise, at: AT };
}
