import type { Columns } from './block.ts';
import { COMMENT, ELEMENT, INSTRUCTION, TEXT } from './kinds.ts';

// Tags are no nodes, so where an element begins and ends in the source is read from the bytes around its content.

/** What of a tree says where its nodes stand in the source. */
interface Source extends Columns {
  readonly bytes: Buffer;
}

/** What of it says what is in them. */
interface Content extends Source {
  text(node: number): string;
  firstChild(node: number): number;
  nextSibling(node: number): number;
}

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;

/** A CDATA section with nothing in it is neither a node nor text. */
const NOTHING = '<![CDATA[]]>';
const COMMENT_OPEN = '<!--'.length;
const COMMENT_CLOSE = '-->'.length;
const INSTRUCTION_OPEN = '<?'.length;
const INSTRUCTION_CLOSE = '?>'.length;

/** Where the start tag of an element begins: its attributes hold no "<" (XML 1.0, 2.3). */
export function tagOf({ bytes, from }: Pick<Source, 'bytes' | 'from'>, element: number): number {
  let at = from[element]! - 1;
  while (bytes[at] !== LT) at--;
  return at;
}

/** The target of a processing instruction. */
export function targetOf(tree: Source, instruction: number): string {
  const start = tagOf(tree, instruction) + INSTRUCTION_OPEN;
  return /^[^\s?]*/.exec(tree.bytes.toString('utf8', start, tree.to[instruction]))![0];
}

/** The bytes of a whole element, tags included: where they begin, and the place after them. */
export function sourceOf(tree: Source, element: number): { readonly from: number; readonly to: number } {
  return { from: tagOf(tree, element), to: endOf(tree, element) };
}

/**
 * The one node whose raw bytes are the whole text of an element, `first` being the node after its attributes: the element itself or its only
 * child; -1 where no node is.
 */
export function textOf({ kind, end }: Source, element: number, first: number): number {
  if (first === end[element]) return element;
  return kind[first] === TEXT && end[first] === end[element] ? first : -1;
}

/** The end of the name that begins here. */
export function qnameEnd(bytes: Buffer, start: number): number {
  let end = start;
  while (bytes[end]! > 0x20 && bytes[end] !== GT && bytes[end] !== SLASH) end++;
  return end;
}

/** The string value of an element that has child nodes: theirs, and the blanks between them. */
export const joined = (tree: Content, element: number): string =>
  textFrom(tree, element, tree.firstChild(element), tree.from[element]!, false);

/** A text between tags, of which the node is the first piece: comments and instructions part it into nodes and are no part of it. */
export const textBetweenTags = (tree: Content, first: number): string =>
  textFrom(tree, tree.parent[first]!, first, tree.from[first]!, true);

/** From a child on, or from the blanks in front of it: to the end of the element, or to the first tag. */
function textFrom(tree: Content, element: number, first: number, from: number, toTag: boolean): string {
  let text = '';
  let at = from;
  for (let n = first; n >= 0; n = tree.nextSibling(n)) {
    text += blanks(tree, at, startOf(tree, n));
    if (toTag && tree.kind[n] === ELEMENT) return text;
    if (tree.kind[n] === ELEMENT || tree.kind[n] === TEXT) text += tree.text(n);
    at = endOf(tree, n);
  }
  return text + blanks(tree, at, tree.to[element]!);
}

/** Line ends as XML 1.0, 2.11, has them. */
function blanks({ bytes }: Source, from: number, to: number): string {
  if (from === to) return '';
  return bytes.toString('latin1', from, to).replaceAll(NOTHING, '').replaceAll(/\r\n?/g, '\n');
}

function startOf(tree: Source, node: number): number {
  const kind = tree.kind[node]!;
  if (kind === ELEMENT || kind === INSTRUCTION) return tagOf(tree, node);
  return kind === COMMENT ? tree.from[node]! - COMMENT_OPEN : tree.from[node]!;
}

function endOf(tree: Source, node: number): number {
  const kind = tree.kind[node];
  const to = tree.to[node]!;
  if (kind === TEXT) return to;
  if (kind === COMMENT) return to + COMMENT_CLOSE;
  if (kind === INSTRUCTION) return to + INSTRUCTION_CLOSE;
  if (isEmptyTag(tree, node)) return to;
  return tree.bytes.indexOf(GT, to) + 1;
}

/** `<a/>`: a "/" before the content that is in no attribute value, since a quote would follow. */
const isEmptyTag = ({ bytes, from, to }: Source, element: number): boolean =>
  from[element] === to[element] && bytes[from[element]! - 2] === SLASH;
