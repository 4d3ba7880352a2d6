// Links and file names in documents: each leads somewhere, and so does the heading of a link.

import path from 'node:path';
import { lineOf } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

const LINK = /\]\(([^()\s]+)\)/g;

/** @param exists whether a file or folder of the repository is there, by its path from the root. */
export function checkLinks(tree: Tree, exists: (file: string) => boolean): Violation[] {
  return [...tree]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...withoutCode(text).matchAll(LINK)].flatMap((link) => {
        const what = faultOf(tree, exists, file, link[1]!);
        return what ? [{ place: `${file}:${lineOf(text, link.index)}`, what }] : [];
      }),
    );
}

function faultOf(
  tree: Tree,
  exists: (file: string) => boolean,
  from: string,
  link: string,
): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [file = '', heading] = link.split('#');
  const to = file === '' ? from : path.posix.join(path.posix.dirname(from), file).replace(/\/$/, '');
  if (!exists(to)) return `"${link}" leads to no file (${to})`;
  const text = tree.get(to);
  if (heading === undefined || text === undefined || !to.endsWith('.md')) return undefined;
  return headingsOf(text).has(heading) ? undefined : `"${link}" leads to no heading of ${to}`;
}

const NAME = /`([\w./-]+\.(?:ts|mjs))`/g;
/** What a recipe calls the file to be written. */
const PLACEHOLDER = /(?:^|\/)(?:x|xx|my-[\w-]+)[./]/;

/** Files that documents name without a link: from the root, from the document's folder, or by the end of their path. */
export function checkNames(tree: Tree): Violation[] {
  const ends = new Set([...tree.keys()].flatMap(endsOf));
  return [...tree]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...withoutCode(text).matchAll(NAME)]
        .map((found) => ({ name: found[1]!, index: found.index }))
        .filter(({ name }) => !PLACEHOLDER.test(name) && !isNamed(tree, ends, file, name))
        .map(({ name, index }) => ({
          place: `${file}:${lineOf(text, index)}`,
          what: `names ${name}, which is no file`,
        })),
    );
}

const isNamed = (tree: Tree, ends: ReadonlySet<string>, from: string, name: string): boolean =>
  ends.has(name) || tree.has(path.posix.join(path.posix.dirname(from), name));

/** `a/b/c.ts`, `b/c.ts`, `c.ts`. */
function endsOf(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, i) => steps.slice(i).join('/'));
}

/** The anchors that GitHub gives to headings. */
function headingsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** Blocks of code as blanks, so that places stay where they are. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
}
