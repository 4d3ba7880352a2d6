import { ATTRIBUTE, COMMENT, ELEMENT, INSTRUCTION, TEXT } from '../xml/index.ts';
import type { Tree } from '../xml/index.ts';

/**
 * One step of a location: `*:name[namespace-uri()='u']`, `*[local-name()='n' and namespace-uri()='u']`, `Q{u}name`,
 * `p:name`, `name` or a kind test, an `@` before it or a position behind it. Between them every SVRL writer in use.
 */
const STEP =
  /\/(@?)(?:\*:([^[/]+)\[namespace-uri\(\)\s*=\s*['"]([^'"]*)['"]\]|\*\[local-name\(\)\s*=\s*['"]([^'"]*)['"](?:\s+and\s+namespace-uri\(\)\s*=\s*['"]([^'"]*)['"])?\]|(?:Q\{([^}]*)\})?([^[/]+))(?:\[(\d+)\])?/y;

const KINDS: Readonly<Record<string, number>> = {
  text: TEXT,
  comment: COMMENT,
  'processing-instruction': INSTRUCTION,
};

/** A step's node test; `uri` null where only a prefix is known: then any namespace will do. */
interface Wanted {
  readonly kind: number;
  readonly uri: string | null;
  readonly local: string | null;
}

/** The node a location of SVRL names; null when it cannot be read or names none. */
export function placeOf(tree: Tree, location: string): number | null {
  let node = 0;
  const path = location === '/' ? '' : location;
  STEP.lastIndex = 0;
  for (let at = 0; at < path.length; at = STEP.lastIndex) {
    const match = STEP.exec(path);
    const found = match && child(tree, node, wanted(match), Number(match[8] ?? 1));
    if (found === null) return null;
    node = found;
  }
  return node;
}

function wanted([, at, star, starUri, local, uri, braced, name = '']: readonly string[]): Wanted {
  const kind = at ? ATTRIBUTE : ELEMENT;
  if (star !== undefined) return { kind, uri: starUri!, local: star };
  if (local !== undefined) return { kind, uri: uri ?? null, local };
  if (braced !== undefined) return { kind, uri: braced, local: name };
  const test = /^([\w-]+)\([^)]*\)$/.exec(name);
  if (test) return { kind: KINDS[test[1]!] ?? ELEMENT, uri: null, local: null };
  const colon = name.indexOf(':');
  return colon < 0 ? { kind, uri: '', local: name } : { kind, uri: null, local: name.slice(colon + 1) };
}

function child(tree: Tree, parent: number, { kind, uri, local }: Wanted, position: number): number | null {
  let left = position;
  for (let n = parent + 1; n < tree.end[parent]!; n = tree.end[n]!) {
    if (tree.kind[n] !== kind) continue;
    const name = local === null ? null : tree.nameOf(n);
    if (name && (name.local !== local || (uri !== null && name.uri !== uri))) continue;
    if (--left === 0) return n;
  }
  return null;
}
