import { XPathError } from '../error.ts';
import type { NodeTest, Occurrence, SequenceType } from './ast.ts';
import { XS } from './cursor.ts';
import type { Cursor } from './cursor.ts';

const KINDS: Readonly<Record<string, NodeTest['kind']>> = {
  node: 'node',
  text: 'text',
  comment: 'comment',
  'processing-instruction': 'instruction',
  element: 'element',
  attribute: 'attribute',
  'document-node': 'document',
};

/** A kind test is told from an element of the same name by its parenthesis. */
export function isKindTest(cursor: Cursor): boolean {
  return cursor.token.kind === 'name' && Object.hasOwn(KINDS, cursor.token.text) && cursor.isAhead(1, '(');
}

/** `node()`, `text()`, `element(ram:ID)`…; schema types inside are not known to this engine. */
export function kindTest(cursor: Cursor): NodeTest {
  const kind = KINDS[cursor.next().text]!;
  cursor.expect('(');
  const test = cursor.is(')') ? { uri: null, local: null } : namedTest(cursor, kind);
  cursor.expect(')');
  return { kind, ...test };
}

function namedTest(cursor: Cursor, kind: NodeTest['kind']): Pick<NodeTest, 'uri' | 'local'> {
  if (kind === 'instruction') return { uri: '', local: targetOf(cursor) };
  if (kind !== 'element' && kind !== 'attribute')
    cursor.fail('this kind test takes nothing in its parentheses');
  if (cursor.accept('*')) return { uri: null, local: null };
  const token = cursor.next();
  if (token.kind !== 'name') throw new XPathError('a name was expected', token.at);
  return cursor.resolve(token.text, '', token.at);
}

/** The target of an instruction, as a name or as a string. */
function targetOf(cursor: Cursor): string {
  const { kind, text, at } = cursor.next();
  if (kind === 'string') return text.replaceAll(/\s+/g, ' ').trim();
  if (kind !== 'name' || text.includes(':')) throw new XPathError('a target was expected', at);
  return text;
}

/** SequenceType of XPath 2.0, 2.5.3, without schema elements. */
export function sequenceType(cursor: Cursor): SequenceType {
  if (isEmptyTest(cursor, 'empty-sequence')) return { item: null, occurrence: '' };
  return { item: itemType(cursor), occurrence: occurrence(cursor) };
}

/** The target of `cast as`: an atomic type and at most a question mark. */
export function singleType(cursor: Cursor): SequenceType {
  const item = atomicType(cursor);
  return { item, occurrence: cursor.accept('?') ? '?' : '' };
}

function itemType(cursor: Cursor): string | NodeTest {
  if (isKindTest(cursor)) {
    const test = kindTest(cursor);
    if (test.kind === 'instruction' && test.local !== null)
      cursor.fail('the type of an instruction has no target here');
    return test;
  }
  return isEmptyTest(cursor, 'item') ? 'item' : atomicType(cursor);
}

/** `item()`, `empty-sequence()`: read where it stands. */
function isEmptyTest(cursor: Cursor, name: string): boolean {
  if (!cursor.is(name) || !cursor.isAhead(1, '(')) return false;
  cursor.next();
  cursor.expect('(');
  cursor.expect(')');
  return true;
}

/** Only types of XML Schema: packs bring no schema of their own. */
function atomicType(cursor: Cursor): string {
  const token = cursor.next();
  if (token.kind !== 'name') throw new XPathError('a type name was expected', token.at);
  const { uri, local } = cursor.resolve(token.text, '', token.at);
  if (uri !== XS) throw new XPathError(`"${token.text}" is not a type of XML Schema`, token.at);
  return local;
}

/** The sign belongs to the type even where it could be an operator (XPath 2.0, A.1.2). */
function occurrence(cursor: Cursor): Occurrence {
  for (const sign of ['?', '*', '+'] as const) if (cursor.accept(sign)) return sign;
  return '';
}
