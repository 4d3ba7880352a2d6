import { QNAME } from '../../xml/index.ts';
import type { Ast } from './ast.ts';
import { FN, XS } from './cursor.ts';
import type { Cursor } from './cursor.ts';

/**
 * The operand of a cast to xs:QName: of text a literal alone can be one, for its prefix is that of the expression (XPath 2.0, 3.10.2).
 * `'ubl:ID'` is read as `QName('urn:…', 'ubl:ID')`; what is no name, or has a prefix nobody declares, stays text, which cannot be cast.
 */
export function asQName(operand: Ast, type: string, cursor: Cursor): Ast {
  if (type !== 'QName' || operand.op !== 'literal' || operand.type !== 'string') return operand;
  const match = QNAME.exec(operand.text.trim());
  const uri = match && (match[1] === undefined ? '' : cursor.declared(match[1]));
  if (uri === null || uri === undefined) return operand;
  const { at } = operand;
  const namespace: Ast = { op: 'literal', type: 'string', text: uri, at };
  return { op: 'call', name: { uri: FN, local: 'QName' }, args: [namespace, operand], at };
}

/** The same for the constructor. */
export function withQName(args: readonly Ast[], uri: string, local: string, cursor: Cursor): readonly Ast[] {
  return uri === XS && args.length === 1 ? [asQName(args[0]!, local, cursor)] : args;
}
