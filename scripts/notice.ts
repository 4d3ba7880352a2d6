// Writes NOTICE: whose work production ships beside ours, made from package-lock.json and the licences that lie in the packages. Fails
// where a package is under a licence that is not on the list (scripts/licences.ts).
//   node scripts/notice.ts [--check]     with --check nothing is written; status 1 when the file is not what would be

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED, unlicensed } from './licences.ts';
import { shipped, type ThirdParty } from './third-party.ts';

const ROOT = path.join(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'NOTICE');

const HEAD = `Conforme
Licensed under the Apache License, Version 2.0 (LICENSE).

Works of others that a production install holds, and those the page is bundled with, each with its version, its licence (SPDX) and whose it is. The texts of the licences lie
in the packages. Made by npm run generate, and held by npm run check.

Beside them: Node.js, which comes as one of the node-* packages below, holds works of many (LICENSE of that package, in the image
/usr/share/doc/nodejs/copyright); the image holds libraries of Debian (/usr/share/doc/*/copyright).
`;

/** Texts of licences, at the top of a package or one folder below; those of what is not shipped aside. */
const TEXTS = ['LICEN[CS]E*', '[Ll]icen[cs]e*', 'COPYING*', 'NOTICE*', '*/LICENSE*'];
const NOT_SHIPPED =
  /LICENSE_LIBERATION|\.(js|ts|json)$|(^|\/)(test|tests|docs|examples?|src|web|wasm|build|legacy)\//;

/** Lines that say whose work it is, without addresses. */
export function copyrightsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s/*#%]+(?:Copyright:\s+(?=Copyright))?/, ''))
    .filter(
      (line) =>
        /^(copyright\s+(\(c\)|©|\d{4}|the\s)|(\(c\)|©)\s+\d{4})/i.test(line) && !line.includes('[yyyy]'),
    )
    .map((line) => line.replaceAll(/\s*<[^>]*>/g, '').trim());
}

function authorsOf({ place, platform }: ThirdParty): string[] {
  const folder = path.join(ROOT, place);
  // What is installed on some machines only must not make the file differ among them.
  if (platform) return [];
  if (!existsSync(folder)) throw new Error(`${place} is not installed: run npm ci`);
  const files = globSync(TEXTS, { cwd: folder }).filter((file) => !NOT_SHIPPED.test(file));
  const lines = [...new Set(files)]
    .sort()
    .flatMap((file) => copyrightsIn(readFileSync(path.join(folder, file), 'utf8')));
  return [...new Set(lines)];
}

export function notice(packages: readonly ThirdParty[]): string {
  const entries = packages.map((each) => {
    const head = `${each.name} ${each.version} (${each.license?.replace(/^\((.*)\)$/, '$1')})`;
    return [head, ...authorsOf(each).map((line) => `  ${line}`)].join('\n');
  });
  return `${HEAD}\n${[...new Set(entries)].sort().join('\n')}\n`;
}

function main(): void {
  const packages = shipped();
  const refused = unlicensed(packages);
  if (refused.length > 0) {
    process.stderr.write(`not under ${[...ALLOWED].join(', ')}:\n${refused.join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  const text = notice(packages);
  if (!process.argv.includes('--check')) writeFileSync(FILE, text);
  else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
    process.stderr.write('NOTICE is not what the packages say: run npm run generate\n');
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
