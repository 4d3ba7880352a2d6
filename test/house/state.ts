// What outlives a call: variables of modules that change, and collections that begin empty. Each is a cache that says so in its
// name, or stands in the list with its reason.

import { parseAst } from 'vitest/node';
import { isGenerated, isTest, isTypeScript, lineOf } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

/** File → why what it remembers is no cache. */
export const LISTED: Readonly<Record<string, string>> = {
  'core/extension/hooks.ts': 'module hooks of the process, which cannot be taken back',
  'core/worker/thread.ts': 'a thread has one job at a time, and ends when it is spoiled',
  'plugins/pdfa/repair/lettered.ts': 'how many programs a document got already: a bound, not a result',
  'proto/schema/pointer.ts': 'how much its cache holds',
  'proto/schema/type.ts': 'marks schemas as optional where they are declared',
  'rules/engine/xml/block.ts': 'what the reader learns of documents it has read',
  'rules/engine/xml/reread.ts': 'which tree a document became when it was read again',
  'rules/engine/xml/passes/fragments.ts': 'markup of earlier documents; a pass of the reader',
  'rules/engine/xml/passes/root-tag.ts': 'start tags of earlier documents; a pass of the reader',
  'rules/engine/xml/qnames.ts': 'names have one number in the whole process',
  'rules/engine/xpath/runtime/short-texts.ts': 'two numbers handed back without an object',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
/** Shipped rooms; the page's app runs in a browser, one document to a process. */
const ROOMS = /^(proto|rules|pdf|core|plugins|gateway|cli|platform|scripts)\/(?!page\/app\/)/;
/** Collections that stay empty. */
const EMPTY = /^(NO_|NONE$|NOTHING|NOBODY)/;

export function checkState(tree: Tree, listed: Readonly<Record<string, string>> = LISTED): Violation[] {
  const found = [...tree]
    .filter(([file]) => ROOMS.test(file) && isTypeScript(file) && !isTest(file) && !isGenerated(file))
    .flatMap(([file, text]) => remembered(file, text).map((each) => ({ file, text, ...each })))
    .filter(({ name }) => !/cache$/i.test(name) && !EMPTY.test(name));
  const idle = Object.keys(listed).filter((file) => !found.some((each) => each.file === file));
  return [
    ...found
      .filter(({ file }) => !Object.hasOwn(listed, file))
      .map(({ file, text, name, start }) => ({
        place: `${file}:${lineOf(text, start)}`,
        what: `${name} outlives a call: name it …Cache if it is one, or list it with its reason`,
      })),
    ...idle.map((file) => ({ place: file, what: 'is listed and remembers nothing' })),
  ];
}

function remembered(file: string, text: string): { name: string; start: number }[] {
  const { body } = parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as {
    body: Node[];
  };
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node | null) : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) =>
      (node!['declarations'] as Node[]).filter((each) => node!['kind'] === 'let' || grows(each)),
    )
    .map(({ id, start }) => ({ name: String((id as { name?: string }).name), start }));
}

/** A collection without entries, unless its type says that it gets none. */
function grows({ id, init }: Node): boolean {
  const { type, callee, arguments: given } = (init ?? {}) as Partial<Record<string, unknown>>;
  const annotation = (id as { typeAnnotation?: { typeAnnotation?: { typeName?: { name?: string } } } })
    .typeAnnotation;
  if (annotation?.typeAnnotation?.typeName?.name?.startsWith('Readonly')) return false;
  return (
    type === 'NewExpression' &&
    COLLECTIONS.has((callee as { name?: string }).name ?? '') &&
    (given as unknown[]).length === 0
  );
}
