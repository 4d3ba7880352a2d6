// Reads every valid e-reporting file of a corpus into its fields and writes it again: nothing may be unread, and what is written says
// the same, element by element.
//   node test/round-trip/reports.ts DIR

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRegistry } from '@conforme/core/main';
import { ATTRIBUTE, ELEMENT, parse, type Tree } from '@conforme/engine/xml';

interface Verdict {
  readonly file: string;
  readonly root: string;
  readonly schema: Readonly<Record<string, boolean>>;
}

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** Each element and attribute that says something, as a path and its text; those that are empty say nothing. */
function told(tree: Tree, node: number, at: string): string[] {
  const said: string[] = [];
  let isLeaf = true;
  for (let n = node + 1; n < tree.end[node]!; n = tree.end[n]!) {
    const { uri, local } = tree.nameOf(n);
    if (tree.kind[n] === ELEMENT) {
      isLeaf = false;
      said.push(...told(tree, n, `${at}/{${uri}}${local}`));
    } else if (tree.kind[n] === ATTRIBUTE && uri !== XSI) said.push(`${at}/@${local} ${tree.text(n).trim()}`);
  }
  const text = isLeaf ? tree.text(node).trim() : '';
  return text === '' ? said : [`${at} ${text}`, ...said];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');
const verdicts = readFileSync(path.join(folder, 'bases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Verdict);
const registry = await createRegistry();
let passed = 0;
let failed = 0;
const { model } = registry.all('message').find(({ id }) => id === 'flux10')!;
if (!model) throw new Error('nothing reads e-reporting files');
await model.load();
for (const { file } of verdicts.filter(({ root }) => root === 'flux10')) {
  const before = parse(readFileSync(path.join(folder, file)));
  const { message, unread } = model.read(before);
  const after = parse(model.write(message, '/message').bytes);
  const lines = told(before, before.root, '');
  const written = told(after, after.root, '');
  const isSame = unread.length === 0 && lines.join('\n') === written.join('\n');
  if (isSame) passed++;
  else {
    failed++;
    const lost = lines.filter((line) => !written.includes(line)).slice(0, 5);
    console.log(`FAILED ${file}: ${unread.length} unread; ${lost.join('; ')}`);
  }
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
