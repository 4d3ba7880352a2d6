// The repository as the house checks see it: paths and texts, from disk or planted by a test.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path relative to the root, with `/` → text. */
export type Tree = ReadonlyMap<string, string>;

/** One broken rule: where, and what is wrong there. */
export interface Violation {
  place: string;
  what: string;
}

export function show(violations: readonly Violation[]): string[] {
  return violations.map(({ place, what }) => `${place}: ${what}`);
}

const foreign = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage', 'data']);
const textual =
  /\.(tsx?|js|mjs|json|md|sch|xml|xsd|xsl|java|proto|yaml|yml|sh|service|txt|css|html)$|(^|\/)(run|LICENSE|\.[a-z]+rc|\.gitignore)$/;

/** Is a file or folder of this name ours? */
export function isOurs(name: string): boolean {
  // A test of rules/build.ts compiles into a folder of its own while others run.
  return !foreign.has(name) && !name.startsWith('dist-test-');
}

/** Every text file of ours below the root, generated ones included. */
export function readTree(root: string): Tree {
  const files = globSync(['**/*', '.*', '.ci/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => !isOurs(entry.name),
  });
  const named = files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => textual.test(file));
  return new Map(named.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Generated code keeps its generator's shape; what guards it is the comparison with a fresh run. */
export function isGenerated(file: string): boolean {
  return (
    file.startsWith('proto/gen/') || file.startsWith('proto/conforme/') || file.startsWith('proto/grpc/')
  );
}

export function isTypeScript(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

/** Tests, and in a folder `testing` what tests of several files share. */
export function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/testing/');
}

export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export function lineCount(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
