import { attributes, resolveAttributes } from './attributes.ts';
import { giveBlock } from './block.ts';
import { toUtf8 } from './encoding.ts';
import { declaration, instruction } from './markup.ts';
import { names } from './names.ts';
import { DOCUMENT, ELEMENT } from './kinds.ts';
import {
  addText,
  close,
  endContent,
  endText,
  hashes,
  hashOf,
  lengths,
  MAX_DEPTH,
  Reading,
  tags,
} from './reading.ts';
import { beginFragments, repeatFragments } from './passes/fragments.ts';
import { readOrdinary } from './passes/ordinary.ts';
import { ALL_READER_PASSES, type ReaderPasses } from './passes/pass.ts';
import { rememberRootTag, takeRootTag } from './passes/root-tag.ts';
import { indentEnd, isBlank, isBlankRange, plainTextEnd, refuseNonCharacters, sameBytes } from './scan.ts';
import { decodeText, isEntity, usualDeclaration } from './text.ts';
import { Tree } from './tree.ts';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const AMP = 0x26;

/**
 * Reads a document. Namespaces are resolved; no DTD and no entity beyond the five of XML is read, so nothing is ever
 * fetched or expanded. With `textNodes` every text is a node; see `Tree`. No tree depends on the passes.
 *
 * @throws XmlError with line and column when the bytes are not a well-formed, namespace-well-formed document.
 */
export function parse(input: Uint8Array, textNodes = false, passes: ReaderPasses = ALL_READER_PASSES): Tree {
  return parseUtf8(toUtf8(input), textNodes, passes);
}

/** The same for what is UTF-8 already, whatever it says of itself. */
export function parseUtf8(bytes: Buffer, textNodes = false, passes: ReaderPasses = ALL_READER_PASSES): Tree {
  const reading = new Reading(bytes, textNodes, passes);
  if (passes.fragments) beginFragments();
  try {
    return document(reading);
  } catch (error) {
    giveBlock(reading.columns.block);
    throw error;
  }
}

function document(r: Reading): Tree {
  const epoch = names.size;
  refuseNonCharacters(r.bytes);
  r.columns.add(DOCUMENT, -1, -1, 0, r.bytes.length);
  r.at = usualDeclaration(r.bytes);
  while (r.at < r.bytes.length) {
    if (r.bytes[r.at] === LT) markup(r);
    else text(r);
  }
  if (r.open !== 0) r.fail('the element is never closed', tags[r.depth]!);
  if (!r.rootSeen) r.fail('there is no element');
  r.columns.end[0] = r.columns.count;
  return new Tree(r.bytes, r.columns, r.decoded, r.scope.unknown, epoch, r.textNodes);
}

function markup(r: Reading): void {
  const next = r.bytes[r.at + 1];
  if (next === 0x3f) return instruction(r);
  if (next === 0x21) return declaration(r);
  if (next === SLASH) endTag(r);
  else {
    endText(r);
    startTag(r);
  }
  if (r.textNodes || !r.passes.ordinary) return;
  while (readOrdinary(r) && (!r.passes.fragments || repeatFragments(r)));
}

function text(r: Reading): void {
  const bytes = r.bytes;
  const from = r.at;
  let i = plainTextEnd(bytes, indentEnd(bytes, r.view, from), r.bytes.length);
  let plain = true;
  for (; i < r.bytes.length && bytes[i] !== LT; i = plainTextEnd(bytes, i + 1, r.bytes.length)) {
    if (bytes[i] === AMP) plain &&= isEntity(bytes, i);
    else if (bytes[i] !== GT) r.fail('a control character that XML forbids', i);
    else if (bytes[i - 1] === 0x5d && bytes[i - 2] === 0x5d && i - 2 >= from)
      r.fail('"]]>" stands in text', i - 2);
  }
  r.at = i;
  if (r.open !== 0) addText(r, from, i, plain ? undefined : decodeText(bytes, from, i, false));
  else if (!isBlankRange(bytes, from, i)) r.fail('text stands outside the document element', from);
}

function startTag(r: Reading): void {
  if (r.open === 0 && r.rootSeen) r.fail('a second document element');
  if (r.open === 0 && r.passes.rootTag && takeRootTag(r)) return;
  const { place } = r;
  if (++r.depth > MAX_DEPTH) r.fail(`elements are nested more than ${MAX_DEPTH} deep`);
  const from = r.at++;
  const slot = r.name(place, false);
  const length = r.at - from - 1;
  const node = r.columns.add(ELEMENT, -1, r.open, from, from);
  tags[r.depth] = from;
  r.rootSeen = true;
  const count = r.bytes[r.at] === GT ? 0 : attributes(r, node, place);
  r.columns.name[node] = r.scope.number(slot, place, from + 1, length, false);
  const { serial } = r.scope;
  if (count > 0) resolveAttributes(r, node, count, place);
  lengths[r.depth] = length;
  hashes[r.depth] = r.last = hashOf(serial);
  r.columns.serial[node] = serial;
  if (r.bytes[r.at] === SLASH) emptyTag(r, node);
  else {
    r.columns.from[node] = ++r.at;
    r.open = node;
    if (r.depth === 1 && r.passes.rootTag) rememberRootTag(r, from);
  }
}

function emptyTag(r: Reading, node: number): void {
  if (r.bytes[++r.at] !== GT) r.fail('"/" stands inside a tag');
  r.columns.from[node] = ++r.at;
  close(r, node, r.at);
}

function endTag(r: Reading): void {
  const node = r.open;
  if (node === 0) r.fail('an end tag without a start tag');
  endContent(r);
  const { bytes, at } = r;
  const length = lengths[r.depth]!;
  let i = at + 2;
  if (!sameBytes(r.bytes, r.view, tags[r.depth]! + 1, i, length))
    r.fail('the end tag does not match the start tag');
  i += length;
  while (isBlank(bytes[i])) i++;
  if (bytes[i] !== GT) r.fail('the end tag does not match the start tag');
  r.at = i + 1;
  r.open = r.columns.parent[node]!;
  close(r, node, at);
}
