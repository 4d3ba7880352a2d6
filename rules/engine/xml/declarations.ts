import { tagOf } from './content.ts';
import { decodeText } from './text.ts';
import type { Tree } from './tree.ts';

const GREATER = 0x3e;

/**
 * Prefixes and namespaces that an element itself declares; '' is the prefix of the default namespace. Read again from its
 * start tag: the tree keeps no namespace nodes, and only readers of schemas and stylesheets ask.
 */
export function declarations(tree: Tree, element: number): [prefix: string, uri: string][] {
  const start = tagOf(tree, element);
  const tag = tree.bytes.toString('latin1', start, endOfTag(tree.bytes, start));
  const found = tag.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...found].map((match) => {
    const [whole, prefix = '', double, single] = match;
    const uri = double ?? single ?? '';
    const to = start + match.index + whole.length - 1;
    return [utf8(prefix), decodeText(tree.bytes, to - uri.length, to, true)];
  });
}

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');

/** A ">" inside a quoted value ends no tag. */
function endOfTag(bytes: Buffer, start: number): number {
  let quote = 0;
  for (let at = start; ; at++) {
    const byte = bytes[at]!;
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === 0x22 || byte === 0x27) quote = byte;
    else if (byte === GREATER) return at;
  }
}
