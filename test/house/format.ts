// Is every file as prettier writes it? What was judged before and has not changed since is not judged again: prettier's own cache
// still reads its options anew for each file, which takes longer than all other checks together.

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, clearConfigCache, getFileInfo, resolveConfig, version } from 'prettier';
import { isOurs } from './tree.ts';

/** What decides the form of a file besides the file itself. */
const DECIDES = ['.prettierrc.json', '.prettierignore', '.editorconfig'];

/** Digests of texts, each with its path, that are well formed or none of prettier's. */
type Judged = ReadonlySet<string>;

/** The files that are not as prettier writes them. @param record the file that says what was judged before */
export async function misformatted(root: string, record: string): Promise<readonly string[]> {
  const rules = [version, ...DECIDES.map((file) => readFileSync(path.join(root, file), 'utf8'))].join('\n');
  await clearConfigCache();
  const before = judgedBefore(record);
  const passed: string[] = [];
  const failed: string[] = [];
  for (const file of filesOf(root)) {
    const text = readFileSync(path.join(root, file));
    const digest = createHash('sha256').update(`${rules}\n${file}\n`).update(text).digest('base64url');
    if (before.has(digest) || (await isFormatted(root, file, text))) passed.push(digest);
    else failed.push(file);
  }
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, passed.join('\n'));
  return failed;
}

function judgedBefore(record: string): Judged {
  try {
    return new Set(readFileSync(record, 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}

function filesOf(root: string): string[] {
  return globSync(['**/*', '**/.*', '**/.*/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => !isOurs(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function isFormatted(root: string, file: string, text: Buffer): Promise<boolean> {
  const filepath = path.join(root, file);
  const { ignored, inferredParser } = await getFileInfo(filepath, {
    ignorePath: path.join(root, '.prettierignore'),
  });
  if (ignored || inferredParser === null) return true;
  const options = { ...(await resolveConfig(filepath, { editorconfig: true })), filepath };
  // What does not parse has no form; prettier says why when it is asked to write it.
  return check(text.toString('utf8'), options).catch(() => false);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const failed = await misformatted(root, path.join(root, '.cache/check/formatted'));
  for (const file of failed)
    process.stdout.write(`${file} is not as prettier writes it: npx prettier --write ${file}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
